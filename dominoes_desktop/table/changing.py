"""Who still wears the old theme? The pieces change one after the other, so that no frame waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QTimer

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
        if self._patient():
            self._turn.start()
            return
        while self._left:
            self._next()

    def _next(self) -> None:
        if self._left:
            self._left.pop(0)(self._theme)
        else:
            self._turn.stop()
