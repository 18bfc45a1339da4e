"""How does a round on one line go on by chance? The law of plain lines, cut down to its speed.

``Law`` plays any game; here only what a line without branches needs, without events and checks, so
that a player can try ten times as many endings. ``tests/players/test_line.py`` plays each of its
rounds again by the law. Both ends are one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from ..rules.law import Law
from ..rules.round import DRAW, PASS
from .ranks import Ranks


class LineLaw(Ranks):
    """The tables of a plain line game for a number of seats."""

    def __init__(self, law: Law) -> None:
        super().__init__(law)
        self.size = law.ruleset.set + 1
        self._ends()

    def _ends(self) -> None:
        """What fits two ends, and which ends there are after a tile: one way, and the other."""
        size = self.size
        self.fits = [0] * (size * size)
        self.after: list[list[list[int]]] = [[], []]
        for a in range(size):
            for b in range(size):
                fits, one, other = 0, [], []
                for rank, tile in enumerate(self.tiles):
                    ways = []
                    for end, kept in ((a, b), (b, a)):
                        if tile.has(end):
                            ways.append(self.pair(tile.other(end), kept))
                    fits |= (1 << rank) * bool(ways)
                    one.append(ways[0] if ways else -1)
                    other.append(ways[-1] if ways else -1)
                self.fits[a * size + b] = fits
                self.after[0].append(one)
                self.after[1].append(other)

    def pair(self, a: int, b: int) -> int:
        """Two ends as one number, whichever stands first."""
        return a * self.size + b if a < b else b * self.size + a

    def play_on(
        self,
        hands: list[int],
        bones: Sequence[int],
        taken: int,
        limit: int,
        seat: int,
        ends: int,
        drew: int,
        sure: Sequence[int],
        rng: Random,
        told: list[int] | None = None,
    ) -> tuple[int, bool, int]:
        """Play to the end, in place: heavy tiles first, more often than not, and who could not go
        on itself after that takes another look.

        The seat that laid the last tile (-1: none was), True if it went out, and how many of the
        ``bones`` are taken. ``limit``: how far one may draw there. ``sure[seat]`` are bits of
        tiles that the seat never passes over for a lighter one. ``told`` gets each tile's rank
        and the ends after it, draws and passes.
        """
        fits, order, seats = self.fits, self.order, self.seats
        after, width, some = self.after, self.width, rng.getrandbits
        wide = width + 1
        passes, last = 0, -1
        while True:
            may = hands[seat] & fits[ends]
            if may:
                luck = some(wide) | sure[seat]
                tile = ((may & luck) or may).bit_length() - 1
                hand = hands[seat] ^ 1 << tile
                then = after[luck >> width & 1][ends][tile]
                if hand and not hand & fits[then] and not sure[seat]:  # another look
                    may = may ^ 1 << tile or may
                    tile = ((may & luck) or may).bit_length() - 1
                    hand, then = hands[seat] ^ 1 << tile, after[~luck >> width & 1][ends][tile]
                hands[seat] = hand
                ends = then
                if told is not None:
                    told.append(tile << 12 | ends)
                if not hand:
                    return seat, True, taken
                last, passes = seat, 0
            elif taken < limit and (not drew or self.again):
                for one in bones[taken : min(limit, taken + self.count)]:
                    hands[seat] |= one
                    taken += 1
                if told is not None:
                    told.append(DRAW)
                drew, passes = 1, 0
                if not self.next_turn or (self.again and not hands[seat] & fits[ends]):
                    continue
            else:
                if told is not None:
                    told.append(PASS)
                passes += taken == limit
                if passes == seats:
                    return last, False, taken
            drew, seat = 0, order[seat]


@cache
def line_of(law: Law) -> LineLaw | None:
    """The line's tables of a game, None for one whose rounds need more than a line."""
    return LineLaw(law) if law.plain else None
