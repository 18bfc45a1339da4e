"""How does one deal stand? The compact form on which the law works.

Tiles are ids, hands are bit masks, a place and a move are one int each; ``Law`` reads and writes
them, ``observe`` and the views below give them back as tiles. A Round that left ``rules`` is never
changed: ``step`` works on a copy, a search on a copy of its own.

A *place* is ``arm << 13 | host id << 5 | pips`` (arm 0: none), the first tile's place is LEAD.
A *code* is ``place << 13 | inner << 8 | tile id``, or DRAW or PASS; where the table's edge is a
rule it has the spot above that, from bit SPOT on.
"""

from __future__ import annotations

from .event import Result
from .line import End, Joined, Line, Spot
from .tile import TILES, Tile, tiles_in

DRAW = -1
PASS = -2
LEAD = 255 << 5 | 31
SPOT = 40
_PLACES = (1 << SPOT - 13) - 1
_WAYS = "nesw"


class Round:
    """hands, boneyard, line and turn of one deal; ``seat`` is to move, -1 before the lead."""

    __slots__ = (
        "boneyard",
        "drawable",
        "due",
        "ends",
        "fresh",
        "hands",
        "held",
        "joined",
        "laid",
        "last",
        "leader",
        "made",
        "must",
        "order",
        "result",
        "scores",
        "seat",
        "sides",
        "skips",
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
        self.laid = 0  # tiles on the table
        self.ends: list[int] = []  # free places
        self.due: tuple[int, ...] = ()  # places where the next tile must be laid, if any
        self.joined: list[int] = []  # codes in order of play
        self.sides: dict[int, str] = {}  # tile id -> side of its host, where named
        self.seat = -1
        self.leader = -1
        self.must = 0  # tiles that may be led, where the lead is not free
        self.turn_draws = 0  # draws made in this turn
        self.fresh = 0  # tiles drawn in this turn
        self.skips = False  # a tile laid in this turn costs the next seat its turn
        self.last = -1  # seat that laid the last tile
        self.scores: tuple[int, ...] = (0,) * len(hands)  # of the match, points in play included
        self.made: tuple[int, ...] = ()  # points made in play in this round, where there are any
        self.result: Result | None = None

    def copy(self) -> Round:
        new = Round.__new__(Round)
        new.hands = self.hands[:]
        new.boneyard = self.boneyard
        new.taken = self.taken
        new.drawable = self.drawable
        new.order = self.order
        new.held = self.held
        new.sides = self.sides
        new.seat = self.seat
        new.leader = self.leader
        new.must = self.must
        new.turn_draws = self.turn_draws
        new.fresh = self.fresh
        new.skips = self.skips
        new.last = self.last
        new.scores = self.scores
        new.made = self.made
        new.result = self.result
        new.lie_as(self)
        return new

    def lie_as(self, other: Round) -> None:
        """Take over the table of another round: its tiles, its free places, what is due."""
        self.laid = other.laid
        self.ends = other.ends[:]
        self.due = other.due
        self.joined = other.joined[:]

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
        return ends_of(self.ends)

    def _joined(self, code: int) -> Joined:
        tile, inner = TILES[code & 255], code >> 8 & 31
        place = place_in(code)
        if place == LEAD:
            return Joined(tile, inner)
        end, side = end_of(place), self.sides.get(tile.id, "")
        return Joined(tile, inner, end.host, end.pips, side, end.arm, spot_in(code))


def ends_of(places: list[int]) -> tuple[End, ...]:
    """Places as ends, sorted."""
    return tuple(sorted([end_of(place) for place in places], key=_end_order))


def _end_order(end: End) -> tuple[Tile, int, int]:
    return end.host, end.pips, -1 if end.arm is None else end.arm


def end_of(place: int) -> End:
    arm = place >> 13
    return End(TILES[place >> 5 & 255], place & 31, arm - 1 if arm else None)


def place_of(host: Tile, pips: int, arm: int | None = None) -> int:
    return (0 if arm is None else arm + 1) << 13 | host.id << 5 | pips


def place_in(code: int) -> int:
    """The place that a play is for, LEAD included."""
    return code >> 13 & _PLACES


def spot_in(code: int) -> Spot | None:
    """The spot that a play names, if any."""
    bits = code >> SPOT
    if not bits:
        return None
    return Spot((bits >> 11) - 1, (bits >> 2 & 511) - 1, _WAYS[bits & 3])


def spot_bits(spot: Spot | None) -> int:
    """A spot as the upper bits of a code."""
    if spot is None:
        return 0
    if not (0 <= spot.x < 500 and 0 <= spot.y < 500):
        return 511 << SPOT  # no table is so large
    return (spot.x + 1 << 11 | spot.y + 1 << 2 | _WAYS.index(spot.way)) << SPOT
