"""How does the window come up, and what if there is no display to put it on?"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from .. import __version__

SETTLED = 1000  # ms after which the window is furnished

NO_DISPLAY = (
    "dominoes-desktop: no window can be opened here: there is no display, or a library that "
    "Qt needs for one is missing (see README.md, Trouble)."
)


def open_window(record: str | None, smoke: str | None) -> int:
    """Open the window, on a record if one is named, and run until it is closed."""
    qInstallMessageHandler(_while_starting)
    if _surely_no_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    application = QApplication.instance() or QApplication(sys.argv[:1])
    qInstallMessageHandler(_logged)
    assert isinstance(application, QApplication)
    application.setApplicationName("dominoes-desktop")
    application.setApplicationDisplayName("Dominoes Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("dominoes-desktop")
    from .window import Window

    if smoke is not None:
        from .smoke import Smoke

        return Smoke(Path(smoke)).run(application)
    window = Window.for_user()
    window.show()
    window.start(Path(record) if record else None)
    # What is there by then stays: garbage is looked for in what comes later alone.
    QTimer.singleShot(SETTLED, gc.freeze)
    return application.exec()


def _surely_no_display() -> bool:
    """True where Qt would find nothing: no display is named and no platform is chosen."""
    if sys.platform in ("win32", "darwin"):
        return False
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not any(os.environ.get(name) for name in named)


def _while_starting(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Qt ends the process when it finds no display: say it in a sentence first, and end it well."""
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(NO_DISPLAY + "\n")
        sys.stderr.flush()
        os._exit(2)


def _logged(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """What Qt has to say belongs in the log."""
    import logging  # not before the first picture

    log = logging.getLogger(__name__)
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(f"dominoes-desktop: {text}\n")
        sys.stderr.flush()
    log.log(logging.WARNING if kind != QtMsgType.QtDebugMsg else logging.DEBUG, "%s", text)
