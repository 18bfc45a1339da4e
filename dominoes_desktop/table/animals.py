"""How is an animal painted?

The seven stand for the numbers 0 to 6. They are drawn within 100 by 100, upright, and painted so
whichever way a tile lies. Outlines and colours differ so that each is known by either alone.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from .animals_drawn import DRAWN
from .animals_part import Part
from .outline import outline
from .shade import bulb, slope
from .theme import ink

MOST = len(DRAWN) - 1
"""The highest number that has an animal."""

_GROUND = "#5a4a2c"


def paint_animal(painter: QPainter, number: int, place: QRectF) -> None:
    """The animal of ``number`` in the square ``place``. IndexError above `MOST`."""
    animal = DRAWN[number]
    size = place.width()
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(size / 100, size / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    if animal.stands:
        left, right = animal.stands
        _shadow(painter, QPointF((left + right) / 2, 92.5), (right - left) / 2)
    for part in animal.parts:
        if size >= part.least:
            _paint(painter, part, animal.ink, max(1.0, 95 / size / max(1.0, part.line)))
    painter.restore()


def _paint(painter: QPainter, part: Part, colour: str, bolder: float) -> None:
    """``bolder``: how much wider lines are, so that they are seen where pixels are few."""
    path = outline(part.way)
    if part.line:
        width = part.line * min(1.7, bolder)
        pen = QPen(ink(part.ink or colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    if not part.fill:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif len(part.fill) == 1:
        painter.setBrush(ink(part.fill[0], part.strength))
    else:
        box = path.boundingRect()
        colours = [ink(fill, part.strength) for fill in part.fill]
        painter.setBrush(QBrush(slope(box.topLeft(), box.bottomRight(), *colours)))
    painter.drawPath(path)


def _shadow(painter: QPainter, middle: QPointF, reach: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(1, 0.13)
    painter.setBrush(bulb(QPointF(0, 0), reach, ink(_GROUND, 0.42), ink(_GROUND, 0.0)))
    painter.drawEllipse(QPointF(0, 0), reach, reach)
    painter.restore()
