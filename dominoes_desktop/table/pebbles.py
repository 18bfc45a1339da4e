"""How is a painted pebble painted?

A river stone, lacquered: speckles and veins of its own, a shine on its shoulder, dots and a line
of thick acrylic. A tile's stone is always the same one.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from .ivory import Slab
from .outline import outline, smooth
from .shade import bulb, slope
from .theme import Theme, blend, ink

SHAPES = 10
"""How many stones there are."""

_CORNERS = 32
_SQUARE = 3.0
"""2 would be an ellipse; the more, the nearer to a rectangle."""

_STREAK = (
    "M 0.085 0.66 C 0.07 0.42 0.10 0.24 0.22 0.13 C 0.27 0.085 0.33 0.075 0.36 0.085"
    " C 0.38 0.10 0.36 0.115 0.33 0.13 C 0.20 0.20 0.14 0.36 0.115 0.66"
    " C 0.11 0.70 0.09 0.70 0.085 0.66 Z"
)
"""On a standing stone, in parts of its short side."""


def paint_stone(painter: QPainter, body: Slab, theme: Theme, stone: int) -> None:
    """The bare stone of that number."""
    face, unit = body.face, body.unit
    light, middle, dark = theme.stones[stone % len(theme.stones)]
    shape = _shape(stone, face.width() > face.height(), face.width(), face.height())
    shape = shape.translated(face.center())
    painter.setPen(Qt.PenStyle.NoPen)
    under = body.whole
    painter.setBrush(
        slope(under.topLeft(), under.bottomRight(), ink(dark), blend(dark, "#000000", 0.55))
    )
    for step in range(round(body.thickness), 0, -1):
        painter.drawPath(shape.translated(0, step))
    painter.setBrush(slope(face.topLeft(), face.bottomRight(), ink(light), ink(middle), ink(dark)))
    painter.drawPath(shape)
    painter.save()
    painter.setClipPath(shape)
    _grain(painter, face, unit, theme.stones[stone % len(theme.stones)], stone)
    painter.restore()
    _shine(painter, face, unit, shape)
    if theme.edge:  # where the water has dried
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(theme.edge), max(1.9, unit * theme.edge_of)))
        painter.drawPath(shape)
        painter.setPen(Qt.PenStyle.NoPen)


def paint_line(painter: QPainter, body: Slab, theme: Theme, double: bool) -> None:
    """What a brush left across the middle: one stroke, two on a double."""
    face, unit = body.face, body.unit
    across = face.width() > face.height()
    wide = max(1.2, unit * 0.045)
    middle, reach = face.center(), unit * (0.36 if double else 0.32)
    for aside in (-0.05, 0.05) if double else (0.0,):
        path = QPainterPath()
        ends = [
            QPointF(reach * along, unit * (aside + 0.008 * sin(4 * along + aside * 60)))
            for along in (-1.0, -0.5, 0.0, 0.5, 1.0)
        ]
        points = [middle + (QPointF(p.y(), p.x()) if across else p) for p in ends]
        path.moveTo(points[0])
        smooth(path, points, closed=False)
        for down, tone, more in (
            (0.022, ink("#000000", 0.4), 0.0),
            (0.0, blend(theme.chalk, "#000000", 0.14), 0.0),
            (-0.008, ink(theme.chalk), -0.014),
        ):
            pen = QPen(QBrush(tone), wide + more * unit)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path.translated(0, down * unit))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_dot(painter: QPainter, centre: QPointF, radius: float, theme: Theme, number: int) -> None:
    """A drop of the number's paint, standing up from the stone."""
    colour = theme.acrylics[(number - 1) % len(theme.acrylics)]
    reach = QPointF(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink("#000000", 0.5))
    painter.drawEllipse(centre + reach * 0.16, radius * 1.12, radius * 1.12)
    painter.setBrush(
        bulb(
            centre - reach * 0.3,
            radius * 1.5,
            blend(colour, "#ffffff", 0.45),
            ink(colour),
            blend(colour, "#7a2a10", 0.16),
        )
    )
    painter.drawEllipse(centre, radius, radius)
    if radius >= 2.5:
        painter.setBrush(ink("#ffffff", 0.9))
        painter.drawEllipse(centre - reach * 0.36, radius * 0.24, radius * 0.18)


