"""What went wrong, and when? A log file that never grows beyond its bounds."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

NAME = "dominoes-desktop.log"
LARGEST = 200_000  # bytes of a file; then it becomes NAME.1, that NAME.2, and so on
BEFORE = 3  # files kept beside the one that is written
TAIL = 12_000  # bytes of it that a report takes along
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def open_logbook(folder: Path) -> logging.Handler:
    """Have all that is logged from now on written there; take the handler off to end it.

    A folder that can't be written costs the log alone: nothing is raised, then or later.
    """
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = Bounded(folder / NAME, encoding="utf-8", errors="replace")
        handler.setFormatter(logging.Formatter(_LINE))
    except OSError:
        handler = logging.NullHandler()
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def last_of_log(folder: Path, most: int = TAIL) -> str:
    """The last whole lines of the log, at most so many bytes; "" where there is none."""
    try:
        with open(folder / NAME, "rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - most))
            data = file.read()
    except OSError:
        return ""
    if size > most:
        data = data.partition(b"\n")[2]
    return data.decode("utf-8", "replace")


class Bounded(logging.FileHandler):
    """A file that makes room for another one before it is too large.

    The one of the standard library brings sockets and pickles along, some 0.7 MB.
    """

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if (
                self.stream and self.stream.tell() + len(self.format(record)) * 4 > LARGEST
            ):  # bytes of a letter
                self._make_room()
        except OSError:
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk is no reason to write to a terminal that nobody looks at."""

    def _make_room(self) -> None:
        """The files before move on by one, the last of them goes."""
        self.close()
        for number in range(BEFORE, 0, -1):
            older = f"{self.baseFilename}.{number}"
            newer = f"{self.baseFilename}.{number - 1}" if number > 1 else self.baseFilename
            with suppress(OSError):
                os.replace(newer, older)
        self.stream = self._open()
