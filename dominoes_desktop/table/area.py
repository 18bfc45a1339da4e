"""Where do rack, plates, boneyard and the playing area lie in a window of this size?

Plain arithmetic in logical pixels, so that commands without a window use the same figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Where = Literal["top", "left", "right", "bottom"]
LEAST = (800, 600)  # the smallest window for which everything has its place

SHORT = 46  # largest short side of a tile in the rack, in pixels at scale 1
DEEP = 1.9  # height of a rack with one row, in such short sides
FLOOR_OF = 0.82  # where tiles stand: this part of that height from its upper edge
RAISED = 12  # pixels at scale 1 by which a playable tile stands higher in the rack
BETWEEN = 6  # the same between two rows of a large hand, beside the room to rise
SMALLEST = 28  # short side, in pixels, below which tiles rather stand in another row
IN_ROWS = 34  # short side at scale 1 beyond which rows are not made higher
MOST = 0.42  # part of the window's height that rows may take


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def meets(self, other: Box) -> bool:
        """Do the two overlap?"""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """The places of everything but the tiles on the table.

    ``scale`` is 1 at 1280x720. ``rack`` holds as many racks, one behind the other, as the hand has
    rows. ``plates[r]`` is where the r-th seat clockwise from the viewer sits: left, top, right or
    bottom, and the box that plate and backs may fill. ``felt`` is the playing area, ``short`` the
    largest short side of a tile in the rack, ``floors`` where the tiles of each of its rows stand,
    from above.
    """

    width: float
    height: float
    scale: float
    short: float
    rack: Box
    pill: Box
    felt: Box
    heap: Box
    info: Box
    plates: tuple[tuple[Where, Box], ...]
    floors: tuple[float, ...]

    @property
    def row(self) -> float:
        """From the floor of one row to that of the next; 0 where there is one alone."""
        return self.floors[1] - self.floors[0] if len(self.floors) > 1 else 0.0


SEATING: dict[int, tuple[Where, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "left", "top", "top", "top", "right"),
    7: ("bottom", "left", "left", "top", "top", "right", "right"),
    8: ("bottom", "left", "left", "top", "top", "top", "right", "right"),
}
"""Where the seats sit, clockwise from the viewer."""


def frame(width: float, height: float, seats: int, held: int = 0) -> Frame:
    """The places in a window of this size with so many seats, 2-8.

    A hand of more tiles than stand well in one row (``held``) gets a higher rack.
    """
    scale = max(0.8, min(width / 1280, height / 720, 2.5))
    gap, side = 16 * scale, 170 * scale
    short = round(SHORT * scale)
    across = width - 2 * (side + gap)
    where = SEATING[seats]
    crowded = where.count("top") > 1
    top = (124 if crowded else 78) * scale
    ledge = height - 6 * scale
    lowest = ledge - DEEP * short * (1 - FLOOR_OF)
    floors, tall = _floors(lowest, height, scale, across, held)
    rack_top = floors[0] - DEEP * short * FLOOR_OF
    rack = Box(side + gap, rack_top, across, ledge - rack_top)
    above = (DEEP * FLOOR_OF + 0.8 - 2) * short + 8 * scale
    pill = Box(side, floors[0] - tall - above - 34 * scale, width - 2 * side, 34 * scale)
    heap_top = lowest - 2 * short - above
    heap = Box(width - side - gap / 2, heap_top, side, height - heap_top - gap / 2)
    if len(floors) > 1:  # it may stand between the plates at the sides
        pill = Box(rack.x, pill.y, rack.w, pill.h)
    info = Box(gap, gap, (170 if crowded else 250) * scale, 56 * scale)
    # The picture of the tiles keeps a unit free all round by itself.
    beside = side + 1.5 * gap if seats > 2 else 2 * gap
    felt = Box(beside, top, width - 2 * beside, pill.y - 8 * scale - top)
    plates = _plates(width, height, scale, where)
    return Frame(width, height, scale, short, rack, pill, felt, heap, info, plates, floors)


def _floors(
    lowest: float, height: float, scale: float, across: float, held: int
) -> tuple[tuple[float, ...], float]:
    """Where the rows of so many tiles stand, from above, and how high a tile of theirs is."""
    least = SMALLEST * max(1.0, scale)
    rows = 1
    while rows < held and abreast(held, rows, across, scale)[1] < least:
        rows += 1
    if rows == 1:
        return (lowest,), 2.0 * round(SHORT * scale)
    apart = (RAISED + BETWEEN) * scale
    wide = min(abreast(held, rows, across, scale)[1], max(least, IN_ROWS * scale))
    tall = max(24.0, min(2 * wide, MOST * height / rows - apart))
    return tuple([lowest - row * (tall + apart) for row in reversed(range(rows))]), tall


def abreast(tiles: int, rows: int, across: float, scale: float) -> tuple[float, float]:
    """In a rack so wide: how far neighbours are apart, and the short side that leaves a gap."""
    each = -(-tiles // rows) or 1
    short = round(SHORT * scale)
    pitch = min(short * 1.3, (across - 24 * scale) / each)
    return pitch, min(short, pitch - min(4 * scale, 0.1 * pitch))


def _plates(
    width: float, height: float, scale: float, where: tuple[Where, ...]
) -> tuple[tuple[Where, Box], ...]:
    """A box for each seat; several at the top share its row, with the backs below the glass."""
    gap, side = 16 * scale, 170 * scale
    tops, lefts = where.count("top"), where.count("left")
    across: list[Box] = []
    if tops == 1:
        start = width / 2 - 130 * scale
        across = [Box(start, gap * 0.9, width / 2 + 130 * scale - gap, 56 * scale)]
    elif tops:
        pitch = (width - 2 * gap) / (tops + 1)
        wide = min(side, pitch - gap)
        across = [
            Box(gap + (at + 1) * pitch + (pitch - wide) / 2, gap * 0.9, wide, 106 * scale)
            for at in range(tops)
        ]
    down = [(0.39, 0.24)] if lefts == 1 else [(0.485, 0.215), (0.215, 0.485)]
    high = (172 if lefts == 1 else 106) * scale
    left = [Box(gap, height * y, side, high) for y, _ in down]
    right = [Box(width - side - gap, height * y, side, high) for _, y in down]
    free: dict[Where, Iterator[Box]] = {
        "bottom": iter([Box(gap, height - 68 * scale - gap, side - gap / 2, 68 * scale)]),
        "left": iter(left),
        "top": iter(across),
        "right": iter(right),
    }
    return tuple([(place, next(free[place])) for place in where])


def unit_px(bounds: tuple[int, int, int, int], felt: Box, largest: float) -> float:
    """Pixels a grid unit so that these bounds fit the playing area; at most ``largest``."""
    x0, y0, x1, y1 = bounds
    return min(felt.w / max(1, x1 - x0), felt.h / max(1, y1 - y0), largest)
