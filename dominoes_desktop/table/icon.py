"""What does the program's icon look like?"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap

from .faces import Faces
from .shade import bulb, slope
from .theme import DEFAULT, Theme, ink

SIZES = (16, 24, 32, 48, 64, 128, 256)
_TURN = 24.0


def app_icon(theme: Theme = DEFAULT) -> QIcon:
    """The icon in all its `SIZES`."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(paint_icon(size, theme))
    return icon


def paint_icon(size: int, theme: Theme = DEFAULT) -> QPixmap:
    """A tile, tilted on felt, ``size`` pixels square; fewer pips where they would run together."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    edge = max(0.5, size * 0.03)
    cloth = QRectF(edge, edge, size - 2 * edge, size - 2 * edge)
    corner = size * 0.22
    shape = QPainterPath()
    shape.addRoundedRect(cloth, corner, corner)
    middle, around, rim = (ink(colour) for colour in theme.felt)
    centre = cloth.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(
        bulb(centre - (centre - cloth.topLeft()) * 0.3, size * 0.8, middle, around, rim)
    )
    painter.drawPath(shape)
    if size >= 32:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        light = slope(
            cloth.topLeft(),
            cloth.bottomRight(),
            ink("#ffffff", 0.35),
            ink("#ffffff", 0.0),
            ink("#000000", 0.3),
        )
        painter.setPen(QPen(light, max(1.0, size / 96)))
        painter.drawPath(shape)
    painter.setClipPath(shape)
    painter.translate(centre)
    _tile(painter, size, theme)
    painter.end()
    return picture


def _tile(painter: QPainter, size: int, theme: Theme) -> None:
    """The tile about the origin: upright with a few large pips where pixels are few."""
    if size < 32:
        faces = Faces(2 * round(size * 0.2), 1.0, replace(theme, pip_of=0.15, apart_of=0.21))
        first, second = 2, 1
    else:
        fine = 2 if size < 128 else 1  # painted larger and brought down, a turned tile is smooth
        faces = Faces(size * 0.4 * fine, 1.0, theme)
        first, second = 6, 5
        painter.rotate(_TURN)
        painter.scale(1 / fine, 1 / fine)
    corner = QPointF(-faces.short / 2, -faces.short)
    for layer in (faces.shadow(False, lifted=size >= 32), faces.face(first, second, False)):
        layer.lay(painter, corner)
