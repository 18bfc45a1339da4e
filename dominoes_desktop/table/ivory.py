"""How is one tile painted?

Everything is in device pixels on an unscaled painter, and what must be crisp lies on whole ones.
The light comes from the upper left for standing and lying tiles alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from .shade import bulb, slope
from .theme import Theme, blend, ink

_CLEAR = QColor(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Slab:
    """The body of a tile: ``face`` without its thickness; ``unit`` is the short side."""

    face: QRectF
    unit: float
    radius: float
    thickness: float

    @property
    def whole(self) -> QRectF:
        """The face with the thickness below it."""
        return self.face.adjusted(0, 0, 0, self.thickness)


def slab(cell: QRectF, theme: Theme) -> Slab:
    """The tile in its cell on the grid: a hair smaller, so that neighbours show a seam."""
    unit = min(cell.width(), cell.height())
    inset = float(max(1, round(unit * 0.012))) if unit >= 28 else 0.5
    return Slab(
        cell.adjusted(inset, inset, -inset, -inset),
        unit,
        unit * theme.radius_of,
        max(1.0, float(round(unit * theme.thickness_of))),
    )


def paint_ivory(painter: QPainter, body: Slab, theme: Theme, double: bool = False) -> None:
    """A blank tile with its engraved line and pin; a double's line is brass from rim to rim."""
    face, unit = body.face, body.unit
    _side(painter, body, theme.ivory_side)
    painter.setBrush(
        slope(face.topLeft(), face.bottomRight(), *(ink(colour) for colour in theme.ivory))
    )
    painter.drawRoundedRect(face, body.radius, body.radius)
    sheen = QPointF(face.x() + face.width() * 0.3, face.y() + face.height() * 0.2)
    gloss = theme.gloss
    painter.setBrush(bulb(sheen, unit, ink("#ffffff", 0.55 * gloss), ink("#ffffff", 0.0)))
    painter.drawRoundedRect(face, body.radius, body.radius)
    if gloss:
        light, dark = ink("#ffffff", 0.95 * gloss), ink(theme.ivory_side[2], 0.75)
        _round_the_rim(painter, body, light, dark)
    if theme.edge:
        _edge(painter, body, theme.edge, unit * theme.edge_of)
    if double:
        _inlay(painter, body, theme)
    else:
        _line(painter, body, theme)
    if unit >= 26 and theme.gloss:
        _pin(painter, face.center(), unit * 0.048, theme)


