"""How do shadows and glows fade?

Both are rounded rectangles laid over each other, whose opacities add up to a soft slope: it costs
a few fills, needs no picture effects, and has no bands.
"""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGradient, QLinearGradient, QPainter, QRadialGradient


def soften(
    painter: QPainter, rect: QRectF, radius: float, blur: float, colour: QColor, steps: int = 0
) -> None:
    """Fill ``rect`` so that it fades from ``blur`` inside its edge to ``blur`` outside.

    ``colour`` with its opacity is what the middle gets; ``steps`` 0 chooses enough of them.
    """
    count = steps or max(8, min(28, round(blur * 1.5)))
    full = colour.alphaF()
    reached = 0.0
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        wanted = full * (1 - cos(pi * (index + 1) / count)) / 2
        layer = QColor(colour)
        layer.setAlphaF(min(1.0, (wanted - reached) / (1 - reached)) if reached < 1 else 0.0)
        reached = wanted
        grown = blur * (1 - 2 * (index + 0.5) / count)
        room = min(rect.width(), rect.height()) / 2 + grown
        if room <= 0:
            break
        around = max(min(radius + grown, room), min(room, blur * 0.4))
        painter.setBrush(layer)
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), around, around)


def slope(start: QPointF, stop: QPointF, *colours: QColor) -> QLinearGradient:
    """A gradient through ``colours``, evenly spaced from ``start`` to ``stop``."""
    gradient = QLinearGradient(start, stop)
    _even(gradient, colours)
    return gradient


def bulb(centre: QPointF, radius: float, *colours: QColor) -> QRadialGradient:
    """A gradient through ``colours``, evenly spaced from ``centre`` outwards."""
    gradient = QRadialGradient(centre, radius)
    _even(gradient, colours)
    return gradient


def _even(gradient: QGradient, colours: tuple[QColor, ...]) -> None:
    last = max(1, len(colours) - 1)
    for index, colour in enumerate(colours):
        gradient.setColorAt(index / last, colour)
