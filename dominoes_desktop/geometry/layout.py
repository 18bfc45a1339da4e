"""Where does every tile lie? The answer as plain values, in grid units.

A unit is half of a tile's short side: a tile is 4x2 units, a half 2x2. x grows eastward, y
southward; the first tile's middle is (0, 0).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.tile import Tile

Rect = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Shape:
    """The table's shape in units, fixed for a game, and what may come to lie on it.

    ``highest`` is the largest number in the set. ``spins`` says which doubles branch: none, the
    first on the table, all, or star6: one that is led is a hub of six places. ``wild`` is a number
    on which any double may be laid, -1 for none. ``edges``: the table ends there, by the rules.
    """

    width: int
    height: int
    highest: int = 6
    spins: str = "none"
    wild: int = -1
    edges: bool = False

    @property
    def table(self) -> Rect:
        """The whole table round the middle of the first tile, where it has an edge."""
        wide, high = self.width // 2, self.height // 2
        return -wide, -high, wide, high

    def zoomed(self, steps: int) -> tuple[int, int]:
        """Width and height after so many steps of 6 %, in units."""
        return self.width * 106**steps // 100**steps, self.height * 106**steps // 100**steps


@dataclass(frozen=True, slots=True)
class Half:
    """The middle of a half."""

    pips: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in its place.

    ``halves[0]`` touches the host; of a first tile it is the larger half, lying west, of a first
    double the northern one. A double lies with its long side to its host. ``scale``: how many times
    as large as others it is drawn, 2 for a hub. ``touching``: it had to be laid closer than a unit
    to a tile it is not joined to. ``tied``: it lies apart, and a line is to be drawn from it to its
    host.
    """

    tile: Tile
    host: Tile | None
    halves: tuple[Half, Half]
    placement: str
    scale: int = 1
    touching: bool = False
    tied: bool = False

    @property
    def rect(self) -> Rect:
        """x0, y0, x1, y1 in units."""
        (one, two), edge = self.halves, self.scale
        return (
            min(one.x, two.x) - edge,
            min(one.y, two.y) - edge,
            max(one.x, two.x) + edge,
            max(one.y, two.y) + edge,
        )


@dataclass(frozen=True, slots=True)
class Layout:
    """All tiles in order of play. ``zoom`` counts the 6 % steps by which the shape has grown."""

    laid: tuple[Laid, ...] = ()
    zoom: int = 0

    @property
    def bounds(self) -> Rect:
        """The smallest rectangle round all tiles; nothing at all is (0, 0, 0, 0)."""
        rects = [one.rect for one in self.laid] or [(0, 0, 0, 0)]
        west, north, east, south = zip(*rects, strict=True)
        return min(west), min(north), max(east), max(south)

    def of(self, tile: Tile) -> Laid:
        """Where that tile lies. KeyError if it is not on the table."""
        for one in self.laid:
            if one.tile == tile:
                return one
        raise KeyError(tile)


@dataclass(frozen=True, slots=True)
class Port:
    """The middle of a free face, the way out of it (n, e, s, w), and what kind of face it is.

    ``kind``: ``end`` of a single, ``past-double`` on a double's far long side, ``spinner`` on a
    spinner's short side, ``hub``. ``side`` names it now in a play and a record, where it is one of
    several of its host; it is "" where none does, which is so of the last corners of a hub.
    """

    x: int
    y: int
    direction: str
    kind: str
    side: str = ""
