"""Which stand-ins has a table, and what does it mean that one is pressed or has the keyboard?"""

from __future__ import annotations

from ...rules.tile import Tile
from ...table.view import TableView
from ..texts import tr
from .mirror import Row, said_row, stand_in_row
from .stand_in import Said, StandIn


class Rows:
    """All of them. A press does what Enter does there."""

    def __init__(self, view: TableView) -> None:
        self._scene = view.table
        self._cursor = view.table.cursor
        # Each goes below those before it: readers meet the hand first.
        self.around = said_row(view, tr("Around the table"))
        self.ends = said_row(view, tr("Open ends"))
        self.line = said_row(view, tr("The table"))
        self.buttons = stand_in_row(view, tr("What you can do"), self._press, self._button_came)
        self.places = stand_in_row(view, tr("Places"), self._lay, self._place_came)
        self.hand = stand_in_row(view, tr("Your hand"), self._lift, self._hand_came)

    @property
    def all(self) -> tuple[Row[StandIn] | Row[Said], ...]:
        return (self.hand, self.places, self.buttons, self.line, self.ends, self.around)

    @property
    def pressed(self) -> tuple[Row[StandIn], ...]:
        """Those that can be pressed, and have the keyboard."""
        return (self.hand, self.places, self.buttons)

    def target(self) -> StandIn | None:
        """The one for where the keyboard stands."""
        cursor, scene = self._cursor, self._scene
        if cursor.button is not None:
            buttons = scene.furniture.pill.buttons
            found = buttons.index(cursor.button) if cursor.button in buttons else -1
            return self.buttons.at(found)
        if cursor.lifted and cursor.place is not None:
            return self.places.at(cursor.places.index(cursor.place))
        tiles = self._tiles()
        return self.hand.at(tiles.index(cursor.tile)) if cursor.tile in tiles else None

    def _tiles(self) -> list[Tile]:
        return list(self._scene.rack_slots)

    def _lift(self, at: int) -> None:
        if at < len(self._tiles()):
            self._cursor.shown = True
            self._cursor.press(self._tiles()[at])

    def _hand_came(self, at: int) -> None:
        tiles, cursor = self._tiles(), self._cursor
        if at < len(tiles) and (cursor.tile != tiles[at] or cursor.button is not None):
            cursor.shown = True
            cursor.go(tiles[at])

    def _lay(self, at: int) -> None:
        self._place_came(at)
        if at < len(self._cursor.places):
            self._cursor.enter()

    def _place_came(self, at: int) -> None:
        places = self._cursor.places
        if at < len(places) and self._cursor.place != places[at]:
            self._cursor.choose(places[at])

    def _press(self, at: int) -> None:
        buttons = self._scene.furniture.pill.buttons
        if at < len(buttons):
            buttons[at].click()

    def _button_came(self, at: int) -> None:
        buttons = self._scene.furniture.pill.buttons
        if at < len(buttons) and self._cursor.button is not buttons[at]:
            self._cursor.shown = True
            self._cursor.stand_on(buttons[at])
