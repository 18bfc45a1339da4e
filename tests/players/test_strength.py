"""Are the levels as strong as they were measured? A few paired deals, enough for a clear fall."""

from random import Random
from statistics import fmean, stdev

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, PEBBLE
from dominoes_desktop.players.choose import LEVELS, choose
from dominoes_desktop.players.greedy import greedy
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import legal_moves, step, to_move

from .table import dealt_round, shares


def against_greedy(ruleset: Ruleset, deals: int, budget: int) -> tuple[list[float], list[float]]:
    """Points ahead, and the share won, by deal, of an expert in either seat."""
    leads, wins = [], []
    for number in range(deals):
        start = dealt_round(ruleset, 2, Random(number))
        lead, won = 0.0, 0.0
        for seat in (0, 1):
            match, rng = start, Random(seat)
            while (turn := to_move(match)) is not None:
                seen = observe(match, turn)
                move = greedy(seen, rng)
                if turn == seat:
                    move = choose(seen, "expert", rng, budget).move
                match = step(match, move).match
            assert match.round is not None
            result = match.round.result
            assert result is not None
            lead += (result.gained[seat] - result.gained[1 - seat]) / 2
            won += 0.25 if not result.winners else (seat in result.winners) / 2
        leads.append(lead)
        wins.append(won)
    return leads, wins


@pytest.mark.parametrize("ruleset", [BLOCK, DRAW], ids=["block", "draw"])
def test_an_expert_is_ahead_of_who_lays_the_heaviest_tile(ruleset: Ruleset, full: bool) -> None:
    leads, wins = against_greedy(ruleset, 400 if full else 30, 600 if full else 200)
    error = 2 * stdev(leads) / len(leads) ** 0.5 if full else 0
    assert fmean(leads) > error
    assert fmean(wins) > 0.5 + (0.05 if full else 0)


@pytest.mark.parametrize("ruleset", [PEBBLE, ANIMAL], ids=["pebble", "animal"])
def test_an_expert_is_ahead_of_a_beginner(ruleset: Ruleset, full: bool) -> None:
    found = shares(ruleset, 2, "expert", "beginner", 100 if full else 15, 150)
    assert fmean(found) > 0.5


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
