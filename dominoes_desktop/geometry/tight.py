"""Where may a tile be laid on a table whose edge is part of the rules, and where do tiles lie?

Rules.md A4: the same placements as elsewhere, but touching is allowed, leaving the table or
overlapping is not, and no tile ever moves. Grid units; (0, 0) is the middle of the table, where the
first tile lies. Spots have their origin in the table's north-west corner.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..rules.line import Joined, Line, Spot
from ..rules.round import LEAD, SPOT, place_in, place_of, spot_bits
from ..rules.tile import OUTER, TILES
from .board import LINE, SINGLE
from .frame import PAST_DOUBLE, PLACEMENTS, WAYS, Fit, frames, turned
from .layout import Half, Laid, Layout

Size = tuple[int, int]
Codes = tuple[int, ...]


class Open(NamedTuple):
    """A free face: the law's place that it belongs to, its middle, the way out, its kind."""

    place: int
    x: int
    y: int
    way: int
    kind: int


class Lying(NamedTuple):
    """A table with tiles on it: the cells they cover, the free faces, how the last tile lies."""

    occupied: int
    free: tuple[Open, ...]
    face: Open
    placement: int


class Spotted(NamedTuple):
    """A way to lay a tile: ``bits`` is its spot as the upper bits of a code."""

    bits: int
    face: Open
    fit: Fit


@dataclass(frozen=True, slots=True)
class TightTable:
    """The table as the law asks it."""

    def spots(self, size: Size, joined: Codes, place: int, double: bool) -> Codes:
        """Where a single, or a double, can be laid at that place: the upper bits of codes."""
        return _spots(size, joined, place, double)


@lru_cache(maxsize=20_000)
def _spots(size: Size, joined: Codes, place: int, double: bool) -> Codes:
    return tuple([one.bits for one in _ways(size, lying(size, joined), place, double)])


@lru_cache(maxsize=20_000)
def lying(size: Size, joined: Codes) -> Lying:
    """The table with these tiles on it, in order of play.

    A code that names no spot lies in the first way that is possible. ValueError if a tile can't
    lie where its code says.
    """
    if len(joined) == 1:
        return _first(size, joined[0])
    before, code = lying(size, joined[:-1]), joined[-1]
    spot = code >> SPOT << SPOT
    tile, place = TILES[code & 255], place_in(code)
    for one in _ways(size, before, place, tile.double):
        if not spot or one.bits == spot:
            return _with(size, before, code, one)
    raise ValueError(f"{tile} has no room where it is said to lie")


def tight(size: Size, line: Line) -> Layout:
    """Where the tiles of a line lie by their spots. ValueError if one can't lie there."""
    codes = tuple([_code(one) for one in line])
    return Layout(tuple([_laid(lying(size, codes[: n + 1]), line[n]) for n in range(len(line))]))


def _first(size: Size, code: int) -> Lying:
    tile, inner = TILES[code & 255], code >> 8 & 31
    table = frames(*size)
    fit = (table.doubles if tile.double else table.singles)[0][0][0]
    x, y = (-1, 0) if tile.double else (-2, 0)
    at = (y + fit.y0) * table.stride + x + fit.x0 + table.origin
    faces = LINE if tile.double else SINGLE
    places = tile.id << 5 | OUTER[code & 8191], tile.id << 5 | inner
    free = [Open(place, *face[:4]) for place, face in zip(places, faces, strict=True)]
    return Lying(fit.mask << at, tuple(free), Open(LEAD, 0, 0, 0, 0), -1)


def _with(size: Size, before: Lying, code: int, one: Spotted) -> Lying:
    """The table with one tile more."""
    face, fit, table = one.face, one.fit, frames(*size)
    at = (face.y + fit.y0) * table.stride + face.x + fit.x0 + table.origin
    place = (code & 255) << 5 | OUTER[code & 8191]
    kind = PLACEMENTS[fit.placement].exits[0][3]
    far = Open(place, face.x + fit.ex, face.y + fit.ey, fit.way, kind)
    left = tuple([other for other in before.free if other != face])
    return Lying(before.occupied | fit.mask << at, (*left, far), face, fit.placement)


def _ways(size: Size, on: Lying, place: int, double: bool) -> Iterator[Spotted]:
    """Every way to lay a tile at that place, inside the table and over no other tile."""
    wide, high = size[0] // 2, size[1] // 2
    table = frames(*size)
    for face in on.free:
        if face.place != place or (double and face.kind == PAST_DOUBLE):  # no double fits a double
            continue
        x, y = face.x, face.y
        for fit in (table.doubles if double else table.singles)[face.kind][face.way]:
            if x + fit.x0 < -wide or x + fit.x1 > wide or y + fit.y0 < -high or y + fit.y1 > high:
                continue
            at = (y + fit.y0) * table.stride + x + fit.x0 + table.origin
            if not on.occupied & fit.mask << at:
                yield Spotted(spot_bits(_spot(size, face, fit)), face, fit)


def _spot(size: Size, face: Open, fit: Fit) -> Spot:
    """The touching half, or of a double the north or west one, from the north-west corner."""
    one, two = _halves(face, fit.placement)
    if PLACEMENTS[fit.placement].double:
        one, two = min(one, two), max(one, two)
    step = (two[0] - one[0]) // 2, (two[1] - one[1]) // 2
    way = WAYS[((1, 0), (0, 1), (-1, 0), (0, -1)).index(step)]
    return Spot(one[0] + size[0] // 2, one[1] + size[1] // 2, way)


def _halves(face: Open, placement: int) -> tuple[tuple[int, int], tuple[int, int]]:
    (ax, ay), (bx, by) = [turned(a, c, face.way) for a, c in PLACEMENTS[placement].halves]
    return (face.x + ax, face.y + ay), (face.x + bx, face.y + by)


def _laid(on: Lying, joined: Joined) -> Laid:
    tile = joined.tile
    if on.placement < 0:
        x, y = (0, -1) if tile.double else (-1, 0)
        return Laid(tile, None, (Half(tile.high, x, y), Half(tile.low, -x, -y)), "first")
    one, two = _halves(on.face, on.placement)
    pair = Half(joined.inner, *one), Half(joined.outer, *two)
    return Laid(tile, joined.host, pair, PLACEMENTS[on.placement].name)


def _code(joined: Joined) -> int:
    place = LEAD if joined.host is None else place_of(joined.host, joined.half, joined.arm)
    return spot_bits(joined.spot) | place << 13 | joined.inner << 8 | joined.tile.id
