"""Is the program running already, for this user on this screen? Then that window comes up.

The first start holds a lock, and listens at a local name of the user's own. A later one hands its
record over and ends. One that is not answered (the first hangs) becomes a window of its own.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from binascii import crc32
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QDir, QLockFile, QThread

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from ..window import Window

PATIENCE = 3000  # ms until a start that holds the lock must have answered
AGAIN = 50  # ms between two tries
LONGEST = 80  # bytes of the folder's path: a system may have room for 104 with the name
GREETING = b"dominoes-desktop 1\n"
DONE = b"ok\n"
MOST = 64 * 1024  # bytes of what a later start may say


class Instance:
    """This start, if it has a window of its own. Keep it as long as the window is there."""

    def __init__(self, name: str, lock: QLockFile) -> None:
        self.name = name
        self._lock = lock
        self._server: QLocalServer | None = None

    def listen(self, window: Window) -> None:
        """Have later starts answered: the window comes up, on the record that they name."""
        from PySide6.QtNetwork import QLocalServer

        server = self._server = QLocalServer(window)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self.name)  # of one that was killed, or that hangs
        server.newConnection.connect(lambda: _greet(server, window))
        server.listen(self.name)

    def leave(self) -> None:
        """The window is closed: the next start is the first."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()


def join(state: Path, record: Path | None, patience: int = PATIENCE) -> Instance | None:
    """This start as the first one; None where another has answered, and has the record now.

    ``state``: the folder of the running program's files. ``patience`` in ms.
    """
    mark = f"dominoes-desktop-{crc32(_whose(state).encode()):08x}"
    with suppress(OSError):
        state.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(state / f"{mark}.lock"))
    lock.setStaleLockTime(0)  # held as long as its process is there
    name = str(_folder(state) / mark) if os.name == "posix" else mark
    deadline = QDeadlineTimer(patience)
    while not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        if _handed_over(name, record, deadline):
            return None
        if deadline.hasExpired():
            break
        QThread.msleep(AGAIN)
    return Instance(name, lock)


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


# the later start


def _handed_over(name: str, record: Path | None, deadline: QDeadlineTimer) -> bool:
    """Has the first start come up, and taken the record?"""
    from PySide6.QtNetwork import QLocalSocket

    wire = QLocalSocket()
    wire.connectToServer(name)
    if not wire.waitForConnected(_left(deadline)) or _line(wire, deadline) != GREETING:
        return False
    _let_come_up()
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    says = {"open": str(record.absolute()) if record is not None else None, "token": token}
    wire.write(json.dumps(says).encode() + b"\n")
    return _line(wire, deadline) == DONE


def _line(wire: QLocalSocket, deadline: QDeadlineTimer) -> bytes:
    """The next line, b"" if none comes in time."""
    while not wire.canReadLine():
        if not wire.waitForReadyRead(_left(deadline)):
            return b""
    return bytes(wire.readLine(MOST).data())


def _left(deadline: QDeadlineTimer) -> int:
    return max(1, deadline.remainingTime())


def _let_come_up() -> None:
    """Windows lets only the program come up that was started last, or one that it names."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


# the first start


def _greet(server: QLocalServer, window: Window) -> None:
    """It speaks first: a later start whose call was not taken hands nothing over."""
    wire = server.nextPendingConnection()
    if wire is None:
        return
    wire.setReadBufferSize(MOST)
    wire.readyRead.connect(partial(_heard, wire, window))
    wire.disconnected.connect(wire.deleteLater)
    wire.write(GREETING)
    wire.flush()


def _heard(wire: QLocalSocket, window: Window) -> None:
    """Do what a later start wants; what is no such thing is let be."""
    if not wire.canReadLine():
        return
    try:
        says = json.loads(bytes(wire.readLine(MOST).data()))
        record, token = says["open"], str(says["token"])
        path = None if record is None else Path(record)
    except (ValueError, TypeError, KeyError):
        wire.abort()
        return
    wire.write(DONE)
    wire.flush()
    wire.disconnectFromServer()
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # Wayland lets a window come up that shows it
    window.welcome(path)
