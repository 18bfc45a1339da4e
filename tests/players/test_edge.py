"""Is what is tried out on a tight table what the law would play, and pay?"""

from random import Random

from dominoes_desktop.games import TIGHT_TABLE
from dominoes_desktop.geometry.tight import lying
from dominoes_desktop.players.edge import EdgeLaw, Face, edge_law_of
from dominoes_desktop.players.settle import settled
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.round import DRAW, PASS, Round
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import ids_in

from .worlds import house_rules, moments


def test_each_trial_is_a_round_by_the_law(full: bool) -> None:
    rng = Random(2)
    for size in ("small", "standard", "large"):
        ruleset = with_rule(TIGHT_TABLE, "table_size", size)
        for moment in moments(ruleset, 2, rng, 50 if full else 2):
            agrees(moment.match, rng)


def test_under_every_house_rule(full: bool) -> None:
    rng, played = Random(11), 0
    while played < (300 if full else 5):
        ruleset, seats = house_rules(rng)
        if edge_law_of(law_of(ruleset, seats)) is not None:
            played += 1
            for moment in moments(ruleset, seats, rng):
                if rng.random() < 0.2:
                    agrees(moment.match, rng)


def agrees(match: Match, rng: Random) -> None:
    """A trial from there on, done again by the law: each move legal, the same end and its worth."""
    law, round = law_of(match.ruleset, match.seats), match.round
    edge = edge_law_of(law)
    assert edge is not None
    assert round is not None
    if not round.ends:
        return
    hands = [named(edge, hand) for hand in round.hands]
    bones = [edge.bits[id] for id in round.boneyard]
    told: list[tuple[int, int, Face] | int] = []
    last, out, taken = edge.play_on(
        edge.edge(round),
        hands,
        bones,
        round.taken,
        round.taken + round.drawable,
        round.seat,
        round.turn_draws,
        [0, 0],
        rng,
        told,
    )
    after = round.copy()
    for one in told:
        follow(law, edge, after, one)
    assert after.result is not None
    assert hands == [named(edge, hand) for hand in after.hands]
    assert (out, taken) == (after.result.reason == "out", after.taken)
    seat = round.last if last < 0 else last
    worth = Worth(law, 0, match.scores)
    paid = settled(edge, worth, hands, bones[taken:], seat, out, round.leader)
    scores = match.ruleset.goal.add(after.scores, after.result.points)
    assert paid == worth.ended(scores, after.result.winners)


def follow(law: Law, edge: EdgeLaw, round: Round, one: tuple[int, int, Face] | int) -> None:
    """Do by the law what a trial tells that it did."""
    if round.result is not None:
        assert one == PASS  # each seat has passed before a trial calls the round blocked
        return
    moves = law.moves(round)
    if isinstance(one, int):
        assert one in moves
        assert one == PASS or DRAW in moves
        law.play(round, one)
        return
    rank, _, left = one
    for code in moves:
        if code >= 0 and code & 255 == edge.tiles[rank].id:
            free = lying(edge.size, (*round.joined, code)).free
            if (free[-1].x, free[-1].y, free[-1].way, free[-1].kind) == left:
                law.play(round, code)
                return
    raise AssertionError(f"{edge.tiles[rank]} can't be laid so that it leaves {left}")


def named(edge: EdgeLaw, hand: int) -> int:
    """A hand in the bits of the tables."""
    return sum([edge.bits[id] for id in ids_in(hand)])
