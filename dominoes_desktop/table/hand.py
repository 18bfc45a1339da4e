"""How does a tile of the own hand move with the mouse: lifted, carried, refused, put back?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, QVariantAnimation

from ..rules.tile import Tile
from .fresh import Fresh
from .motion import course, glide, least, sequence, shake, shift
from .pose import Pose, turning
from .tile_item import TileItem

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen

RETURN = 200  # ms of a tile's way back to its slot
SHAKE = 260  # ms for which a refused tile shakes its head
SLIDE = 140  # ms in which the others make room
EASE = 110  # ms in which a held tile turns into a place, or out of it
CHOSEN = 10  # pixels at scale 1 by which a chosen tile stands higher
HELD_Z = 50.0
GROWN = 1.08  # a lifted tile is nearer to the eye


Row = tuple[Tile, ...]


class Hand:
    """The tiles in the rack that the mouse moves. ``beat`` 0: all motion is done at once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.fresh = Fresh(scene)
        self.beat = 1.0
        self._returning: dict[TileItem, QAbstractAnimation] = {}
        self._before: tuple[Row | None] | None = None  # the hand's order before a tile was lifted
        self._risen: set[Tile] = set()
        self._spot: Pose | None = None  # the place that the held tile is turned into
        self._easing: QVariantAnimation | None = None
        self._aim = QPointF()
        self._away = QPointF()  # what is left of the way, the turn and the growth being eased
        self._turn = 0.0
        self._size = 1.0

    def item_at(self, at: QPointF) -> TileItem | None:
        """The uppermost tile of the hand at that point of the scene."""
        best: TileItem | None = None
        for tile in self.scene.rack_slots:
            item = self.scene.items_by_tile.get(tile)
            if item is None or not item.pose.up:
                continue
            on_top = best is None or item.zValue() >= best.zValue()
            if on_top and item.face_rect().contains(item.mapFromScene(at)):
                best = item
        return best

    def carry(self, item: TileItem, where: QPointF, spot: Pose | None) -> None:
        """Hold the tile with its middle at ``where``, or turned into the place ``spot``.

        Over the rack the others make room for it.
        """
        self._make_room(item, where, spot is None and self._over_rack(where))
        slot = self.scene.rack_slots.get(item.tile, item.pose)
        if spot is not None:
            pose = replace(spot, lifted=True, rim=True, z=HELD_Z)
        else:
            short = self._held_short(slot)
            pose = replace(
                slot, x=where.x(), y=where.y(), short=short, lifted=True, rim=False, z=HELD_Z
            )
        look = (pose.across, pose.short, spot is None)
        changed = look != (item.pose.across, item.pose.short, self._spot is None)
        if changed or spot != self._spot:
            self._ease(item, pose)
        self._spot = spot
        self._aim = QPointF(pose.x, pose.y)
        item.apply(pose)
        self._place(item)

    def put_back(self, item: TileItem, shaking: bool = False) -> None:
        """To its slot; first it shakes its head, if it was refused."""
        self.leave(item)
        slot = self.scene.rack_slots.get(item.tile)
        if slot is None:
            return
        if not self.beat:
            item.apply(slot)
            return
        before = [shake(item, SHAKE * self.beat)] if shaking else []
        self._start(item, sequence([*before, glide(item, slot, RETURN * self.beat)]))

    def stand(self, item: TileItem | None) -> None:
        """To where it stands, if a press has stopped it on its way there."""
        slot = None if item is None else self.scene.rack_slots.get(item.tile)
        if item is not None and slot is not None and not self.moves(item):
            to = self._stand(item.tile, slot)
            if (item.x(), item.y()) != (to.x, to.y):
                self._send(item, to)

    def leave(self, item: TileItem) -> None:
        """Nothing moves this tile any more; it stays where it is."""
        self._end_return(item)
        self._end_ease()
        self._spot = self._before = None

    def leave_all(self) -> None:
        """No tile is on its way back any more, and none stands higher than others."""
        self._risen.clear()
        for item in list(self._returning):
            self._end_return(item)
        self.fresh.settle()

    # the order

    def as_before(self) -> None:
        """The tile that is held shall stand where it stood."""
        before, self._before = self._before, None
        seen = self.scene.seen
        if before is not None and seen is not None:
            self.scene.order.restore(seen.observation, before[0])
            self.rearrange()

    def sort(self, how: str) -> None:
        """From now on the hand stands so: one of `ORDERS`."""
        self._before = None
        self.scene.order.sort(how)
        self.rearrange()

    def rearrange(self) -> None:
        """Every tile but the held one to where it now belongs."""
        scene = self.scene
        if scene.seen is None:
            return
        before = dict(scene.rack_slots)
        for tile, slot in scene.rack_poses(scene.seen).items():
            item = scene.items_by_tile.get(tile)
            if item is not None and slot != before.get(tile) and item is not scene.gestures.held:
                self._send(item, self._stand(tile, slot))
        self.fresh.settle()
        scene.arranged.emit()

    def rise(self, tiles: set[Tile]) -> None:
        """These stand higher than the others, and no other does."""
        changed, self._risen = self._risen ^ tiles, set(tiles)
        for tile in changed:
            item, slot = self.scene.items_by_tile.get(tile), self.scene.rack_slots.get(tile)
            if item is not None and slot is not None and item is not self.scene.gestures.held:
                self._send(item, self._stand(tile, slot))

    def _make_room(self, item: TileItem, where: QPointF, over_rack: bool) -> None:
        """Where the tile would be set down among the others, there is a gap for it."""
        seen, slots, order = self.scene.seen, self.scene.rack_slots, self.scene.order
        if seen is None or item.tile not in slots:
            return
        one = seen.observation
        if self._before is None:
            self._before = (order.remember(one),)
        if over_rack:
            at = _place_at(where, slots)
            if at != list(slots).index(item.tile):
                order.put(one, item.tile, at)
                self.rearrange()
        elif order.remember(one) != self._before[0]:
            order.restore(one, self._before[0])
            self.rearrange()

    def _over_rack(self, at: QPointF) -> bool:
        frame = self.scene.frame
        beside = frame.rack.x - at.x(), at.x() - frame.rack.right
        return max(beside) < frame.short and frame.pill.bottom < at.y() < frame.height

    def _stand(self, tile: Tile, slot: Pose) -> Pose:
        """Where a tile of that slot stands: higher, if it is chosen or risen."""
        up = tile in self._risen or tile == self.scene.gestures.chosen
        return replace(slot, y=slot.y - CHOSEN * self.scene.frame.scale) if up else slot

    def _send(self, item: TileItem, to: Pose) -> None:
        """Let it slide there."""
        self._end_return(item)
        if not self.beat:
            item.apply(to)
            return
        self._start(item, shift(item, to, SLIDE * self.beat))

    def _start(self, item: TileItem, way: QAbstractAnimation) -> None:
        way.setParent(self.scene)  # it must outlive its own last signal
        self._returning[item] = way
        way.finished.connect(lambda: self._end_return(item))
        way.start()

    def moves(self, item: TileItem) -> bool:
        """Is it on its way back?"""
        return item in self._returning

    def shifts(self, seen: Seen, ms: float) -> list[QAbstractAnimation]:
        """The hand makes room, or closes up, around a tile that comes or goes."""
        self.fresh.clear()
        shifts = []
        for one, slot in self.scene.rack_poses(seen).items():
            item, pose = self.scene.items_by_tile.get(one), replace(slot, rim=False)
            if item is None or not item.pose.up or self.scene.gestures.moves(item):
                continue
            if replace(item.pose, rim=False) != pose:
                shifts.append(shift(item, pose, ms))
        return shifts

    def raise_up(self, tile: Tile) -> None:
        """It is the chosen one."""
        item, slot = self.scene.items_by_tile.get(tile), self.scene.rack_slots.get(tile)
        if item is not None and slot is not None:
            item.apply(replace(slot, y=slot.y - CHOSEN * self.scene.frame.scale))

    def rest(self, tile: Tile) -> None:
        """Back in its slot at once, unless it is on its way there."""
        item, slot = self.scene.items_by_tile.get(tile), self.scene.rack_slots.get(tile)
        if item is not None and slot is not None and not self.moves(item):
            item.apply(slot)

    def _held_short(self, slot: Pose) -> float:
        """As large as the tiles on the table, and larger than in the rack."""
        camera = self.scene.camera
        dpr = self.scene.dpr
        grown = round(slot.short * GROWN * dpr / 2) * 2 / dpr
        return grown if camera is None else max(grown, camera.short)

    def _ease(self, item: TileItem, to: Pose) -> None:
        """The tile is about to leap: let it glide there instead."""
        self._end_ease()
        if not self.beat:
            return
        self._away = item.pos() - QPointF(to.x, to.y)
        self._size = item.pose.short * item.scale() / to.short
        self._turn = least(item.rotation() + turning(item.pose, to))
        begun = QPointF(self._away), self._size, self._turn

        def step(done: float) -> None:
            left = 1.0 - done
            self._away, self._turn = begun[0] * left, begun[2] * left
            self._size = 1.0 + (begun[1] - 1.0) * left
            self._place(item)

        self._easing = course(EASE, step)
        self._easing.setParent(self.scene)
        self._easing.finished.connect(self._end_ease)
        self._easing.start()

    def _end_ease(self) -> None:
        ease, self._easing = self._easing, None
        if ease is not None:
            ease.stop()
            ease.deleteLater()

    def _end_return(self, item: TileItem) -> None:
        way = self._returning.pop(item, None)
        if way is not None:
            way.stop()
            way.deleteLater()

    def _place(self, item: TileItem) -> None:
        if self._easing is not None:
            item.setPos(self._aim + self._away)
            item.setScale(self._size)
            item.setRotation(self._turn)


def _place_at(where: QPointF, slots: Mapping[Tile, Pose]) -> int:
    """The place in the rack, from 0, that is nearest to that point."""
    away = [(where - QPointF(slot.x, slot.y)).manhattanLength() for slot in slots.values()]
    return away.index(min(away))
