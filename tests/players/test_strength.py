"""Are the levels as strong as they were measured? A few paired deals, enough for a clear fall."""

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from dominoes_desktop.cli.figures import share_interval
from dominoes_desktop.games import ALL_FIVES, ANIMAL, BLOCK, DOUBLES, DRAW, PEBBLE, SUPER
from dominoes_desktop.players.choose import LEVELS
from dominoes_desktop.players.greedy import greedy
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import legal_moves, step, to_move

from ..benchmarks.tournament import PACKAGE, Pairing, decided, pairings, played, reached, report
from .table import dealt_round, shares

BARS = [one for one in pairings(200) if one.bar is not None and one.other in ("greedy", PACKAGE)]
NAMES = [f"{one.name.split(' --seats')[0]}, {one.other.split('.')[0]}" for one in BARS]


@pytest.mark.parametrize("pairing", BARS, ids=NAMES)
def test_an_expert_is_ahead_by_what_is_promised(pairing: Pairing, full: bool) -> None:
    """Of a few deals only whether it is clearly ahead: more of the rounds than chance gives."""
    deals = []
    while not decided(pairing, deals) if full else len(deals) < 8:
        deals.append(played(pairing, len(deals)))
    if full:
        assert reached(pairing, deals), report(pairing, deals)
    else:
        fair = 0.5 if pairing.game == "partnership" else 1 / pairing.seats
        assert fmean([deal["won"] for deal in deals]) > fair + 0.05
        assert fmean([deal["lead"] for deal in deals]) > 0


AHEAD = [
    (ANIMAL, 60.0, 200),
    (PEBBLE, 60.0, 200),
    (ALL_FIVES, 60.0, 300),
    (DRAW, 60.0, 200),
    (BLOCK, 55.0, 200),
    (DOUBLES, 55.0, 200),
    (SUPER, 55.0, 200),
]
"""The games, what percentage of the rounds an expert wins for sure, and in how many deals. The luck
of the deal is larger in some than in others: in Doubles and Super even who sees all hands wins but
seven rounds of ten.
"""


@pytest.mark.parametrize(("ruleset", "bar", "deals"), AHEAD, ids=[game.key for game, *_ in AHEAD])
def test_an_expert_is_ahead_of_a_casual_player(
    ruleset: Ruleset, bar: float, deals: int, full: bool
) -> None:
    """Of a few deals only how a beginner fares is clear enough."""
    if full:
        least, _ = share_interval(shares(ruleset, 2, "expert", "casual", deals))
        assert least is not None
        assert least > bar
    else:
        assert fmean(shares(ruleset, 2, "expert", "beginner", 20, 120)) > 0.5


def test_each_level_is_ahead_of_the_one_below(full: bool) -> None:
    steps = list(pairwise(LEVELS))
    for weaker, stronger in steps if full else steps[:1]:
        found = shares(DRAW, 2, stronger, weaker, 200 if full else 100)
        assert fmean(found) > 0.5, stronger


def test_greedy_lays_the_heaviest_tile_that_fits() -> None:
    match = dealt_round(BLOCK, 2, Random(1))
    while (seat := to_move(match)) is not None:
        seen: Observation = observe(match, seat)
        move = greedy(seen, Random(1))
        heavy = [one.tile.weight for one in legal_moves(match) if isinstance(one, Play)]
        assert not heavy or (isinstance(move, Play) and move.tile.weight == max(heavy))
        match = step(match, move).match


def test_levels_are_named_from_weak_to_strong() -> None:
    assert LEVELS == ("beginner", "casual", "skilled", "strong", "expert")
