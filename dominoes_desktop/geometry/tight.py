"""Where can a tile lie on a table whose edge is a rule, and where does each tile lie?

The placements are those of every table, but here the player chooses one: touching is allowed,
overlap and leaving the table are not, and no tile ever moves. x and y count from the table's
north-west corner (rules.md A4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..rules.line import Line, Spot
from ..rules.round import LEAD, place_in, spot_bits, spot_in
from ..rules.tile import OUTER, TILES
from .frame import END, PAST_DOUBLE, PLACEMENTS, STEP, WAYS, Placement, turned
from .layout import Half, Laid, Layout, Rect

Size = tuple[int, int]


class Face(NamedTuple):
    """A free face: the law's place, its middle, the way out (an index of WAYS), its kind."""

    place: int
    x: int
    y: int
    way: int
    kind: int


class Fitting(NamedTuple):
    """One way to lay a tile at a face: its placement, the spot that names it, its rectangle."""

    placement: Placement
    spot: Spot
    rect: Rect


class Lying(NamedTuple):
    """What lies on a table: every tile's rectangle, and the free faces."""

    rects: tuple[Rect, ...]
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class TightTable:
    """The table that the rules ask (``rules.parts.placing.Table``)."""

    def spots(
        self, size: Size, joined: tuple[int, ...], place: int, double: bool
    ) -> tuple[int, ...]:
        """Where a single, or a double, can be laid at that place: the upper bits of codes."""
        return _spots(size, joined, place, double)


def fitting(size: Size, rects: tuple[Rect, ...], face: Face, double: bool) -> list[Fitting]:
    """Every way in which a single, or a double, can lie at a face of this table."""
    return [
        one
        for one in _ways(face, double)
        if _inside(size, one.rect) and not any(_overlap(one.rect, rect) for rect in rects)
    ]


def layout(line: Line, size: Size) -> Layout:
    """Where the tiles of a line lie, whose plays name their spots."""
    laid = []
    for one in line:
        if one.spot is None:
            (ax, ay), (bx, by) = _first(size, one.tile.double)
            pair = Half(one.tile.high, ax, ay), Half(one.tile.low, bx, by)
            laid.append(Laid(one.tile, None, pair, "first"))
            continue
        dx, dy = STEP[WAYS.index(one.spot.way)]
        x, y = one.spot.x, one.spot.y
        pair = Half(one.inner, x, y), Half(one.outer, x + 2 * dx, y + 2 * dy)
        laid.append(Laid(one.tile, one.host, pair, _name(line, size, len(laid)), touching=True))
    return Layout(tuple(laid))


def lying(size: Size, joined: tuple[int, ...]) -> Lying:
    """What the law's codes, in order of play, have put on the table."""
    return _lying(size, joined)


@lru_cache(maxsize=1 << 14)
def _spots(size: Size, joined: tuple[int, ...], place: int, double: bool) -> tuple[int, ...]:
    table = _lying(size, joined)
    return tuple(
        [
            spot_bits(one.spot)
            for face in table.faces
            if face.place == place
            for one in fitting(size, table.rects, face, double)
        ]
    )


@lru_cache(maxsize=1 << 12)
def _lying(size: Size, joined: tuple[int, ...]) -> Lying:
    if not joined:
        return Lying((), ())
    code = joined[-1]
    tile, place = TILES[code & 255], place_in(code)
    open_half = tile.id << 5 | OUTER[code & 8191]
    if place == LEAD:
        (ax, ay), (bx, by) = _first(size, tile.double)
        rect = (min(ax, bx) - 1, min(ay, by) - 1, max(ax, bx) + 1, max(ay, by) + 1)
        (x0, y0, x1, y1), kind = rect, PAST_DOUBLE if tile.double else END
        middle = (y0 + y1) // 2
        west = Face(tile.id << 5 | tile.high, x0, middle, 2, kind)
        return Lying((rect,), (Face(open_half, x1, middle, 0, kind), west))
    before, spot = _lying(size, joined[:-1]), spot_in(code)
    for face in before.faces:
        if face.place == place:
            for one in _ways(face, tile.double):
                if one.spot == spot:
                    faces = [other for other in before.faces if other != face]
                    faces.append(_exit(face, one.placement, open_half))
                    return Lying((*before.rects, one.rect), tuple(faces))
    raise ValueError(f"{tile} can't lie there")


def _first(size: Size, double: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """The middles of the first tile's halves: in the middle of the table, a double upright."""
    x, y = size[0] // 2, size[1] // 2
    return ((x, y - 1), (x, y + 1)) if double else ((x - 1, y), (x + 1, y))


def _ways(face: Face, double: bool) -> Iterator[Fitting]:
    """Every placement at a face, whether there is room or not."""
    for one in PLACEMENTS:
        if one.double is not double or face.kind not in one.on:
            continue
        corners = [_at(face, a, c) for a, c in (one.rect[:2], one.rect[2:])]
        (xa, ya), (xb, yb) = corners
        rect = (min(xa, xb), min(ya, yb), max(xa, xb), max(ya, yb))
        near, far = [_at(face, a, c) for a, c in one.halves]
        if double and far < near:
            near, far = far, near
        step = (far[0] - near[0]) // 2, (far[1] - near[1]) // 2
        yield Fitting(one, Spot(*near, WAYS[STEP.index(step)]), rect)


def _exit(face: Face, placement: Placement, place: int) -> Face:
    """The free face that a tile laid like this opens."""
    a, c, turn, kind = placement.exits[0]
    return Face(place, *_at(face, a, c), (face.way + turn) % 4, kind)


def _at(face: Face, a: int, c: int) -> tuple[int, int]:
    dx, dy = turned(a, c, face.way)
    return face.x + dx, face.y + dy


def _name(line: Line, size: Size, number: int) -> str:
    """What the placement of that tile is called: double, straight, front-left, ..."""
    one = line[number]
    if one.tile.double:
        return "double"
    host = next(laid for laid in line if laid.tile == one.host)
    assert one.spot is not None
    assert one.host is not None
    if one.host.double:
        return "straight"
    if host.spot is None:
        (ax, ay), (bx, by) = _first(size, False)
        half = (ax, ay) if one.half == host.tile.high else (bx, by)
        way = 2 if one.half == host.tile.high else 0
    else:
        way = WAYS.index(host.spot.way)
        half = host.spot.x + 2 * STEP[way][0], host.spot.y + 2 * STEP[way][1]
    ahead = (half[0] + 2 * STEP[way][0], half[1] + 2 * STEP[way][1]) == (one.spot.x, one.spot.y)
    turn = (WAYS.index(one.spot.way) - way) % 4
    if turn == 0:
        return "straight"
    return f"{'front' if ahead else 'side'}-{'right' if turn == 1 else 'left'}"


def _inside(size: Size, rect: Rect) -> bool:
    return rect[0] >= 0 and rect[1] >= 0 and rect[2] <= size[0] and rect[3] <= size[1]


def _overlap(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
