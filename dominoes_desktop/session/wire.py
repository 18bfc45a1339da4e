"""How do two processes speak with each other? Through a pipe each way: no socket is opened."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

ROOM = 1 << 20  # bytes that a pipe holds before writing waits for the reader, where it can be had


@dataclass(frozen=True, slots=True)
class Wire:
    """One end of it. OSError, or EOFError while hearing, where the other end is gone."""

    ears: Connection
    mouth: Connection

    def send(self, what: Any) -> None:
        """Anything that can be pickled."""
        self.mouth.send(what)

    def recv(self) -> Any:
        """What was sent at the other end; waits for it."""
        return self.ears.recv()

    def poll(self) -> bool:
        """Is there something to be heard, or is the other end gone?"""
        return self.ears.poll()

    def fileno(self) -> int:
        """A descriptor that gets readable when there is something to be heard."""
        return self.ears.fileno()

    def close(self) -> None:
        self.ears.close()
        self.mouth.close()


def wires() -> tuple[Wire, Wire]:
    """Both ends. OSError if the system gives none."""
    context = get_context("spawn")
    ears, their_mouth = context.Pipe(duplex=False)
    try:
        their_ears, mouth = context.Pipe(duplex=False)
    except OSError:
        ears.close()
        their_mouth.close()
        raise
    for end in (mouth, their_mouth):
        _widen(end)
    return Wire(ears, mouth), Wire(their_ears, their_mouth)


def _widen(end: Connection) -> None:
    """A round's worth of layouts goes in at once, so that neither side waits for the other."""
    with suppress(ImportError, AttributeError, OSError):
        import fcntl

        fcntl.fcntl(end.fileno(), fcntl.F_SETPIPE_SZ, ROOM)
