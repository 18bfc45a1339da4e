"""How are the stand-ins kept in step with the table? After each change, all of them by position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from ...table.view import TableView
from .stand_in import Group, Said, StandIn

W = TypeVar("W", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Thing:
    """Its words, and where it is seen on the scene."""

    words: str
    place: QRectF


class Row(Generic[W]):
    """Stand-ins in a group, the first for the first thing, and as many as there are things.

    Positions, not things, keep their widgets: so a reader finds them in the order in which they
    stand, whatever is laid, drawn or sorted.
    """

    def __init__(self, view: TableView, name: str, make: Callable[[Group, int], W]) -> None:
        self._view = view
        self.group = Group(view, name)
        self._make = make
        self.widgets: list[W] = []
        self.count = 0

    def settle(self, things: Sequence[Thing]) -> Iterator[None]:
        """Stand for these from now on; a step for each of them."""
        self.count = len(things)
        places = [self._where(thing.place) for thing in things]
        around = QRect()
        for place in places:
            around = around.united(place)
        self.group.setGeometry(around)
        for at, (thing, place) in enumerate(zip(things, places, strict=True)):
            if at == len(self.widgets):
                self.widgets.append(self._make(self.group, at))
            widget = self.widgets[at]
            where = place.translated(-around.topLeft())
            if widget.geometry() != where:
                widget.setGeometry(where)
            if widget.accessibleName() != thing.words:
                widget.setAccessibleName(thing.words)
            if widget.isHidden():
                widget.show()
            yield

    def trim(self) -> None:
        """Hide those that stand for nothing any more; what they were called is nobody's to know."""
        for widget in self.widgets[self.count :]:
            if not widget.isHidden():
                widget.hide()
                widget.setAccessibleName("")

    def name(self, name: str) -> None:
        if self.group.accessibleName() != name:
            self.group.setAccessibleName(name)

    def at(self, index: int) -> W | None:
        """The widget at that position."""
        return self.widgets[index] if 0 <= index < self.count else None

    def _where(self, place: QRectF) -> QRect:
        view = self._view
        rect = view.mapFromScene(place).boundingRect()
        return rect.translated(view.viewport().pos())


def said_row(view: TableView, name: str) -> Row[Said]:
    """Things that are only read."""
    return Row(view, name, lambda group, at: Said(group))


def stand_in_row(
    view: TableView, name: str, pressed: Callable[[int], object], came: Callable[[int], object]
) -> Row[StandIn]:
    """Things that can be pressed; both are told which, by its position."""
    return Row(
        view,
        name,
        lambda group, at: StandIn(view, group, lambda: pressed(at), lambda: came(at)),
    )
