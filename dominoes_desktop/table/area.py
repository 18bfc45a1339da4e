"""Where do rack, plates, boneyard and the playing area lie in a window of this size?

Plain arithmetic in logical pixels, so that commands without a window use the same figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
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
BESIDE = 432  # length at scale 1 of the plate at the top with the backs beside it
STEPS = 64  # of the scale, up to 1: while a window's edge is dragged, few pictures are painted anew
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

    ``scale`` is 1 at 1280x720, and ``text`` so much of that as letters are larger: the scale of all
    pieces with words. ``rack`` holds as many racks, one behind the other, as the hand has
    rows. ``plates[r]`` is where the r-th seat clockwise from the viewer sits: left, top, right or
    bottom, and the box that plate and backs may fill. ``felt`` is the playing area, ``short`` the
    largest short side of a tile in the rack, ``floors`` where the tiles of each of its rows stand,
    from above.
    """

    width: float
    height: float
    scale: float
    text: float
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


def _around(left: int, top: int, right: int) -> tuple[Where, ...]:
    sides: list[Where] = ["bottom"]
    sides += ["left"] * left
    sides += ["top"] * top
    sides += ["right"] * right
    return tuple(sides)


SEATING: dict[int, tuple[Where, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "left", "top", "top", "top", "right"),
    7: ("bottom", "left", "left", "top", "top", "right", "right"),
    8: ("bottom", "left", "left", "top", "top", "top", "right", "right"),
    9: _around(3, 3, 2),
    10: _around(3, 3, 3),
    11: _around(4, 3, 3),
    12: _around(4, 4, 3),
}
"""Where the seats sit, clockwise from the viewer."""


def frame(width: float, height: float, seats: int, held: int = 0, letters: float = 1.0) -> Frame:
    """The places in a window of this size with so many seats, 2-12.

    A hand of more tiles than stand well in one row (``held``) gets a higher rack. ``letters`` are
    so many times as large as usual, or as far as plates side by side have room.
    """
    scale = max(0.8, int(min(width / 1280, height / 720) * STEPS) / STEPS)
    where = SEATING[seats]
    text = _text(width, height, scale, where, letters)
    gap, side = 16 * scale, 170 * text
    short = round(SHORT * scale)
    across = width - 2 * (side + gap)
    crowded = where.count("top") > 1
    top = 124 * text if crowded else 78 * scale + 56 * (text - scale)
    ledge = height - 6 * scale
    lowest = ledge - DEEP * short * (1 - FLOOR_OF)
    floors, tall = _floors(lowest, height, scale, across, held)
    rack_top = floors[0] - DEEP * short * FLOOR_OF
    rack = Box(side + gap, rack_top, across, ledge - rack_top)
    above = (DEEP * FLOOR_OF + 0.8 - 2) * short + 8 * scale
    ceiling = min(floors[0] - tall - above, rack_top - 2)
    pill = Box(side, ceiling - 34 * text, width - 2 * side, 34 * text)
    heap_top = min(lowest - 2 * short - above, height - gap / 2 - 118 * text)
    heap = Box(width - side - gap / 2, heap_top, side, height - heap_top - gap / 2)
    if len(floors) > 1 or text > scale:  # it may stand between what is at the sides
        pill = Box(rack.x, pill.y, rack.w, pill.h)
    plates = _plates(width, height, scale, text, where, heap_top)
    info = Box(gap, gap, (170 if crowded else 250) * text, 56 * text)
    if where.count("top") == 1:
        (first,) = [box for place, box in plates if place == "top"]
        info = Box(gap, gap, min(info.w, first.x - 2 * gap), info.h)
    # The picture of the tiles keeps a unit free all round by itself.
    beside = side + 1.5 * gap if seats > 2 else 2 * gap
    felt = Box(beside, top, width - 2 * beside, pill.y - 8 * scale - top)
    return Frame(width, height, scale, text, short, rack, pill, felt, heap, info, plates, floors)


def _text(
    width: float, height: float, scale: float, where: tuple[Where, ...], letters: float
) -> float:
    """The scale of what has words: plates have room beside and below each other, with signs."""
    tops, lefts, gap, sign = where.count("top"), where.count("left"), 16 * scale, 28 * scale
    if tops < 2:
        return scale * letters
    beside = ((width - 2 * gap) / (tops + 1) - sign) / 170
    column = 106 + (172 if lefts == 1 else 106 * lefts) + 118  # the heap is the lowest
    below = (height - 1.5 * gap - sign * (lefts + 1)) / column
    return max(scale, min(scale * letters, beside, below))


def _spread(column: list[Box], above: float, below: float) -> list[Box]:
    """Boxes of one height, from above, with gaps as large as each other between those lines."""
    high = column[0].h if column else 0.0
    apart = (below - above - len(column) * high) / (len(column) + 1)
    return [replace(box, y=above + apart + at * (high + apart)) for at, box in enumerate(column)]


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
    width: float,
    height: float,
    scale: float,
    text: float,
    where: tuple[Where, ...],
    heap_top: float,
) -> tuple[tuple[Where, Box], ...]:
    """A box for each seat; several at the top share its row, with the backs below the glass."""
    gap, side = 16 * scale, 170 * text
    tops, lefts = where.count("top"), where.count("left")
    edge = gap * 0.9 if text == scale else max(gap * 0.9, 14 * text)  # with room for a tab
    across: list[Box] = []
    if tops == 1:
        start = width / 2 - 130 * text
        if text > scale:  # the panel of the ends finds room beside it
            start = max(start, min(2 * gap + 250 * text, width - gap - BESIDE * text))
        across = [Box(start, edge, width - gap - start, 56 * text)]
    elif tops:
        pitch = (width - 2 * gap) / (tops + 1)
        wide = min(side if tops < 4 else 168 * text, pitch - gap)  # no more than the glass
        across = [
            Box(gap + (at + 1) * pitch + (pitch - wide) / 2, edge, wide, 106 * text)
            for at in range(tops)
        ]
    rights = where.count("right")
    down = [(0.39, 0.24)] if lefts == 1 else [(0.485, 0.215), (0.215, 0.485)]
    high = (172 if lefts == 1 else 106) * text
    left = [Box(gap, height * y, side, high) for y, _ in down]
    right = [Box(width - side - gap, height * y, side, high) for _, y in down]
    if text > scale or lefts > 2:  # closer together, but as far from each other as they can be
        low = heap_top if lefts < 4 else height - 68 * text - gap
        left = _spread(left[:1] * lefts, gap + 56 * text, low)[::-1]
        right = _spread(right[:1] * rights, across[-1].bottom if across else gap, heap_top)
    free: dict[Where, Iterator[Box]] = {
        "bottom": iter([Box(gap, height - 68 * text - gap, side - gap / 2, 68 * text)]),
        "left": iter(left),
        "top": iter(across),
        "right": iter(right),
    }
    return tuple([(place, next(free[place])) for place in where])


def unit_px(bounds: tuple[int, int, int, int], felt: Box, largest: float) -> float:
    """Pixels a grid unit so that these bounds fit the playing area; at most ``largest``."""
    x0, y0, x1, y1 = bounds
    return min(felt.w / max(1, x1 - x0), felt.h / max(1, y1 - y0), largest)
