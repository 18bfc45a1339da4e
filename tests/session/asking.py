"""What is the worker asked in these tests, and how are its answers waited for?"""

from __future__ import annotations

from random import Random
from time import monotonic

from dominoes_desktop.games import DRAW
from dominoes_desktop.geometry import shape_of
from dominoes_desktop.rules.move import Play
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.request import Answer, Choose
from dominoes_desktop.session.worker import Worker

from .matches import desk_for, go_on

DESK = desk_for(DRAW, 2)
DESK.begin_round()
go_on(DESK, Random(1))
LINE = DESK.observe(0).line
SHAPE = shape_of(DRAW)


def request(level: str = "casual", seed: int = 7) -> Choose:
    seat = DESK.to_move
    assert seat is not None
    return Choose(DESK.observe(seat), level, seed, DESK.serial)


def answers(worker: Worker, count: int = 1) -> list[Answer]:
    """So many answers, however many polls they take."""
    found: list[Answer] = []
    end = monotonic() + 120
    while len(found) < count:
        assert monotonic() < end, "no answer came"
        found += worker.poll()
        if len(found) < count:
            worker.wait(1.0)
    return found


def led(seed: int) -> Desk:
    desk = desk_for(DRAW, 2, seed)
    desk.begin_round()
    go_on(desk, Random(1))
    return desk


def answerable_double(desk: Desk) -> bool:
    seat = desk.to_move
    assert seat is not None
    seen = desk.observe(seat)
    return seen.line[0].tile.double and isinstance(seen.legal[0], Play)
