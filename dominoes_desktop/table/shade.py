"""How do shadows and glows fade?

Both are rounded rectangles laid over each other, whose opacities add up to a soft slope: it costs
a few fills, needs no picture effects, and has no bands. Large ones are put together from the
corners and edges of a small one, which is kept.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QRadialGradient,
)


def soften(
    painter: QPainter, rect: QRectF, radius: float, blur: float, colour: QColor, steps: int = 0
) -> None:
    """Fill ``rect`` so that it fades from ``blur`` inside its edge to ``blur`` outside.

    ``colour`` with its opacity is what the middle gets; ``steps`` 0 chooses enough of them.
    """
    turn = painter.deviceTransform()
    corner = max(1, ceil((radius + 2 * blur + 2) * turn.m11()))
    whole = turn.mapRect(rect.adjusted(-blur, -blur, blur, blur)).toAlignedRect()
    upright = not turn.isRotating() and turn.m11() == turn.m22() > 0
    if not upright or min(whole.width(), whole.height()) < 2 * corner + 2:
        _fade(painter, rect, radius, blur, colour, steps)
        return
    painter.save()
    painter.setWorldTransform(turn.inverted()[0] * painter.worldTransform())  # device pixels
    piece = _corners(corner, radius, blur, colour.rgba(), steps, turn.m11())
    xs = (whole.left(), whole.left() + corner, whole.right() + 1 - corner)
    ys = (whole.top(), whole.top() + corner, whole.bottom() + 1 - corner)
    wides = (corner, xs[2] - xs[1], corner)
    highs = (corner, ys[2] - ys[1], corner)
    froms, sizes = (0, corner, corner + 1), (corner, 1, corner)
    for row in range(3):
        for column in range(3):
            place = QRect(xs[column], ys[row], wides[column], highs[row])
            if row == column == 1:
                painter.fillRect(place, piece.pixelColor(corner, corner))
            else:
                source = QRect(froms[column], froms[row], sizes[column], sizes[row])
                painter.drawImage(place, piece, source)
    painter.restore()


@lru_cache(maxsize=24)
def _corners(
    corner: int, radius: float, blur: float, colour: int, steps: int, zoom: float
) -> QImage:
    """The smallest rectangle that fades so: its corners are those of every larger one."""
    wide = 2 * corner + 1
    image = QImage(wide, wide, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    rect = QRectF(0, 0, wide / zoom, wide / zoom).adjusted(blur, blur, -blur, -blur)
    _fade(painter, rect, radius, blur, QColor.fromRgba(colour), steps)
    painter.end()
    return image


def _fade(
    painter: QPainter, rect: QRectF, radius: float, blur: float, colour: QColor, steps: int
) -> None:
    """Rounded rectangles over each other, from the widest to the narrowest."""
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
