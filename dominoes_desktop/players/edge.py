"""How does a round on one line go on by chance where the table's edge and tiles are in the way?

The law of such games, cut down to its speed: an end is the face at which the next tile would lie,
and the table its covered cells. ``tests/players/test_edge.py`` plays each of its rounds again by
the law.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from ..geometry.frame import PLACEMENTS, Fit, block, frames
from ..geometry.tight import lying
from ..rules.law import Law
from ..rules.parts.placing import TableEdges
from ..rules.round import DRAW, PASS, Round
from .ranks import Ranks

MANY = 4000  # faces whose ways to lay a tile are kept
Face = tuple[int, int, int, int]  # x, y, way, kind as in geometry.tight
Way = tuple[int, Face]  # the cells that a tile covers, and the face that it leaves


@dataclass(frozen=True, slots=True)
class Edge:
    """A table on which something lies: its covered cells, and both ends, each with its number."""

    covered: int
    faces: tuple[Face, Face]
    numbers: tuple[int, int]


class EdgeLaw(Ranks):
    """The tables of such a game, on a table of that size."""

    def __init__(self, law: Law, size: tuple[int, int]) -> None:
        super().__init__(law)
        self.size = size
        numbers = range(law.ruleset.set + 1)
        ranked = list(enumerate(self.tiles))
        self.double = [tile.double for tile in self.tiles]
        self.singles = [
            sum([1 << rank for rank, one in ranked if one.has(n) and not one.double])
            for n in numbers
        ]
        self.doubles = [
            sum([1 << rank for rank, one in ranked if one.has(n) and one.double]) for n in numbers
        ]
        self._ways: dict[Face, tuple[list[Way], list[Way]]] = {}

    def edge(self, round: Round) -> Edge:
        """The table of a round on which something lies."""
        wide, high = self.size
        on, table = lying(self.size, tuple(round.joined)), frames(*self.size)
        covered = 0
        for y in range(high):
            row = on.occupied >> (y - high // 2) * table.stride - wide // 2 + table.origin
            covered |= (row & (1 << wide) - 1) << y * wide
        one, two = on.free
        return Edge(
            covered,
            ((one.x, one.y, one.way, one.kind), (two.x, two.y, two.way, two.kind)),
            (one.place & 31, two.place & 31),
        )

    def ways(self, face: Face) -> tuple[list[Way], list[Way]]:
        """Every way to lay a single, and a double, at that face of an empty table."""
        found = self._ways.get(face)
        if found is None:
            table, (_, _, way, kind) = frames(*self.size), face
            fits = table.singles[kind][way], table.doubles[kind][way]
            found = self._inside(face, fits[0]), self._inside(face, fits[1] if not kind else ())
            if len(self._ways) > MANY:
                self._ways.clear()
            self._ways[face] = found
        return found

    def _inside(self, face: Face, fits: Sequence[Fit]) -> list[Way]:
        (wide, high), (x, y, _, _) = self.size, face
        found = []
        for fit in fits:
            west, north = x + fit.x0 + wide // 2, y + fit.y0 + high // 2
            width, height = fit.x1 - fit.x0, fit.y1 - fit.y0
            if min(west, north) >= 0 and west + width <= wide and north + height <= high:
                kind = PLACEMENTS[fit.placement].exits[0][3]
                after = x + fit.ex, y + fit.ey, fit.way, kind
                found.append((block(width, height, wide) << north * wide + west, after))
        return found

    def play_on(
        self,
        edge: Edge,
        hands: list[int],
        bones: Sequence[int],
        taken: int,
        limit: int,
        seat: int,
        drew: int,
        sure: Sequence[int],
        rng: Random,
        told: list[tuple[int, int, Face] | int] | None = None,
    ) -> tuple[int, bool, int]:
        """Play to the end, in place: heavy tiles first, more often than not, in any way.

        Arguments and what is returned are those of ``line.py``; ``told`` gets each tile's rank,
        the end and the face that it left, draws and passes.
        """
        order, double, width, some = self.order, self.double, self.width, rng.getrandbits
        covered, faces, numbers = edge.covered, list(edge.faces), list(edge.numbers)
        passes, last = 0, -1
        fits, free = self._free(covered, faces, numbers)
        while True:
            may = hands[seat] & (fits[0] | fits[1])
            if may:
                luck = some(width + 8) | sure[seat]
                tile = ((may & luck) or may).bit_length() - 1
                luck >>= width
                both = (fits[0] & fits[1]) >> tile & 1
                end = luck & 1 if both else fits[1] >> tile & 1
                ways = free[end][double[tile]]
                cells, face = ways[(luck >> 1) % len(ways)]
                if told is not None:
                    told.append((tile, end, face))
                hands[seat] ^= 1 << tile
                if not hands[seat]:
                    return seat, True, taken
                covered |= cells
                faces[end] = face
                numbers[end] = self.tiles[tile].other(numbers[end])
                fits, free = self._free(covered, faces, numbers)
                last, passes = seat, 0
            elif taken < limit and (not drew or self.again):
                for one in bones[taken : min(limit, taken + self.count)]:
                    hands[seat] |= one
                    taken += 1
                if told is not None:
                    told.append(DRAW)
                drew, passes = 1, 0
                if not self.next_turn or (self.again and not hands[seat] & (fits[0] | fits[1])):
                    continue
            else:
                if told is not None:
                    told.append(PASS)
                passes += taken == limit
                if passes == self.seats:
                    return last, False, taken
            drew, seat = 0, order[seat]

    def _free(
        self, covered: int, faces: Sequence[Face], numbers: Sequence[int]
    ) -> tuple[list[int], list[tuple[list[Way], list[Way]]]]:
        """For both ends: the tiles that have room there, and the ways for singles and doubles."""
        fits, free = [], []
        for face, number in zip(faces, numbers, strict=True):
            ways = self._ways.get(face) or self.ways(face)
            singles = [way for way in ways[0] if not covered & way[0]]
            doubles = [way for way in ways[1] if not covered & way[0]]
            some = self.singles[number] if singles else 0
            fits.append(some | self.doubles[number] if doubles else some)
            free.append((singles, doubles))
        return fits, free


@cache
def edge_law_of(law: Law) -> EdgeLaw | None:
    """The tables of a game whose table's edge binds a plain line, or None."""
    placing, rules = law.ruleset.placing, law.ruleset
    if not isinstance(placing, TableEdges) or not law.binds:
        return None
    if law.acts or law.locks or law.counts or not rules.branching.plain:
        return None
    return EdgeLaw(law, placing.size)
