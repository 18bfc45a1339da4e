"""Can a round that is over be looked back at, and only then?"""

from random import Random

import pytest

from dominoes_desktop.rules.reason import IllegalMove, NotNow
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Undo
from dominoes_desktop.session.worker import Worker

from .asking import answers
from .clumsy import Clumsy
from .matches import NAMES, TABLES, desk_for, go_on, to_round_end


@pytest.mark.parametrize(("ruleset", "seats"), TABLES[::3], ids=NAMES[::3])
def test_each_move_comes_with_what_its_seat_saw(ruleset: Ruleset, seats: int) -> None:
    desk, rng = desk_for(ruleset, seats), Random(2)
    desk.begin_round()
    if desk.wants == "lead":
        desk.begin_round()
    seen = []
    while desk.wants == "move":
        seat = desk.to_move
        assert seat is not None
        seen.append((seat, desk.observe(seat)))
        go_on(desk, rng)
        if rng.random() < 0.1:
            desk.undo()
            seen.pop()
    found = list(desk.moments(range(seats)))
    assert [(one.seat, one.seen) for one in found] == seen
    assert [one.number for one in found] == list(range(len(found)))
    assert all(not isinstance(one.move, Undo) for one in found)
    assert list(desk.moments([0])) == [one for one in found if one.seat == 0]


def test_a_round_that_is_played_is_not_looked_through() -> None:
    desk = desk_for(TABLES[0][0], 2)
    desk.begin_round()
    go_on(desk, Random(1))
    for look in (lambda: desk.moments([0]), lambda: desk.whole_round(10, 1.0)):
        with pytest.raises(IllegalMove) as refused:
            look()
        assert isinstance(refused.value.reason, NotNow)


@pytest.mark.parametrize("make", ["thinks", "dies"])
def test_the_best_line_is_reckoned_by_the_worker_and_may_fail(make: str) -> None:
    desk = desk_for(TABLES[0][0], 2)
    desk.begin_round()
    to_round_end(desk, Random(1))
    worker = Worker(Clumsy) if make == "thinks" else Worker(Clumsy, cap=-9.0)
    worker.ask(desk.whole_round(500, 1.0))
    [answer] = answers(worker)
    worker.close()
    assert bool(answer.failed) == (make == "dies")
    assert bool(answer.solved.line) == (make == "thinks")
