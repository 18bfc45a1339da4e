"""Is what is tried out where numbers act what the law would play?"""

from random import Random

import pytest

from dominoes_desktop.players.star import BLOCKED, OUT, Star, StarLaw, star_law_of
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.round import DRAW, PASS, Round
from dominoes_desktop.rules.ruleset import Match, Ruleset

from .worlds import TABLES, house_rules, moments

STARS = [(game, seats) for game, seats in TABLES if star_law_of(law_of(game, seats)) is not None]


@pytest.mark.parametrize(("ruleset", "seats"), STARS, ids=[f"{g.key}-{n}" for g, n in STARS])
def test_each_trial_is_a_round_by_the_law(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    for moment in moments(ruleset, seats, rng, 100 if full else 1):
        if full or rng.random() < 0.4:
            agrees(moment.match, rng)


def test_under_every_house_rule(full: bool) -> None:
    rng, played = Random(10), 0
    while played < (1000 if full else 25):
        ruleset, seats = house_rules(rng)
        if star_law_of(law_of(ruleset, seats)) is not None:
            played += 1
            for moment in moments(ruleset, seats, rng):
                if rng.random() < 0.1:
                    agrees(moment.match, rng)


def agrees(match: Match, rng: Random) -> None:
    """A trial from there on, done again by the law: each move legal, the same hands and end."""
    law, round = law_of(match.ruleset, match.seats), match.round
    star_law = star_law_of(law)
    assert star_law is not None
    assert round is not None
    if not round.ends:
        return
    told: list[int] = []
    star = Star(round, [1 << id for id in round.boneyard])
    how = star_law.play_on(star, rng, told)
    after = round.copy()
    for one in told:
        follow(law, star_law, after, one)
    assert star.hands == after.hands
    assert star.taken == after.taken
    assert star.last == after.last
    assert (after.result is not None) == (how in (OUT, BLOCKED))
    if after.result is not None:
        assert after.result.reason == ("blocked", "out")[how]
    else:
        assert (star.seat, sorted(star.order)) == (after.seat, sorted(after.order))


def follow(law: Law, star: StarLaw, round: Round, one: int) -> None:
    """Do by the law what a trial tells that it did."""
    if round.result is not None:
        assert one == PASS  # each seat has passed before a trial calls the round blocked
        return
    moves = law.moves(round)
    if one < 0:
        assert one in moves
        assert one == PASS or DRAW in moves
        law.play(round, one)
        return
    tile, number = one >> 6, one & 63
    for code in moves:
        if code >= 0 and code & 255 == tile and code >> 13 & 31 == number:
            law.play(round, code)
            return
    raise AssertionError(f"{tile} can't be laid on {number}")
