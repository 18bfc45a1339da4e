"""Where do the tiles of another player's hand lie beside the plate?"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF

BACK = 19.0
"""Short side of a back, in logical pixels."""
_OPEN = (24.0, 20.0, 16.0, 13.0)
"""Short sides of faces, from the wished to the smallest."""
_COUNT = 30.0
"""Room for a written count."""
_CLOSEST = 0.45
"""Backs may hide each other until this part of each is seen."""


@dataclass(frozen=True, slots=True)
class Fan:
    """``spots``: the upper left corners, drawn in order; ``count``: what is written, if it must."""

    short: float
    spots: tuple[QPointF, ...]
    bounds: QRectF
    count: str = ""
    count_box: QRectF = field(default_factory=QRectF)


def fan_of_backs(tiles: int, box: QRectF) -> Fan:
    """A row of backs from the left of ``box``, closer together if they are many, and their number.

    Where they do not all fit, the number alone tells them all.
    """
    if tiles <= 0:
        return Fan(BACK, (), QRectF())
    pitch = BACK + 2
    room = box.width() - _COUNT - BACK
    pitch = max(BACK * _CLOSEST, min(pitch, room / max(1, tiles - 1)))
    shown = min(tiles, int(room / pitch + 1e-6) + 1)
    return _row(shown, pitch, box, str(tiles))


def _row(shown: int, pitch: float, box: QRectF, count: str) -> Fan:
    top = box.y() + (box.height() - 2 * BACK) / 2
    spots = tuple(QPointF(box.x() + index * pitch, top) for index in range(shown))
    bounds = QRectF(box.x(), top, (shown - 1) * pitch + BACK, 2 * BACK)
    beside = QRectF(bounds.right() + 6, top, _COUNT, 2 * BACK)
    return Fan(BACK, spots, bounds.united(beside) if count else bounds, count, beside)


def fan_of_faces(tiles: int, box: QRectF, rows: int = 2) -> Fan:
    """Faces that do not hide each other, from the upper left of ``box`` downwards.

    They are smaller if they need more than so many ``rows``.
    """
    if tiles <= 0:
        return Fan(_OPEN[0], (), QRectF())
    for short in _OPEN:
        each = max(1, int((box.width() + 3) / (short + 3)))
        if ceil(tiles / each) <= rows:
            break
    spots = tuple(
        QPointF(box.x() + index % each * (short + 3), box.y() + index // each * (2 * short + 4))
        for index in range(tiles)
    )
    high = ceil(tiles / each) * (2 * short + 4) - 4
    wide = min(tiles, each) * (short + 3) - 3
    return Fan(short, spots, QRectF(box.x(), box.y(), wide, high))
