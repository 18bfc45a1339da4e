"""Which small pictures are painted once and laid again and again?

What looks the same from frame to frame costs a copy of its pixels then, not dozens of strokes. It
is kept for the very part of a device pixel at which it lies, so that it is as if painted there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

KEPT = 96  # pictures of some 10 to 200 kB
PARTS = 8  # of a device pixel that are told apart

Paint = Callable[..., None]


def lay_kept(painter: QPainter, rect: QRectF, paint: Paint, *of: Hashable) -> None:
    """Do ``paint(painter, *of)``, of which nothing reaches out of ``rect``, from a picture.

    ``of`` is all that it depends on. What is turned askew is painted in place.
    """
    turn = painter.deviceTransform()
    upright, lying = turn.m12() == turn.m21() == 0, turn.m11() == turn.m22() == 0
    if not upright and not lying:
        painter.save()
        paint(painter, *of)
        painter.restore()
        return
    place = turn.mapRect(rect).toAlignedRect()
    matrix = (turn.m11(), turn.m12(), turn.m21(), turn.m22())
    right = round((turn.dx() - place.x()) * PARTS) / PARTS
    down = round((turn.dy() - place.y()) * PARTS) / PARTS
    painter.save()
    painter.setWorldTransform(turn.inverted()[0] * painter.worldTransform())  # device pixels
    painter.drawImage(
        place.topLeft(),
        _picture(paint, of, place.width(), place.height(), *matrix, right, down),
    )
    painter.restore()


@lru_cache(maxsize=KEPT)
def _picture(paint: Paint, of: tuple[Hashable, ...], wide: int, high: int, *turn: float) -> QImage:
    """So large in device pixels, and turned so from logical ones."""
    picture = QImage(QSize(wide, high), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(QTransform(*turn))
    paint(painter, *of)
    painter.end()
    return picture
