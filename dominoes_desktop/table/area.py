"""Where do rack, plates, boneyard and the playing area lie in a window of this size?

Plain arithmetic in logical pixels, so that commands without a window use the same figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Where = Literal["top", "left", "right", "bottom"]
LEAST = (800, 600)  # the smallest window for which everything has its place


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

    ``scale`` is 1 at 1280x720. ``plates[r]`` is where the r-th seat clockwise from the viewer
    sits: left, top, right or bottom, and the box that plate and backs may fill. ``felt`` is
    the playing area, ``short`` the short side of a tile in the rack.
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


def frame(width: float, height: float, seats: int) -> Frame:
    """The places in a window of this size with so many seats, 2-8."""
    scale = max(0.8, min(width / 1280, height / 720, 2.5))
    gap = 16 * scale
    short = round(46 * scale)
    rack_height = short * 1.9
    side = 170 * scale
    rack = Box(side + gap, height - rack_height - gap, width - 2 * (side + gap), rack_height)
    tiles_top = rack.y - short * 0.8
    pill = Box(side, tiles_top - 46 * scale, width - 2 * side, 34 * scale)
    heap_top = pill.y + pill.h
    heap = Box(width - side - gap / 2, heap_top, side, height - heap_top - gap / 2)
    where = SEATING[seats]
    crowded = where.count("top") > 1
    info = Box(gap, gap, (170 if crowded else 250) * scale, 56 * scale)
    top = (124 if crowded else 82) * scale
    beside = side + 1.5 * gap if seats > 2 else 2 * gap
    felt = Box(beside, top, width - 2 * beside, pill.y - 10 * scale - top)
    plates = _plates(width, height, scale, where)
    return Frame(width, height, scale, short, rack, pill, felt, heap, info, plates)


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
