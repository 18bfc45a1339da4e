"""What does a tile wear? Body, back and halves in each style of faces."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from .ivory import Slab, paint_back, paint_ivory, paint_pip
from .pips import pips
from .theme import Theme

# Animals, figures and pebbles are fetched when they are first asked for: most tables have pips,
# and their first picture does not wait for the others.

Look = tuple[bool, int]
"""What a body depends on: is it a double, and which stone is it."""


def look_of(first: int, second: int, theme: Theme) -> Look:
    """A tile's stone is the same whichever way it lies."""
    if theme.style != "pebbles":
        return first == second, 0
    from .pebbles import SHAPES

    high, low = max(first, second), min(first, second)
    return first == second, (high * (high + 1) // 2 + low) % SHAPES


def paint_body(painter: QPainter, body: Slab, theme: Theme, look: Look) -> None:
    """A tile without its numbers."""
    double, stone = look
    if theme.style == "pebbles":
        from .pebbles import paint_line, paint_stone

        paint_stone(painter, body, theme, stone)
        paint_line(painter, body, theme, double)
    else:
        paint_ivory(painter, body, theme, double)


def paint_backside(painter: QPainter, body: Slab, theme: Theme) -> None:
    """A tile that lies on its face; a pebble shows nothing but stone."""
    if theme.style == "pebbles":
        from .pebbles import paint_stone

        paint_stone(painter, body, theme, 0)
    else:
        paint_back(painter, body, theme)


def paint_half(painter: QPainter, number: int, unit: int, across: bool, theme: Theme) -> None:
    """What stands for ``number``, in the square of ``unit`` device pixels at the origin.

    Pips turn with the tile; figures and animals are upright on a lying one, too.
    """
    match theme.style:
        case "animals" | "animals_plain":
            _animal(painter, number, unit, theme)
        case "numerals":
            _figure(painter, number, unit, theme)
        case "pictures":
            _picture(painter, number, unit, theme)
        case _:
            _pips(painter, number, unit, across, theme)


def _figure(painter: QPainter, number: int, unit: int, theme: Theme) -> None:
    from .numerals import paint_numeral

    high = unit * (0.58 if number < 10 else 0.5)
    paint_numeral(painter, number, QPointF(unit / 2, unit / 2), high, 0.15, theme)


def _picture(painter: QPainter, number: int, unit: int, theme: Theme) -> None:
    """The theme's own drawing; a number without one is written."""
    if number >= len(theme.pictures):
        _figure(painter, number, unit, theme)
        return
    from PySide6.QtSvg import QSvgRenderer

    room = QRectF(unit * 0.1, unit * 0.1, unit * 0.8, unit * 0.8)
    drawing = QSvgRenderer(theme.pictures[number].encode())
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    drawing.render(painter, room)


def _animal(painter: QPainter, number: int, unit: int, theme: Theme) -> None:
    """A number beyond the animals is written."""
    from .animals import MOST, paint_animal
    from .numerals import paint_numeral

    if number > MOST:
        _figure(painter, number, unit, theme)
        return
    if theme.style == "animals_plain":
        size, right, down = 0.8, 0.1, 0.105
    else:
        size, right, down = 0.77, 0.125, 0.165
        at = QPointF(round(unit * 0.16), round(unit * 0.185))
        paint_numeral(painter, number, at, unit * 0.19, 0.17, theme)
    place = QRectF(unit * right, unit * down, unit * size, unit * size)
    paint_animal(painter, number, place)


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
        from .pebbles import paint_dot

        paint_dot(painter, centre, radius, theme, number)
    else:
        colour = theme.numbers[number] if theme.style == "coloured" else ""
        paint_pip(painter, centre, radius, theme, colour)
    painter.end()
    return stamp
