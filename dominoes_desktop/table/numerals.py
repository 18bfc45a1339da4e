"""How is a number written on a tile?

The figures are drawn here, not set in a font: so they are the same on every machine, and clear
where only a few pixels are left.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from .outline import outline
from .shade import slope
from .theme import Theme, ink

_FIGURES = (
    "O 28 50 22 42",
    "M 10 28 L 32 8 L 32 92",
    "M 6 31 C 6 0 50 0 50 30 C 50 52 14 66 6 92 L 52 92",
    "M 8 20 C 16 2 49 3 49 27 C 49 43 36 48 25 48 C 40 48 52 54 52 70 C 52 98 14 98 5 77",
    "M 39 92 L 39 8 L 4 68 L 54 68",
    "M 47 8 L 13 8 L 10 47 C 22 36 52 37 52 64 C 52 97 16 98 5 80",
    "M 45 9 C 20 18 5 42 5 66 C 5 101 51 101 51 67 C 51 38 15 37 6 62",
    "M 4 8 L 52 8 C 36 34 25 60 22 92",
    "O 28 28 19 20 O 28 70 23 22",
    "M 11 91 C 36 82 51 58 51 34 C 51 -1 5 -1 5 33 C 5 62 41 63 50 38",
)
"""Each within 56 by 100, as the pen goes."""

_WIDE = (56.0, 42.0, 56.0, 56.0, 58.0, 56.0, 56.0, 56.0, 56.0, 56.0)
_APART = 22.0


@cache
def numeral(number: int) -> tuple[QPainterPath, float]:
    """The pen's way (100 high, from the origin) and its width; do not change it."""
    path, x = QPainterPath(), 0.0
    for figure in (int(letter) for letter in str(number)):
        path.addPath(outline(_FIGURES[figure]).translated(x, 0))
        x += _WIDE[figure] + _APART
    return path, x - _APART


def paint_numeral(
    painter: QPainter, number: int, middle: QPointF, high: float, pen: float, theme: Theme
) -> None:
    """Engrave ``number`` about ``middle``, ``high`` pixels from top to bottom.

    ``pen``: the width of the strokes in parts of the height.
    """
    way, wide = numeral(number)
    painter.save()
    painter.translate(middle)
    painter.scale(high / 100, high / 100)
    painter.translate(-wide / 2, -50)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fine = 100 / high
    for shift, brush, more in (
        (0.9, QBrush(ink(theme.lip, 0.95)), 0.0),
        (-0.35, QBrush(ink(theme.engraving, 0.5)), 0.6),
        (0.0, _hollow(wide, theme), 0.0),
    ):
        stroke = QPen(brush, pen * 100 + more * fine)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(stroke)
        painter.drawPath(way.translated(shift * fine, shift * fine))
    painter.restore()


def _hollow(wide: float, theme: Theme) -> QBrush:
    lit, middle, deep = (ink(colour) for colour in theme.pip)
    place = QRectF(0, 0, wide, 100)
    return QBrush(slope(place.topLeft(), place.bottomRight(), deep, deep, middle, lit))
