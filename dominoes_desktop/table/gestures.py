"""What do the hands at the window do? Drags, clicks and double clicks become moves.

Only moves that the observation lists can be formed. A tile that doesn't fit may be picked up;
dropped, it shakes, returns and the reason is said. Everything works without hover.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt

from ..rules.move import Draw, Move, Pass, Play
from ..rules.tile import Tile
from .motion import glide, sequence, shake
from .refuse import reason_against
from .tile_item import GhostItem, TileItem

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen

SNAP = 40.0  # logical pixels around a ghost within which a release takes it
START = 6.0  # pixels the pointer goes before a press is a drag
RETURN = 200  # ms of a tile's way back to its slot


class Gestures:
    """The state of the hands: nothing, a press, a drag, or a tile chosen by a click."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.locked = True
        self.beat = 1.0  # of the ways back
        self.chosen: Tile | None = None
        self._pressed: TileItem | None = None
        self._on_heap = False
        self._from = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._near: Play | None = None
        self._returning: dict[TileItem, QAbstractAnimation] = {}

    @property
    def seen(self) -> Seen | None:
        return self.scene.seen

    def lock(self) -> None:
        """No move can be made until ``unlock``; a tile in the hand of the mouse is let go."""
        self.locked = True
        self.chosen = None
        self._let_go()

    def unlock(self, seen: Seen) -> None:
        """What is seen has settled."""
        for item in list(self._returning):
            self._stop_return(item)
        self.locked = not seen.observation.legal or seen.covered

    # the mouse

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self.seen is None or self._pressed is not None:
            return
        self._from = at
        self._on_heap = False
        ghost = self._ghost_at(at)
        if ghost is not None and self.chosen is not None:
            self._make(ghost)
            return
        item = self._hand_item_at(at)
        if item is not None:
            self._pressed = item
            self._grip = item.pos() - at
            self._stop_return(item)
        elif self.scene.furniture.heap.contains(self.scene.furniture.heap.mapFromScene(at)):
            self._on_heap = True
        else:
            self.choose(None)

    def move(self, at: QPointF) -> None:
        far = (at - self._from).manhattanLength() >= START
        if self._on_heap and far and self._may(Draw):
            self._on_heap = False
            item = self.scene.add_loose(self.scene.heap_pose())
            item.setZValue(50)
            self._pressed, self._grip, self._dragging = item, item.pos() - self._from, True
        elif self._pressed is not None and far and not self._dragging:
            self._lift(self._pressed)
        if self._dragging and self._pressed is not None:
            self._follow(self._pressed, at)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton:
            return
        item, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if self._on_heap:
            self._on_heap = False
            self.draw()
        elif item is None:
            return
        elif item in self.scene.loose:
            self._drop_back(item, at)
        elif dragging:
            self._drop_tile(item, at)
        else:
            self._click(item.tile)

    def double(self, at: QPointF, button: Qt.MouseButton) -> None:
        """Plays where only one place is possible, else the places are offered."""
        item = self._hand_item_at(at)
        if button != Qt.MouseButton.LeftButton or item is None or self.seen is None:
            self.press(at, button)
            return
        plays = [] if self.locked else self.seen.plays_of(item.tile)
        if len(plays) == 1:
            self._make(plays[0])
        elif plays:
            self.choose(item.tile)

    # what can be asked for by key and button too

    def draw(self) -> None:
        """Draw, where the rules allow."""
        if self._may(Draw):
            self._make(Draw())
        elif self.seen is not None and not self.locked:
            self.scene.furniture.say_why(self.seen, reason_against(self.seen.observation, Draw()))

    def pass_turn(self) -> None:
        """Pass, where the rules allow."""
        if self._may(Pass):
            self._make(Pass())
        elif self.seen is not None and not self.locked:
            self.scene.furniture.say_why(self.seen, reason_against(self.seen.observation, Pass()))

    def play_drawn(self) -> None:
        """Play the tile just drawn; where it fits twice, its places are offered."""
        if self.seen is None or self.locked or not self.seen.observation.fresh:
            return
        tile = self.seen.observation.fresh[-1]
        plays = self.seen.plays_of(tile)
        if len(plays) == 1:
            self._make(plays[0])
        else:
            self.choose(tile)

    def choose(self, tile: Tile | None) -> None:
        """Show where this tile fits; None: no tile is chosen any more."""
        before, self.chosen = self.chosen, None
        self.scene.clear_ghosts()
        if before is not None:
            self._rest(before)
        if tile is None or self.seen is None or self.seen.covered:
            return
        self.chosen = tile
        item = self.scene.items_by_tile.get(tile)
        if item is not None:
            item.setPos(item.pose.x, item.pose.y - 10 * self.scene.frame.scale)
        if not self.locked:
            self.scene.show_ghosts(self.seen.plays_of(tile))
        self.scene.furniture.say_choice(self.seen, tile, not self.locked)

    # inside

    def _may(self, kind: type[Draw] | type[Pass]) -> bool:
        seen = self.seen
        return (
            not self.locked
            and seen is not None
            and any(isinstance(move, kind) for move in seen.observation.legal)
        )

    def _make(self, move: Move) -> None:
        if not self.locked:
            self.chosen = None
            self.scene.clear_ghosts()
            self.scene.make(move)

    def _click(self, tile: Tile) -> None:
        if self.chosen == tile:
            self.choose(None)
        elif self.locked or self.seen is None or self.seen.plays_of(tile):
            self.choose(tile)
        else:
            self.choose(None)
            self._refuse(self.scene.items_by_tile[tile], None)

    def _lift(self, item: TileItem) -> None:
        self._dragging = True
        self.choose(None)
        item.apply(replace(item.pose, lifted=True, rim=False, z=50))
        if not self.locked and self.seen is not None:
            self.scene.show_ghosts(self.seen.plays_of(item.tile))

    def _follow(self, item: TileItem, at: QPointF) -> None:
        """The tile goes with the pointer; near a ghost it turns and lies down there."""
        where = at + self._grip
        near = self._nearest(at, where)
        for play, ghost in self.scene.ghosts.items():
            ghost.set_near(play == near)
        self._near = near
        if near is not None:
            pose = self.scene.ghosts[near].pose
            item.apply(replace(pose, lifted=True, rim=True, z=50))
        elif item.tile in self.scene.rack_slots:
            slot = self.scene.rack_slots[item.tile]
            item.apply(replace(slot, x=where.x(), y=where.y(), lifted=True, rim=False, z=50))
        else:
            item.setPos(where)

    def _nearest(self, at: QPointF, where: QPointF) -> Play | None:
        """The ghost within reach of the pointer or the tile's middle; the nearer of two."""
        best: tuple[float, Play] | None = None
        for play, ghost in self.scene.ghosts.items():
            gap = min(_gap(ghost, at), _gap(ghost, where))
            if gap <= SNAP:
                middle = QPointF(ghost.pose.x, ghost.pose.y)
                away = min((middle - at).manhattanLength(), (middle - where).manhattanLength())
                if best is None or away < best[0]:
                    best = away, play
        return best[1] if best else None

    def _drop_tile(self, item: TileItem, at: QPointF) -> None:
        near, self._near = self._near, None
        seen = self.seen
        over_table = at.y() < self.scene.frame.pill.y + self.scene.frame.pill.h
        plays = [] if self.locked or seen is None else seen.plays_of(item.tile)
        if near is not None and not self.locked:
            self._make(near)
        elif plays and over_table and plays[0].host is None:
            self._make(plays[0])  # the first tile may be dropped anywhere
        else:
            self.scene.clear_ghosts()
            if over_table and not plays:
                self._refuse(item, at)
            else:
                self._go_back(item, [])

    def _drop_back(self, item: TileItem, at: QPointF) -> None:
        away = (at - self._from).manhattanLength() > SNAP
        if away and self._may(Draw):
            self._make(Draw())
        else:
            self.scene.drop(item)

    def _refuse(self, item: TileItem, at: QPointF | None) -> None:
        """No: shake, go back, and say why."""
        if self.seen is None:
            return
        end = None if at is None else self.scene.end_at(at, 60 * self.scene.frame.scale)
        reason = reason_against(self.seen.observation, item.tile, end)
        self._go_back(item, [shake(item, 260 * self.beat)] if self.beat else [])
        self.scene.furniture.say_why(self.seen, reason)

    def _go_back(self, item: TileItem, before: list[QAbstractAnimation]) -> None:
        slot = self.scene.rack_slots.get(item.tile)
        if slot is None:
            return
        if not self.beat:
            item.apply(slot)
            return
        way = sequence([*before, glide(item, slot, RETURN * self.beat)])
        way.setParent(self.scene)  # it must outlive its own last signal
        self._returning[item] = way
        way.finished.connect(lambda: self._stop_return(item))
        way.start()

    def _rest(self, tile: Tile) -> None:
        item, slot = self.scene.items_by_tile.get(tile), self.scene.rack_slots.get(tile)
        if item is not None and slot is not None and item not in self._returning:
            item.apply(slot)

    def _stop_return(self, item: TileItem) -> None:
        run = self._returning.pop(item, None)
        if run is not None:
            run.stop()
            run.deleteLater()

    def _let_go(self) -> None:
        self._pressed, self._dragging, self._on_heap, self._near = None, False, False, None

    def _hand_item_at(self, at: QPointF) -> TileItem | None:
        best: TileItem | None = None
        for tile in self.scene.rack_slots:
            item = self.scene.items_by_tile.get(tile)
            if item is None or not item.pose.up:
                continue
            on_top = best is None or item.zValue() >= best.zValue()
            if on_top and item.face_rect().contains(item.mapFromScene(at)):
                best = item
        return best

    def _ghost_at(self, at: QPointF) -> Play | None:
        for play, ghost in self.scene.ghosts.items():
            if _gap(ghost, at) <= 8:
                return play
        return None


def _gap(ghost: GhostItem, at: QPointF) -> float:
    """Distance of a point from a ghost's face, 0 on it."""
    rect = ghost.face_rect().translated(ghost.pose.x, ghost.pose.y)
    dx = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
    dy = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
    return float((dx * dx + dy * dy) ** 0.5)
