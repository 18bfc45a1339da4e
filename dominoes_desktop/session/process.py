"""How is another process started, so that it starts fast wherever the program came from?"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import ModuleType
from typing import Any

from .thinker import Think, serve
from .wire import wires


class Child:
    """One spawned process and the wire to it. OSError if the system gives none."""

    def __init__(self, make: Callable[[], Think]) -> None:
        self.wire, theirs = wires()
        try:
            self._process = spawned("thinking", serve, theirs, make)
        except BaseException:
            self.wire.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def fileno(self) -> int | None:
        """A descriptor that gets readable with each answer; None where the system has none."""
        return None if os.name == "nt" else self.wire.fileno()

    def wait(self, seconds: float) -> None:
        """Until there is something to read, or the process ended, or so long."""
        wait([self.wire.ears, self._process.sentinel], max(0.0, seconds))

    def end(self) -> None:
        """End it at once, whatever it does: it has nothing to lose."""
        self.wire.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def spawned(name: str, target: Callable[..., None], *args: Any) -> SpawnProcess:
    """A new process that runs ``target`` and ends with this one. OSError if there is none."""
    process = get_context("spawn").Process(target=target, args=args, name=name, daemon=True)
    with _bare_main(), _interrupts_held():
        process.start()
    return process


@contextmanager
def _bare_main() -> Iterator[None]:
    """A spawned process imports its parent's main module again, which may be a whole program
    (a console script, a test run). It needs nothing of that, so it is shown an empty one.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl+C in the moments before the new process ignores it would end it with a traceback."""
    held: Any = None
    if hasattr(signal, "pthread_sigmask"):
        held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if held is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
