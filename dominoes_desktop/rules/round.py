"""How does one deal stand? The compact form on which the law works.

Tiles are ids, hands are bit masks, a place and a move are one int each; ``Law`` reads and writes
them, ``observe`` and the views below give them back as tiles. A Round that left ``rules`` is never
changed: ``step`` works on a copy, a search on a copy of its own.

A *place* is ``arm << 13 | host id << 5 | pips`` (arm 0: none), the first tile's place is LEAD.
A *code* is ``place << 13 | inner << 8 | tile id``, or DRAW or PASS.
"""

from __future__ import annotations

from .event import Result
from .line import End, Joined, Line
from .tile import TILES, Tile, tiles_in

DRAW = -1
PASS = -2
LEAD = 255 << 5 | 31


class Round:
    """hands, boneyard, line and turn of one deal; ``seat`` is to move, -1 before the lead."""

    __slots__ = (
        "boneyard",
        "drawable",
        "ends",
        "fresh",
        "hands",
        "held",
        "joined",
        "last",
        "leader",
        "must",
        "order",
        "result",
        "seat",
        "sides",
        "taken",
        "turn_draws",
    )

    def __init__(
        self, hands: list[int], boneyard: tuple[int, ...], drawable: int, order: tuple[int, ...]
    ) -> None:
        self.hands = hands  # bit mask by seat
        self.boneyard = boneyard  # ids, drawn from the front
        self.taken = 0  # how many of them are drawn
        self.drawable = drawable  # how many may still be drawn
        self.order = order  # order[seat] moves after seat
        self.held = 0  # union of the hands
        for hand in hands:
            self.held |= hand
        self.ends: list[int] = []  # free places
        self.joined: list[int] = []  # codes in order of play
        self.sides: dict[int, str] = {}  # tile id -> side of its host, where named
        self.seat = -1
        self.leader = -1
        self.must = 0  # tiles that may be led, where the lead is not free
        self.turn_draws = 0  # draws made in this turn
        self.fresh = 0  # tiles drawn in this turn
        self.last = -1  # seat that laid the last tile
        self.result: Result | None = None

    def copy(self) -> Round:
        new = Round.__new__(Round)
        new.hands = self.hands[:]
        new.boneyard = self.boneyard
        new.taken = self.taken
        new.drawable = self.drawable
        new.order = self.order
        new.held = self.held
        new.ends = self.ends[:]
        new.joined = self.joined[:]
        new.sides = self.sides
        new.seat = self.seat
        new.leader = self.leader
        new.must = self.must
        new.turn_draws = self.turn_draws
        new.fresh = self.fresh
        new.last = self.last
        new.result = self.result
        return new

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """The tiles that seat holds, ascending."""
        return tiles_in(self.hands[seat])

    def sizes(self) -> tuple[int, ...]:
        """Tiles in each hand."""
        return tuple([hand.bit_count() for hand in self.hands])

    def left(self) -> int:
        """Tiles in the boneyard, those included that nobody may draw."""
        return len(self.boneyard) - self.taken

    def line(self) -> Line:
        """The table in order of play."""
        return tuple([self._joined(code) for code in self.joined])

    def open_ends(self) -> tuple[End, ...]:
        """Every free place, sorted; a double with two free sides stands twice."""
        return tuple(sorted([end_of(place) for place in self.ends], key=_end_order))

    def _joined(self, code: int) -> Joined:
        tile, inner = TILES[code & 255], code >> 8 & 31
        place = code >> 13
        if place == LEAD:
            return Joined(tile, inner)
        end = end_of(place)
        return Joined(tile, inner, end.host, end.pips, self.sides.get(tile.id, ""), end.arm)


def _end_order(end: End) -> tuple[Tile, int, int]:
    return end.host, end.pips, -1 if end.arm is None else end.arm


def end_of(place: int) -> End:
    arm = place >> 13
    return End(TILES[place >> 5 & 255], place & 31, arm - 1 if arm else None)


def place_of(host: Tile, pips: int, arm: int | None = None) -> int:
    return (0 if arm is None else arm + 1) << 13 | host.id << 5 | pips
