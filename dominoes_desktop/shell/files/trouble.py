"""What happens when something fails that nobody expected? It is logged and told, play goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

MOST = 3  # times that something is told in one evening; all of it goes to the log
log = logging.getLogger(__name__)


class Trouble(QObject):
    """Stands where exceptions go that nobody has caught, on any thread.

    The match is shown again as it stands, so that whatever was broken off can't hold it up.
    """

    _met = Signal(str)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._told: list[str] = []
        self._mended: tuple[object, int] = None, 0  # desk and serial, as shown again last
        self._met.connect(self._tell)
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.caught
        threading.excepthook = self._caught_on_thread

    def leave(self) -> None:
        """Exceptions go where they went before."""
        sys.excepthook, threading.excepthook = self._before

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """To the log with it; then the user is told, on the window's thread."""
        if issubclass(kind, KeyboardInterrupt):
            self._later(self._window.close)
            return
        log.critical("unexpected", exc_info=(kind, error, trace))
        self._met.emit(f"{kind.__name__}: {error}")

    def _caught_on_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            self.caught(found.exc_type, found.exc_value, found.exc_traceback)

    def _tell(self, what: str) -> None:
        """Say it once, and show the match again when what failed has come to its end."""
        if what not in self._told and len(self._told) < MOST:
            self._told.append(what)
            self._later(lambda: self._say(what))
        self._later(self._mend)

    def _say(self, what: str) -> None:
        text = tr("What happened stands in the log. Help > Report a problem puts it together.")
        self._window.sheets.say(tr("Something went wrong, but the match goes on"), text, what)

    def _mend(self) -> None:
        referee = self._window.referee
        desk = referee.desk
        if desk is None or not desk.log or referee.paused:
            return
        now = desk, desk.serial
        if self._mended != now:
            self._mended = now
            referee.begin(desk)

    def _later(self, do: Callable[[], object]) -> None:
        QTimer.singleShot(0, self, lambda: do() if isValid(self._window) else None)
