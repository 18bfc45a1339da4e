"""Is a numbered match dealt the same to everybody, whatever is played, taken back or resumed?"""

from __future__ import annotations

from random import Random

import pytest

from dominoes_desktop.rules.move import Deal, Lead
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

from .matches import NAMES, TABLES, go_on

ROUNDS = 3


def desk_for(ruleset: Ruleset, seats: int, seed: int, number: int | None = 77) -> Desk:
    seated = [Seated("human", f"Seat {seat + 1}") for seat in range(seats)]
    return Desk(ruleset, seated, Random(seed), number=number)


def dealt(desk: Desk, seed: int, undo: float = 0.0) -> list[object]:
    """The deals of the first rounds, and the first lot, as far as the match goes."""
    rng, deals = Random(seed), list[object]()
    while len(deals) < ROUNDS and desk.wants != "nothing":
        if desk.wants == "deal":
            desk.begin_round()
            deals.append(next(e.what for e in reversed(desk.log) if isinstance(e.what, Deal)))
        else:
            go_on(desk, rng, undo)
    return deals


@pytest.mark.parametrize(("ruleset", "seats"), TABLES[::3], ids=NAMES[::3])
def test_the_deals_depend_on_the_number_alone(ruleset: Ruleset, seats: int) -> None:
    first = dealt(desk_for(ruleset, seats, 1), 1)
    again = dealt(desk_for(ruleset, seats, 2), 2, undo=0.1)
    common = min(len(first), len(again))
    assert common
    assert first[:common] == again[:common]
    assert dealt(desk_for(ruleset, seats, 1, number=78), 1)[0] != first[0]
    assert dealt(desk_for(ruleset, seats, 1, number=None), 1)[0] != first[0]


def test_a_lot_depends_on_the_number_alone() -> None:
    ruleset = next(game for game, _ in TABLES if game.key == "all_fives")
    lots = []
    for seed in (1, 2):
        desk = desk_for(ruleset, 4, seed)
        desk.begin_round()
        lots.append([entry.what for entry in desk.log if isinstance(entry.what, Lead)])
    assert lots[0] == lots[1] != []


def test_no_seat_sees_the_number() -> None:
    """Computer players are handed the observation and nothing else: it is that of any match."""
    ruleset, seats = TABLES[-1]
    numbered = desk_for(ruleset, seats, 1)
    numbered.begin_round()
    seated = numbered.seated
    plain = Desk(ruleset, seated, Random(1), numbered.log)
    for seat in range(seats):
        assert numbered.observe(seat) == plain.observe(seat)
        assert "77" not in repr(numbered.observe(seat).history)
