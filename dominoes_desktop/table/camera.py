"""How large is the table shown, and which part of the window does it fill?"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from ..geometry import Laid, Layout
from .area import Frame, unit_px

Bounds = tuple[int, int, int, int]

COMFORT = 68  # short side of a tile, in pixels at scale 1, beyond which nothing is gained
SLACK = 3  # units kept free around the tiles when the picture has to shrink
SMALL = 36  # short side, in pixels at scale 1, below which no room is kept free
BESIDE_EDGE = 15  # pixels at scale 1 round a table with an edge, in which shut ends are marked
LAZY = 0.8  # the picture grows only when tiles would be larger than by this much


@dataclass(frozen=True, slots=True)
class Camera:
    """``unit`` logical pixels a grid unit; grid point (0, 0) lies at (``x``, ``y``)."""

    unit: float
    x: float
    y: float

    @property
    def short(self) -> float:
        """Short side of a tile in logical pixels."""
        return 2 * self.unit

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Pixels of a grid point."""
        return self.x + x * self.unit, self.y + y * self.unit


def middle(laid: Laid) -> tuple[float, float]:
    """Grid point of the tile's middle."""
    one, two = laid.halves
    return (one.x + two.x) / 2, (one.y + two.y) / 2


def aim_at_table(edges: tuple[int, int], frame: Frame, dpr: float) -> Camera:
    """The camera for a table whose edge is part of the rules: all of it, always."""
    width, height = edges
    x, y = frame.felt.centre
    aside = BESIDE_EDGE * frame.scale
    room = replace(frame.felt, w=frame.felt.w - 2 * aside, h=frame.felt.h - 2 * aside)
    unit = unit_px((0, 0, width, height), room, COMFORT * frame.scale / 2)
    return Camera(whole(unit, dpr), on_grid(x, dpr), on_grid(y, dpr))


def aim(
    layout: Layout, ghosts: list[Laid], frame: Frame, dpr: float, before: Camera | None
) -> Camera:
    """The camera for this picture; the one before is kept as long as it does.

    The unit is a whole number of device pixels, so that every tile is sharp.
    """
    tiles = [*layout.laid, *ghosts]
    if not tiles:
        x, y = frame.felt.centre
        return Camera(whole(COMFORT * frame.scale / 2, dpr), on_grid(x, dpr), on_grid(y, dpr))
    need = needed(tiles)
    largest = COMFORT * frame.scale / 2
    possible = unit_px(need, frame.felt, largest)
    fits = before is not None and LAZY * possible <= before.unit <= possible + 1e-9
    if before is not None and fits and _inside(need, before, frame):
        return before
    roomy = unit_px(_grown(need, SLACK), frame.felt, largest)
    # Small tiles get all the room there is, others a little to grow into.
    dear = min(possible, SMALL * frame.scale / 2)
    unit = whole(max(roomy, 0.92 * possible, dear), dpr)
    x, y = frame.felt.centre
    cx, cy = (need[0] + need[2]) / 2, (need[1] + need[3]) / 2
    return Camera(unit, on_grid(x - cx * unit, dpr), on_grid(y - cy * unit, dpr))


def needed(tiles: list[Laid]) -> Bounds:
    """What belongs in sight of these tiles, in grid units: all, and a little around them."""
    return _grown(_bounds(tiles), 1)


def _bounds(tiles: list[Laid]) -> Bounds:
    rects = [laid.rect for laid in tiles]
    return (
        min([r[0] for r in rects]),
        min([r[1] for r in rects]),
        max([r[2] for r in rects]),
        max([r[3] for r in rects]),
    )


def _grown(bounds: Bounds, by: int) -> Bounds:
    return bounds[0] - by, bounds[1] - by, bounds[2] + by, bounds[3] + by


def _inside(bounds: Bounds, camera: Camera, frame: Frame) -> bool:
    x0, y0 = camera.at(bounds[0], bounds[1])
    x1, y1 = camera.at(bounds[2], bounds[3])
    felt = frame.felt
    return (
        x0 >= felt.x - 0.5
        and y0 >= felt.y - 0.5
        and x1 <= felt.right + 0.5
        and y1 <= felt.bottom + 0.5
    )


def whole(unit: float, dpr: float) -> float:
    """The next smaller unit that is a whole number of device pixels."""
    return max(1.0, math.floor(unit * dpr + 1e-6)) / dpr


def on_grid(value: float, dpr: float) -> float:
    """The nearest whole device pixel."""
    return round(value * dpr) / dpr
