"""Is the program running already, for this user on this screen? Then that window comes up.

The first start holds a lock, and listens at a local name of the user's own. A later one hands its
record over and ends. It waits for a first that is still starting; one that is not answered (the
first hangs) becomes a window of its own.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from binascii import crc32
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QDir, QLockFile, QThread

if TYPE_CHECKING:
    from ..window import Window

PATIENCE = 3000  # ms until a start that listens must have answered
STARTING = 60_000  # ms until a start that holds the lock must listen: some machines are slow
AGAIN = 50  # ms between two tries
LONGEST = 68  # bytes of the folder's path: a system may have room for 104 with the name


class Instance:
    """This start, if it has a window of its own. Keep it as long as the window is there."""

    def __init__(self, name: str, lock: QLockFile) -> None:
        self.name = name
        self._lock = lock
        self._end: Callable[[], None] = lambda: None

    def listen(self, window: Window) -> None:
        """Have later starts answered: the window comes up, on the record that they name."""
        try:
            self._end = _way().listen(window, self.name, lambda line: _heard(window, line))
        except OSError as error:
            import logging  # not before the first picture

            logging.getLogger(__name__).warning("later starts are not heard: %s", error)
            self._lock.unlock()  # nor do they wait

    def leave(self) -> None:
        """The window is closed: the next start is the first."""
        self._end()
        self._lock.unlock()


def join(
    state: Path, record: Path | None, game: str = "", patience: int = PATIENCE
) -> Instance | None:
    """This start as the first one; None where another has answered, and has the record now.

    ``state``: the folder of the running program's files. ``patience`` in ms.
    """
    mark = f"dominoes-desktop-{crc32(_whose(state).encode()):08x}"
    with suppress(OSError):
        state.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(state / f"{mark}.lock"))
    lock.setStaleLockTime(0)  # held as long as its process is there
    name = str(_folder(state) / mark) if os.name == "posix" else mark
    starting, deadline = QDeadlineTimer(STARTING), QDeadlineTimer(patience)
    while not lock.tryLock(0):
        taken = _way().call(name, _call(record, game), deadline)
        if taken:
            return None
        if taken is None:
            deadline = QDeadlineTimer(patience)
        held = lock.error() == QLockFile.LockError.LockFailedError
        over = (starting if taken is None else deadline).hasExpired()
        if not held or over:  # there can be no lock, or its owner hangs
            break
        QThread.msleep(AGAIN)
    return Instance(name, lock)


def _way() -> ModuleType:
    """How starts speak with each other on this system; fetched when it is wanted."""
    if os.name == "posix":
        from . import local_posix

        return local_posix
    from . import local_qt

    return local_qt


def _whose(state: Path) -> str:
    """The user's files and the screen: on another screen a window would not be seen."""
    screens = [os.environ.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY")]
    return "\n".join([str(state.absolute()), *screens])


def _folder(state: Path) -> Path:
    """Where the name stands: a folder that no other user can write, with a short enough path."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    own = Path(QDir.tempPath()) / f"dominoes-desktop-{os.getuid()}"
    for folder in (Path(runtime), state):
        if folder.is_absolute() and len(os.fsencode(folder)) <= LONGEST and _mine(folder):
            return folder
    with suppress(OSError):
        own.mkdir(mode=0o700, exist_ok=True)
    return own if _mine(own) else state


def _mine(folder: Path) -> bool:
    """Is it this user's, and can nobody else write there?"""
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    safe = stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o022
    return safe and found.st_uid == os.getuid()


def _call(record: Path | None, game: str) -> bytes:
    """What a later start says."""
    if sys.platform == "win32":  # only the program may come up that was started last
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    opened = str(record.absolute()) if record is not None else None
    says = {"open": opened, "new": game, "token": token}
    return json.dumps(says).encode() + b"\n"


def _heard(window: Window, line: bytes) -> bool:
    """Do what a later start wants; what is no such thing is let be."""
    try:
        says = json.loads(line)
        record, token = says["open"], str(says["token"])
        path, game = None if record is None else Path(record), str(says.get("new", ""))
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # Wayland lets a window come up that shows it
    window.welcome(path, game)
    return True