def _shape(stone: int, across: bool, wide: float, high: float) -> QPainterPath:
    """The outline about the origin: a rounded oblong, none quite like another."""
    chance = Random(f"pebble {stone}")
    waves = [(chance.uniform(0.004, 0.016), chance.uniform(0, 2 * pi)) for _ in range(3)]
    power = 2 / _SQUARE
    points = []
    for index in range(_CORNERS):
        angle = 2 * pi * index / _CORNERS
        x, y = cos(angle), sin(angle)
        turn = angle + (pi / 2 if across else 0)
        less = 1 - sum(
            depth * (1 + sin((2 + wave) * turn + phase))
            for wave, (depth, phase) in enumerate(waves)
        )
        points.append(
            QPointF(
                less * wide / 2 * abs(x) ** power * (1 if x > 0 else -1),
                less * high / 2 * abs(y) ** power * (1 if y > 0 else -1),
            )
        )
    path = QPainterPath(points[0])
    smooth(path, points, closed=True)
    return path


def _grain(
    painter: QPainter, face: QRectF, unit: float, tones: tuple[str, str, str], stone: int
) -> None:
    chance = Random(f"grain {stone}")
    for _ in range(stone % 3):  # veins of quartz
        at, turn = chance.uniform(0.2, 0.8), chance.uniform(-0.5, 0.5)
        points = [
            QPointF(
                face.x() + face.width() * (at + turn * (along - 0.5) + chance.uniform(-0.03, 0.03)),
                face.y() + face.height() * along,
            )
            for along in (-0.1, 0.2, 0.4, 0.6, 0.8, 1.1)
        ]
        path = QPainterPath(points[0])
        smooth(path, points, closed=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for wide, strength in ((0.05, 0.08), (0.018, 0.2)):
            painter.setPen(QPen(ink("#ffffff", strength), wide * unit))
            painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    size = unit * 0.014
    for _ in range(70 if unit >= 26 else 20):
        bright = chance.random() < 0.55
        painter.setBrush(ink("#ffffff" if bright else tones[2], chance.uniform(0.06, 0.3)))
        spot = QPointF(
            face.x() + face.width() * chance.random(), face.y() + face.height() * chance.random()
        )
        painter.drawEllipse(spot, size * chance.uniform(0.5, 1.5), size * chance.uniform(0.5, 1.2))


def _shine(painter: QPainter, face: QRectF, unit: float, shape: QPainterPath) -> None:
    """Roundness, and lacquer: a glow and a streak on the upper left shoulder, light on the rim."""
    painter.save()
    painter.setClipPath(shape)
    painter.save()  # the light falls off towards the edges, most at the lower right
    painter.translate(face.center())
    painter.scale(face.width() / 2, face.height() / 2)
    clear, shade = ink("#05080c", 0.0), ink("#05080c", 0.5)
    painter.setBrush(bulb(QPointF(-0.16, -0.2), 1.35, clear, clear, ink("#05080c", 0.14), shade))
    painter.drawRect(QRectF(-1, -1, 2, 2))
    painter.restore()
    glow = QPointF(face.x() + min(face.width(), 1.3 * unit) * 0.36, face.y() + unit * 0.22)
    painter.setBrush(bulb(glow, unit * 0.6, ink("#ffffff", 0.24), ink("#ffffff", 0.0)))
    painter.drawRect(face)
    low = QPointF(face.right() - unit * 0.38, face.bottom() - unit * 0.12)
    painter.setBrush(bulb(low, unit * 0.42, ink("#dff1ff", 0.2), ink("#dff1ff", 0.0)))
    painter.drawRect(face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wide, strength in ((0.10, 0.14), (0.04, 0.5)):
        rim = slope(
            face.topLeft(),
            face.bottomRight(),
            ink("#ffffff", strength),
            ink("#ffffff", strength * 0.12),
            ink("#000000", strength * 0.7),
        )
        painter.setPen(QPen(QBrush(rim), max(1.0, wide * unit)))
        painter.drawPath(shape)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    if unit >= 36:
        _streak(painter, face, unit)


def _streak(painter: QPainter, face: QRectF, unit: float) -> None:
    """Where a window is mirrored in the lacquer."""
    across = face.width() > face.height()
    path = outline(_STREAK)
    painter.save()
    painter.translate(face.topLeft())
    painter.scale(unit, unit)
    if across:  # along the upper edge instead of the left one
        painter.scale(-1, 1)
        painter.rotate(90)
    box = path.boundingRect()
    painter.setBrush(
        slope(box.bottomLeft(), box.topRight(), ink("#ffffff", 0.1), ink("#ffffff", 0.7))
    )
    painter.drawPath(path)
    painter.restore()
