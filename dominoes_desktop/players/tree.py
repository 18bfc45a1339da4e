"""How does a round go on by chance where doubles spin, numbers are locked, or ends count?

The law of such games, cut down to its speed: what lies matters only by the free places that it
leaves, and these by their *kind*: the number of an end, or HOST + the number for a side of that
number's double, which is there once. ``tests/players/test_tree.py`` plays each of its rounds
again by the law.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from ..rules.law import Law
from ..rules.options import values
from ..rules.round import DRAW, LEAD, PASS, Round, place_in
from ..rules.tile import IS_DOUBLE, OUTER
from .ranks import Ranks

HOST = 32
SINGLES = (1 << HOST) - 1  # kinds that are no sides of doubles
MANY = 50_000  # tables of what fits that are kept
BLOCKED, OUT, TARGET = 0, 1, 2


@dataclass(slots=True)
class Tree:
    """What lies, as far as it matters: ``ends`` are the free places by kind, ``open`` the kinds
    that have some, as bits; ``shut`` those of them that take only their number's double.

    ``covered[n]``: how many sides of the double of n are; ``spinner``: the number of the one that
    spins where only the first does, -1 before; ``due``: the kind to be filled before any other,
    -1 if none is; ``count`` is the sum of the ends.
    """

    ends: list[int]
    covered: list[int]
    open: int = 0
    shut: int = 0
    spinner: int = -1
    due: int = -1
    count: int = 0

    def copy(self) -> Tree:
        return Tree(
            self.ends[:],
            self.covered[:],
            self.open,
            self.shut,
            self.spinner,
            self.due,
            self.count,
        )


class TreeLaw(Ranks):
    """The tables of a game whose line branches, for a number of seats."""

    def __init__(self, law: Law) -> None:
        super().__init__(law)
        rule = values(law.ruleset)
        self.first = rule["spinner"] == "first"
        self.anytime = rule["short_sides"] == "anytime"
        self.cross = rule["fill_first"] == "cross"
        self.match = str(rule["match"])
        self.goal = law.ruleset.goal
        score = law.ruleset.play_score
        self.counts = law.counts
        self.points = [score.points(count) if law.counts else 0 for count in range(400)]
        numbers = range(law.ruleset.set + 1)
        self.double = [tile.double for tile in self.tiles]
        self.touch = [
            1 << one.high | 1 << one.low | (1 << one.high | 1 << one.low) << HOST
            for one in self.tiles
        ]
        self.outer = [[OUTER[n << 8 | one.id] for one in self.tiles] for n in numbers]
        self.with_number = [
            sum([1 << rank for rank, one in enumerate(self.tiles) if one.has(n)]) for n in numbers
        ]
        self.double_of = [
            sum([1 << r for r, one in enumerate(self.tiles) if one.double and one.has(n)])
            for n in numbers
        ]
        self.looks = not law.locks  # with more free places nobody is stuck so soon
        self._known: dict[int, int] = {}

    def tree(self, round: Round) -> Tree:
        """The table of a round on which something lies."""
        tree = Tree([0] * (2 * HOST), [0] * HOST)
        for code in round.joined:
            host, place = code >> 18 & 255, place_in(code)
            if IS_DOUBLE[code & 255]:
                number = code >> 8 & 31
                tree.covered[number] = int(place != LEAD)
                if self.first and tree.spinner < 0:
                    tree.spinner = number
            if place != LEAD and IS_DOUBLE[host]:
                tree.covered[place & 31] += 1
        for place in round.ends:
            kind = (place & 31) + HOST * IS_DOUBLE[place >> 5 & 255]
            tree.ends[kind] += 1
            tree.open |= 1 << kind
        if round.due:
            tree.due = HOST + (round.due[0] & 31)
        if self.counts:
            tree.count = self.law.ruleset.play_score.count(self.law, round)
        tree.shut = SINGLES if self.match == "on_double" else 0
        if self.match == "unlocked":
            lie = {code & 255 for code in round.joined}
            doubles = [one for one in self.tiles if one.double and one.id not in lie]
            tree.shut = sum([1 << one.high for one in doubles])
        return tree

    def fitting(self, tree: Tree) -> int:
        """The tiles that fit anywhere now, as bits."""
        open = tree.open if tree.due < 0 else 1 << tree.due
        return self._known.get(open | tree.shut << 2 * HOST) or self._fits(open, tree.shut)

    def _fits(self, open: int, shut: int) -> int:
        found = 0
        for number in range(len(self.with_number)):
            if open >> number & 1:
                only = shut >> number & 1
                found |= self.double_of[number] if only else self.with_number[number]
            if open >> HOST + number & 1:
                found |= self.with_number[number]
        if len(self._known) > MANY:
            self._known.clear()
        self._known[open | shut << 2 * HOST] = found
        return found

    def stays(self, tree: Tree, hand: int, tile: int, kind: int) -> bool:
        """Will something of the hand fit after that tile is laid there, as far as one sees?"""
        open, shut, number = tree.open, tree.shut, kind & 31
        if tree.ends[kind] == 1:
            open ^= 1 << kind
        if self.double[tile]:
            open |= 1 << HOST + number
            if self.match == "unlocked":
                shut &= ~(1 << number)
        else:
            open |= 1 << self.outer[number][tile]
        fits = self._known.get(open | shut << 2 * HOST) or self._fits(open, shut)
        return bool(hand & fits & ~(1 << tile))

    def places(self, tree: Tree, tile: int) -> int:
        """The kinds of places where a tile that fits can be laid, as bits."""
        found = self.touch[tile] & (tree.open if tree.due < 0 else 1 << tree.due)
        return found if self.double[tile] else found & ~tree.shut

    def lay(self, tree: Tree, tile: int, kind: int) -> None:
        """Join a tile to a place of that kind."""
        ends, number = tree.ends, kind & 31
        ends[kind] -= 1
        if kind < HOST:
            tree.count -= number
        else:
            covered = tree.covered[number] = tree.covered[number] + 1
            if covered == 2:
                tree.count -= 2 * number
                if not self.anytime and (not self.first or tree.spinner == number):
                    ends[kind] += 2
        if not ends[kind]:
            tree.open ^= 1 << kind
            if tree.due == kind:
                tree.due = -1
        outer = self.outer[number][tile]
        if not self.double[tile]:
            tree.count += outer
            ends[outer] += 1
            tree.open |= 1 << outer
            return
        if self.first and tree.spinner < 0:
            tree.spinner = number
        tree.count += 2 * number
        tree.covered[number] = 1
        spins = self.anytime and (not self.first or tree.spinner == number)
        ends[HOST + number] += 3 if spins else 1
        tree.open |= 1 << HOST + number
        if self.match == "unlocked":
            tree.shut &= ~(1 << number)

    def best(self, tree: Tree, may: int, best: int) -> tuple[int, int]:
        """The tile, and the kind of place, that makes most at once; (``best``, -1) if none does."""
        most, at = 0, -1
        count, points = tree.count, self.points
        while may:
            tile = may.bit_length() - 1
            may ^= 1 << tile
            where = self.places(tree, tile)
            while where:
                kind = where.bit_length() - 1
                where ^= 1 << kind
                number = kind & 31
                if kind < HOST:
                    total = count - number
                else:
                    total = count - 2 * number * (tree.covered[number] == 1)
                total += 2 * number if self.double[tile] else self.outer[number][tile]
                if points[total] > most:
                    most, best, at = points[total], tile, kind
        return best, at

    def play_on(
        self,
        tree: Tree,
        hands: list[int],
        bones: Sequence[int],
        taken: int,
        limit: int,
        seat: int,
        drew: int,
        scores: tuple[int, ...],
        sure: Sequence[int],
        rng: Random,
        told: list[int] | None = None,
    ) -> tuple[int, int, int, tuple[int, ...]]:
        """Play to the end, in place: heavy tiles first, more often than not, and every other time
        what scores most.

        The seat that laid the last tile (-1: none was), how it ended (BLOCKED, OUT, TARGET), how
        many ``bones`` are taken, the scores with points in play. ``limit`` and ``sure`` as in
        ``line.py``; ``told`` gets each tile's rank and kind of place, draws and passes.
        """
        order, width, some, counts = self.order, self.width, rng.getrandbits, self.counts
        wide, passes, last = width + 4, 0, -1
        while True:
            may = hands[seat] & self.fitting(tree)
            if may:
                luck = some(wide) | sure[seat]
                tile, kind = self._chosen(tree, hands[seat], may, luck)
                if told is not None:
                    told.append(tile << 6 | kind)
                self.lay(tree, tile, kind)
                hand = hands[seat] = hands[seat] ^ 1 << tile
                if counts and self.points[tree.count]:
                    scores = self._scored(scores, seat, self.points[tree.count])
                    if self.goal.met(scores):
                        return seat, TARGET if hand else OUT, taken, scores
                if not hand:
                    return seat, OUT, taken, scores
                last, passes = seat, 0
            elif taken < limit and (not drew or self.again):
                for one in bones[taken : min(limit, taken + self.count)]:
                    hands[seat] |= one
                    taken += 1
                if told is not None:
                    told.append(DRAW)
                drew, passes = 1, 0
                if not self.next_turn or (self.again and not hands[seat] & self.fitting(tree)):
                    continue
            else:
                if told is not None:
                    told.append(PASS)
                passes += taken == limit
                if passes == self.seats:
                    return last, BLOCKED, taken, scores
            drew, seat = 0, order[seat]

    def _chosen(self, tree: Tree, hand: int, may: int, luck: int) -> tuple[int, int]:
        """A tile, and the kind of place it is laid at; the bits beyond the tiles are luck too."""
        turn = luck >> self.width
        tile = ((may & luck) or may).bit_length() - 1
        if self.counts and turn & 8:
            tile, kind = self.best(tree, may, tile)
            if kind >= 0:
                return tile, kind
        kind = _one_of(self.places(tree, tile), turn)
        if self.looks and turn & 4 and not self.stays(tree, hand, tile, kind):
            may = may ^ 1 << tile or may  # another look
            tile = ((may & luck) or may).bit_length() - 1
            kind = _one_of(self.places(tree, tile), ~turn)
        return tile, kind

    def _scored(self, scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
        side = self.side_of[seat]
        gains = tuple([points * (one in side) for one in range(self.seats)])
        return self.goal.add(scores, gains)


def _one_of(places: int, luck: int) -> int:
    """One of some bits by its number, by a few bits of luck."""
    while places & places - 1:
        lowest = places & -places
        places = lowest if luck & 1 else places ^ lowest
        luck >>= 1
    return places.bit_length() - 1


@cache
def tree_law_of(law: Law) -> TreeLaw | None:
    """The tables of such a game; None for a plain line, and where tiles act or edges bind."""
    if law.plain or law.acts or law.binds:
        return None
    return TreeLaw(law)
