"""What can be made of a world where the opponents lay the heaviest tile without fail?

What they do is known there beforehand, so that only one's own moves are searched, all of them, and
a position that was reached before is worth what it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from .line import LineLaw
from .turn import Turn

MOST = 30  # choices that are looked at after one move; then one lays heavy tiles oneself


class Replies:
    """The best endings of one world, as ``worlds`` lays it out.

    ``sure[seat]``: tiles as bits that the seat never passes over for a lighter one, one's own seat
    excepted; ``ways``: those tiles that whoever is not searched lays the other way round where both
    ends take them.
    """

    def __init__(self, line: LineLaw, turn: Turn, sure: Sequence[int], ways: int) -> None:
        self._line = line
        self._turn = turn
        self._sure = sure
        self._ways = ways
        self._known: dict[tuple[int, ...], float] = {}
        self._left = MOST

    def best(
        self, hands: list[int], taken: int, seat: int, ends: int, drew: int, bit: int
    ) -> tuple[float, int]:
        """What the best ending from there is worth, and how many choices were looked at.

        ``seat`` is to move, and has drawn ``drew`` tiles; ``bit`` is the tile that was laid before.
        """
        self._left = MOST
        value = self._goes_on(hands, taken, seat, ends, drew, bit)
        return value, MOST - self._left

    def _goes_on(
        self, hands: list[int], taken: int, seat: int, ends: int, drew: int, bit: int
    ) -> float:
        """Play in place up to the next choice, as ``LineLaw.play_on`` does, and look at that."""
        line, turn, bones, sure = self._line, self._turn, self._turn.deals.bones, self._sure
        fits, order, after, limit, me = line.fits, line.order, line.after, turn.limit, turn.seat
        last, passes = -1, 0
        while True:
            hand = hands[seat]
            may = hand & fits[ends]
            if may:
                tile = ((may & sure[seat]) or may).bit_length() - 1
                one, other = after[0][ends][tile], after[1][ends][tile]
                chooses = seat == me and hand & hand - 1 and (may & may - 1 or one != other)
                if chooses and self._left:
                    return self._chosen(hands, taken, ends, may)
                hand = hands[seat] = hand ^ 1 << tile
                ends = other if self._ways >> tile & 1 else one
                if not hand:
                    return turn.ended(hands, taken, bit, seat, True)
                last, passes = seat, 0
            elif taken < limit and (not drew or line.again):
                for bone in bones[taken : min(limit, taken + line.count)]:
                    hands[seat] |= bone
                    taken += 1
                drew, passes = 1, 0
                if not line.next_turn or (line.again and not hands[seat] & fits[ends]):
                    continue
            else:
                passes += taken == limit
                if passes == line.seats:
                    return turn.ended(hands, taken, bit, last, False)
            drew, seat = 0, order[seat]

    def _chosen(self, hands: list[int], taken: int, ends: int, may: int) -> float:
        """The worth of the best tile at the best end, for who may choose."""
        key = (*hands, ends, taken)
        known = self._known.get(key)
        if known is not None:
            return known
        self._left -= 1
        line, me = self._line, self._turn.seat
        best = float("-inf")
        while may:
            tile = may.bit_length() - 1
            may ^= 1 << tile
            for then in {line.after[0][ends][tile], line.after[1][ends][tile]}:
                mine = hands[:]
                mine[me] ^= 1 << tile
                best = max(best, self._goes_on(mine, taken, line.order[me], then, 0, 1 << tile))
        self._known[key] = best
        return best
