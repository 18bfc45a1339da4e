"""Is what is tried out on a line that branches what the law would play, and pay?"""

from random import Random

import pytest

from dominoes_desktop.players.settle import settled
from dominoes_desktop.players.tree import OUT, TARGET, TreeLaw, tree_law_of
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.round import DRAW, PASS, Round
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import IS_DOUBLE, ids_in

from .worlds import TABLES, house_rules, moments

TREES = [(game, seats) for game, seats in TABLES if tree_law_of(law_of(game, seats)) is not None]


@pytest.mark.parametrize(("ruleset", "seats"), TREES, ids=[f"{g.key}-{n}" for g, n in TREES])
def test_each_trial_is_a_round_by_the_law(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    for moment in moments(ruleset, seats, rng, 200 if full else 5):
        agrees(moment.match, rng)


def test_under_every_house_rule(full: bool) -> None:
    rng, played = Random(9), 0
    while played < (2000 if full else 40):
        ruleset, seats = house_rules(rng)
        if tree_law_of(law_of(ruleset, seats)) is not None:
            played += 1
            for moment in moments(ruleset, seats, rng):
                if rng.random() < 0.2:
                    agrees(moment.match, rng)


def agrees(match: Match, rng: Random) -> None:
    """A trial from there on, done again by the law: each move legal, the same end and its worth."""
    law, round = law_of(match.ruleset, match.seats), match.round
    tree = tree_law_of(law)
    assert tree is not None
    assert round is not None
    if not round.ends:
        return
    hands = [named(tree, hand) for hand in round.hands]
    bones = [tree.bits[id] for id in round.boneyard]
    told: list[int] = []
    last, how, taken, scores = tree.play_on(
        tree.tree(round),
        hands,
        bones,
        round.taken,
        round.taken + round.drawable,
        round.seat,
        round.turn_draws,
        round.scores,
        [rng.choice((0, (1 << tree.width) - 1)) for _ in hands],
        rng,
        told,
    )
    after = round.copy()
    for one in told:
        follow(law, tree, after, one)
    assert after.result is not None
    assert hands == [named(tree, hand) for hand in after.hands]
    assert (after.result.reason, after.taken) == (("blocked", "out", "target")[how], taken)
    assert scores == after.scores
    worth = Worth(law, 0, match.scores)
    final = match.ruleset.goal.add(after.scores, after.result.points)
    paid = worth.ended(scores, law.side_of[last]) if how == TARGET else 0.0
    if how != TARGET:
        seat = round.last if last < 0 else last
        had = scores if tree.counts else None
        paid = settled(tree, worth, hands, bones[taken:], seat, how == OUT, round.leader, had)
    assert paid == worth.ended(final, after.result.winners)


def follow(law: Law, tree: TreeLaw, round: Round, one: int) -> None:
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
    tile, kind = tree.tiles[one >> 6], one & 63
    for code in moves:
        side = 32 * IS_DOUBLE[code >> 18 & 255]
        if code >= 0 and code & 255 == tile.id and (code >> 13 & 31) + side == kind:
            law.play(round, code)
            return
    raise AssertionError(f"{tile} can't be laid at a place of kind {kind}")


def named(tree: TreeLaw, hand: int) -> int:
    """A hand in the tree's own bits."""
    return sum([tree.bits[id] for id in ids_in(hand)])
