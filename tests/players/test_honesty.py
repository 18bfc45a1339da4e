"""Does nobody peek? The hidden tiles are dealt anew, and the choice must stay what it was.

Whatever a level looks at it looks at in a few trials as well, so the large counts are made with
few; some decisions are made as they are in a match, each with all of its trials.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.players.choose import LEVELS, choose
from dominoes_desktop.players.facts import facts_of
from dominoes_desktop.players.imagine import dealt
from dominoes_desktop.players.style import CHARACTERS
from dominoes_desktop.rules.move import Move, Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import legal_moves, step

from .worlds import moments, redealt

FEW = 24  # trials of those who think ahead
Player = Callable[[Observation, Random], Move]
Seating = Callable[[Match], Player]  # where a player could get hold of the match


def level(name: str, budget: int | None = FEW) -> Seating:
    """Of a character that the seed gives it, or of none."""

    def decide(seen: Observation, rng: Random) -> Move:
        return choose(seen, name, rng, budget, rng.choice(("", *CHARACTERS))).move

    return lambda match: decide


def cheat(match: Match) -> Player:
    """Looks through what it was seated at: the next seat shall have the least to lay."""

    def peeking(seen: Observation, rng: Random) -> Move:
        def gift(move: Move) -> tuple[int, int]:
            after = step(match, move).match
            plays = [one for one in legal_moves(after) if isinstance(one, Play)]
            return len(plays), sum([play.tile.pips for play in plays])

        return min(seen.legal, key=gift)

    return peeking


def changed(
    ruleset: Ruleset, seating: Seating, rng: Random, decisions: int, deals: int
) -> tuple[int, int]:
    """Decisions in which some other deal behind the same observation changed the move, and how
    many deals were really other ones.
    """
    differing = made = others = 0
    for seats in _seats_in_turn(ruleset):
        for moment in moments(ruleset, seats, rng):
            seen = observe(moment.match, moment.seat)
            if len(seen.legal) < 2:
                continue
            facts, seed = facts_of(seen), rng.getrandbits(32)
            move = seating(moment.match)(seen, Random(seed))
            moves = set()
            for _ in range(deals):
                world = dealt(facts, rng)
                other = redealt(moment, world)
                same = observe(other, moment.seat)
                assert same == seen
                assert moment.match.round is not None
                others += world.hands != moment.match.round.hands
                moves.add(seating(other)(same, Random(seed)))
            differing += moves != {move}
            made += 1
            if made == decisions:
                return differing, others
    raise AssertionError("never")


def _seats_in_turn(ruleset: Ruleset) -> Iterator[int]:
    least, most = ruleset.seats
    while True:
        yield from range(least, most + 1)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("ruleset", GAMES, ids=[game.key for game in GAMES])
def test_equal_observations_give_equal_choices(ruleset: Ruleset, name: str, full: bool) -> None:
    """Known complaint C53: nobody knows what the others hold, nor what will be drawn."""
    decisions, deals = (500, 8) if full else (40, 4)
    differing, others = changed(ruleset, level(name), Random(1), decisions, deals)
    assert differing == 0
    assert others > decisions * deals * 0.8


@pytest.mark.parametrize("ruleset", GAMES, ids=[game.key for game in GAMES])
def test_so_they_do_with_all_the_trials_of_an_expert(ruleset: Ruleset, full: bool) -> None:
    decisions, deals = (40, 4) if full else (1, 1)
    differing, others = changed(ruleset, level("expert", None), Random(2), decisions, deals)
    assert differing == 0
    assert others > 0


@pytest.mark.parametrize("ruleset", GAMES, ids=[game.key for game in GAMES])
def test_a_cheat_is_caught(ruleset: Ruleset, full: bool) -> None:
    decisions, deals = (500, 8) if full else (40, 4)
    differing, _ = changed(ruleset, cheat, Random(1), decisions, deals)
    assert differing > decisions / 4


@pytest.mark.parametrize("name", LEVELS)
def test_a_seed_is_all_the_chance_there_is(name: str) -> None:
    """Two equal observations that are two objects, asked in either order."""
    [*all_moments] = moments(DRAW, 2, Random(6))
    for moment in all_moments:
        one, two = observe(moment.match, moment.seat), observe(moment.match, moment.seat)
        assert one is not two
        assert choose(one, name, Random(5), FEW) == choose(two, name, Random(5), FEW)
