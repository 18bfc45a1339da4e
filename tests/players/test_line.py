"""Is what is tried out on a plain line what the law would play, and pay?"""

from random import Random

import pytest

from dominoes_desktop.players.line import LineLaw, line_of
from dominoes_desktop.players.settle import settled
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.round import DRAW, PASS, Round
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import OUTER, ids_in

from .worlds import TABLES, house_rules, moments

LINES = [(game, seats) for game, seats in TABLES if law_of(game, seats).plain]


@pytest.mark.parametrize(("ruleset", "seats"), LINES, ids=[f"{g.key}-{n}" for g, n in LINES])
def test_each_trial_is_a_round_by_the_law(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    for moment in moments(ruleset, seats, rng, 200 if full else 8):
        agrees(moment.match, rng)


def test_under_every_house_rule(full: bool) -> None:
    rng, played = Random(8), 0
    while played < (3000 if full else 60):
        ruleset, seats = house_rules(rng)
        if law_of(ruleset, seats).plain:
            played += 1
            for moment in moments(ruleset, seats, rng):
                if rng.random() < 0.2:
                    agrees(moment.match, rng)


def agrees(match: Match, rng: Random) -> None:
    """A trial from there on, done again by the law: each move legal, the same end and its worth."""
    law, round = law_of(match.ruleset, match.seats), match.round
    line = line_of(law)
    assert line is not None
    assert round is not None
    if not round.ends:
        return
    hands = [named(line, hand) for hand in round.hands]
    bones = [line.bits[id] for id in round.boneyard]
    sure = [rng.choice((0, (1 << line.width) - 1)) for _ in hands]
    told: list[int] = []
    last, out, taken = line.play_on(
        hands,
        bones,
        round.taken,
        round.taken + round.drawable,
        round.seat,
        line.pair(*[place & 31 for place in round.ends]),
        round.turn_draws,
        sure,
        rng,
        told,
    )
    after = round.copy()
    for one in told:
        follow(law, line, after, one)
    assert after.result is not None
    assert hands == [named(line, hand) for hand in after.hands]
    assert (out, taken) == (after.result.reason == "out", after.taken)
    worth = Worth(law, 0, match.scores)
    seat = round.last if last < 0 else last
    paid = settled(line, worth, hands, bones[taken:], seat, out, round.leader)
    scores = match.ruleset.goal.add(after.scores, after.result.points)
    assert paid == worth.ended(scores, after.result.winners)


def follow(law: Law, line: LineLaw, round: Round, one: int) -> None:
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
    tile, ends = line.tiles[one >> 12], one & 4095
    for code in moves:
        if code >= 0 and code & 255 == tile.id:
            kept = [place & 31 for place in round.ends]
            kept.remove(code >> 13 & 31)
            if line.pair(OUTER[code & 8191], *kept) == ends:
                law.play(round, code)
                return
    raise AssertionError(f"{tile} can't be laid so that {ends} are the ends")


def named(line: LineLaw, hand: int) -> int:
    """A hand in the line's own bits."""
    return sum([line.bits[id] for id in ids_in(hand)])


def test_who_is_sure_lays_the_heaviest_tile() -> None:
    law = law_of(LINES[0][0], 2)
    line = line_of(law)
    assert line is not None
    heavy, light = line.bits[20], line.bits[15]  # 5-5 and 5-0
    rest = line.bits[0]
    for seed in range(20):
        told: list[int] = []
        sure = [(1 << line.width) - 1] * 2
        line.play_on(
            [heavy | light, rest], [], 0, 0, 0, line.pair(5, 6), 0, sure, Random(seed), told
        )
        assert told[0] >> 12 == heavy.bit_length() - 1
