"""Where do rack, plates, boneyard and the playing area lie in a window of this size?

Plain arithmetic in logical pixels, so that commands without a window use the same figures.
"""

from __future__ import annotations

from dataclasses import dataclass

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
    plates: tuple[tuple[str, Box], ...]


SEATING = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}


def frame(width: float, height: float, seats: int) -> Frame:
    """The places in a window of this size with so many seats, 2-4."""
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
    info = Box(gap, gap, 250 * scale, 56 * scale)
    where = SEATING[seats]
    top = 82 * scale
    beside = side + 1.5 * gap if seats > 2 else 2 * gap
    felt = Box(beside, top, width - 2 * beside, pill.y - 10 * scale - top)
    boxes = {
        "bottom": Box(gap, height - 68 * scale - gap, side - gap / 2, 68 * scale),
        "left": Box(gap, height * 0.39, side, 172 * scale),
        "right": Box(width - side - gap, height * 0.24, side, 172 * scale),
        "top": Box(width / 2 - 130 * scale, gap * 0.9, width / 2 + 130 * scale - gap, 56 * scale),
    }
    return Frame(
        width,
        height,
        scale,
        short,
        rack,
        pill,
        felt,
        heap,
        info,
        tuple([(place, boxes[place]) for place in where]),
    )


def unit_px(bounds: tuple[int, int, int, int], felt: Box, largest: float) -> float:
    """Pixels a grid unit so that these bounds fit the playing area; at most ``largest``."""
    x0, y0, x1, y1 = bounds
    return min(felt.w / max(1, x1 - x0), felt.h / max(1, y1 - y0), largest)
