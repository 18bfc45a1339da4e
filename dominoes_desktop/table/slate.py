"""What does a table of slate look like? Clouds from wide to fine, and the fine grain of felt."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from .noise import clouds, stain
from .theme import Theme

_PIECE = 896
_CLOUDS = ((4, 5, 0.5), (9, 12, 0.4), (20, 27, 0.35), (54, 80, 0.25), (160, 210, 0.2))
_STRENGTH = 0.28
_SEED = 3


def lay_slate(painter: QPainter, wide: int, high: int, dpr: float, theme: Theme) -> None:
    """Lay the stone over the colours of ``wide`` x ``high`` device pixels."""
    piece = stone(*theme.figure, theme.figure_strength)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, dpr != 1.0)
    size = round(_PIECE * dpr)
    for x in range(0, wide, size):
        for y in range(0, high, size):
            painter.drawImage(QRectF(x, y, size, size), piece)
    painter.restore()


@lru_cache(maxsize=2)
def stone(light: str, dark: str, strength: float) -> QImage:
    """A piece of stone that joins itself on all sides, see-through."""
    return stain(clouds(_PIECE, _PIECE, _CLOUDS, _SEED), light, dark, _STRENGTH * strength)
