"""What if the session ends while the window is open? All is on the disk, and it closes as usual."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication

from .opening import make_safe

if TYPE_CHECKING:
    from ..window import Window

ENDS = ("SIGTERM", "SIGHUP", "SIGINT")


def keep(window: Window) -> None:
    """Have everything on the disk before this returns: nobody knows whether there is more time."""
    if window.furnished:
        window.keep_place()
        make_safe(window)
        window.aside.wait()


class Leaving(QObject):
    """Hears that the session ends: from the desktop, or by a signal."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.commitDataRequest.connect(lambda _: keep(window))
        application.saveStateRequest.connect(lambda _: keep(window))
        if os.name == "posix":
            self._hear_signals()

    def _hear_signals(self) -> None:
        """Python tells of them only when it runs: a pipe wakes the window's loop."""
        self._heard, told = os.pipe()
        for end in (self._heard, told):
            os.set_blocking(end, False)
        for name in ENDS:
            signal.signal(getattr(signal, name), lambda *_: None)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        kind = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._heard, kind, self)
        self._notifier.activated.connect(self._close)

    def _close(self) -> None:
        os.read(self._heard, 64)
        self._window.close()
