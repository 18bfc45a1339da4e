"""Who still wears the old theme, or is of the old size? Pieces change one after the other, so that
no frame waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsItem

from .theme import DEFAULT, Theme

APART = 8  # ms from one piece to the next: time for a picture between them

Change = Callable[[Theme], object]


class Changing:
    """``patient`` says that time may be taken: else all change at once."""

    def __init__(self, patient: Callable[[], bool]) -> None:
        self._patient = patient
        self._theme = DEFAULT
        self._left: list[Change] = []
        self._turn = QTimer()
        self._turn.setInterval(APART)
        self._turn.timeout.connect(self._next)

    def begin(self, changes: Iterable[Change], theme: Theme) -> None:
        """All of these change to that theme, and to none that was begun before."""
        self._left, self._theme = [*changes], theme
        if self._patient() and self._left:
            if not self._turn.isActive():
                self._turn.start()
            return
        while self._left:
            self._next()

    def _next(self) -> None:
        if self._left:
            self._left.pop(0)(self._theme)
        else:
            self._turn.stop()


class Sizes:
    """How large pieces are."""

    def __init__(self, patient: Callable[[], bool]) -> None:
        self._changing = Changing(patient)

    def become(self, pieces: Sequence[QGraphicsItem], scale: float, at_once: bool) -> None:
        """All of them become so large, those that are not seen yet ``at_once``."""
        left = [item for item in pieces if item.scale() != scale]
        for item in left if at_once else ():
            item.setScale(scale)
        later = [] if at_once else [partial(_scale, item, scale) for item in left]
        self._changing.begin(later, DEFAULT)


def _scale(item: QGraphicsItem, scale: float, theme: Theme) -> None:
    item.setScale(scale)
