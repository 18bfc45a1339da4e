"""How does a later start speak with the first on Windows? By a pipe that has the user's name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from .says import DONE, GREETING, MOST, Heard

NOBODY = (
    QLocalSocket.LocalSocketError.ServerNotFoundError,
    QLocalSocket.LocalSocketError.ConnectionRefusedError,
)


def listen(parent: QObject, name: str, heard: Heard) -> Callable[[], None]:
    """Have each later start heard, as long as the parent lives; what ends it."""
    server = QLocalServer(parent)
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
    QLocalServer.removeServer(name)  # of one that was killed, or that hangs
    server.newConnection.connect(lambda: _greet(server, heard))
    server.listen(name)
    return server.close


def call(name: str, words: bytes, deadline: QDeadlineTimer) -> bool | None:
    """Has the first start taken these words? None where nobody listens, False without an answer."""
    wire = QLocalSocket()
    wire.connectToServer(name)
    if not wire.waitForConnected(_left(deadline)):
        return None if wire.error() in NOBODY else False
    if _line(wire, deadline) != GREETING:
        return False
    wire.write(words)
    return _line(wire, deadline) == DONE


def _greet(server: QLocalServer, heard: Heard) -> None:
    wire = server.nextPendingConnection()
    if wire is None:
        return
    wire.setReadBufferSize(MOST)
    wire.readyRead.connect(partial(_hear, wire, heard))
    wire.disconnected.connect(wire.deleteLater)
    wire.write(GREETING)
    wire.flush()


def _hear(wire: QLocalSocket, heard: Heard) -> None:
    if not wire.canReadLine():
        return
    if not heard(bytes(wire.readLine(MOST).data())):
        wire.abort()
        return
    wire.write(DONE)
    wire.flush()
    wire.disconnectFromServer()


def _line(wire: QLocalSocket, deadline: QDeadlineTimer) -> bytes:
    """The next line, b"" if none comes in time."""
    while not wire.canReadLine():
        if not wire.waitForReadyRead(_left(deadline)):
            return b""
    return bytes(wire.readLine(MOST).data())


def _left(deadline: QDeadlineTimer) -> int:
    return max(1, deadline.remainingTime())
