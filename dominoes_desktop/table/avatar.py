"""How is a seat known on its plate?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from .kept import lay_kept
from .portrait import PORTRAITS, lay_portrait
from .shade import bulb, slope
from .theme import Theme, blend, ink

RADIUS = 16.0


def lay_avatar(
    painter: QPainter, centre: QPointF, seat: int, name: str, theme: Theme, character: str = ""
) -> None:
    """The seat's colour as a button of glass, with the first letter of the name, or the portrait of
    a character that has one.
    """
    reach = QPointF(RADIUS + 2, RADIUS + 3)
    at = centre.x(), centre.y(), seat, name.strip()[:1].upper(), theme, character
    lay_kept(painter, QRectF(centre - reach, centre + reach), _paint, *at)


def _paint(
    painter: QPainter, x: float, y: float, seat: int, letter: str, theme: Theme, character: str
) -> None:
    centre, reach = QPointF(x, y), QPointF(RADIUS, RADIUS)
    colour = theme.seats[seat % len(theme.seats)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.shadow, 0.5))
    painter.drawEllipse(centre + QPointF(0.5, 1.5), RADIUS, RADIUS)
    painter.setBrush(
        bulb(
            centre - reach * 0.4,
            RADIUS * 1.9,
            blend(colour, "#ffffff", 0.28),
            ink(colour),
            blend(colour, "#000000", 0.3),
        )
    )
    painter.drawEllipse(centre, RADIUS, RADIUS)
    if character in PORTRAITS:
        lay_portrait(painter, centre, RADIUS - 1, character)
    light = slope(
        centre - reach,
        centre + reach,
        ink("#ffffff", 0.7),
        ink("#ffffff", 0.0),
        ink("#000000", 0.25),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(light, 1.0))
    painter.drawEllipse(centre, RADIUS - 0.5, RADIUS - 0.5)
    if character in PORTRAITS:
        return
    painter.setPen(ink(theme.on_seat))
    painter.setFont(theme.font(theme.body, bold=True))
    box = QRectF(centre - reach, centre + reach)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
