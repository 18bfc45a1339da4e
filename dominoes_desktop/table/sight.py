"""Which part of the table is shown, where the player wants to see some of it larger than all?

Plain arithmetic on cameras. ``need`` is what belongs in sight, in grid units, and ``fit`` the
camera that shows all of it; one that is no larger than that is `None`: nothing is left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from .area import Frame
from .camera import COMFORT, Bounds, Camera, on_grid, whole

MOST = 2.13  # times as large as is comfortable a tile may become
STEP = 1.25  # of the wheel, or of a key
LEAST = 1.06  # how much larger than all of it a part must be shown to be worth it
AROUND = 3  # units that are kept in sight around what is brought in


@dataclass(frozen=True, slots=True)
class Sight:
    """``unit`` pixels a grid unit at scale 1; grid point (``x``, ``y``) is the felt's middle.

    So the same part is in sight in a window of another size.
    """

    unit: float
    x: float
    y: float


def sight_of(camera: Camera, frame: Frame) -> Sight:
    """What this camera shows."""
    x, y = frame.felt.centre
    middle = (x - camera.x) / camera.unit, (y - camera.y) / camera.unit
    return Sight(camera.unit / frame.scale, *middle)


def camera_of(sight: Sight, fit: Camera, need: Bounds, frame: Frame, dpr: float) -> Camera | None:
    """The camera for this sight; None where all of the table is as large."""
    unit = whole(sight.unit * frame.scale, dpr)
    if unit < LEAST * fit.unit:
        return None
    x, y = frame.felt.centre
    return within(Camera(unit, x - sight.x * unit, y - sight.y * unit), need, frame, dpr)


def zoomed(
    camera: Camera,
    by: float,
    at: tuple[float, float],
    fit: Camera,
    need: Bounds,
    frame: Frame,
    dpr: float,
) -> Camera | None:
    """``by`` times as large, so that the point ``at`` (pixels) of the table stays where it is."""
    largest = max(fit.unit, MOST * COMFORT / 2 * frame.scale)
    unit = whole(min(camera.unit * by, largest), dpr)
    if by > 1 and unit <= camera.unit < largest:
        unit = min(camera.unit + 1 / dpr, whole(largest, dpr))
    if unit < LEAST * fit.unit:
        return None
    grown = unit / camera.unit
    x, y = at[0] - (at[0] - camera.x) * grown, at[1] - (at[1] - camera.y) * grown
    return within(Camera(unit, x, y), need, frame, dpr)


def within(camera: Camera, need: Bounds, frame: Frame, dpr: float) -> Camera:
    """Moved so far that no more of the felt lies bare than must: never out of the table's sight."""
    felt, (x0, y0), (x1, y1) = frame.felt, camera.at(*need[:2]), camera.at(*need[2:])
    right = _inward(x0, x1, felt.x, felt.right)
    down = _inward(y0, y1, felt.y, felt.bottom)
    return Camera(camera.unit, on_grid(camera.x + right, dpr), on_grid(camera.y + down, dpr))


def including(camera: Camera, part: Bounds, need: Bounds, frame: Frame, dpr: float) -> Camera:
    """Moved as little as brings that part of the table onto the felt, with some room around it."""
    felt, around = frame.felt, AROUND * camera.unit
    x0, y0 = camera.at(part[0], part[1])
    x1, y1 = camera.at(part[2], part[3])
    if felt.x <= x0 and felt.y <= y0 and x1 <= felt.right and y1 <= felt.bottom:
        return camera
    right = _onto(x0 - around, x1 + around, felt.x, felt.right)
    down = _onto(y0 - around, y1 + around, felt.y, felt.bottom)
    return within(Camera(camera.unit, camera.x + right, camera.y + down), need, frame, dpr)


def between(one: Camera, other: Camera, part: float) -> Camera:
    """``part`` (0 to 1) of the way from one camera to another."""
    return Camera(
        one.unit + (other.unit - one.unit) * part,
        one.x + (other.x - one.x) * part,
        one.y + (other.y - one.y) * part,
    )


def _inward(low: float, high: float, start: float, stop: float) -> float:
    """How far to move low..high so that it lies in start..stop, or covers it if it is longer."""
    if high - low <= stop - start:
        return max(start - low, 0.0) + min(stop - high, 0.0)
    return min(start - low, 0.0) + max(stop - high, 0.0)


def _onto(low: float, high: float, start: float, stop: float) -> float:
    """How far to move low..high so that it lies in start..stop; its middle, if it is longer."""
    if high - low > stop - start:
        return (start + stop - low - high) / 2
    return max(start - low, 0.0) + min(stop - high, 0.0)
