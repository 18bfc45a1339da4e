"""Is the best line with open hands one that can be played, and as good as it is said to be?"""

from random import Random

import pytest

from dominoes_desktop.games import BLOCK, DOUBLES, DRAW, PARTNERSHIP, PEBBLE
from dominoes_desktop.players.endgame import Endgame
from dominoes_desktop.players.solve import solve
from dominoes_desktop.players.solved import Solved
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.move import Chance, Move
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step, to_move


def played(ruleset: Ruleset, seats: int, seed: int) -> tuple[Match, list[Chance | Move]]:
    """The match before a deal, and all that was done with it at random."""
    rng, start = Random(seed), new_match(ruleset, seats)
    match, made = start, list[Chance | Move]()
    while not made or match.wants in ("lead", "move"):
        if match.wants == "move":
            made.append(rng.choice(legal_moves(match)))
        else:
            made.append(deal(match, rng) if match.wants == "deal" else lot(match, rng))
        match = step(match, made[-1]).match
    return start, made


def before(match: Match, made: list[Chance | Move], number: int) -> Match:
    """The match before that move of the round."""
    for one in made:
        if match.wants == "move":
            if not number:
                return match
            number -= 1
        match = step(match, one).match
    return match


@pytest.mark.parametrize(
    "ruleset", [BLOCK, DRAW, PEBBLE, DOUBLES, PARTNERSHIP], ids=lambda game: game.key
)
def test_the_best_line_is_played_by_the_rules_to_the_value_that_was_reckoned(
    ruleset: Ruleset, full: bool
) -> None:
    seats = ruleset.seats[0]
    for seed in range(10 if full else 2):
        start, made = played(ruleset, seats, seed)
        found = solve(start, made, 2_000, lambda: False)
        match = before(start, made, found.first)
        assert match.round is not None
        law = law_of(ruleset, seats)
        worth = Worth(law, 0, match.round.scores)
        value = Endgame(law, worth, 10_000).value(match.round)
        for seat, move in found.line:
            assert to_move(match) == seat
            match = step(match, move).match
        assert found.result is not None
        assert match.round is not None
        assert match.round.result == found.result
        scores = ruleset.goal.add((0,) * seats, found.result.points)
        assert worth.ended(scores, found.result.winners) == pytest.approx(value)


def test_more_positions_reach_further_back_and_none_is_no_line() -> None:
    start, made = played(PEBBLE, 2, 3)
    reached = [solve(start, made, most, lambda: False).first for most in (50, 500, 5_000)]
    assert reached == sorted(reached, reverse=True)
    assert reached[0] > reached[-1]
    assert solve(start, made, 0, lambda: False).first > reached[0]


def test_who_is_not_waited_for_stops() -> None:
    start, made = played(BLOCK, 2, 3)
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert solve(start, made, 10**6, enough).first > 0
    assert len(asked) == 3


def test_three_sides_have_no_best_line() -> None:
    start, made = played(BLOCK, 3, 1)
    assert solve(start, made, 1000, lambda: False) == Solved(sides=True)
