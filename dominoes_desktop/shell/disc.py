"""How is a seat known at a glance?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..table.theme import DEFAULT, Theme, ink
from .zoom import hold


class Disc(QWidget):
    """A seat's colour with the first letter of the name, as its plate on the table shows it."""

    def __init__(self, seat: int, theme: Theme = DEFAULT, size: int = 32) -> None:
        super().__init__()
        self.seat, self.theme = seat, theme
        self.letter = ""
        hold(self, size, size)

    def show_name(self, name: str) -> None:
        self.letter = name.strip()[:1].upper()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.line(0.35), 1))  # a white one is seen on paper as well
        painter.setBrush(self.theme.seat_colour(self.seat))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setFont(self.theme.font(round(self.width() * 0.47), True))
        painter.setPen(ink(self.theme.on_seat))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.letter)
