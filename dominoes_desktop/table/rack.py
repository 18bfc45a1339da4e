"""What does the rack look like in which the hand stands?

A board at the back, a groove in which the tiles stand, and a front edge. `floor` says where the
lower edges of the tiles belong.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from .area import FLOOR_OF
from .shade import slope, soften
from .theme import DEFAULT, Theme, ink

SHADE = 26.0
"""How far the rack's shadow reaches beyond its rectangle, in logical pixels."""

_SEED = 1776
_GRAIN = (1024, 128)
_EYES = (0.3, 0.72)
_PARTS = 40
_STREAKS, _AT_ONCE = 230, 23


def floor(rect: QRectF) -> float:
    """The y at which the lower edge of a standing tile belongs."""
    return rect.y() + rect.height() * FLOOR_OF


def paint_rack(
    painter: QPainter, rect: QRectF, theme: Theme = DEFAULT, grain: QImage | None = None
) -> None:
    """Paint the rack into ``rect``; its shadow reaches `SHADE` beyond. Keep it as a picture.

    ``grain`` is the theme's, where it is at hand, or an empty picture for bare wood.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    radius = theme.radius
    soften(painter, rect.translated(3, 9), radius, 16, ink(theme.shadow, 0.42))
    soften(painter, rect.translated(1, 3), radius, 4, ink(theme.shadow, 0.5))
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.setClipPath(shape)
    _board(painter, rect, theme, wood_grain(theme) if grain is None else grain)
    _groove(painter, rect, theme)
    painter.restore()
    _edges(painter, rect, theme)


def _board(painter: QPainter, rect: QRectF, theme: Theme, grain: QImage) -> None:
    light, middle, dark = (ink(colour) for colour in theme.wood)
    painter.fillRect(rect, slope(rect.topLeft(), rect.bottomLeft(), light, middle, middle, dark))
    wide = grain.width() * 0.9
    x = rect.x()
    while wide and x < rect.right():
        painter.drawImage(QRectF(x, rect.y(), wide, rect.height()), grain)
        x += wide
    painter.fillRect(
        rect,
        slope(
            rect.topLeft(),
            rect.topRight(),
            ink(theme.wood_light, 0.16),
            ink(theme.wood_light, 0.05),
            ink(theme.wood_dark, 0.0),
            ink(theme.wood_dark, 0.22),
        ),
    )


def _groove(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The shelf: shadow deepening down the board, the slot, then the lit front edge."""
    y = floor(rect)
    deep = rect.height() * 0.2
    above = QRectF(rect.x(), y - deep, rect.width(), deep)
    painter.fillRect(
        above,
        slope(
            above.topLeft(),
            above.bottomLeft(),
            ink(theme.wood_dark, 0.0),
            ink(theme.wood_dark, 0.12),
            ink(theme.wood_dark, 0.45),
        ),
    )
    slot = QRectF(rect.x(), y, rect.width(), max(3.0, rect.height() * 0.05))
    painter.fillRect(
        slot,
        slope(
            slot.topLeft(), slot.bottomLeft(), ink(theme.wood_dark, 0.9), ink(theme.wood_dark, 0.6)
        ),
    )
    front = QRectF(rect.x(), slot.bottom(), rect.width(), rect.bottom() - slot.bottom())
    painter.fillRect(
        front,
        slope(
            front.topLeft(),
            front.bottomLeft(),
            ink(theme.wood_light, 0.42),
            ink(theme.wood_light, 0.16),
            ink(theme.wood_dark, 0.1),
            ink(theme.wood_dark, 0.55),
        ),
    )
    painter.fillRect(QRectF(rect.x(), front.y(), rect.width(), 1.2), ink(theme.wood_light, 0.75))


def _edges(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = slope(
        rect.topLeft(),
        rect.bottomLeft(),
        ink(theme.wood_light, 0.95),
        ink(theme.wood_light, 0.12),
        ink(theme.wood_dark, 0.3),
        ink(theme.wood_dark, 0.7),
    )
    painter.setPen(QPen(QBrush(line), 1.5))
    inner = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(inner, theme.radius - 0.75, theme.radius - 0.75)
    painter.setPen(Qt.PenStyle.NoPen)


@lru_cache(maxsize=4)
def wood_grain(theme: Theme) -> QImage:
    """Streaks that flow round a few eyes; joins itself to the left and right, see-through."""
    *_, whole = drawing_grain(theme)
    return whole


def drawing_grain(theme: Theme) -> Iterator[QImage]:
    """The same, drawn on from one step to the next, each a few milliseconds; the last is whole."""
    draw = Random(_SEED)
    wide, high = _GRAIN
    image = QImage(2 * wide, 2 * high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    eyes = [(wide * at, draw.uniform(0.25, 0.6) * high, draw.uniform(70, 130)) for at in _EYES]
    for first in range(0, _STREAKS, _AT_ONCE):
        painter = _brush(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(first, min(_STREAKS, first + _AT_ONCE)):
            y = draw.uniform(-10, high + 10)
            tone = theme.wood_dark if index % 3 else theme.wood_light
            painter.setPen(_thread(ink(tone, 0.06 + 0.2 * draw.random() ** 2)))
            streak = _streak(draw, y, eyes)
            for beside in range(1 if draw.random() < 0.7 else draw.choice((2, 3))):
                painter.drawPath(streak.translated(0, beside * 0.5))
        painter.end()
        yield image
    painter = _brush(image)
    for _ in range(900):  # pores
        x, y = draw.uniform(0, wide), draw.uniform(0, high)
        painter.setPen(_thread(ink(theme.wood_dark, draw.uniform(0.08, 0.24))))
        painter.drawLine(QPointF(x, y), QPointF(x + draw.uniform(2, 9), y))
    painter.end()
    yield image


def _brush(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.scale(2, 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return painter


def _thread(colour: QColor) -> QPen:
    """A line one pixel wide at any scale: the kind that is drawn fast."""
    pen = QPen(colour, 1)
    pen.setCosmetic(True)
    return pen


def _streak(draw: Random, y: float, eyes: list[tuple[float, float, float]]) -> QPainterPath:
    """One line along the grain: waves that end as they begin, bulging round the eyes."""
    wide, _ = _GRAIN
    swing, turn, wave = draw.uniform(0.3, 1.6), draw.uniform(0, 2 * pi), draw.choice((1, 2, 3))
    path = QPainterPath()
    for part in range(_PARTS + 1):
        x = part * wide / _PARTS
        level = y + swing * sin(turn + wave * 2 * pi * x / wide)
        for eye_x, eye_y, long in eyes:
            away = y - eye_y
            near = exp(-(((x - eye_x) / long) ** 2))
            level += near * 14 * away / (abs(away) + 5) * exp(-abs(away) / 24)
        if part:
            path.lineTo(x, level)
        else:
            path.moveTo(x, level)
    return path
