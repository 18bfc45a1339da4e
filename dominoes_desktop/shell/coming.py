"""In how many turns of the loop does a sheet come? Part by part, or at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import delete, isValid

IN_TURNS = "in turns"
"""A property of the widget that sheets lie over: they come in turns, so that nothing waits."""

TURN = 0.004  # seconds of one turn for pieces of which there are many

Part = Callable[[], object]


class Coming(QObject):
    """What of a sheet is still to be made; a part that gives True is asked again.

    Without turns each part is made as soon as it is told of.
    """

    def __init__(self, sheet: QWidget, over: QWidget, *, at_once: bool = False) -> None:
        super().__init__(sheet)
        self.patient = bool(over.property(IN_TURNS)) and not at_once
        """Does it come in turns?"""
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
        if self.patient:
            self._left.append(part)
            return
        while part() is True:
            pass

    def next(self, *parts: Part) -> None:
        """Parts that come right after the one that tells of them."""
        if self.patient:
            self._left[1:1] = parts
            return
        for part in parts:
            self.later(part)

    def anew(self, *parts: Part) -> None:
        """These in place of what is left, the first of them now."""
        self._left.clear()
        for part in parts:
            self.later(part)
        self._next()

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
        part = self._left[0] if self._left else None
        if part is not None and part() is not True and self._left[:1] == [part]:
            self._left.pop(0)
        if self._left:
            self._turn.start(0)


def written(widget: QWidget) -> Part:
    """A part: what lies in it has its letters and its size, as many pieces a turn as there is time.

    The inner ones are first: an outer one would take all within with it, in one turn.
    """
    left: list[QWidget] = []
    begun = False

    def some() -> bool:
        nonlocal begun
        if not begun:
            begun, left[:] = True, widget.findChildren(QWidget)
        end = perf_counter() + TURN
        while left and perf_counter() < end:
            if isValid(one := left.pop()):
                one.ensurePolished()
                one.sizeHint()
        return bool(left)

    return some


def go(sheet: QWidget, pieces: Sequence[QWidget]) -> None:
    """It is not wanted any more: delete it, before it these pieces, some a turn of the loop."""
    left = list(pieces)
    if not left:
        sheet.deleteLater()
        return
    for one in left:
        above = one.parentWidget()
        if above is not None and (layout := above.layout()) is not None:
            layout.setEnabled(False)  # it would lay the others out each time
    turn = QTimer(sheet)

    def some() -> None:
        end = perf_counter() + TURN
        while left and perf_counter() < end:
            if isValid(one := left.pop()):
                delete(one)
        if not left:
            turn.stop()
            sheet.deleteLater()

    turn.timeout.connect(some)
    turn.start(0)
