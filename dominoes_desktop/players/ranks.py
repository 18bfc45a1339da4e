"""Which of some tiles is the heaviest, and what do they pay at a round's end?

In the fast laws of ``line.py`` and ``tree.py`` a tile's bit is its rank by weight, so that the
heaviest of some tiles is their highest bit.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.law import Law
from ..rules.options import values
from ..rules.tile import Tile

CHUNK = 14  # bits of a hand looked up at once


class Ranks:
    """The tiles of a game by weight, and what a round pays; for a number of seats."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.order = law.order
        self.seats = law.seats
        ranked = sorted(law.tiles, key=_weight)
        self.tiles: list[Tile] = ranked
        self.width = len(ranked)
        self.bits = [0] * len(ranked)
        for rank, one in enumerate(ranked):
            self.bits[one.id] = 1 << rank
        self.pips = [_sums(ranked[cut : cut + CHUNK]) for cut in range(0, self.width, CHUNK)]
        stuck = law.ruleset.stuck
        self.again = law.again
        self.count = law.draws
        self.next_turn = stuck.drawn == "next_turn"
        rule = values(law.ruleset)
        self.out_score = str(rule["out_score"])
        self.block_winner = str(rule["block_winner"])
        self.block_score = str(rule["block_score"])
        self.block_tie = str(rule["block_tie"])
        self.round_to = law.ruleset.round_score.round_to
        self.sides = law.sides
        self.side_of = law.side_of
        self.duel = len(law.sides) == law.seats == 2
        self.side_at = [law.sides.index(side) for side in law.side_of]

    def pips_of(self, hand: int) -> int:
        """Pip total of a hand."""
        total = 0
        for sums in self.pips:
            total += sums[hand & (1 << CHUNK) - 1]
            hand >>= CHUNK
        return total


def _weight(tile: Tile) -> tuple[int, int]:
    return tile.weight


def _sums(tiles: Sequence[Tile]) -> list[int]:
    """Pip totals of every set of these tiles."""
    sums = [0]
    for tile in tiles:
        sums += [total + tile.pips for total in sums]
    return sums
