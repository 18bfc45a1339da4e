"""In how many turns of the loop does a sheet come? Part by part, or at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

IN_TURNS = "in turns"
"""A property of the widget that sheets lie over: they come in turns, so that nothing waits."""

Part = Callable[[], object]


class Coming(QObject):
    """What of a sheet is still to be made; a part that gives True is asked again.

    Without turns each part is made as soon as it is told of.
    """

    def __init__(self, sheet: QWidget, over: QWidget) -> None:
        super().__init__(sheet)
        self._patient = bool(over.property(IN_TURNS))
        self._left: list[Part] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next)

    @property
    def ready(self) -> bool:
        """Is all of it there?"""
        return not self._left

    def later(self, part: Part) -> None:
        """A part that comes after those told of before."""
        if self._patient:
            self._left.append(part)
            return
        while part() is True:
            pass

    def next(self, *parts: Part) -> None:
        """Parts that come right after the one that tells of them."""
        if self._patient:
            self._left[1:1] = parts
            return
        for part in parts:
            self.later(part)

    def after(self, part: Part) -> None:
        """Made at once where all the rest is there, else when it is."""
        if self._left:
            self._left.append(part)
        else:
            part()

    def go_on(self) -> None:
        """Make what is left, a part a turn."""
        self._turn.start(0)

    def rest(self) -> None:
        """Not now: the sheet is not looked at."""
        self._turn.stop()

    def _next(self) -> None:
        if self._left and self._left[0]() is not True:
            self._left.pop(0)
        if self._left:
            self._turn.start(0)
