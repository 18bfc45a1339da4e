"""Does a layout keep the rules of the table? Written against the words, not against the code.

Nothing of the geometry is used here but its plain values: every rectangle, face and gap is worked
out anew from the middles of the halves.
"""

from __future__ import annotations

from collections.abc import Iterator

from dominoes_desktop.geometry import Half, Laid, Layout, Port, Shape
from dominoes_desktop.rules.line import Joined, Line

Rect = tuple[int, int, int, int]
Segment = tuple[int, int, int, int]
WILD = 13  # any double may be joined to it
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def half_rect(half: Half, edge: int = 1) -> Rect:
    return half.x - edge, half.y - edge, half.x + edge, half.y + edge


def tile_rect(laid: Laid) -> Rect:
    one, two = (half_rect(half, laid.scale) for half in laid.halves)
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def gap(a: Rect, b: Rect) -> int:
    """Units between two rectangles, over a corner too; 0 if they touch, less if they overlap."""
    return max(b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3])


def contact(a: Rect, b: Rect) -> Segment | None:
    """The border that two rectangles share, as the ends of a line; None if there is no length."""
    x0, y0, x1, y1 = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    if x1 < x0 or y1 < y0 or (x0 == x1) == (y0 == y1):
        return None
    return x0, y0, x1, y1


def is_side_of(segment: Segment, rect: Rect) -> bool:
    """Whether the line is one whole side of the rectangle."""
    x0, y0, x1, y1 = rect
    return segment in ((x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1))


def is_mid_of_long_side(segment: Segment, rect: Rect) -> bool:
    """Whether the line is the middle two units of one of the rectangle's long sides."""
    x0, y0, x1, y1 = rect
    if x1 - x0 > y1 - y0:
        return segment in ((x0 + 1, y0, x1 - 1, y0), (x0 + 1, y1, x1 - 1, y1))
    return segment in ((x0, y0 + 1, x0, y1 - 1), (x1, y0 + 1, x1, y1 - 1))


def complaints(layout: Layout, line: Line, shape: Shape) -> list[str]:
    """Everything that is wrong with it, in words; empty if all is well."""
    return [
        *_order(layout, line),
        *_apart(layout),
        *[word for laid, one in zip(layout.laid, line, strict=True) for word in _tile(laid, one)],
        *_joints(layout, line),
        *_bounds(layout, shape),
    ]


def _order(layout: Layout, line: Line) -> Iterator[str]:
    for laid, joined in zip(layout.laid, line, strict=True):
        if (laid.tile, laid.host) != (joined.tile, joined.host):
            yield f"{laid.tile} on {laid.host} lies where {joined.tile} on {joined.host} should"


def _tile(laid: Laid, joined: Joined) -> Iterator[str]:
    one, two = laid.halves
    size = laid.scale
    if {abs(one.x - two.x), abs(one.y - two.y)} != {0, 2 * size}:
        yield f"{laid.tile} is torn apart"
    if (one.pips, two.pips) != (joined.inner, joined.tile.other(joined.inner)):
        yield f"{laid.tile} shows {one.pips} and {two.pips}"
    if joined.host is None:
        expected = ((0, -size), (0, size)) if laid.tile.double else ((-1, 0), (1, 0))
        if ((one.x, one.y), (two.x, two.y)) != expected:
            yield f"the first tile {laid.tile} does not lie in the middle"


def _apart(layout: Layout) -> Iterator[str]:
    rects = [tile_rect(laid) for laid in layout.laid]
    for index, laid in enumerate(layout.laid):
        for before, other in enumerate(layout.laid[:index]):
            between = gap(rects[index], rects[before])
            joined = laid.host == other.tile and not laid.tied
            if between < 0:
                yield f"{laid.tile} lies over {other.tile}"
            elif between < 1 and not (
                laid.touching or other.touching or (joined and not laid.tied)
            ):
                yield f"{laid.tile} touches {other.tile}"


def _joints(layout: Layout, line: Line) -> Iterator[str]:
    lies = {laid.tile: laid for laid in layout.laid}
    for laid, joined in zip(layout.laid, line, strict=True):
        if joined.host is None or laid.tied:
            continue
        host = lies[joined.host]
        segment = contact(tile_rect(laid), tile_rect(host))
        if segment is None:
            yield f"{laid.tile} does not touch its host {host.tile}"
            continue
        if host.scale > 1:
            yield from _hub_joint(laid, host, segment)
        else:
            yield from _joint(laid, host, joined, segment)


