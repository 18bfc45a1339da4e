"""One window up to its first picture, and on to its rest; run as `first_picture.py empty|ours`.

Prints ``painted RSS`` when the first picture is drawn and ``rest RSS`` when nothing more is to
come (in kB; the thinking process is not in it).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


def rss() -> int:
    """Resident memory of this process in kB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def say(what: str) -> None:
    print(what, rss(), flush=True)


class Empty(QWidget):
    """A window with nothing in it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        say("painted")
        say("rest")
        os._exit(0)


def empty() -> None:
    application = QApplication([])
    window = Empty()
    window.resize(1280, 760)
    window.show()
    application.exec()


def ours() -> None:
    """The program as a user starts it, up to the first sheet that waits for an answer.

    Not for the very first time, when the table of the first steps is laid in its place.
    """
    from dominoes_desktop.archive.places import config_dir
    from dominoes_desktop.archive.settings import Settings
    from dominoes_desktop.shell import start, window

    settings = config_dir() / "settings.json"
    if not settings.exists():
        Settings(toured=True).save(settings)
    paint = window.Window.paintEvent
    told: list[str] = []

    def painted(self: window.Window, event: QPaintEvent) -> None:
        paint(self, event)
        if not told:
            told.append("painted")
            say("painted")
            from PySide6.QtCore import QTimer

            look = QTimer(self)
            look.timeout.connect(lambda: rested(self))
            look.start(50)

    def rested(one: window.Window) -> None:
        if one.furnished and one.sheets.current is not None and one.worker.ready:
            say("rest")
            one.worker.close()
            os._exit(0)
        elif one.furnished:
            one.worker.poll()

    window.Window.paintEvent = painted  # type: ignore[method-assign]
    start.open_window(None, None)


if __name__ == "__main__":
    {"empty": empty, "ours": ours}[sys.argv[1]]()
