"""How is a surface drawn that no two hands' breadths of are alike, and that still joins itself?

Clouds are a few random greys drawn large: smooth at every size, made in a millisecond, and the
same on every machine. Layers of them, from coarse to fine, make wood and stone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from .theme import ink

Layer = tuple[int, int, float]
"""How many clouds lie beside and below each other, and how strong they are (0 to 1)."""

_AROUND = 2  # clouds that are repeated beyond the edge, so that it joins


def clouds(wide: int, high: int, layers: Sequence[Layer], seed: int) -> QImage:
    """Greys about the middle one that join themselves on all sides, in device pixels."""
    made = QImage(wide, high, QImage.Format.Format_Grayscale8)
    made.fill(128)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for number, (beside, below, strength) in enumerate(layers):
        layer = _layer(beside, below, seed + number)
        step_x, step_y = wide / beside, high / below
        painter.setOpacity(strength)
        painter.drawImage(
            QRectF(
                -_AROUND * step_x,
                -_AROUND * step_y,
                wide + 2 * _AROUND * step_x,
                high + 2 * _AROUND * step_y,
            ),
            layer,
        )
    painter.end()
    return made


def _layer(beside: int, below: int, seed: int) -> QImage:
    """Single greys, with those of the other side around them."""
    greys = Random(seed).randbytes(beside * below)
    inner = QImage(greys, beside, below, beside, QImage.Format.Format_Grayscale8)
    around = QImage(beside + 2 * _AROUND, below + 2 * _AROUND, QImage.Format.Format_Grayscale8)
    painter = QPainter(around)
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            painter.drawImage(_AROUND + x * beside, _AROUND + y * below, inner)
    painter.end()
    return around


def stain(greys: QImage, light: str, dark: str, strength: float) -> QImage:
    """The greys as something to lay over a colour: above the middle light, below it dark.

    ``strength``: the opacity of white and of black.
    """
    table = []
    for value in range(256):
        away = (value - 128) / 128
        table.append(ink(light if away > 0 else dark, min(1.0, abs(away) * strength)).rgba())
    indexed = QImage(greys.constBits(), greys.width(), greys.height(), greys.bytesPerLine(),
                     QImage.Format.Format_Indexed8)  # fmt: skip
    indexed.setColorTable(table)
    return indexed.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
