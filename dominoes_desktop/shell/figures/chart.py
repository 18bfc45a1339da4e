"""How does the rating look over all matches, beside what the computer players are worth?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...archive.rating import START, Rated
from ...table.theme import DEFAULT, blend, ink
from ..zoom import scale_of

HIGH = 168  # px at scale 1
DOTS = 60  # matches up to which each has a dot of its own
MOST = 400  # points of the line
MARGIN = 30.0  # points of rating above and below all that is drawn


@dataclass(frozen=True, slots=True)
class Line:
    """A level that the rating is measured against: its name, and what it is worth."""

    name: str
    worth: int


class Chart(QWidget):
    """Matches from left to right, the rating upwards. ``asked`` gives the match pointed at, by
    mouse or arrow keys, from 0; -1 when one has left it.
    """

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.theme = DEFAULT
        self._history: Sequence[Rated] = ()
        self._lines: Sequence[Line] = ()
        self._at = -1
        self._drawn = [0]
        self._span = START - MARGIN, START + MARGIN  # the lowest and the highest that is drawn
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, history: Sequence[Rated], lines: Sequence[Line], says: str) -> None:
        """Draw this history; ``says`` is it in a sentence, for who cannot see it."""
        self._history, self._lines, self._at = history, lines, -1
        values = [START, *[one.after for one in history], *[one.worth for one in lines]]
        self._span = min(values) - MARGIN, max(values) + MARGIN
        self._drawn = _drawn(history)
        self.setAccessibleName(says)
        self.setWhatsThis(says)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(HIGH * scale_of(self)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def point(self, at: int) -> QPointF:
        """Where the rating stands after so many matches, 0 being the start."""
        room, (low, high) = self._room(), self._span
        rating = self._history[at - 1].after if at else START
        along = at / max(1, len(self._history))
        x = room.right() - along * room.width() if self.isRightToLeft() else None
        x = room.left() + along * room.width() if x is None else x
        return QPointF(x, room.bottom() - (rating - low) / (high - low) * room.height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._history:
            room = self._room()
            along = (event.position().x() - room.left()) / room.width()
            along = 1 - along if self.isRightToLeft() else along
            self._look(round(along * len(self._history)) - 1)

    def leaveEvent(self, event: QEvent) -> None:
        self._at = -1
        self.asked.emit(-1)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._history:
            event.ignore()
            return
        step = -step if self.isRightToLeft() else step
        self._look(len(self._history) - 1 if self._at < 0 else self._at + step)

    def _look(self, at: int) -> None:
        self._at = min(max(at, 0), len(self._history) - 1)
        self.asked.emit(self._at)
        self.update()

    def _room(self) -> QRectF:
        scale = scale_of(self)
        left, right = 44 * scale, 78 * scale
        if self.isRightToLeft():
            left, right = right, left
        return QRectF(self.rect()).adjusted(left, 10 * scale, -right, -10 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.theme.font(round(self.theme.small * scale_of(self))))
        corner = 10 * scale_of(self)
        painter.setPen(self._frame())
        painter.setBrush(ink(self.theme.glass_edge, 0.04))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), corner, corner)
        self._paint_levels(painter)
        if self._history:
            self._paint_history(painter)

    def _frame(self) -> QPen:
        if self.hasFocus():
            return QPen(ink(self.theme.text), 2)
        return QPen(self.theme.line(0.12), 1)

    def _paint_levels(self, painter: QPainter) -> None:
        """A dashed line for each level, named on one side and numbered on the other."""
        room, (low, high), scale = self._room(), self._span, scale_of(self)
        tall, last = 15 * scale, float("inf")
        for line in self._lines:
            y = room.bottom() - (line.worth - low) / (high - low) * room.height()
            pen = QPen(self.theme.line(0.3), max(1.0, scale))
            pen.setDashPattern([2, 5])
            painter.setPen(pen)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if last - y < tall:  # its words would lie on those below
                continue
            last = y
            painter.setPen(ink(self.theme.quiet_text))
            number = QRectF(2 * scale, y - tall / 2, room.left() - 8 * scale, tall)
            name = QRectF(room.right() + 8 * scale, y - tall / 2, self.width(), tall)
            said, left = str(line.worth), Qt.AlignmentFlag.AlignLeft
            if self.isRightToLeft():
                number, name = QRectF(name), QRectF(number)
                painter.drawText(name, Qt.AlignmentFlag.AlignRight, line.name)
                painter.drawText(number, left, said)
                continue
            painter.drawText(number, Qt.AlignmentFlag.AlignRight, said)
            painter.drawText(name, left, line.name)

    def _paint_history(self, painter: QPainter) -> None:
        scale = scale_of(self)
        points = [self.point(at) for at in self._drawn]
        colour = blend(self.theme.accent_deep, self.theme.text, 0.4)  # seen on light glass, too
        painter.setPen(QPen(colour, 2 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for one, next in pairwise(points):  # a whole polyline of many points takes far longer
            painter.drawLine(one, next)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        shown = points[1:] if len(points) <= DOTS else points[-1:]
        for point in shown:
            painter.drawEllipse(point, 2.6 * scale, 2.6 * scale)
        if self._at >= 0:
            painter.setBrush(ink(self.theme.text))
            painter.drawEllipse(self.point(self._at + 1), 5 * scale, 5 * scale)


def _drawn(history: Sequence[Rated]) -> list[int]:
    """After how many matches the line has a point: of very many only the peaks and hollows."""
    count, found = len(history), [0]
    after = [START, *[one.after for one in history]]
    step = max(1, 2 * count // MOST)
    for start in range(1, count + 1, step):
        part = range(start, min(start + step, count + 1))
        found += sorted({min(part, key=after.__getitem__), max(part, key=after.__getitem__)})
    return found if found[-1] == count else [*found, count]
