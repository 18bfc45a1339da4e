"""What if the thinking process says nothing while a table is to be laid out?"""

import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import wait
from random import Random

import pytest

from dominoes_desktop.games import DRAW
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.session.arranging import arranged
from dominoes_desktop.session.request import Arrange
from dominoes_desktop.session.worker import AWAY, SILENCE, Worker

from .asking import LINE, SHAPE, answers, request
from .clumsy import STRIVES, Clumsy
from .matches import desk_for, to_round_end

OFTEN = AWAY / 2  # seconds from one look to the next
DESK = desk_for(DRAW, 2)
DESK.begin_round()
to_round_end(DESK, Random(1))
LONG = DESK.observe(0).line


class Clock:
    """Seconds pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("dominoes_desktop.session.worker.monotonic", made)
    return made


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    """One whose process has started, and is idle."""
    one = Worker(Clumsy)
    one.ask(request())
    answers(one)
    yield one
    one.close()


def stopped(worker: Worker) -> int:
    """Its process does nothing any more, not even end."""
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    return pid


def passes(worker: Worker, clock: Clock, seconds: float) -> None:
    """So long nothing is heard, however often one looks."""
    for _ in range(round(seconds / OFTEN)):
        clock.now += OFTEN
        assert worker.poll() == []


def test_a_process_that_is_silent_is_started_anew_and_asked_again(
    worker: Worker, clock: Clock
) -> None:
    """However much is asked, it is waited for no longer than for one thing."""
    pid = stopped(worker)
    tickets = [worker.ask(Arrange(LONG[:count], SHAPE)) for count in (3, 2, 3)]
    passes(worker, clock, SILENCE - OFTEN)
    assert worker.pid == pid
    passes(worker, clock, OFTEN)
    assert worker.pid != pid
    found = answers(worker, 3)
    assert [(one.ticket, one.failed) for one in found] == [(one, "") for one in tickets]
    assert found[0].arranged.layout == arrange(LONG[:3], SHAPE)


def test_who_did_not_look_has_not_missed_a_sign_of_life(worker: Worker, clock: Clock) -> None:
    """A window that was held up itself, or slept, learns nothing about others from that."""
    pid = stopped(worker)
    ticket = worker.ask(Arrange(LINE, SHAPE))
    clock.now += 100 * SILENCE
    assert worker.poll() == []
    os.kill(pid, signal.SIGCONT)
    [answer] = answers(worker)
    assert (answer.ticket, answer.failed, worker.pid) == (ticket, "", pid)


def test_a_layout_takes_its_time_as_long_as_it_goes_on(worker: Worker, clock: Clock) -> None:
    pid, descriptor = worker.pid, worker.fileno()
    assert descriptor is not None
    worker.ask(Arrange(LINE, STRIVES))
    for _ in range(4):
        assert wait([descriptor], 60) == [descriptor]
        passes(worker, clock, SILENCE / 2)
    assert worker.pid == pid


def test_each_tile_that_lies_is_a_sign_of_life() -> None:
    signs: list[None] = []
    found = arranged(Arrange(LONG, SHAPE), {}, lambda: signs.append(None))
    assert found.layout == arrange(LONG, SHAPE)
    assert len(signs) == len(LONG)
