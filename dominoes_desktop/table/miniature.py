"""How does a table look from so far that it fits on a card? To know a match by, not to play on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from ..geometry import Layout
from ..geometry.layout import Laid
from .felt import lay_felt
from .pips import pips
from .theme import Theme, ink

LARGEST = 6.0, 0.05  # of a unit at most, px or of the height: a few tiles don't fill the card
MARGIN = 7  # px that stay free around the tiles
READABLE = 7.0  # px of a tile's short side from which its pips are drawn


def paint_miniature(layout: Layout, theme: Theme, size: QSize, dpr: float = 1.0) -> QPixmap:
    """The tiles of the layout on the theme's table, on a card of ``size`` logical pixels.

    About 2 ms for a full double-six set.
    """
    wide, high = size.width(), size.height()
    made = QPixmap(round(wide * dpr), round(high * dpr))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QPainterPath()
    card.addRoundedRect(QRectF(made.rect()), high * dpr * 0.08, high * dpr * 0.08)
    painter.setClipPath(card)
    lay_felt(painter, made.width(), made.height(), dpr, theme)
    x0, y0, x1, y1 = layout.bounds
    if layout.laid:
        inner = wide - 2 * MARGIN, high - 2 * MARGIN
        unit = min(max(LARGEST[0], LARGEST[1] * high), inner[0] / (x1 - x0), inner[1] / (y1 - y0))
        at = QTransform.fromTranslate(made.width() / 2, made.height() / 2)
        at.scale(unit * dpr, unit * dpr)
        at.translate(-(x0 + x1) / 2, -(y0 + y1) / 2)
        painter.setTransform(at)
        draw_threads(painter, layout, theme)
        for laid in layout.laid:
            _tile(painter, laid, theme, 2 * unit * laid.scale >= READABLE)
    painter.end()
    made.setDevicePixelRatio(dpr)
    return made


def draw_threads(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """What ties a tile that lies apart to its host."""
    painter.setPen(QPen(ink(theme.metal[1]), 0.3))
    for laid in layout.laid:
        if laid.tied and laid.host is not None:
            painter.drawLine(_middle(laid), _middle(layout.of(laid.host)))


def _tile(painter: QPainter, laid: Laid, theme: Theme, readable: bool) -> None:
    draw_tile(painter, *cell_of(laid), theme, readable)


def cell_of(laid: Laid) -> tuple[QRectF, int, int]:
    """Where it lies, in units, and the numbers of its upper or left half and of the other one."""
    x0, y0, x1, y1 = laid.rect
    one, two = sorted(laid.halves, key=lambda half: (half.x, half.y))
    return QRectF(x0, y0, x1 - x0, y1 - y0), one.pips, two.pips


def draw_tile(
    painter: QPainter, cell: QRectF, first: int, second: int, theme: Theme, readable: bool = True
) -> None:
    """A tile in its cell, standing or lying, ``first`` in its upper or left half; all of it lines
    and areas, so that it can be drawn at any size. Without numbers if it is not ``readable``.
    """
    short = min(cell.width(), cell.height())
    rect = cell.adjusted(*[side * 0.035 * short for side in (1, 1, -1, -1)])
    standing = rect.height() > rect.width()
    stones = theme.style == "pebbles"
    face = theme.stones[(first + second) % len(theme.stones)] if stones else None
    painter.setBrush(ink(face[1] if face else theme.ivory[1]))
    painter.setPen(QPen(ink(theme.edge or theme.ivory_side[2]), 0.05 * short))
    corner = theme.radius_of * short
    painter.drawRoundedRect(rect, corner, corner)
    if not stones:
        painter.setPen(QPen(ink(theme.engraving), 0.06 * short))
        painter.drawLine(*_inlay(rect, standing))
    middle, away = cell.center(), short / 2
    for number, side in ((first, -away), (second, away)) if readable else ():
        at = middle + (QPointF(0, side) if standing else QPointF(side, 0))
        _pips(painter, number, at, short * 0.93, standing, theme)


def draw_back(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    """The same of a tile that lies on its face."""
    short = min(cell.width(), cell.height())
    painter.setBrush(ink(theme.back[1]))
    painter.setPen(QPen(ink(theme.back_edge or theme.inlay), 0.05 * short))
    corner = theme.radius_of * short
    painter.drawRoundedRect(
        cell.adjusted(*[side * 0.035 * short for side in (1, 1, -1, -1)]), corner, corner
    )


def _pips(
    painter: QPainter, number: int, at: QPointF, short: float, standing: bool, theme: Theme
) -> None:
    shown = pips(number, theme.apart_of)
    size = 1.1 * theme.pip_of * shown.size * short
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_colour(number, theme))
    for x, y in shown.places:
        painter.drawEllipse(at + (QPointF(x, y) if standing else QPointF(y, x)) * short, size, size)


def _colour(number: int, theme: Theme) -> QColor:
    if theme.style == "pebbles":
        return ink(theme.acrylics[max(0, number - 1) % len(theme.acrylics)])
    if theme.style == "pips":
        return ink(theme.pip[1])
    return ink(theme.numbers[number % len(theme.numbers)])


def _inlay(rect: QRectF, standing: bool) -> tuple[QPointF, QPointF]:
    """The line in the middle of a tile."""
    middle, inset = rect.center(), 0.2 * min(rect.width(), rect.height())
    if standing:
        left, right = rect.left() + inset, rect.right() - inset
        return QPointF(left, middle.y()), QPointF(right, middle.y())
    top, bottom = rect.top() + inset, rect.bottom() - inset
    return QPointF(middle.x(), top), QPointF(middle.x(), bottom)


def _middle(laid: Laid) -> QPointF:
    x0, y0, x1, y1 = laid.rect
    return QPointF((x0 + x1) / 2, (y0 + y1) / 2)
