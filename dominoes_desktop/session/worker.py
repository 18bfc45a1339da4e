"""Who keeps the thinking process busy and alive, without the window ever waiting for it?"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from time import monotonic

from ..players.choice import Choice
from .process import Child
from .request import Answer, Arrange, Request
from .standin import in_process, stand_in, unfit
from .thinker import ALIVE, CANCEL, READY, Think, Thinker, Value

log = logging.getLogger(__name__)

CAP = 5.0  # seconds that one request may take, over what a choice is given: a safety net
GRACE = 1.5  # seconds in which who thinks must have stopped, once nobody wants to know any more
SILENCE = 2.0  # seconds without a sign of life from who lays out a table, which takes milliseconds
AWAY = 0.5  # seconds between two looks, at most, that count as listening for one
PATIENCE = 20.0  # seconds until a process must have started
TOO_LONG, ENDED = "no answer in time", "the process ended"
TRIES = 2  # for a layout, or where the process was ended; then one does without it
STARTS = 3  # failed starts in a row after which no more are tried


@dataclass(slots=True)
class _Open:
    ticket: int
    request: Request
    tries: int = 0  # before this one
    cancelled: float | None = None  # since when nobody wants to know


class Worker:
    """One spawned process that answers requests, one after the other, in the order asked.

    Nothing here waits, but ``wait``. Whoever asked calls ``poll`` from time to time, best when
    ``fileno`` gets readable, and a few times a second besides while ``busy``: only ``poll``
    notices a process that hangs or died. ``make`` is called in the process, for what answers
    there; it must be importable by name. ``cap``: seconds for one move, over those that it asks
    for itself; ``grace``: seconds for who is to stop, where something else waits; ``silence``:
    seconds for a layout without a sign of life, twice as many for its second try. Who did not
    look for longer than AWAY has not heard any: the machine is busy, or was asleep.
    """

    def __init__(
        self,
        make: Callable[[], Think] = Thinker,
        cap: float = CAP,
        grace: float = GRACE,
        silence: float = SILENCE,
    ) -> None:
        self._make = make
        self._cap, self._grace, self._silence = cap, grace, silence
        self._tickets = count(1)
        self._queue: deque[_Open] = deque()
        self._running: _Open | None = None
        self._since = 0.0  # when the running request was sent, or the process started
        self._heard = self._looked = 0.0  # the last sign of life, and the last look for one
        self._child: Child | None = None
        self._ready = False
        self._failed_starts = 0
        self._closed = False
        self._answers: list[Answer] = []

    def start(self) -> None:
        """Start the process unless it runs. Worth doing early: the first answer comes sooner."""
        self._closed, self._failed_starts = False, 0
        if self._child is None:
            self._spawn()

    def close(self) -> None:
        """End the process, whatever it does; open tickets are never answered."""
        self._closed = True
        if self._child is not None:
            self._child.end()
        self._child, self._ready = None, False
        self._queue.clear()
        self._answers.clear()
        self._running = None

    @property
    def alive(self) -> bool:
        """Does the process run?"""
        return self._child is not None and self._child.alive

    @property
    def ready(self) -> bool:
        """Has the process started up, as far as ``poll`` has heard?"""
        return self._ready

    @property
    def busy(self) -> bool:
        """Is a ticket open, or an answer not yet fetched?"""
        return bool(self._queue or self._answers or self._running is not None)

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    def fileno(self) -> int | None:
        """A descriptor that gets readable when ``poll`` has news; None where there is none.

        A process started anew has another one: look again after each ``poll``.
        """
        return None if self._child is None else self._child.fileno()

    def wait(self, seconds: float) -> None:
        """Wait until ``poll`` may have news, at most so long: for commands and tests."""
        if self._child is not None and not self._answers:
            self._child.wait(min(seconds, self._deadline() - monotonic()))

    def ask(self, request: Request) -> int:
        """Have it answered; the ticket says which answer belongs to it. RuntimeError if closed."""
        if self._closed:
            raise RuntimeError("the worker is closed")
        if self._child is None:
            self._spawn()
        ticket = next(self._tickets)
        self._queue.append(_Open(ticket, request))
        self._send()
        return ticket

    def cancel(self, ticket: int) -> None:
        """Forget it: no answer comes. Unknown and answered tickets are let be.

        Who thinks about it is told to stop, so that what is asked next need not wait.
        """
        self._queue = deque([one for one in self._queue if one.ticket != ticket])
        self._answers = [one for one in self._answers if one.ticket != ticket]
        running = self._running
        if running is not None and running.ticket == ticket and running.cancelled is None:
            running.cancelled = monotonic()
            if self._child is not None:
                with suppress(OSError):  # it has ended, which ``poll`` will notice
                    self._child.wire.send(CANCEL)

    def poll(self) -> list[Answer]:
        """What has been answered since the last call, in order.

        What is wrong with a layout that can't be computed at all is raised here; the other
        answers come with the next call.
        """
        now = monotonic()
        self._heard += max(0.0, now - self._looked - AWAY)
        self._looked = now
        if self._child is not None:
            self._receive()
        elif not self._closed:
            self._without_process()
        if self._child is not None and monotonic() >= self._deadline():
            self._lost(TOO_LONG if self._ready else "the process did not start")
        self._send()
        answers, self._answers = self._answers, []
        return answers

    def _deadline(self) -> float:
        if not self._ready:
            return self._since + PATIENCE
        if self._running is None:
            return float("inf")
        asked, cap = self._running.request, self._cap
        if not isinstance(asked, Arrange):
            until = self._since + asked.seconds + cap
            dropped = self._running.cancelled if self._queue else None
            return until if dropped is None else min(until, dropped + self._grace)
        return self._heard + self._silence * (1 << self._running.tries)

    def _receive(self) -> None:
        child = self._child
        while child is not None and child is self._child:
            try:
                if not child.wire.poll():
                    return
                message = child.wire.recv()
            except (EOFError, OSError):
                self._lost(ENDED)
                return
            except Exception as error:
                self._lost(f"the answer can't be read: {error}")
                return
            if message == READY:
                self._ready, self._failed_starts = True, 0
                self._send()
            elif message == ALIVE:
                self._heard = monotonic()
            else:
                self._answered(*message)

    def _answered(self, ticket: int, value: Value, failed: str) -> None:
        running = self._running
        if running is None or running.ticket != ticket:
            return
        self._running = None
        failed = failed or unfit(running.request, value)
        if failed:
            self._stand_in(running, failed)
        elif running.cancelled is None:
            if isinstance(value, Choice) and value.hurried:
                log.warning("thinking process: request %d was answered in a hurry", ticket)
            self._answers.append(Answer(ticket, running.request, value))
        self._send()

    def _send(self) -> None:
        """Hand over the next request. It is read at once, so that writing it does not wait."""
        if self._child is None or not self._ready or self._running is not None or not self._queue:
            return
        self._running = self._queue.popleft()
        self._since = self._heard = self._looked = monotonic()
        try:
            self._child.wire.send((self._running.ticket, self._running.request))
        except OSError:
            self._lost(ENDED)

    def _lost(self, why: str) -> None:
        """Start anew; what was being answered gets its stand-in."""
        log.warning("thinking process: %s; started anew", why)
        if not self._ready:
            self._start_failed()
        running, self._running = self._running, None
        old, self._child = self._child, None
        self._spawn()
        if old is not None:
            old.end()  # not before: the new wire shall have another number
        if running is not None:
            self._stand_in(running, why)

    def _spawn(self) -> None:
        self._ready, self._since = False, monotonic()
        while self._child is None and self._failed_starts < STARTS:
            try:
                self._child = Child(self._make)
            except OSError as error:
                log.warning("thinking process: not started: %s", error)
                self._start_failed()

    def _start_failed(self) -> None:
        self._failed_starts += 1
        if self._failed_starts == STARTS:
            log.error("thinking process: given up after %d starts", STARTS)

    def _stand_in(self, one: _Open, why: str) -> None:
        """The first legal move, or no line; a layout is computed here, as no table may stand still.

        A layout is first tried again, and so is what the process ended over: it may be no fault of
        what was asked.
        """
        if one.cancelled is not None:
            return
        log.warning("thinking process: no answer to request %d: %s", one.ticket, why)
        asked, short = one.request, why.strip().rpartition("\n")[2]
        again = isinstance(asked, Arrange) or why == ENDED
        if again and self._child is not None and one.tries < TRIES - 1:
            one.tries += 1
            self._queue.appendleft(one)
            return
        value = in_process(asked) if isinstance(asked, Arrange) else stand_in(asked)
        self._answers.append(Answer(one.ticket, asked, value, short))

    def _without_process(self) -> None:
        """No process can be had: everything is answered by its stand-in."""
        while self._queue:
            self._stand_in(self._queue.popleft(), "there is no thinking process")
