"""What lies on the felt? The picture of what is seen, and nothing that is not seen."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ..geometry import Laid
from ..rules.move import Lead, Move, Play
from ..rules.tile import Tile
from .area import Frame, frame
from .backdrop import Backdrop
from .camera import Camera, aim, aim_at_table
from .changing import Changing
from .cursor import Cursor
from .furniture import Furniture
from .gestures import Gestures
from .hover import Hover
from .lens import Lens
from .order import Order
from .pieces import Pieces
from .pose import Pose, in_rack, lying, on_table
from .rack_item import RackItem
from .rehearsal import Rehearsal
from .seen import Seen
from .signs import Signs
from .theme import DEFAULT, Theme
from .tile_item import GhostItem, TileItem


class Scene(Pieces):
    """The table as one seat sees it, in logical pixels of the window.

    ``settle`` makes the picture equal what is seen, whatever it was before. Everything else
    here serves the director (motion) and the gestures (hands).
    """

    move_made = Signal(object)
    cursor_moved = Signal()
    asked = Signal()  # by key, what can be done
    told = Signal(str)  # a sentence about what was just tried or chosen, for the ear
    arranged = Signal()  # something lies or stands elsewhere than before

    def __init__(self, theme: Theme = DEFAULT) -> None:
        super().__init__(theme)
        self.frame: Frame = frame(1280, 720, 2)
        self.camera: Camera | None = None
        self.seen: Seen | None = None
        self.ghosts: dict[Play, GhostItem] = {}
        self.rack_slots: dict[Tile, Pose] = {}
        self.order = Order()
        self.letters = 1.0  # how many times as large as usual what is written is
        self.highlight = "strong"  # or subtle, or off: how what can be done is shown
        self.furniture = Furniture(self)
        self.backdrop = Backdrop(theme, self.update, lambda: self.shelf.patient)
        self.rack = RackItem(theme, lambda: self.backdrop.resizing, lambda: self.shelf.patient)
        self.rack.setVisible(False)
        self.addItem(self.rack)
        self.changing = Changing(lambda: self.shelf.patient)
        self.signs = Signs(self)
        self.gestures = Gestures(self)
        self.hover = Hover(self)
        self.lens = Lens(self)
        self.cursor = Cursor(self)
        self.rehearsal = Rehearsal(self)
        self.furniture.connect()

    # the window

    def resize(self, width: float, height: float, dpr: float) -> None:
        """The window has another size or pixel ratio: the same table, fitted anew."""
        self.setSceneRect(0, 0, width, height)
        if dpr != self.dpr:
            self.dpr = dpr
            self.redress()
        self.ground.spread(self.sceneRect(), self.shelf)
        self._fit_anew()

    def set_letters(self, percent: int) -> None:
        """All that is written on the table is so large, in percent of the usual size."""
        if percent != round(100 * self.letters):
            self.letters = percent / 100
            self._fit_anew()

    def _fit_anew(self) -> None:
        self._fit()
        self.camera = self.lens.fit = None
        if self.seen is not None:
            self.settle(self.seen)
        else:
            self.furniture.arrange(self.frame)
        self.update()

    def _fit(self) -> bool:
        """Everything in its place for this window and what is seen; True if a place is another."""
        one = self.seen.observation if self.seen is not None else None
        seats, held = (2, 0) if one is None else (one.seats, len(one.hand))
        before = self.frame
        self.frame = frame(self.width(), self.height(), seats, held, self.letters)
        self.rack.setVisible(one is not None)
        self.rack.spread(self.frame, self.dpr, self.theme)
        return self.frame != before

    def set_theme(self, theme: Theme) -> None:
        """The same table in another dress; what moves goes on moving."""
        if theme == self.theme:
            return
        self.theme = theme
        self.backdrop.theme = theme
        self.redress()
        for ghost in self.ghosts.values():
            ghost.redress(self.shelf, theme)
        self.signs.set_theme(theme)
        self.lens.cues.set_theme(theme)
        self.cursor.ring.set_theme(theme)
        self.changing.begin([*self.furniture.changes(), self._dress_rack], theme)
        self.update()

    def _dress_rack(self, theme: Theme) -> None:
        self.rack.spread(self.frame, self.dpr, theme)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.seen is None:
            self.backdrop.lay_bare(painter, self.frame, self.dpr)
        else:
            self.backdrop.lay(painter, rect, self.frame, self.dpr)

    # the picture

    def expect(self, seen: Seen) -> None:
        """What will be seen soon: makes sure that everybody has a place."""
        before = self.seen
        changed = before is None or (
            (before.observation.seats, before.observation.seat, before.names)
            != (seen.observation.seats, seen.observation.seat, seen.names)
        )
        self.gestures.lock()
        self.hover.forget()
        self.clear_ghosts()
        self.seen = seen
        refitted = self._fit()
        if changed:
            self.camera = None
            self.lens.leave()
            self.clear_table()
            self.signs.clear()
            self.furniture.seat(seen, self.frame)
        elif refitted:
            self.furniture.arrange(self.frame, seen.observation.seat)
        self.camera = self._aim(seen)
        self.signs.expect(before, seen)

    def settle(self, seen: Seen) -> None:
        """Make the picture equal what is seen, without motion. Doing it twice changes nothing."""
        self.expect(seen)
        self.clear_loose()
        poses = self.table_poses(seen) | self.rack_poses(seen)
        for one in list(self.items_by_tile):
            if one not in poses:
                self.removeItem(self.items_by_tile.pop(one))
        held = self.gestures.keep(seen)
        for one, pose in poses.items():
            item = self.add_tile(one, pose)
            if item is not held:
                item.apply(pose)
                item.setVisible(True)
        self.furniture.settle(seen, self.frame)
        self.signs.settle(seen)
        self.lens.settle(seen)
        self.gestures.unlock(seen)
        self.lens.follow(seen)
        self.cursor.settle(seen)
        self.arranged.emit()

    def look(self, camera: Camera) -> None:
        """See the same table through another camera."""
        seen, self.camera = self.seen, camera
        if seen is None:
            return
        self.hover.end()
        for one, pose in self.table_poses(seen).items():
            item = self.items_by_tile.get(one)
            if item is not None:
                item.apply(pose)
        self.signs.expect(seen, seen)
        self.signs.settle(seen)
        self.lens.settle(seen)
        if self.ghosts:
            self.show_ghosts(list(self.ghosts))
            self.gestures.follow()
        self.arranged.emit()

    def on_felt(self) -> list[QGraphicsItem]:
        """All that goes where the table goes; the ground has its tiles."""
        return [self.ground, *self.signs.items, *self.ghosts.values()]

    def _aim(self, seen: Seen) -> Camera:
        if seen.edges is not None:
            fit = aim_at_table(seen.edges, self.frame, self.dpr)
        else:
            ghosts = [layout.laid[-1] for layout in seen.previews.values()]
            before = self.lens.fit if self.lens.zoomed else self.camera
            fit = aim(seen.layout, ghosts, self.frame, self.dpr, before)
        return self.lens.aim(seen, fit)

    def table_poses(self, seen: Seen) -> dict[Tile, Pose]:
        """Where the tiles on the table lie."""
        return on_table(seen.layout, self.aimed)

    def rack_poses(self, seen: Seen) -> dict[Tile, Pose]:
        """Where the own hand stands, from now on."""
        self.rack_slots = self.standing(seen)
        return self.rack_slots

    def standing(self, seen: Seen) -> dict[Tile, Pose]:
        """Where it would stand."""
        hand, strong = self.order.of(seen.observation), self.highlight == "strong"
        playable = set() if self.highlight == "off" else seen.playable()
        return in_rack(hand, playable, seen.covered, self.frame, self.dpr, strong)

    def ghost_pose(self, laid: Laid) -> Pose:
        """Where a tile would lie."""
        return lying(laid, self.aimed, 15)

    def over_table(self, at: QPointF) -> bool:
        """Is that point in the window, and not at the rack?"""
        pill = self.frame.pill
        return self.sceneRect().contains(at) and at.y() < pill.y + pill.h

    @property
    def aimed(self) -> Camera:
        """The camera, once something is seen."""
        assert self.camera is not None
        return self.camera

    def heap_pose(self) -> Pose:
        """A back on top of the boneyard."""
        point = self.furniture.heap.top_point()
        short = max(8.0, round(self.frame.short * 0.5))
        return Pose(point.x(), point.y(), 0, 0, True, short, up=False, z=30)

    def hand_pose(self, seat: int) -> Pose:
        """A back as it leaves or reaches that seat's hand."""
        point = self.furniture.plates[seat].hand_point()
        short = max(8.0, round(self.frame.short * 0.45))
        return Pose(point.x(), point.y(), 0, 0, False, short, up=False, z=30)

    # single things

    def take_loose(self, one: Tile) -> TileItem:
        """The back just dragged from the boneyard becomes this tile, else one from its top."""
        if not self.loose:
            return self.add_tile(one, self.heap_pose())
        item = self.loose.pop()
        item.tile = one
        item.apply(replace(item.pose, x=item.x(), y=item.y(), first=one.high, second=one.low))
        self.items_by_tile[one] = item
        return item

    def clear_table(self) -> None:
        """Take every tile off."""
        self.gestures.let_go()
        self.clear_loose()
        for item in self.items_by_tile.values():
            self.removeItem(item)
        self.items_by_tile.clear()

    def show_ghosts(self, plays: list[Play]) -> None:
        """Ghosts of these plays, in their true places."""
        place = self.cursor.place if plays == list(self.ghosts) else None
        self.clear_ghosts()
        assert self.seen is not None
        for play in plays:
            pose = self.ghost_pose(self.seen.previews[play].laid[-1])
            ghost = GhostItem(pose, self.shelf)
            ghost.tag(self.seen.points_for(play), self.frame, self.theme)
            self.ghosts[play] = ghost
            self.addItem(ghost)
        self.signs.promise([self.seen.previews[play] for play in plays])
        self.lens.cues.tell(self.seen, plays[0].tile if plays else None)
        self.cursor.mark(place)

    def clear_ghosts(self) -> None:
        for ghost in self.ghosts.values():
            self.removeItem(ghost)
        if self.ghosts and self.seen is not None:
            self.lens.cues.tell(self.seen, None)
        self.ghosts.clear()
        self.signs.promise(())

    def make(self, move: Move | Lead) -> None:
        """The viewer's hands have made a move: say so once, and wait."""
        self.gestures.lock()
        self.cursor.ring.hold(None)
        self.furniture.hush()
        self.move_made.emit(move)
