"""What does a table of walnut boards look like?

Long clouds are the fibres; shifted up and down from left to right they flow, and every board is
another part of them. All of it in the light and the dark of the theme's figure.
"""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from .noise import clouds, stain
from .theme import Theme, ink

BOARD = 184
"""Height of a board in logical pixels."""

_PIECE = (1024, 576)
_FIBRES = ((1, 7, 0.45), (2, 30, 0.4), (4, 112, 0.4), (12, 285, 0.3))
_STRENGTH = 0.36
_SWING = 9.0  # how far fibres swing from a straight line
_STRIP = 4
_PORES = 420
_DEEPER = (0.0, 0.10, 0.03, 0.13, 0.06)
"""How much darker than the first the boards are, and then over again."""
_SEED = 1911


def lay_walnut(painter: QPainter, wide: int, high: int, dpr: float, theme: Theme) -> None:
    """Lay boards over the colours of ``wide`` x ``high`` device pixels."""
    piece = fibres(*theme.figure, theme.figure_strength)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, dpr != 1.0)
    light, dark = theme.figure
    board, seam = round(BOARD * dpr), max(1, round(dpr))
    top = -board // 4
    for number in range((high - top) // board + 1):
        y = top + number * board
        room = QRectF(0, y, wide, board)
        part = number * 211 % (piece.height() - BOARD)
        x = -(number * 387 % piece.width()) * dpr
        while x < wide:
            source = QRectF(0, part, piece.width(), BOARD)
            painter.drawImage(QRectF(x, y, piece.width() * dpr, board), piece, source)
            x += piece.width() * dpr
        painter.fillRect(room, ink(dark, _DEEPER[number % len(_DEEPER)]))
        painter.fillRect(QRectF(0, y, wide, seam), ink(light, 0.10))
        painter.fillRect(QRectF(0, y + board - seam, wide, seam), ink(dark, 0.45))
    painter.restore()


@lru_cache(maxsize=2)
def fibres(light: str, dark: str, strength: float) -> QImage:
    """A piece of wood that joins itself to the left and right, see-through."""
    piece = stain(_flowing(clouds(*_PIECE, _FIBRES, _SEED)), light, dark, _STRENGTH * strength)
    draw = Random(_SEED)
    painter = QPainter(piece)
    for _ in range(_PORES):
        at = QPointF(draw.uniform(0, _PIECE[0]), draw.uniform(0, _PIECE[1]))
        pen = QPen(ink(dark, draw.uniform(0.06, 0.26) * min(1.0, strength)), 1)
        painter.setPen(pen)
        painter.drawLine(at, at + QPointF(draw.uniform(3, 14), draw.uniform(-0.4, 0.4)))
    painter.end()
    return piece


def _flowing(straight: QImage) -> QImage:
    """The same in strips, each a little higher or lower than the one before it."""
    draw = Random(_SEED + 1)
    waves = [
        (k, draw.uniform(0.4, 1.0) * _SWING / k, draw.uniform(0, 2 * pi)) for k in (1, 2, 3, 5)
    ]
    wide, high = straight.width(), straight.height()
    made = QImage(wide, high, straight.format())
    made.fill(Qt.GlobalColor.gray)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for x in range(0, wide, _STRIP):
        down = sum(deep * sin(2 * pi * k * x / wide + turn) for k, deep, turn in waves)
        strip = QRectF(x, 0, _STRIP, high)
        painter.drawImage(strip.translated(0, down), straight, strip)
        painter.drawImage(
            strip.translated(0, down - high if down > 0 else down + high), straight, strip
        )
    painter.end()
    return made
