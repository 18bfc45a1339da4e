"""How does the window come up, and what if there is no display to put it on?"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QSize, QTimer, QtMsgType, qInstallMessageHandler

from .. import __version__
from ..archive.assets import assets
from ..archive.places import state_dir
from .files.single import Instance, join

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from .files.application import Application
    from .window import Window

ICONS = (16, 32, 64)  # pixels
WINDOWS_ID = "DominoesDesktop.DominoesDesktop"  # the installer gives its shortcut the same
SETTLED = 1000  # ms after which the window is furnished

RUNNING = "dominoes-desktop: it is running already, and its window comes up."
NO_DISPLAY = (
    "dominoes-desktop: no window can be opened here: there is no display, or a library that "
    "Qt needs for one is missing (see README.md, Trouble)."
)


def open_window(record: str | None, smoke: str | None, game: str = "") -> int:
    """Open the window, on a record or the form of a game where one is named, until it is closed."""
    qInstallMessageHandler(_while_starting)
    if _surely_no_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    if smoke is not None:
        from .smoke import Smoke

        return Smoke(Path(smoke)).run(_application())
    path = Path(record) if record else None
    instance = join(state_dir(), path, game)
    if instance is None:
        print(RUNNING)
        return 0
    return _run(path, game, instance)


def _application() -> Application:
    from .files.application import Application

    if sys.platform == "win32":  # one button in the task bar, whatever started the program
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOWS_ID)
    application = Application(sys.argv[:1])
    qInstallMessageHandler(_logged)
    application.setApplicationName("dominoes-desktop")
    application.setApplicationDisplayName("Dominoes Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "dominoes-desktop"))
    return application


def _run(record: Path | None, game: str, instance: Instance) -> int:
    """The window with the user's files, until it is closed; its exit status."""
    application = _application()
    from .window import Window

    window = Window.for_user()
    window.when_furnished = lambda: _look_after(window, instance)
    application.record_brought.connect(lambda name: window.welcome(Path(name)))
    window.show()
    window.start(record, game)
    # What is there by then stays: garbage is looked for in what comes later alone.
    QTimer.singleShot(SETTLED, gc.freeze)
    status = application.exec()
    instance.leave()
    return status


def _look_after(window: Window, instance: Instance) -> None:
    """What is not needed for the first picture: the log, what fails, other starts, the end."""
    from ..archive.logbook import open_logbook
    from .files.leaving import Leaving
    from .files.trouble import Trouble

    open_logbook(window.logs)
    window.setWindowIcon(icon())
    Trouble(window)
    Leaving(window)
    instance.listen(window)


def icon() -> QIcon:
    """The program's icon, for systems that do not take it from what installed the program."""
    from PySide6.QtGui import QIcon

    made = QIcon()
    for size in ICONS:
        made.addFile(str(assets() / "icons" / f"dominoes-desktop-{size}.png"), QSize(size, size))
    return made


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
