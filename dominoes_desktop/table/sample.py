"""What does a small picture of tiles on a table look like, for one to choose by?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from .faces import Faces
from .felt import paint_felt
from .theme import Theme

TILES = ((6, 6), (5, 3), (2, 4))
"""What lies there; all of them numbers that every set has."""


def paint_sample(themes: Sequence[Theme], size: QSize, dpr: float = 1.0) -> QPixmap:
    """Three tiles standing on the table of the first theme, each in the next theme's dress.

    ``size`` in logical pixels; some 10 ms where a theme's faces have not been drawn before.
    """
    ground = paint_felt(size, dpr, themes[0])
    made = QPixmap(ground.size())
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = size.height() * 0.1
    round_off = QPainterPath()
    round_off.addRoundedRect(QRectF(0, 0, size.width(), size.height()), corner, corner)
    painter.setClipPath(round_off)
    painter.drawPixmap(0, 0, ground)
    short = round(size.height() * 0.35 * dpr / 2) * 2 / dpr
    apart = short * 0.28
    left = (size.width() - 3 * short - 2 * apart) / 2
    top = (size.height() - 2 * short) / 2
    for index, (first, second) in enumerate(TILES):
        faces = Faces(short, dpr, themes[index % len(themes)])
        at = left + index * (short + apart)
        spot = QPointF(round(at * dpr) / dpr, round(top * dpr) / dpr)
        faces.shadow(False).lay(painter, spot)
        faces.face(first, second, False).lay(painter, spot)
    painter.end()
    return made
