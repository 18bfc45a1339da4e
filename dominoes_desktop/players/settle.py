"""What does a round on one line pay in the end? ``PipsLeft`` in the speed of ``LineLaw``."""

from __future__ import annotations

from collections.abc import Sequence

from .line import LineLaw
from .worth import Worth


def settled(
    line: LineLaw,
    worth: Worth,
    hands: Sequence[int],
    rest: Sequence[int],
    last: int,
    out: bool,
    leader: int,
) -> float:
    """The worth of a round that ended like that. ``rest``: the boneyard's tiles that are left."""
    left = [line.pips_of(hand) for hand in hands]
    sides = line.sides
    if out:
        won, how = [line.side_of[last]], line.out_score
    else:
        won, how = _unblocked(line, left, hands, last, leader), line.block_score
    if len(won) == 1:
        side = won[0]
        return worth.won(sides.index(side), _total(line, how, left, side, rest))
    if not won:
        return worth.won(-1, 0)
    points = [0] * line.seats
    losers = [seat for side in sides if side not in won for seat in side]
    for side in won:
        for seat in side:
            points[seat] = _total(line, how, left, side, rest, losers)
    winners = tuple(sorted([seat for side in won for seat in side]))
    return worth.ended(line.law.ruleset.goal.add(worth.scores, tuple(points)), winners)


def _unblocked(
    line: LineLaw, left: Sequence[int], hands: Sequence[int], last: int, leader: int
) -> list[tuple[int, ...]]:
    """Who wins a blocked round."""
    sides = line.sides
    if line.block_winner == "tiles":
        measure = [sum([hands[seat].bit_count() for seat in side]) for side in sides]
    elif line.block_winner == "individual":
        measure = [min([left[seat] for seat in side]) for side in sides]
    else:
        measure = [sum([left[seat] for seat in side]) for side in sides]
    least = min(measure)
    best = [side for side, one in zip(sides, measure, strict=True) if one == least]
    if len(best) == 1:
        return best
    tie = line.block_tie
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
    line: LineLaw,
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
        others, many = sum(left) - own, line.seats - len(side)
    else:
        others, many = sum([left[seat] for seat in losers]), len(losers)
    if how == "all":
        return sum(left)
    if how == "opponents_minus_own":
        others -= own
    elif how == "pairwise":
        others -= own * many
    elif how == "with_boneyard":
        others += sum([line.pips_of(bit) for bit in rest])
    return max(0, others)