def _hub_joint(laid: Laid, host: Laid, segment: Segment) -> Iterator[str]:
    """Of a hub: three places of two units on each long side, a unit apart."""
    x0, y0, x1, y1 = segment
    north, inner = tile_rect(host)[1], half_rect(laid.halves[0])
    places = [(north, north + 2), (north + 3, north + 5), (north + 6, north + 8)]
    if x0 != x1 or x0 not in tile_rect(host)[::2]:
        yield f"{laid.tile} does not lie at a long side of the hub"
    elif not laid.tile.double:
        if (y0, y1) not in places or (inner[1], inner[3]) != (y0, y1):
            yield f"{laid.tile} does not lie at a place of the hub"
    else:
        x0, top, x1, bottom = tile_rect(laid)
        if bottom - top != 4 or top not in (north - 2, north + 2, north + 6):
            yield f"the double {laid.tile} does not lie crosswise at a place of the hub"


def _joint(laid: Laid, host: Laid, joined: Joined, segment: Segment) -> Iterator[str]:
    inner, outer = laid.halves
    if laid.tile.double and host.tile.double:
        if not all(is_side_of(segment, tile_rect(one)) for one in (laid, host)):
            yield f"the double {laid.tile} does not lie along the double {host.tile}"
        return
    if laid.tile.double:
        if not is_mid_of_long_side(segment, tile_rect(laid)):
            yield f"the double {laid.tile} does not lie crosswise"
    elif not is_side_of(segment, half_rect(inner)):
        yield f"{laid.tile} does not touch {host.tile} with a whole face"
    elif contact(half_rect(outer), tile_rect(host)):
        yield f"{laid.tile} touches {host.tile} with its far half too"
    if host.tile.double:
        long_side = is_mid_of_long_side(segment, tile_rect(host))
        if not long_side and not is_side_of(segment, tile_rect(host)):
            yield f"{laid.tile} is not in the middle of the double {host.tile}"
        if long_side and not laid.tile.double and not _straight(inner, outer, segment):
            yield f"{laid.tile} turns on the double {host.tile}"
    elif not any(
        half.pips == joined.half and is_side_of(segment, half_rect(half)) for half in host.halves
    ):
        yield f"{laid.tile} does not touch the {joined.half} of {host.tile}"
    if joined.inner != joined.half and not (laid.tile.double and joined.half == WILD):
        yield f"{joined.inner} is joined to {joined.half}"


def _straight(inner: Half, outer: Half, segment: Segment) -> bool:
    """Whether the tile sticks straight out from the line that it touches."""
    upright = segment[0] == segment[2]
    return inner.y == outer.y if upright else inner.x == outer.x


def _bounds(layout: Layout, shape: Shape) -> Iterator[str]:
    rects = [tile_rect(laid) for laid in layout.laid]
    bounds = (
        min(rect[0] for rect in rects),
        min(rect[1] for rect in rects),
        max(rect[2] for rect in rects),
        max(rect[3] for rect in rects),
    )
    if layout.bounds != bounds:
        yield f"the bounds are said to be {layout.bounds}, not {bounds}"
    wide, high = (
        size * 106**layout.zoom // 100**layout.zoom for size in (shape.width, shape.height)
    )
    if bounds[2] - bounds[0] > wide or bounds[3] - bounds[1] > high:
        yield f"{bounds} is larger than {wide} x {high}"


def free_face(layout: Layout, host: Laid, pips: int, port: Port) -> bool:
    """Whether a port is the middle of a face of that half, with nothing lying before it."""
    dx, dy = WAYS[port.direction]
    before = (port.x - 1, port.y - 1, port.x + 1, port.y + 1)
    ahead = (before[0] + dx, before[1] + dy, before[2] + dx, before[3] + dy)
    segment = contact(ahead, tile_rect(host))
    if segment is None or any(gap(ahead, tile_rect(laid)) < 0 for laid in layout.laid):
        return False
    if host.scale > 1:
        x0, north, x1, _ = tile_rect(host)
        return port.x in (x0, x1) and port.y in (north + 1, north + 4, north + 7)
    if host.tile.double:
        rect = tile_rect(host)
        return is_mid_of_long_side(segment, rect) or is_side_of(segment, rect)
    return any(half.pips == pips and is_side_of(segment, half_rect(half)) for half in host.halves)
