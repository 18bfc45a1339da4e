"""How are the pieces of dark glass painted that lie on the felt?"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen, QPixmap

from .shade import slope, soften
from .theme import Theme, ink

SHADE = 14.0
"""How far the shadow and the glow of a glass reach beyond it, in logical pixels."""


def paint_glass(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """A pane with its shadow on the felt and light along its upper edge."""
    corner = theme.radius if radius is None else radius
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    soften(painter, rect.translated(1, 4), corner, 8, ink(theme.shadow, 0.30), 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.glass, theme.glass_strength))
    painter.drawRoundedRect(rect, corner, corner)
    top, bottom = rect.topLeft(), QPointF(rect.x(), rect.bottom())
    painter.setBrush(
        slope(
            top,
            bottom,
            ink(theme.glass_edge, 0.07),
            ink(theme.glass_edge, 0.015),
            ink(theme.glass_edge, 0.0),
        )
    )
    painter.drawRoundedRect(rect, corner, corner)
    hairline = slope(top, bottom, *(theme.line(strength) for strength in (0.26, 0.05, 0.07)))
    painter.setPen(QPen(QBrush(hairline), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
    painter.setPen(Qt.PenStyle.NoPen)


def lay_glass(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The same pane from a picture that is kept: for what is painted often and keeps its size."""
    zoom = painter.deviceTransform().m11()
    pane = _pane(rect.width(), rect.height(), theme, zoom, radius)
    painter.drawImage(rect.topLeft() - QPointF(SHADE, SHADE), pane)


@lru_cache(maxsize=8)
def _pane(wide: float, high: float, theme: Theme, zoom: float, radius: float | None) -> QImage:
    size = QSizeF(wide + 2 * SHADE, high + 2 * SHADE) * zoom
    pane = QImage(
        ceil(size.width()), ceil(size.height()), QImage.Format.Format_ARGB32_Premultiplied
    )
    pane.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pane)
    painter.scale(zoom, zoom)
    paint_glass(painter, QRectF(SHADE, SHADE, wide, high), theme, radius)
    painter.end()
    pane.setDevicePixelRatio(zoom)
    return pane


def lay_long_glass(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """The same pane for what is as wide as its words: its two ends are kept, on whole pixels."""
    turn = painter.deviceTransform()
    place = turn.mapRect(rect.adjusted(-SHADE, -SHADE, SHADE, SHADE)).toAlignedRect()
    zoom, end = turn.m11(), ceil((2 * SHADE + radius) * turn.m11())
    between = place.width() - 2 * end
    if turn.isRotating() or zoom != turn.m22() or between < 1:
        paint_glass(painter, rect, theme, radius)
        return
    low = round(turn.dy() + rect.top() * zoom - place.top(), 2) / zoom
    ends = _ends(rect.height(), place.height(), end, theme, zoom, low, radius)
    painter.save()
    painter.setWorldTransform(turn.inverted()[0] * painter.worldTransform())  # device pixels
    left, top, high = place.left(), place.top(), place.height()
    painter.drawImage(QRect(left, top, end, high), ends, QRect(0, 0, end, high))
    painter.drawImage(QRect(left + end, top, between, high), ends, QRect(end, 0, 1, high))
    right = QRect(left + end + between, top, end, high)
    painter.drawImage(right, ends, QRect(end + 1, 0, end, high))
    painter.restore()


@lru_cache(maxsize=4)
def _ends(
    high: float, pixels: int, end: int, theme: Theme, zoom: float, low: float, radius: float
) -> QImage:
    """The shortest pane that is so high, its edge ``low`` below the picture's."""
    ends = QImage(2 * end + 1, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    ends.fill(Qt.GlobalColor.transparent)
    painter = QPainter(ends)
    painter.scale(zoom, zoom)
    wide = ends.width() / zoom - 2 * SHADE
    paint_glass(painter, QRectF(SHADE, low, wide, high), theme, radius)
    painter.end()
    return ends


@dataclass(frozen=True, slots=True, eq=False)
class Pane:
    """A pane of any width in a picture of its two ends, which are ``side`` logical pixels each.

    What lies between them is the same all the way: a wide sheet's glass need not be kept whole.
    """

    picture: QPixmap
    side: float

    def lay(self, painter: QPainter, rect: QRectF) -> None:
        """Lay it there; ``rect`` holds the shadow as well."""
        dpr, side = self.picture.devicePixelRatio(), self.side
        end, high = side * dpr, float(self.picture.height())
        between = self.picture.width() - 2 * end
        left, top, wide = rect.x(), rect.y(), rect.width()
        for x, width, source, part in (
            (left, side, 0.0, end),
            (left + side, wide - 2 * side, end, between),
            (left + wide - side, side, end + between, end),
        ):
            place = QRectF(x, top, width, rect.height())
            painter.drawPixmap(place, self.picture, QRectF(source, 0, part, high))


def pane(high: float, theme: Theme, radius: float, shade: float, dpr: float) -> Pane:
    """The pane of a sheet, so high without its shadow, which reaches ``shade`` beyond."""
    end = ceil((2 * shade + radius) * dpr)
    picture = QPixmap(2 * end + 2, round((high + 2 * shade) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    wide = picture.width() / dpr - 2 * shade
    paint_glass(painter, QRectF(shade, shade, wide, high), theme, radius)
    painter.end()
    return Pane(picture, end / dpr)


def paint_rim(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The accent around a piece where one can act, with a breath of light around it."""
    corner = theme.radius if radius is None else radius
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(6, 0, -1):
        painter.setPen(QPen(ink(theme.accent, 0.16 * (1 - step / 7) ** 1.5), 1.4))
        grown = float(step)
        painter.drawRoundedRect(
            rect.adjusted(-grown, -grown, grown, grown), corner + grown, corner + grown
        )
    painter.setPen(QPen(ink(theme.accent), 2))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
