"""Does thinking go on beside the window, whatever happens to it?"""

import logging
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from random import Random

import pytest

from dominoes_desktop.games import DRAW
from dominoes_desktop.geometry import Shape
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.players.choose import choose
from dominoes_desktop.rules.move import Play
from dominoes_desktop.session.arranging import joined
from dominoes_desktop.session.request import Arrange, Choose
from dominoes_desktop.session.worker import Worker

from .asking import DESK, LINE, SHAPE, answerable_double, answers, led, request
from .clumsy import DIES, HANGS, RAISES, Clumsy, Modules, NeverReady
from .matches import desk_for, go_on

Made = Callable[..., Worker]


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One that is never harmed."""
    one = Worker(grace=600.0)
    yield one
    one.close()


@pytest.fixture
def made() -> Iterator[Made]:
    workers: list[Worker] = []

    def make(*args: object, **kwargs: object) -> Worker:
        workers.append(Worker(*args, **kwargs))  # type: ignore[arg-type]
        return workers[-1]

    yield make
    for one in workers:
        one.close()


def test_a_choice_is_what_the_player_chooses(worker: Worker) -> None:
    asked = request()
    ticket = worker.ask(asked)
    [answer] = answers(worker)
    assert answer.ticket == ticket
    assert answer.serial == DESK.serial
    assert answer.failed == ""
    assert answer.choice == choose(asked.observation, "casual", Random(7))
    assert not worker.busy


def test_the_table_is_arranged_with_what_each_play_would_make_of_it(worker: Worker) -> None:
    plays = tuple([m for m in request().observation.legal if isinstance(m, Play)])
    worker.ask(Arrange(LINE, SHAPE, plays))
    arranged = answers(worker)[0].arranged
    assert arranged.layout == arrange(LINE, SHAPE)
    assert set(plays) <= set(arranged.previews)
    for play, layout in arranged.previews.items():
        assert layout == arrange((*LINE, joined(play)), SHAPE)


def test_a_play_on_a_first_double_is_shown_on_both_sides(worker: Worker) -> None:
    seed = next(s for s in range(99) if answerable_double(led(s)))
    desk = led(seed)
    seat = desk.to_move
    assert seat is not None
    seen = desk.observe(seat)
    plays = tuple([move for move in seen.legal if isinstance(move, Play)])
    worker.ask(Arrange(seen.line, SHAPE, plays))
    previews = answers(worker)[0].arranged.previews
    east, west = (previews[replace(plays[0], side=side)] for side in "ew")
    assert east != west
    assert previews[plays[0]] == east


def test_answers_come_in_the_order_asked(worker: Worker) -> None:
    tickets = [worker.ask(request(seed=seed)) for seed in range(20)]
    assert [answer.ticket for answer in answers(worker, 20)] == tickets


def test_a_cancelled_request_is_not_answered(worker: Worker) -> None:
    first, second, third = (worker.ask(request(seed=seed)) for seed in range(3))
    worker.cancel(first)
    worker.cancel(second)
    assert [answer.ticket for answer in answers(worker)] == [third]
    assert not worker.busy


def test_who_is_not_waited_for_any_more_stops_thinking(worker: Worker) -> None:
    endless = replace(request("expert"), budget=10**9)
    worker.ask(request())
    answers(worker)
    pid, first = worker.pid, worker.ask(endless)
    worker.poll()
    worker.cancel(first)
    worker.cancel(first)
    later = worker.ask(request())
    assert [answer.ticket for answer in answers(worker)] == [later]
    assert worker.pid == pid


def test_one_that_hangs_while_nobody_waits_for_it_holds_up_nothing_else(made: Made) -> None:
    worker = made(Clumsy, cap=1000.0, grace=0.0)
    worker.ask(request())
    answers(worker)
    hangs = worker.ask(request("hangs"))
    worker.cancel(hangs)
    after = worker.ask(request())
    [answer] = answers(worker)
    assert (answer.ticket, answer.failed) == (after, "")


def test_after_its_seconds_a_choice_is_what_has_been_thought(worker: Worker) -> None:
    worker.ask(replace(request("expert"), budget=10**9, seconds=0.05))
    [answer] = answers(worker)
    assert answer.failed == ""
    assert len(answer.choice.ranked) == len(request().observation.legal)


def test_news_makes_the_descriptor_readable(worker: Worker) -> None:
    while not worker.ready:
        worker.wait(1.0)
        worker.poll()
    descriptor = worker.fileno()
    assert descriptor is not None
    assert wait([descriptor], 0) == []
    worker.ask(request())
    assert wait([descriptor], 30) == [descriptor]
    assert len(worker.poll()) == 1


def test_ctrl_c_is_left_to_the_window(worker: Worker) -> None:
    worker.ask(request())
    answers(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    worker.ask(request())
    assert answers(worker)[0].failed == ""
    assert worker.pid == pid


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("raises", "ZeroDivisionError: out of luck"),
        ("dies", "the process ended"),
        ("leaves", "the process ended"),
        ("hangs", "no answer in time"),
        ("lambda", "pickle"),
        ("nothing", "no choice"),
        ("cheats", "not a legal move"),
        ("unheard of", "ValueError: no such level: 'unheard of'"),
    ],
)
def test_a_player_that_goes_wrong_costs_nothing(
    made: Made, caplog: pytest.LogCaptureFixture, level: str, why: str
) -> None:
    """Known complaint C56: it plays a legal move all the same, and the log says why."""
    worker = made(Clumsy, cap=0.3 if level == "hangs" else 60.0)
    patient = replace(request(), seconds=60.0)  # a busy machine takes its time
    with caplog.at_level(logging.WARNING):
        bad, good = worker.ask(request(level)), worker.ask(patient)
        first, second = answers(worker, 2)
    assert (first.ticket, second.ticket) == (bad, good)
    assert first.choice.move == request().observation.legal[0]
    assert why in first.failed
    assert second.failed == ""
    assert why in caplog.text


@pytest.mark.parametrize("shape", [RAISES, DIES], ids=["raises", "dies"])
def test_a_layout_is_computed_here_where_the_process_fails(made: Made, shape: Shape) -> None:
    worker = made(Clumsy)
    worker.ask(Arrange(LINE, shape))
    [answer] = answers(worker)
    assert answer.failed
    assert answer.arranged.layout == arrange(LINE, shape)


def test_a_layout_that_takes_too_long_each_time_is_computed_here(
    made: Made, caplog: pytest.LogCaptureFixture
) -> None:
    """It has more time with each try: a table must not stand still because a machine is busy."""
    worker = made(Clumsy, silence=0.1)
    slow, later = worker.ask(Arrange(LINE, HANGS)), worker.ask(request())
    first, second = answers(worker, 2)
    assert (first.ticket, second.ticket) == (slow, later)
    assert first.arranged.layout == arrange(LINE, HANGS)
    assert first.failed == "no answer in time"
    assert len([one for one in caplog.messages if "no answer to request 1" in one]) == 2


def test_without_any_process_everything_is_answered_all_the_same(
    made: Made, caplog: pytest.LogCaptureFixture
) -> None:
    worker = made(NeverReady)
    with caplog.at_level(logging.ERROR):
        worker.ask(request())
        worker.ask(Arrange(LINE, SHAPE))
        move, layout = answers(worker, 2)
        worker.ask(request())
        answers(worker)
    assert move.choice.move == request().observation.legal[0]
    assert move.failed
    assert layout.arranged.layout == arrange(LINE, SHAPE)
    assert not worker.alive
    assert worker.fileno() is None
    assert [record.message for record in caplog.records] == [
        "thinking process: given up after 3 starts"
    ]


def test_a_closed_worker_takes_nothing_until_it_is_started(made: Made) -> None:
    worker = made(Clumsy)
    worker.ask(request("hangs"))
    while not worker.ready:
        worker.wait(1.0)
        worker.poll()
    worker.close()
    assert not worker.alive
    assert not worker.busy
    assert worker.poll() == []
    with pytest.raises(RuntimeError):
        worker.ask(request())
    worker.start()
    worker.ask(request())
    assert answers(worker)[0].failed == ""


def test_the_process_imports_nothing_heavy(made: Made) -> None:
    worker = made(Modules)
    worker.ask(request())
    loaded = set(answers(worker)[0].choice.unit.split())
    heavy = {"PySide6", "pytest", "logging", "asyncio", "dominoes_desktop.session.desk"}
    assert not heavy & loaded
    assert not [name for name in loaded if name.startswith("dominoes_desktop.table")]


PROGRAM = """
import os, sys
print("begun as", __name__, flush=True)
from random import Random
from dominoes_desktop.session.worker import Worker
from tests.session.clumsy import Clumsy
from tests.session.asking import request
worker = Worker(Clumsy)
worker.ask(request({level!r}))
while worker.busy and not worker.poll() and not (worker.ready and {level!r} == "hangs"):
    worker.wait(1.0)
print("done", worker.busy, flush=True)
os._exit(0)
"""


@pytest.mark.parametrize("level", ["casual", "hangs"])
def test_it_ends_with_the_program_and_never_begins_it_again(tmp_path: object, level: str) -> None:
    """The program ends without a word to the process, which holds the same pipe open: only when
    both are gone is the output at its end.
    """
    path = f"{tmp_path}/program.py"
    with open(path, "w", encoding="utf-8") as file:
        file.write(PROGRAM.format(level=level))
    done = subprocess.run(
        [sys.executable, path],
        capture_output=True,
        text=True,
        timeout=180,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
        check=True,
    )
    assert done.stdout.splitlines() == ["begun as __main__", f"done {level == 'hangs'}"]
    assert done.stderr == ""


def test_a_request_is_small(full: bool) -> None:
    for seed in range(100 if full else 5):
        desk = desk_for(DRAW, 4, seed)
        desk.begin_round()
        while (seat := desk.to_move) is not None:
            asked = Choose(desk.observe(seat), "casual", 1, desk.serial)
            assert len(pickle.dumps(asked)) < 8192
            go_on(desk, Random(seed))
