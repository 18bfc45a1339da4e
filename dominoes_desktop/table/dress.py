"""What does a tile wear? Body, back and halves in each style of faces."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from .animals import MOST, paint_animal
from .ivory import Slab, paint_back, paint_ivory, paint_pip
from .numerals import paint_numeral
from .pebbles import SHAPES, paint_dot, paint_line, paint_stone
from .pips import pips
from .theme import Theme

Look = tuple[bool, int]
"""What a body depends on: is it a double, and which stone is it."""


def look_of(first: int, second: int, theme: Theme) -> Look:
    """A tile's stone is the same whichever way it lies."""
    if theme.style != "pebbles":
        return first == second, 0
    high, low = max(first, second), min(first, second)
    return first == second, (high * (high + 1) // 2 + low) % SHAPES


def paint_body(painter: QPainter, body: Slab, theme: Theme, look: Look) -> None:
    """A tile without its numbers."""
    double, stone = look
    if theme.style == "pebbles":
        paint_stone(painter, body, theme, stone)
        paint_line(painter, body, theme, double)
    else:
        paint_ivory(painter, body, theme, double)


def paint_backside(painter: QPainter, body: Slab, theme: Theme) -> None:
    """A tile that lies on its face; a pebble shows nothing but stone."""
    if theme.style == "pebbles":
        paint_stone(painter, body, theme, 0)
    else:
        paint_back(painter, body, theme)


def paint_half(painter: QPainter, number: int, unit: int, across: bool, theme: Theme) -> None:
    """What stands for ``number``, in the square of ``unit`` device pixels at the origin.

    Pips turn with the tile; figures and animals are upright on a lying one, too.
    """
    middle = QPointF(unit / 2, unit / 2)
    match theme.style:
        case "animals" | "animals_plain" if number <= MOST:
            _animal(painter, number, unit, theme)
        case "numerals" | "animals" | "animals_plain":
            paint_numeral(
                painter, number, middle, unit * (0.58 if number < 10 else 0.5), 0.15, theme
            )
        case _:
            _pips(painter, number, unit, across, theme)


def _animal(painter: QPainter, number: int, unit: int, theme: Theme) -> None:
    if theme.style == "animals_plain":
        size = unit * 0.84
        corner = QPointF((unit - size) / 2, (unit - size) / 2 + unit * 0.01)
    else:
        size = unit * 0.78
        corner = QPointF(unit * 0.14, unit * 0.16)
        at = QPointF(round(unit * 0.165), round(unit * 0.19))
        paint_numeral(painter, number, at, unit * 0.19, 0.17, theme)
    paint_animal(painter, number, QRectF(corner.x(), corner.y(), size, size))


def _pips(painter: QPainter, number: int, unit: int, across: bool, theme: Theme) -> None:
    """Stamps lie on whole device pixels from the middle, so that all pips are alike."""
    pattern = pips(number, theme.apart_of)
    stamp = _stamp(number, unit, pattern.size, theme)
    corner = (unit - stamp.width()) // 2
    for right, down in pattern.places:
        x, y = (down, right) if across else (right, down)
        painter.drawPixmap(corner + round(x * unit), corner + round(y * unit), stamp)


def _stamp(number: int, unit: int, size: float, theme: Theme) -> QPixmap:
    """One pip; its width is odd where the tile's is, so that its middle fits."""
    stone = theme.style == "pebbles"
    radius = unit * theme.pip_of * size * (1.12 if stone else 1.0)
    wide = 2 * ceil(radius * 1.3 + 1) + unit % 2
    stamp = QPixmap(wide, wide)
    stamp.fill(Qt.GlobalColor.transparent)
    painter = QPainter(stamp)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(wide / 2, wide / 2)
    if stone:
        paint_dot(painter, centre, radius, theme, number)
    else:
        colour = theme.numbers[number] if theme.style == "coloured" else ""
        paint_pip(painter, centre, radius, theme, colour)
    painter.end()
    return stamp
