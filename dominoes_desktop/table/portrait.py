"""What does a character look like? A small portrait each, drawn by code in a square of 32 units."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

SIDE = 32.0
_SKIN, _SHADE, _DARK, _LINE = "#f6d7b4", "#d9ab80", "#3a2a22", "#2c2320"


def lay_portrait(painter: QPainter, centre: QPointF, radius: float, character: str) -> None:
    """The face of that character, cut to a circle. KeyError where there is no such character."""
    painter.save()
    round = QPainterPath()
    round.addEllipse(centre, radius, radius)
    painter.setClipPath(round, Qt.ClipOperation.IntersectClip)
    painter.translate(centre - QPointF(radius, radius))
    painter.scale(2 * radius / SIDE, 2 * radius / SIDE)
    painter.setPen(Qt.PenStyle.NoPen)
    _PORTRAITS[character](painter)
    painter.restore()


def _careful(painter: QPainter) -> None:
    """Round glasses, a bob of hair, a scarf up to the chin."""
    _blob(painter, "#7a4a2b", QRectF(6.5, 4.5, 19, 21))
    _shoulders(painter, "#4f7f8c")
    _head(painter)
    _fill(painter, "#7a4a2b", [(7.5, 13), (9, 6.5), (16, 4.6), (23, 6.5), (24.5, 13), (16, 9.6)])
    _blob(painter, "#e8efe9", QRectF(8.5, 23.6, 15, 5.4))
    for x in (12.2, 19.8):
        _ring(painter, QPointF(x, 15.6), 3.1)
        _eye(painter, x, 15.8)
    _stroke(painter, [(15.2, 15.4), (16.8, 15.4)], 1.1)
    _stroke(painter, [(14.2, 21.4), (17.8, 21.4)], 1.2)


def _bold(painter: QPainter) -> None:
    """Hair that stands up like a flame, a raised brow, a wide grin."""
    _shoulders(painter, "#8c2f39")
    _head(painter)
    flame = [(8, 13), (6.8, 5.6), (10.6, 8), (11.8, 2.2), (15.6, 6.6), (19.6, 1.6)]
    _fill(painter, "#e2892b", [*flame, (20.6, 6.8), (25.6, 4.6), (24, 13), (20, 9.8), (12, 10.4)])
    _eye(painter, 12.6, 15.6)
    _eye(painter, 19.4, 15.6)
    _stroke(painter, [(10.4, 13.4), (14.4, 13.6)], 1.3)
    _stroke(painter, [(17.6, 12.8), (21.6, 11.4)], 1.3)
    grin = QPainterPath(QPointF(11.4, 19.2))
    grin.quadTo(16, 21, 20.8, 18.4)
    grin.quadTo(18.6, 25, 14.4, 23.4)
    grin.quadTo(12.2, 22.4, 11.4, 19.2)
    painter.setBrush(QColor("#ffffff"))
    painter.setPen(QPen(QColor(_LINE), 0.9))
    painter.drawPath(grin)
    painter.setPen(Qt.PenStyle.NoPen)


def _blocker(painter: QPainter) -> None:
    """A helmet low over the brows, a square jaw, a mouth as straight as a bar."""
    _shoulders(painter, "#41506b")
    _head(painter, 1.2)
    painter.setBrush(QColor("#f2b632"))
    dome = QPainterPath(QPointF(7, 12.6))
    dome.cubicTo(7, 1, 25, 1, 25, 12.6)
    dome.closeSubpath()
    painter.drawPath(dome)
    painter.drawRoundedRect(QRectF(4.8, 11.4, 22.4, 2.8), 1.4, 1.4)
    painter.setBrush(QColor("#fbe3a4"))
    painter.drawRoundedRect(QRectF(14.4, 3.6, 3.2, 8), 1.4, 1.4)
    _eye(painter, 12.6, 17)
    _eye(painter, 19.4, 17)
    _stroke(painter, [(12.2, 22.2), (19.8, 22.2)], 1.7)


def _counter(painter: QPainter) -> None:
    """A green eyeshade, a pencil behind the ear, a moustache."""
    _shoulders(painter, "#e9e4d8")
    _fill(painter, "#5b4a7d", [(14.4, 25), (17.6, 25), (18.4, 32), (13.6, 32)])
    _head(painter)
    _fill(painter, "#b9b4ad", [(8, 12), (9.6, 6.6), (16, 4.6), (22.4, 6.6), (24, 12), (16, 8.6)])
    _fill(painter, "#2f8f5b", [(5, 14.2), (8, 9.4), (16, 7.8), (24, 9.4), (27, 14.2), (16, 11.6)])
    _eye(painter, 12.6, 16.4)
    _eye(painter, 19.4, 16.4)
    painter.setBrush(QColor("#8a837b"))
    tash = QPainterPath(QPointF(16, 19.6))
    tash.cubicTo(18.6, 18.2, 21, 20, 21.6, 22)
    tash.cubicTo(19, 22.4, 17.2, 22, 16, 21)
    tash.cubicTo(14.8, 22, 13, 22.4, 10.4, 22)
    tash.cubicTo(11, 20, 13.4, 18.2, 16, 19.6)
    painter.drawPath(tash)
    pencil = QPen(QColor("#f2b632"), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pencil)
    painter.drawLine(QPointF(23.4, 17.4), QPointF(29, 10.4))
    painter.setPen(Qt.PenStyle.NoPen)


def _shoulders(painter: QPainter, colour: str) -> None:
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(3.5, 24.4, 25, 14), 7, 7)


def _head(painter: QPainter, square: float = 0.0) -> None:
    """The neck, the ears and the face; ``square`` makes the jaw broader."""
    painter.setBrush(QColor(_SHADE))
    painter.drawRoundedRect(QRectF(12.6, 21, 6.8, 7), 2.6, 2.6)
    painter.setBrush(QColor(_SKIN))
    for x in (7.9, 24.1):
        painter.drawEllipse(QPointF(x, 16.6), 1.7, 2.3)
    radius = 7.4 - 2 * square
    painter.drawRoundedRect(QRectF(8.2, 6, 15.6, 19), radius, radius)


def _eye(painter: QPainter, x: float, y: float) -> None:
    painter.setBrush(QColor(_DARK))
    painter.drawEllipse(QPointF(x, y), 1.25, 1.5)


def _ring(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setBrush(QColor(255, 255, 255, 120))
    painter.setPen(QPen(QColor(_LINE), 1.1))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _blob(painter: QPainter, colour: str, box: QRectF) -> None:
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, min(9.0, box.height() / 2), min(9.0, box.height() / 2))


def _fill(painter: QPainter, colour: str, points: list[tuple[float, float]]) -> None:
    """A shape with these corners, a little rounded by its own outline."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    painter.setBrush(QColor(colour))
    joined = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(QPen(QColor(colour), 1.2, *joined))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _stroke(painter: QPainter, points: list[tuple[float, float]], width: float) -> None:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    painter.setPen(QPen(QColor(_LINE), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


_PORTRAITS: dict[str, Callable[[QPainter], None]] = {
    "careful": _careful,
    "bold": _bold,
    "blocker": _blocker,
    "counter": _counter,
}
PORTRAITS = tuple(_PORTRAITS)
"""The characters that have a portrait."""
