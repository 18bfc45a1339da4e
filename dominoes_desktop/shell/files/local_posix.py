"""How does a later start speak with the first on Linux and macOS? At a name in the user's folder.

Qt's own way brings its whole network along, some 3 MB; Python's is there already.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QDeadlineTimer, QObject, QSocketNotifier

from .says import DONE, GREETING, MOST, Heard

READ = QSocketNotifier.Type.Read


def listen(parent: QObject, name: str, heard: Heard) -> Callable[[], None]:
    """Have each later start heard, as long as the parent lives; what ends it. OSError if it can't.

    The name is there once only this user may speak at it; it takes the place of an old one.
    """
    server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    beside = f"{name}.{os.getpid()}"
    try:
        with suppress(FileNotFoundError):
            os.unlink(beside)
        server.bind(beside)
        os.chmod(beside, 0o600)
        server.listen(8)
        os.replace(beside, name)
    except OSError:
        server.close()
        raise
    server.setblocking(False)
    door = QSocketNotifier(server.fileno(), READ, parent)
    door.activated.connect(lambda: _greet(server, parent, heard))

    def end() -> None:
        door.setEnabled(False)
        server.close()
        with suppress(OSError):
            os.unlink(name)

    return end


def call(name: str, words: bytes, deadline: QDeadlineTimer) -> bool | None:
    """Has the first start taken these words? None where nobody listens, False without an answer."""
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as wire:
        wire.settimeout(_left(deadline))
        try:
            wire.connect(name)
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        if _line(wire, deadline) == GREETING:
            wire.sendall(words)
            return _line(wire, deadline) == DONE
    return False


def _greet(server: socket.socket, parent: QObject, heard: Heard) -> None:
    try:
        wire, _ = server.accept()
        wire.setblocking(False)
        wire.send(GREETING)
    except OSError:
        return
    said = bytearray()
    ear = QSocketNotifier(wire.fileno(), READ, parent)

    def hear() -> None:
        try:
            more = wire.recv(MOST)
        except OSError:
            more = b""
        said.extend(more)
        if more and b"\n" not in said and len(said) < MOST:
            return
        ear.setEnabled(False)
        ear.deleteLater()
        try:
            if b"\n" in said and heard(bytes(said)):
                wire.send(DONE)
        except OSError:
            return  # it has gone meanwhile
        finally:
            wire.close()

    ear.activated.connect(hear)


def _line(wire: socket.socket, deadline: QDeadlineTimer) -> bytes:
    """The next line, as far as one comes. TimeoutError if none does in time."""
    line = b""
    while not line.endswith(b"\n"):
        wire.settimeout(_left(deadline))
        more = wire.recv(MOST)
        if not more:
            break
        line += more
    return line


def _left(deadline: QDeadlineTimer) -> float:
    """Seconds."""
    return max(1, deadline.remainingTime()) / 1000
