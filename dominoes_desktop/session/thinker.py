"""What goes on in the thinking process? It reads a request, answers it, reads the next.

Imports only what thinking needs: never a window, never the desk with its truth.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import parent_process
from random import Random
from time import monotonic
from traceback import format_exc
from typing import TYPE_CHECKING

from ..players.choice import Choice
from ..players.solved import Solved
from .request import Arrange, Arranged, Choose, Request, Solve
from .wire import Wire

if TYPE_CHECKING:
    from .arranging import Known

Dropped = Callable[[], bool]
Value = Choice | Arranged | Solved
Think = Callable[[Request, Dropped], Value]
READY, CANCEL, ALIVE = "ready", "cancel", "alive"
BEAT = 0.1  # seconds from one sign of life to the next, at least


def wanted() -> bool:
    """Nobody drops it."""
    return False


class Hurry:
    """Says that it is enough from that moment on, or once it is dropped, and remembers it."""

    def __init__(self, until: float, dropped: Dropped) -> None:
        self._until = until
        self._dropped = dropped
        self.came = False

    def __call__(self) -> bool:
        self.came = self.came or monotonic() > self._until or self._dropped()
        return self.came


class Pulse:
    """Is the answer not wanted any more? Each time one asks, it is a sign of life for who waits."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._next = monotonic() + BEAT

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._next:
            self._next = now + BEAT
            self._wire.send(ALIVE)
        return self._wire.poll()


class Thinker:
    """Answers requests; remembers the last layouts, so that the next tile is soon arranged.

    Players and what arranges are fetched with it, not with this module: the window, which starts
    the process, has no use for them.
    """

    def __init__(self) -> None:
        from ..players.choose import choose
        from .arranging import arranged

        self._choose, self._arranged = choose, arranged
        self._known: Known = {}

    def __call__(self, request: Request, dropped: Dropped = wanted) -> Value:
        """``dropped`` tells while one thinks that the answer is not wanted any more."""
        if isinstance(request, Choose):
            rng = Random(request.seed)
            seen, level = request.observation, request.level
            hurry = Hurry(monotonic() + request.seconds, dropped)
            choice = self._choose(seen, level, rng, request.budget, request.character, hurry)
            return replace(choice, hurried=hurry.came)
        if isinstance(request, Solve):
            from ..players.solve import solve  # seldom wanted

            hurry = Hurry(monotonic() + request.seconds, dropped)
            return solve(request.match, request.made, request.most, hurry)
        return self._arranged(request, self._known, dropped)


def serve(wire: Wire, make: Callable[[], Think]) -> None:
    """Answer until the wire's other end closes: (ticket, value, "") or (ticket, None, error).

    While a table is laid out, which is not waited for as long as a thought, ALIVE goes before that.
    Nothing but CANCEL comes while a request is answered; one that comes too late is passed over.
    """
    _leave_interrupts_to_the_window()
    _end_with_the_parent()
    think = make()
    wire.send(READY)
    while True:
        try:
            message = wire.recv()
        except (EOFError, OSError):
            return
        if message == CANCEL:
            continue
        ticket, request = message
        dropped = Pulse(wire) if isinstance(request, Arrange) else wire.poll
        try:
            wire.send((ticket, think(request, dropped), ""))
        except BrokenPipeError:
            return
        except Exception:
            wire.send((ticket, None, format_exc()))


def _leave_interrupts_to_the_window() -> None:
    """Ctrl+C reaches every process of a terminal. The window answers it and closes the wire."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end_with_the_parent() -> None:
    """A closed wire is noticed between two requests only; a thought must not outlive the window."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="parent's end", daemon=True).start()
