"""What does the table look like, of felt or of what else the theme has it made?

One radial light, then a tile of noise over it: the noise is the grain, and it hides the steps that
a slow gradient has in eight bits.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap, QRadialGradient

from .theme import DEFAULT, Theme, blend, ink

_TILE = 256
_SEED = 1846


def paint_felt(size: QSize, dpr: float = 1.0, theme: Theme = DEFAULT) -> QPixmap:
    """The felt for a window of ``size`` logical pixels; about 10 ms at 1920x1080."""
    wide, high = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
    made = QPixmap(wide, high)
    painter = QPainter(made)
    lay_felt(painter, wide, high, dpr, theme)
    painter.end()
    made.setDevicePixelRatio(dpr)
    return made


def lay_felt(painter: QPainter, wide: int, high: int, dpr: float, theme: Theme = DEFAULT) -> None:
    """Cover ``wide`` x ``high`` device pixels, as which the painter must count."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRect(0, 0, wide, high), _light(wide, high, theme))
    if theme.texture:
        _lay_texture(painter, wide, high, dpr, theme.texture)
    match theme.ground:
        case "walnut":
            from .walnut import lay_walnut

            lay_walnut(painter, wide, high, dpr, theme)
        case "slate":
            from .slate import lay_slate

            lay_slate(painter, wide, high, dpr, theme)
    if theme.ground in ("felt", "slate"):
        _lay_nap(painter, wide, high, dpr)


def _lay_nap(painter: QPainter, wide: int, high: int, dpr: float) -> None:
    grain = nap(max(1, round(dpr)))
    for x in range(0, wide, grain.width()):
        for y in range(0, high, grain.height()):
            painter.drawImage(QPoint(x, y), grain)


def _lay_texture(painter: QPainter, wide: int, high: int, dpr: float, content: bytes) -> None:
    piece = _texture(content)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, dpr != 1.0)
    size = piece.size() * dpr
    for x in range(0, wide, max(1, size.width())):
        for y in range(0, high, max(1, size.height())):
            painter.drawImage(QRect(QPoint(x, y), size), piece)
    painter.restore()


def prepare(theme: Theme) -> None:
    """Draw what is drawn once for a theme's table, on any thread: painting it is quick then."""
    if theme.ground == "walnut":
        from .walnut import fibres

        fibres(*theme.figure, theme.figure_strength)
    elif theme.ground == "slate":
        from .slate import stone

        stone(*theme.figure, theme.figure_strength)
    if theme.texture:
        _texture(theme.texture)


@lru_cache(maxsize=1)
def _texture(content: bytes) -> QImage:
    """The picture of a theme's own, as it is drawn fastest."""
    picture = QImage.fromData(content)
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _light(wide: int, high: int, theme: Theme) -> QRadialGradient:
    middle, around, rim = theme.felt
    light = QRadialGradient(QPointF(wide / 2, high * 0.44), max(wide * 0.62, high * 0.9))
    light.setColorAt(0.0, blend(middle, "#ffffff", 0.0 if theme.ground == "plain" else 0.015))
    light.setColorAt(0.3, blend(middle, around, 0.42))
    light.setColorAt(0.58, ink(around))
    light.setColorAt(0.82, blend(around, rim, 0.55))
    light.setColorAt(1.0, ink(rim))
    return light


@lru_cache(maxsize=3)
def nap(scale: int) -> QImage:
    """A square of grain that joins itself on all sides: noise, and short fibres across it."""
    draw = Random(_SEED)
    wide = _TILE * scale
    noise = draw.randbytes(wide * wide)
    deep = [abs(value - 128) * 9 // 128 for value in range(256)]
    strength = bytes(deep)
    lit = bytes(d if value > 128 else 0 for value, d in enumerate(deep))
    data = bytearray(4 * wide * wide)
    for channel in range(3):
        data[channel::4] = noise.translate(lit)
    data[3::4] = noise.translate(strength)
    image = QImage(bytes(data), wide, wide, QImage.Format.Format_ARGB32_Premultiplied).copy()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index in range(900):
        x, y = draw.random() * wide, draw.random() * wide
        fibre = QLineF.fromPolar((2 + draw.random() * 5) * scale, draw.random() * 360)
        tone = "#ffffff" if index % 2 else "#000000"
        painter.setPen(QPen(ink(tone, 0.012 + 0.022 * draw.random()), 0.9 * scale))
        for right in _wraps(x, wide, 8 * scale):
            for down in _wraps(y, wide, 8 * scale):
                painter.drawLine(fibre.translated(x + right, y + down))
    painter.end()
    return image


def _wraps(at: float, wide: int, near: int) -> list[int]:
    """How far to shift what lies at ``at`` so that it also shows across the tile's edges."""
    return [0] + [wide] * (at < near) + [-wide] * (at > wide - near)
