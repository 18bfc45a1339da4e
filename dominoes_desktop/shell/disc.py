"""How is a seat known at a glance?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..table.portrait import PORTRAITS, lay_portrait
from ..table.theme import DEFAULT, Theme, ink
from .zoom import hold


class Disc(QWidget):
    """A seat's colour with the portrait of its character, else the first letter of its name, as its
    plate on the table shows it.
    """

    def __init__(
        self, seat: int, theme: Theme = DEFAULT, size: int = 32, character: str = ""
    ) -> None:
        super().__init__()
        self.seat, self.theme, self.character = seat, theme, character
        self.letter = ""
        hold(self, size, size)

    def show_name(self, name: str) -> None:
        self.letter = name.strip()[:1].upper()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_disc(painter, box, self.seat, self.theme, self.letter, self.character)


def paint_disc(
    painter: QPainter, box: QRectF, seat: int, theme: Theme, letter: str, character: str = ""
) -> None:
    """The disc alone, in that box; a character that has a portrait in place of the letter."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line(0.35), 1))  # a white one is seen on paper as well
    painter.setBrush(theme.seat_colour(seat))
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    if character in PORTRAITS:
        lay_portrait(painter, box.center(), box.width() / 2 - 1.5, character)
        return
    painter.setFont(theme.font(round(box.width() * 0.47), True))
    painter.setPen(ink(theme.on_seat))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
