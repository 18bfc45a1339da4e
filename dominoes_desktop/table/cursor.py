"""Where does the keyboard stand at the table? On a tile, on a place for it, or on a button.

No tile is laid by one key: it is lifted, its place is chosen, and only then Enter lays it there. A
key that is held down does neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.move import Play
from ..rules.tile import Tile
from .button import Button
from .places import in_order, number_places
from .ring import Ring

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen


class Cursor:
    """``tile`` of the hand has the keyboard, unless a ``button`` of the felt has it.

    ``shown``: the keyboard is used, so a ring says where it stands. ``focused``: keys come here.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.tile: Tile | None = None
        self.button: Button | None = None
        self.shown = False
        self.focused = False
        self._at = 0  # of the tile in the hand: who follows it there, has the keyboard next
        self._place: Play | None = None
        self.ring = Ring(scene.theme)
        scene.addItem(self.ring)

    @property
    def places(self) -> list[Play]:
        """Where the lifted tile may be laid, in the order of their numbers, from 1."""
        return in_order(self._scene.ghosts)

    @property
    def place(self) -> Play | None:
        """The place that Enter lays the lifted tile at."""
        return self._place if self._place in self._scene.ghosts else None

    @property
    def lifted(self) -> bool:
        """Is a tile chosen, and its places are offered?"""
        return self._scene.gestures.chosen is not None and bool(self._scene.ghosts)

    # what keys do

    def along(self, by: int) -> None:
        """The next tile to the left or right, or the next place of the lifted one."""
        hand = self._hand()
        if self._came_by_key() or not hand:
            return
        if self.lifted:
            places = self.places
            at = places.index(self.place) + by if self.place else (0 if by > 0 else -1)
            self.choose(places[at % len(places)])
        else:
            at = hand.index(self.tile) + by if self.tile in hand else 0
            self.go(hand[max(0, min(at, len(hand) - 1))])

    def across(self, by: int) -> None:
        """The tile above or below in a hand of several rows, or the next place."""
        slots = self._scene.rack_slots
        if self.lifted or self.tile not in slots:
            self.along(by)
            return
        if self._came_by_key():
            return
        here = slots[self.tile]
        beyond = [(t, s) for t, s in slots.items() if (s.y - here.y) * by > here.short]
        if beyond:
            nearest = min(
                beyond, key=lambda one: abs(one[1].y - here.y) * 4 + abs(one[1].x - here.x)
            )
            self.go(nearest[0])

    def far(self, at: int) -> None:
        """The first or the last tile, or place."""
        places, hand = self.places, self._hand()
        self.shown = True
        if self.lifted:
            self.choose(places[at])
        elif hand:
            self.go(hand[at])

    def number(self, number: int) -> None:
        """The place with that number."""
        if number <= len(self.places):
            self.choose(self.places[number - 1])

    def enter(self) -> None:
        """Lift the tile; if it is lifted, lay it at the chosen place. A button is pressed."""
        furniture, hands = self._scene.furniture, self._scene.gestures
        if hands.pressing:
            return  # the mouse is at it
        if self.button is not None and self.shown:
            self.button.click()
        elif furniture.score_button in furniture.pill.buttons:
            furniture.score_button.click()
        elif self.lifted and self.place is not None:
            if not hands.locked:
                hands.make(self.place)
        elif not self._came_by_key() and self.tile is not None:
            self.press(self.tile)

    def press(self, tile: Tile) -> None:
        """This tile is meant: lift it. Lifted already, its only place is chosen, or asked for."""
        hands = self._scene.gestures
        item = self._scene.items_by_tile.get(tile)
        if item is None or tile not in self._scene.rack_slots or hands.pressing:
            return
        self.go(tile)
        free = not hands.locked
        if hands.chosen != tile:
            hands.click(item)
        elif self._scene.seen is not None and free:
            self._scene.furniture.say_choice(self._scene.seen, tile)
        if free and hands.chosen == tile and len(self._scene.ghosts) == 1:
            self.choose(self.places[0])
        self._told()

    def ask(self) -> None:
        """What can be done?"""
        self._scene.asked.emit()

    def let_go(self) -> None:
        """What is held or lifted goes back."""
        self._scene.gestures.cancel()
        self._scene.gestures.choose(None)
        self._place = None
        self._told()

    def tab(self, forward: bool) -> bool:
        """On to the next button above the hand, or back; False where there is none any more."""
        stops = self._stops()
        if not stops or (not self.shown and self._came_by_key()):
            return bool(stops)
        at = stops.index(self.button) + (1 if forward else -1) if self.button in stops else 0
        if not 0 <= at < len(stops):
            return False
        self.stand_on(stops[at])
        return True

    def come(self, forward: bool) -> None:
        """Tab has brought the keyboard here from elsewhere."""
        stops = self._stops()
        self.shown = True
        if stops:
            self.stand_on(stops[0 if forward else -1])

    # where it stands

    def go(self, tile: Tile) -> None:
        """Stand on that tile; what was lifted stays lifted, until another one is."""
        self.tile, self.button = tile, None
        self._told()

    def stand_on(self, button: Button | None) -> None:
        """Stand on that button of the felt; None: on the hand."""
        self.button = button
        self._told()

    def choose(self, place: Play) -> None:
        """That place is where Enter lays the lifted tile."""
        self.shown = True
        self._place = place
        if self._scene.gestures.chosen is not None:
            self.tile, self.button = self._scene.gestures.chosen, None
        if self._scene.seen is not None:
            laid = self._scene.seen.previews[place].laid[-1]
            if self._scene.lens.zoomed:
                self._scene.lens.bring(laid.rect)
        self.mark()
        self._told()

    def hide(self) -> None:
        """The mouse is used: nobody needs to see where the keyboard stands."""
        if self.shown:
            self.shown = False
            self._told()

    def set_focused(self, focused: bool) -> None:
        self.focused = focused
        self._show()

    def settle(self, seen: Seen) -> None:
        """This is so now: where its tile is gone, it stands on the one that came to its place."""
        hand = self._hand()
        if self.tile not in hand:
            self.tile = hand[min(self._at, len(hand) - 1)] if hand else None
        if self.button is not None and self.button not in self._scene.furniture.pill.buttons:
            self.button = None
        self._told()

    def mark(self, place: Play | None = None) -> None:
        """The places are shown anew; ``place`` of them stays chosen."""
        self._place = place or self.place
        number_places(self._scene, self.places if self.shown else [], self.place)

    # inside

    def _hand(self) -> list[Tile]:
        seen = self._scene.seen
        return [] if seen is None or seen.covered else list(self._scene.rack_slots)

    def _stops(self) -> list[Button | None]:
        hand: list[Button | None] = [None] if self._hand() else []
        return [*hand, *self._scene.furniture.pill.buttons]

    def _came_by_key(self) -> bool:
        """The first key only shows where the keyboard stands; True if it was that."""
        if self.shown:
            return False
        self.shown = True
        self._told()
        return True

    def _told(self) -> None:
        hand = self._hand()
        if self.tile in hand:
            self._at = hand.index(self.tile)
        self._show()
        self._scene.cursor_moved.emit()

    def _show(self) -> None:
        scene = self._scene
        seen = self.shown and self.focused
        for button in scene.furniture.pill.buttons:
            button.set_marked(seen and button is self.button)
        on_tile = seen and self.button is None and self.tile in self._hand()
        item = scene.items_by_tile.get(self.tile) if on_tile and self.tile is not None else None
        self.ring.hold(item, scene.frame.scale)
        if scene.ghosts:
            self.mark()
