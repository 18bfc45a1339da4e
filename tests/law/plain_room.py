"""Where is there room on a tight table? From the text of rules.md A4 alone, half by half.

A half is a square of 2x2 units round its middle; a tile is two of them. ``at`` of a tile are the
middles of its halves, the one that touches the host first (of a double either).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from dominoes_desktop.rules.line import Spot
from dominoes_desktop.rules.tile import Tile

Point = tuple[int, int]
WAYS: dict[str, Point] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SIZES = {"small": (36, 20), "standard": (44, 26), "large": (52, 30)}


@dataclass(frozen=True)
class Put:
    """A tile as it lies; ``out`` is the way in which it leads on (of the first tile none)."""

    tile: Tile
    inner: int
    at: tuple[Point, Point]
    out: Point | None


def plus(a: Point, b: Point, times: int = 1) -> Point:
    return a[0] + times * b[0], a[1] + times * b[1]


def sides(way: Point) -> list[Point]:
    """The two ways across."""
    return [(way[1], way[0]), (-way[1], -way[0])]


def free(rules: Mapping[str, int | str], put: list[Put], at: tuple[Point, Point]) -> bool:
    """Inside the table, and on no other tile; touching is allowed."""
    width, height = SIZES[str(rules["table_size"])]
    if not all(1 <= x <= width - 1 and 1 <= y <= height - 1 for x, y in at):
        return False
    return not any(
        abs(x - u) < 2 and abs(y - v) < 2 for x, y in at for one in put for u, v in one.at
    )


def ways_out(put: list[Put], host: Put, pips: int) -> list[tuple[Point, Point]]:
    """The middles of the host's open half (of a double its middle) with the way out of it."""
    one, two = host.at
    if host.tile.double:
        middle = ((one[0] + two[0]) // 2, (one[1] + two[1]) // 2)
        return [(middle, way) for way in ([host.out] if host.out else [WAYS["e"], WAYS["w"]])]
    if host.out is not None:
        return [(two, host.out)]
    return [(one, WAYS["w"])] if pips == host.tile.high else [(two, WAYS["e"])]


def laid(tile: Tile, inner: int, host: Put, middle: Point, way: Point) -> list[Put]:
    """Every way to put the tile against that open half, whether there is room or not."""
    ahead = plus(middle, way, 2)
    if tile.double:
        return [Put(tile, inner, (plus(ahead, across), plus(ahead, across, -1)), way)
                for across in sides(way)[:1]]  # fmt: skip
    found = [(ahead, way)]
    if not host.tile.double:
        for across in sides(way):
            found += [(ahead, across), (plus(middle, across, 2), across)]
    return [Put(tile, inner, (half, plus(half, on, 2)), on) for half, on in found]


def spot(put: Put) -> Spot:
    """As a record names it: of a double by its north or west half."""
    first, last = sorted(put.at, key=lambda at: (at[1], at[0])) if put.tile.double else put.at
    step = ((last[0] - first[0]) // 2, (last[1] - first[1]) // 2)
    return Spot(*first, next(name for name, way in WAYS.items() if way == step))


def first(rules: Mapping[str, int | str], tile: Tile) -> Put:
    """The first tile in the middle of the table, a double upright."""
    width, height = SIZES[str(rules["table_size"])]
    x, y = width // 2, height // 2
    at = ((x, y - 1), (x, y + 1)) if tile.double else ((x - 1, y), (x + 1, y))
    return Put(tile, tile.high, at, None)


def spots(
    rules: Mapping[str, int | str], put: list[Put], tile: Tile, inner: int, host: Tile, pips: int
) -> dict[Spot, Put]:
    """Every spot on which the tile may lie at that end."""
    on = next(one for one in put if one.tile == host)
    return {
        spot(one): one
        for middle, way in ways_out(put, on, pips)
        for one in laid(tile, inner, on, middle, way)
        if free(rules, put, one.at)
    }
