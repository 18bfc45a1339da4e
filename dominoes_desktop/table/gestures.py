"""What do the hands at the window do? Drags, clicks and double clicks become moves.

Only moves that the observation lists can be formed. A tile that doesn't fit may be picked up;
dropped, it shakes, returns and the reason is said. Everything works without hover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from ..rules.move import Draw, Move, Pass, Play
from ..rules.tile import Tile
from .hand import Hand
from .reach import CLICK, SNAP, end_at, goes_on, meant, nearest
from .refuse import allows, reason_against
from .tile_item import TileItem

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen

START = 6.0  # pixels the pointer goes before a press is a drag
END = 60.0  # pixels at scale 1 around an open end within which a drop is meant for it


class Gestures:
    """The state of the hands: nothing, a press, a drag, or a tile chosen by a click.

    A tile that is held stays held while others move; what it can do is looked up again when the
    picture has settled. So does the choice of a tile.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.hand = Hand(scene)
        self.locked = True
        self.chosen: Tile | None = None
        self._pressed: TileItem | None = None
        self._on_heap = False
        self._from = QPointF()
        self._at = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._again = False  # the press is the second of a double click

    @property
    def seen(self) -> Seen | None:
        return self.scene.seen

    @property
    def pressing(self) -> bool:
        """Is a tile or the boneyard pressed?"""
        return self._pressed is not None or self._on_heap

    @property
    def held(self) -> TileItem | None:
        """The tile that the mouse holds above the table."""
        return self._pressed if self._dragging else None

    def set_beat(self, beat: float) -> None:
        """How fast tiles go back, as a part of the normal time."""
        self.hand.beat = beat

    def lock(self) -> None:
        """No move can be made until ``unlock``."""
        self.locked = True

    def keep(self, seen: Seen) -> TileItem | None:
        """The held tile, if it may still be held with this in sight; else nothing is held."""
        hand = () if seen.covered or seen.observation.result else seen.observation.hand
        item = self._pressed
        if item is not None and (
            item.tile not in hand or self.scene.items_by_tile.get(item.tile) is not item
        ):
            self.let_go()
        if self.chosen not in hand:
            self.chosen = None
        return self.held

    def unlock(self, seen: Seen) -> None:
        """What is seen has settled."""
        self.hand.leave_all()
        self.locked = not seen.observation.legal or seen.covered
        chosen, item = self.chosen, self.held
        if item is not None:
            self.scene.show_ghosts(self._plays_of(item))
            self._follow(item, self._at)
        elif chosen is not None:
            self.choose(chosen if self.locked or seen.plays_of(chosen) else None)

    def let_go(self) -> None:
        """The tile that is held stays where it is."""
        if self._pressed is not None:
            self.hand.leave(self._pressed)
        self._pressed, self._dragging, self._on_heap = None, False, False

    def moves(self, item: TileItem) -> bool:
        """Do the hands move this tile: is it held, or on its way back?"""
        return item is self.held or self.hand.moves(item)

    def cancel(self) -> None:
        """The mouse is lost, or the player thought better of it: what is held goes back."""
        item, pressed = self.held, self._pressed
        self.hand.as_before()
        self.let_go()
        if item is None:
            self.hand.stand(pressed)
            return
        self.scene.clear_ghosts()
        if item in self.scene.loose:
            self.scene.drop(item)
        else:
            self.hand.put_back(item)

    # the mouse

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self.seen is None or self._pressed is not None:
            return
        self._from = self._at = at
        self._on_heap = self._again = False
        ghost = nearest(self.scene.ghosts, (at,), CLICK)
        item = self.hand.item_at(at)
        if ghost is not None and self.chosen is not None:
            self.make(ghost)
        elif item is not None:
            self._pressed = item
            self.hand.leave(item)
            self._grip = item.pos() - at
        elif self.scene.furniture.heap.contains(self.scene.furniture.heap.mapFromScene(at)):
            self._on_heap = True
        else:
            self.choose(None)

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        if not buttons & Qt.MouseButton.LeftButton:
            self.cancel()  # the release went elsewhere
            return
        self._at = at
        far = (at - self._from).manhattanLength() >= START
        if self._on_heap and far and self._may(Draw):
            self._on_heap = False
            item = self.scene.add_loose(self.scene.heap_pose(), lifted=True)
            self._pressed, self._grip, self._dragging = item, item.pos() - self._from, True
        elif self._pressed is not None and far and not self._dragging:
            self._dragging = True
            self.choose(None)
            self.scene.show_ghosts(self._plays_of(self._pressed))
        if self._dragging and self._pressed is not None:
            self._follow(self._pressed, at)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton:
            return
        item, dragging, on_heap = self._pressed, self._dragging, self._on_heap
        self._pressed, self._dragging, self._on_heap = None, False, False
        if on_heap:
            heap = self.scene.furniture.heap
            if heap.contains(heap.mapFromScene(at)):
                self.draw()
        elif item is None or (self._again and not dragging):
            self.hand.stand(item)
        elif item in self.scene.loose:
            self._drop_back(item, at)
        elif dragging:
            self._drop_tile(item, at)
        else:
            self.click(item)

    def double(self, at: QPointF, button: Qt.MouseButton) -> None:
        """Plays where only one place is possible, else the places are offered."""
        item = self.hand.item_at(at)
        if button != Qt.MouseButton.LeftButton or item is None or self.seen is None:
            self.press(at, button)
            return
        plays = self._plays_of(item)
        if len(plays) == 1:
            self.make(plays[0])
            return
        if plays:
            self.choose(item.tile)
        self.press(at, button)
        self._again = True

    # what can be asked for by key and button too

    def draw(self) -> None:
        """Draw, where the rules allow; else say why not."""
        self._ask(Draw())

    def pass_turn(self) -> None:
        """Pass, where the rules allow; else say why not."""
        self._ask(Pass())

    def play_drawn(self) -> None:
        """Play the tile just drawn; where it fits twice, its places are offered."""
        if self.seen is None or self.locked or not self.seen.drawn_fits():
            return
        tile = self.seen.drawn_fits()[0]
        plays = self.seen.plays_of(tile)
        if len(plays) == 1:
            self.make(plays[0])
        elif plays:
            self.choose(tile)

    def choose(self, tile: Tile | None) -> None:
        """Show where this tile fits; None: no tile is chosen any more."""
        before, self.chosen = self.chosen, None
        self.scene.clear_ghosts()
        if before is not None:
            self.hand.rest(before)
        if self.seen is None or self.seen.covered:
            return
        self.chosen = tile
        if tile is not None:
            self.hand.raise_up(tile)
            if not self.locked:
                self.scene.show_ghosts(self.seen.plays_of(tile))
        if not self.locked and (tile is not None or before is not None):
            self.scene.furniture.say_choice(self.seen, tile)

    # inside

    def _may(self, kind: type[Draw] | type[Pass]) -> bool:
        return not self.locked and self.seen is not None and allows(self.seen.observation, kind)

    def _ask(self, move: Draw | Pass) -> None:
        seen = self.seen
        if self._may(type(move)):
            self.make(move)
        elif seen is not None and not seen.covered and not self._busy(seen):
            self.scene.furniture.say_why(seen, reason_against(seen.observation, move))

    def _busy(self, seen: Seen) -> bool:
        return self.locked and bool(seen.observation.legal)  # the picture has not settled yet

    def make(self, move: Move) -> None:
        if not self.locked:
            self.chosen = None
            self.scene.clear_ghosts()
            self.scene.make(move)

    def click(self, item: TileItem) -> None:
        if self.chosen == item.tile:
            self.choose(None)
        elif self.locked or self._plays_of(item):
            self.choose(item.tile)
        else:
            self.choose(None)
            self._refuse(item, None)

    def _follow(self, item: TileItem, at: QPointF) -> None:
        """The tile goes with the pointer; near a ghost it turns and lies down there."""
        where = at + self._grip
        near = meant(self.scene.ghosts, (at, where))
        self.hand.carry(item, where, self.scene.ghosts[near].pose if near else None)

    def follow(self) -> None:
        """The places of a held tile have moved."""
        if self.held is not None:
            self._follow(self.held, self._at)

    def _drop_tile(self, item: TileItem, at: QPointF) -> None:
        seen, plays, over = self.seen, self._plays_of(item), self.scene.over_table(at)
        where = nearest(self.scene.ghosts, (at, at + self._grip)) if plays else None
        if plays and over and plays[0].host is None:
            where = plays[0]  # the first tile may be dropped anywhere
        if where is not None:
            self.hand.leave(item)
            self.make(where)
            return
        self.scene.clear_ghosts()
        if over and seen is not None and not self._busy(seen):
            self._refuse(item, at)
        else:
            self.hand.put_back(item)

    def _drop_back(self, item: TileItem, at: QPointF) -> None:
        away = (at - self._from).manhattanLength() > SNAP
        if away and self._may(Draw):
            self.make(Draw())
        else:
            self.scene.drop(item)

    def _refuse(self, item: TileItem, at: QPointF | None) -> None:
        """Back it goes; where it was tried and does not fit, it shakes and the reason is said."""
        scene, seen = self.scene, self.seen
        assert seen is not None
        end = None if at is None else end_at(seen, scene.aimed, at, END * scene.frame.scale)
        plays = self._plays_of(item)
        if plays and (end is None or any(goes_on(play, end) for play in plays)):
            self.hand.put_back(item)
            return
        self.hand.put_back(item, shaking=True)
        scene.furniture.say_why(seen, reason_against(seen.observation, item.tile, end))

    def _plays_of(self, item: TileItem) -> list[Play]:
        return [] if self.locked or self.seen is None else self.seen.plays_of(item.tile)