def paint_back(painter: QPainter, body: Slab, theme: Theme) -> None:
    """A tile that lies on its face."""
    face, unit = body.face, body.unit
    _side(painter, body, theme.back_side)
    painter.setBrush(
        slope(face.topLeft(), face.bottomRight(), *(ink(colour) for colour in theme.back))
    )
    painter.drawRoundedRect(face, body.radius, body.radius)
    sheen = QPointF(face.x() + face.width() * 0.25, face.y() + face.height() * 0.15)
    painter.setBrush(bulb(sheen, unit * 1.1, ink("#ffe3c4", 0.2), ink("#ffe3c4", 0.0)))
    painter.drawRoundedRect(face, body.radius, body.radius)
    _round_the_rim(painter, body, ink(theme.inlay, 0.75), ink(theme.back_side[2], 0.8))
    inner = unit * 0.13
    wide = max(1.0, round(unit * 0.026))
    place = face.adjusted(inner, inner, -inner, -inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = body.radius * 0.55
    for down, colour in ((wide * 0.6, ink(theme.back_side[2], 0.6)), (0.0, ink(theme.inlay, 0.6))):
        painter.setPen(QPen(colour, wide))
        painter.drawRoundedRect(place.translated(0, down), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.back_edge:
        _edge(painter, body, theme.back_edge, unit * 0.022)
    if unit >= 26:
        _lozenge(painter, face.center(), unit * 0.13, theme)


def paint_pip(
    painter: QPainter, centre: QPointF, radius: float, theme: Theme, colour: str = ""
) -> None:
    """A hollow: its lower lip and its bottom catch the light, its upper wall lies in shadow.

    ``colour``: what it is filled with, else the theme's dark.
    """
    reach = QPointF(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(slope(centre - reach, centre + reach, _CLEAR, _CLEAR, ink(theme.lip, 0.95)))
    painter.drawEllipse(centre + reach * 0.13, radius * 1.1, radius * 1.1)
    painter.setBrush(
        slope(centre - reach, centre + reach, ink(theme.engraving, 0.75), ink(theme.engraving, 0.0))
    )
    painter.drawEllipse(centre - reach * 0.03, radius * 1.1, radius * 1.1)
    lit, middle, deep = (ink(tone) for tone in theme.pip)
    if colour:
        lit, middle = blend(colour, "#ffffff", 0.14), ink(colour)
        deep = blend(colour, "#000000", 0.32)
    painter.setBrush(bulb(centre + reach * 0.42, radius * 1.75, lit, middle, deep, deep))
    painter.drawEllipse(centre, radius, radius)
    if radius >= 4:
        painter.setBrush(
            bulb(centre + reach * 0.42, radius * 0.45, ink("#ffffff", 0.1), ink("#ffffff", 0.0))
        )
        painter.drawEllipse(centre + reach * 0.42, radius * 0.45, radius * 0.45)


def _side(painter: QPainter, body: Slab, colours: tuple[str, str, str]) -> None:
    """The thickness: lit at its left, darker to the right and where it meets the table."""
    whole = body.whole
    light, middle, dark = (ink(colour) for colour in colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(slope(whole.bottomLeft(), whole.bottomRight(), light, middle, dark))
    painter.drawRoundedRect(whole, body.radius, body.radius)
    low = QPointF(0, whole.bottom())
    high = QPointF(0, whole.bottom() - body.thickness - body.radius * 0.4)
    painter.setBrush(slope(high, low, _CLEAR, ink(colours[2], 0.7)))
    painter.drawRoundedRect(whole, body.radius, body.radius)


def _round_the_rim(painter: QPainter, body: Slab, light: QColor, dark: QColor) -> None:
    """Nested hairlines, each fainter than the one outside it: the edge is worn round."""
    count = max(2, round(body.unit * 0.055))
    face = body.face
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(count):
        fade = (1 - index / count) ** 1.6
        one, other = QColor(light), QColor(dark)
        one.setAlphaF(light.alphaF() * fade)
        other.setAlphaF(dark.alphaF() * fade * 0.55)
        clear = QColor(light)
        clear.setAlphaF(light.alphaF() * fade * 0.35)
        step = index + 0.5
        painter.setPen(
            QPen(QBrush(slope(face.topLeft(), face.bottomRight(), one, clear, other)), 1)
        )
        corner = max(0.0, body.radius - step)
        painter.drawRoundedRect(face.adjusted(step, step, -step, -step), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _edge(painter: QPainter, body: Slab, colour: str, wide: float) -> None:
    """A line just inside the face's contour, that ends on a whole pixel: crisp, never faint."""
    wide = max(1, round(wide)) + body.face.x() % 1
    half = wide / 2
    painter.setPen(QPen(ink(colour), wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = max(0.0, body.radius - half)
    painter.drawRoundedRect(body.face.adjusted(half, half, -half, -half), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _line(painter: QPainter, body: Slab, theme: Theme) -> None:
    face, unit = body.face, body.unit
    across = face.width() > face.height()
    wide = float(max(1, round(unit * theme.line_of)))
    long = unit * 0.66
    middle = face.center()
    if across:
        groove = QRectF(round(middle.x() - wide / 2), middle.y() - long / 2, wide, long)
        lip = groove.translated(wide, 0)
    else:
        groove = QRectF(middle.x() - long / 2, round(middle.y() - wide / 2), long, wide)
        lip = groove.translated(0, wide)
    for place, colour in ((lip, ink(theme.lip, 0.9)), (groove, ink(theme.engraving, 0.85))):
        clear = QColor(colour)
        clear.setAlphaF(0)
        end = place.bottomLeft() if across else place.topRight()
        fade = slope(place.topLeft(), end, clear, *[colour] * 9, clear)
        painter.fillRect(place, fade)


def _inlay(painter: QPainter, body: Slab, theme: Theme) -> None:
    face, unit = body.face, body.unit
    across = face.width() > face.height()
    wide = float(max(2, round(unit * theme.inlay_of)))
    edge = float(max(1, round(unit * 0.03)))
    middle = face.center()
    if across:
        band = QRectF(round(middle.x() - wide / 2), face.y() + edge, wide, face.height() - 2 * edge)
        rim = band.adjusted(-1, 0, 1, 0)
    else:
        band = QRectF(face.x() + edge, round(middle.y() - wide / 2), face.width() - 2 * edge, wide)
        rim = band.adjusted(0, -1, 0, 1)
    sides = (rim.topLeft(), rim.topRight() if across else rim.bottomLeft())
    painter.fillRect(rim, slope(*sides, ink(theme.engraving), ink(theme.engraving), ink(theme.lip)))
    light, metal, dark = (ink(colour) for colour in theme.brass)
    run = (band.topLeft(), band.bottomLeft() if across else band.topRight())
    painter.fillRect(band, slope(*run, metal, light, metal, metal, light, dark))


def _pin(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    reach = QPointF(radius, radius)
    painter.setBrush(
        slope(centre - reach, centre + reach, ink(theme.engraving, 0.9), ink(theme.lip, 0.95))
    )
    painter.drawEllipse(centre, radius * 1.3, radius * 1.3)
    light, middle, dark = (ink(colour) for colour in theme.brass)
    painter.setBrush(bulb(centre - reach * 0.35, radius * 1.5, light, middle, dark))
    painter.drawEllipse(centre, radius, radius)


def _lozenge(painter: QPainter, centre: QPointF, reach: float, theme: Theme) -> None:
    """The inlay in the middle of a back."""
    path = QPainterPath()
    path.moveTo(centre - QPointF(0, reach))
    for x, y in ((reach, 0.0), (0.0, reach), (-reach, 0.0)):
        path.lineTo(centre + QPointF(x, y))
    path.closeSubpath()
    painter.setBrush(ink(theme.back_side[2], 0.55))
    painter.drawPath(path.translated(0, reach * 0.16))
    painter.setBrush(
        slope(
            centre - QPointF(reach, reach),
            centre + QPointF(reach, reach),
            ink(theme.inlay, 0.9),
            ink(theme.back[1]),
        )
    )
    painter.drawPath(path)
