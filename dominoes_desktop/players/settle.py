"""What does a round pay in the end? ``PipsLeft`` in the speed of the fast laws."""

from __future__ import annotations

from collections.abc import Sequence

from .ranks import Ranks
from .worth import Worth


def settled(
    ranks: Ranks,
    worth: Worth,
    hands: Sequence[int],
    rest: Sequence[int],
    last: int,
    out: bool,
    leader: int,
    scores: tuple[int, ...] | None = None,
) -> float:
    """The worth of a round that ended like that. ``rest``: the boneyard's tiles that are left;
    ``scores`` where points were made in play since.
    """
    if out and ranks.duel and scores is None and ranks.out_score == "opponents":
        left = ranks.pips_of(hands[1 - last])
        return worth.won(ranks.side_at[last], _rounded(ranks, left))
    return _settled(ranks, worth, hands, rest, last, out, leader, scores)


def _settled(
    ranks: Ranks,
    worth: Worth,
    hands: Sequence[int],
    rest: Sequence[int],
    last: int,
    out: bool,
    leader: int,
    scores: tuple[int, ...] | None,
) -> float:
    left = [ranks.pips_of(hand) for hand in hands]
    sides = ranks.sides
    if out:
        won, how = [ranks.side_of[last]], ranks.out_score
    else:
        won, how = _unblocked(ranks, left, hands, last, leader), ranks.block_score
    if scores is None and len(won) < 2:
        if not won:
            return worth.won(-1, 0)
        return worth.won(sides.index(won[0]), _total(ranks, how, left, won[0], rest))
    points = [0] * ranks.seats
    losers = [seat for side in sides if side not in won for seat in side]
    for side in won:
        for seat in side:
            points[seat] = _total(ranks, how, left, side, rest, losers)
    winners = tuple(sorted([seat for side in won for seat in side]))
    had = worth.scores if scores is None else scores
    return worth.ended(ranks.law.ruleset.goal.add(had, tuple(points)), winners)


def _unblocked(
    ranks: Ranks, left: Sequence[int], hands: Sequence[int], last: int, leader: int
) -> list[tuple[int, ...]]:
    """Who wins a blocked round."""
    sides = ranks.sides
    if ranks.block_winner == "tiles":
        measure = [sum([hands[seat].bit_count() for seat in side]) for side in sides]
    elif ranks.block_winner == "individual":
        measure = [min([left[seat] for seat in side]) for side in sides]
    else:
        measure = [sum([left[seat] for seat in side]) for side in sides]
    least = min(measure)
    best = [side for side, one in zip(sides, measure, strict=True) if one == least]
    if len(best) == 1:
        return best
    tie = ranks.block_tie
    if tie == "fewest_pips":
        fewest = min([sum([left[seat] for seat in side]) for side in best])
        return [side for side in best if sum([left[seat] for seat in side]) == fewest]
    if tie == "shared":
        return best
    if tie == "leader_team":
        return [side for side in best if leader in side]
    if tie == "closer":
        return [side for side in best if last in side]
    return [side for side in best if last not in side] if tie == "not_closer" else []


def _total(
    ranks: Ranks,
    how: str,
    left: Sequence[int],
    side: tuple[int, ...],
    rest: Sequence[int],
    losers: Sequence[int] | None = None,
) -> int:
    if how == "wins":
        return 1
    own = sum([left[seat] for seat in side])
    if losers is None:
        others, many = sum(left) - own, ranks.seats - len(side)
    else:
        others, many = sum([left[seat] for seat in losers]), len(losers)
    if how == "all":
        return _rounded(ranks, sum(left))
    if how == "opponents_minus_own":
        others -= own
    elif how == "pairwise":
        others -= own * many
    elif how == "with_boneyard":
        others += sum([ranks.pips_of(bit) for bit in rest])
    return _rounded(ranks, others)


def _rounded(ranks: Ranks, total: int) -> int:
    """The nearest multiple of ``round_to``; nothing below nothing."""
    to = ranks.round_to
    return max(0, total if to == 1 else (total + to // 2) // to * to)
