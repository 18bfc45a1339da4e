"""How are sounds heard without the window ever waiting for a sound card?

They are played by a process of their own. Opening a card may take most of a second, the library
for it brings 30 MB and writes to the terminal, and where it or the card is missing that process
ends, and all stays silent.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

STARTS = 3  # processes that are started at most


class ProcessPlayer:
    """Plays the WAV files of ``folder``, from their names."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._wire: Connection | None = None
        self._process: SpawnProcess | None = None
        self._starts = 0

    @property
    def alive(self) -> bool:
        """Does the process run?"""
        return self._process is not None and self._process.is_alive()

    def wake(self) -> None:
        """Start the process, unless it runs or has failed too often."""
        if self.alive or self._starts >= STARTS:
            return
        from ..session.process import spawned  # the process itself has no use for it

        self.close()
        self._starts += 1
        theirs, ours = get_context("spawn").Pipe(duplex=False)
        try:
            self._process = spawned("sounds", serve, theirs, self._folder)
        except OSError:
            ours.close()
            return
        finally:
            theirs.close()
        if hasattr(os, "set_blocking") and os.name != "nt":
            os.set_blocking(ours.fileno(), False)  # a process that hangs stops nobody
        self._wire = ours

    def play(self, name: str, loud: float) -> None:
        """Have it played; where there is no process any more, nothing is heard."""
        if self._wire is None:
            return
        try:
            self._wire.send_bytes(f"{name} {loud:.3f}".encode())
        except (OSError, ValueError):
            self.close()

    def close(self) -> None:
        """End the process."""
        wire, self._wire = self._wire, None
        process, self._process = self._process, None
        if wire is not None:
            with contextlib.suppress(OSError):
                wire.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


def serve(wire: Connection, folder: str) -> None:
    """Play what comes along the wire until it is closed. Says nothing, whatever happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hush()
    try:
        from .sound_card import play_all
    except ImportError:  # QtMultimedia, or the system's library below it, is not here
        return
    play_all(wire, folder)


def hush() -> None:
    """Nothing of this process is seen in a terminal; libraries write there by themselves."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    sys.excepthook = lambda *_: None
