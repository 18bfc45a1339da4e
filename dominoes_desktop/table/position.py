"""How is a position drawn for others to see? Lines and areas alone, sharp at any size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QRadialGradient

from ..rules.tile import Tile
from .dress import paint_half
from .miniature import cell_of, draw_back, draw_threads, draw_tile
from .plate_words import standing
from .seen import Seen
from .theme import Theme, ink

WIDE, HIGH = 1280, 960
"""The picture's size in units of its own."""

EDGE = 40.0
HEAD = 64.0  # height of what is written above the table
ROW = 74.0  # height of a seat's row below it, at most
FINE = 200  # units of a half in which animals and figures are painted
LARGEST = 26.0  # of a grid unit


def draw_position(painter: QPainter, seen: Seen, theme: Theme, title: str, says: str) -> None:
    """The table as the viewer sees it: whose hands may be seen stand there, all others as backs."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(QPointF(WIDE * 0.45, HIGH * 0.35), WIDE * 0.75)
    for at, colour in zip((0.0, 0.5, 1.0), theme.felt, strict=True):
        light.setColorAt(at, ink(colour))
    painter.fillRect(QRectF(0, 0, WIDE, HIGH), QBrush(light))
    seats = seen.observation.seats
    high = min(ROW, HIGH * 0.42 / seats)
    below = HIGH - EDGE / 2 - high * seats
    for band in (QRectF(0, 0, WIDE, HEAD + 28), QRectF(0, below - 12, WIDE, HIGH - below + 12)):
        painter.fillRect(band, ink(theme.glass, 0.9))
    _write(painter, QRectF(EDGE, 22, WIDE - 2 * EDGE, 34), title, theme, 24, True)
    _write(painter, QRectF(EDGE, 56, WIDE - 2 * EDGE, 26), says, theme, 17, False)
    _table(painter, seen, theme, QRectF(EDGE, HEAD + 34, WIDE - 2 * EDGE, below - HEAD - 60))
    for row in range(seats):
        seat = (seen.observation.seat + row) % seats
        _seat(painter, seen, theme, seat, QRectF(EDGE, below + row * high, WIDE - 2 * EDGE, high))


def _table(painter: QPainter, seen: Seen, theme: Theme, room: QRectF) -> None:
    if not seen.layout.laid:
        return
    x0, y0, x1, y1 = seen.layout.bounds
    unit = min(LARGEST, room.width() / (x1 - x0), room.height() / (y1 - y0))
    painter.save()
    painter.translate(room.center())
    painter.scale(unit, unit)
    painter.translate(-(x0 + x1) / 2, -(y0 + y1) / 2)
    draw_threads(painter, seen.layout, theme)
    for laid in seen.layout.laid:
        _tile(painter, *cell_of(laid), theme)
    painter.restore()


def _seat(painter: QPainter, seen: Seen, theme: Theme, seat: int, room: QRectF) -> None:
    """A disc, the name, the score, and the tiles."""
    middle, size = room.center().y(), room.height() * 0.27
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat_colour(seat))
    painter.drawEllipse(QPointF(room.left() + size, middle), size, size)
    if seen.observation.to_move == seat:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(theme.accent), 3))
        painter.drawEllipse(QPointF(room.left() + size, middle), size + 4, size + 4)
    start = room.left() + 2 * size + 16
    name = QRectF(start, room.top(), 170, room.height())
    _write(painter, name, seen.names[seat], theme, 20, True)
    scores, _ = standing(seen)
    if scores is not None:
        _write(
            painter,
            QRectF(start + 176, room.top(), 60, room.height()),
            str(scores[seat]),
            theme,
            20,
            True,
        )
    _hand(
        painter,
        seen,
        theme,
        seat,
        QRectF(start + 250, room.top() + 4, room.right() - start - 250, room.height() - 8),
    )


def _hand(painter: QPainter, seen: Seen, theme: Theme, seat: int, room: QRectF) -> None:
    one = seen.observation
    hidden = seen.covered and seat == one.seat
    hand: tuple[Tile, ...] | None = None if hidden else one.hands[seat]
    count = one.sizes[seat]
    if not count:
        return
    short = min(room.height() / 2, room.width() / (count * 1.12))
    for at in range(count):
        cell = QRectF(room.left() + at * short * 1.12, room.center().y() - short, short, 2 * short)
        if hand is None:
            draw_back(painter, cell, theme)
        else:
            _tile(painter, cell, hand[at].high, hand[at].low, theme)


def _tile(painter: QPainter, cell: QRectF, first: int, second: int, theme: Theme) -> None:
    """A tile; what is on its halves besides pips is painted as on the table."""
    drawn = theme.style in ("pips", "coloured", "pebbles")
    draw_tile(painter, cell, first, second, theme, drawn)
    if drawn:
        return
    short = min(cell.width(), cell.height())
    across = cell.width() > cell.height()
    for number, away in ((first, 0.0), (second, short)):
        painter.save()
        painter.translate(cell.topLeft() + (QPointF(away, 0) if across else QPointF(0, away)))
        painter.scale(short / FINE, short / FINE)
        paint_half(painter, number, FINE, across, theme)
        painter.restore()


def _write(
    painter: QPainter, room: QRectF, text: str, theme: Theme, size: int, strong: bool
) -> None:
    font = QFont(theme.font(size, strong))
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(ink(theme.text if strong else theme.quiet_text))
    said = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
