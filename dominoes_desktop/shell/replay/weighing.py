"""What was each move worth, by what its seat saw then? The thinking process weighs one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...players.choice import Choice
from ...players.level import LEVELS
from ...session.moment import Moment
from ...session.request import Answer, Choose, Request

if TYPE_CHECKING:
    from ..window import Window

SEED = 5  # the same question gets the same answer,
SECONDS = 3.0  # also on a slow machine: no move waits for it, so it may take its time


class Weighing(QObject):
    """Weighs the moments in their order; it goes with its parent.

    ``begun`` tells which is weighed now, ``weighed`` what was found (None: nothing else was
    allowed), ``done`` that there are no more. While it is paused the thinking process is free.
    """

    begun = Signal(object)
    weighed = Signal(object, object)
    done = Signal()

    def __init__(self, window: Window, parent: QObject, moments: Iterator[Moment]) -> None:
        super().__init__(parent)
        self._window, self._moments = window, moments
        self._ticket: int | None = None
        self._asked: tuple[Request, Callable[[Answer], None]] | None = None
        self._paused = self._ended = False
        self.finished = False  # are there no more?
        self.found: list[tuple[Moment, Choice | None]] = []

    def begin(self) -> None:
        """Weigh the first move, and so on."""
        QTimer.singleShot(0, self, self._next)

    def end(self) -> None:
        """Nobody wants to know any more."""
        self._ended, self._asked = True, None
        self.pause()

    def ask(self, request: Request, then: Callable[[Answer], None]) -> None:
        """Have something else answered in between."""
        self._asked = request, then
        self._go_on()

    def pause(self) -> None:
        """Let the thinking process go; what was asked is asked again by ``resume``."""
        self._paused = True
        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
            self._ticket = None

    def resume(self) -> None:
        self._paused = False
        self._go_on()

    def _go_on(self) -> None:
        if self._asked is not None and self._ticket is None and not self._paused:
            self._ticket = self._window.referee.consult(self._asked[0], self._came)

    def _came(self, answer: Answer) -> None:
        asked, self._asked, self._ticket = self._asked, None, None
        if asked is not None:
            asked[1](answer)

    def _next(self) -> None:
        if self._ended:
            return
        moment = next(self._moments, None)
        if moment is None:
            self.finished = True
            self.done.emit()
            return
        self.begun.emit(moment)
        if len(moment.seen.legal) == 1:
            self._found(moment, None)
            QTimer.singleShot(0, self, self._next)
            return
        seconds = max(SECONDS, self._window.referee.seconds)
        ask = Choose(moment.seen, LEVELS[-1], SEED, len(self.found), seconds=seconds)

        def came(answer: Answer) -> None:
            self._found(moment, answer.choice)
            self._next()

        self.ask(ask, came)

    def _found(self, moment: Moment, choice: Choice | None) -> None:
        self.found.append((moment, choice))
        self.weighed.emit(moment, choice)
