"""How did a seat stand from move to move? A curve of what its moves were worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...players.choice import Choice
from ...session.moment import Moment
from ...table.theme import DEFAULT, ink
from ...words.review import ranked_of, turning_at
from ..texts import tr
from ..zoom import scale_of

HIGH = 132  # px at scale 1
LEFT, BELOW, ABOVE = 44, 20, 12  # px at scale 1 around the drawing


@dataclass(frozen=True, slots=True)
class Point:
    """What the move of that number, from 1, was worth, and the best in its place."""

    number: int
    value: float
    best: float
    turning: bool = False


def points_of(found: Sequence[tuple[Moment, Choice | None]]) -> list[Point]:
    """A point for each move that was weighed; where nothing else was allowed there is none."""
    turning, points = turning_at(found), []
    for at, (moment, choice) in enumerate(found):
        made = None if choice is None else ranked_of(choice, moment.move)
        if made is not None and choice is not None:
            best = choice.ranked[0].value
            points.append(Point(moment.number + 1, made.value, best, at == turning))
    return points


class Curve(QWidget):
    """``chosen``: the number of the move that was pressed. Left and right go to the neighbours."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.theme = DEFAULT
        self.points: list[Point] = []
        self._chance, self._moves, self._at = True, 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_points(self, points: list[Point], unit: str, moves: int, name: str) -> None:
        """These points of a round of so many moves, in "chance" or "points"; ``name``'s."""
        self.points, self._chance, self._moves = points, unit == "chance", max(1, moves)
        self.setAccessibleName(tr("Curve of {name}").format(name=name))
        self.setAccessibleDescription(self._says())
        self.update()

    def mark(self, at: int) -> None:
        """That move is looked at."""
        if at != self._at:
            self._at = at
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(HIGH * scale_of(self)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.points:
            x = event.position().x()
            self.chosen.emit(min(self.points, key=lambda p: abs(self._x(p.number) - x)).number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The next point on that side; what else is pressed is not for the curve."""
        on = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if on is None:
            event.ignore()
            return
        beyond = [p.number for p in self.points if (p.number - self._at) * on > 0]
        if beyond:
            self.chosen.emit(min(beyond) if on > 0 else max(beyond))

    def _says(self) -> str:
        if not self.points:
            return tr("Nothing is weighed yet")
        values = [p.value for p in self.points]
        text = tr("From {first} to {last}, at best {most}, at worst {least}")
        turning = next((p.number for p in self.points if p.turning), None)
        if turning is not None:
            text = tr(
                "From {first} to {last}, at best {most}, at worst {least}; "
                "turning point at move {number}"
            )
        return text.format(
            first=self._figure(values[0]),
            last=self._figure(values[-1]),
            most=self._figure(max(values)),
            least=self._figure(min(values)),
            number=turning,
        )

    # the drawing

    def _figure(self, value: float) -> str:
        if self._chance:
            return f"{round(100 * value)}%"
        return f"{round(value):+d}" if round(value) else "0"

    def _range(self) -> tuple[float, float]:
        """The least and the greatest value that have room."""
        if self._chance:
            return 0.0, 1.0
        values = [one for p in self.points for one in (p.value, p.best)] or [0.0]
        most = max(5.0, max(abs(value) for value in values))
        most = 5.0 * -(-most // 5)
        return -most, most

    def _room(self) -> QRectF:
        scale = scale_of(self)
        return QRectF(self.rect()).adjusted(
            LEFT * scale, ABOVE * scale, -10 * scale, -BELOW * scale
        )

    def _x(self, number: int) -> float:
        room = self._room()
        return room.left() + room.width() * number / self._moves

    def _y(self, value: float) -> float:
        room, (least, most) = self._room(), self._range()
        return room.bottom() - room.height() * (value - least) / (most - least)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale, room = self.theme, scale_of(self), self._room()
        painter.setPen(QPen(theme.line(0.5 if self.hasFocus() else 0.12), 1))
        painter.setBrush(ink(theme.glass_edge, 0.04))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8 * scale, 8 * scale)
        self._grid(painter, room, scale)
        x = self._x(self._at)
        painter.setPen(QPen(ink(theme.text, 0.55), max(1.0, 1.5 * scale)))
        painter.drawLine(QPointF(x, room.top() - 4 * scale), QPointF(x, room.bottom()))
        if not self.points:
            painter.setPen(ink(theme.quiet_text))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, tr("Weighing..."))
            return
        self._line(painter, scale)
        for point in self.points:
            self._dot(painter, point, scale)

    def _grid(self, painter: QPainter, room: QRectF, scale: float) -> None:
        """Three lines with their figures, and the number of the last move."""
        theme, (least, most) = self.theme, self._range()
        painter.setFont(theme.font(round(theme.small * scale)))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in (least, (least + most) / 2, most):
            y = self._y(value)
            painter.setPen(QPen(theme.line(0.25), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(ink(theme.quiet_text))
            place = QRectF(0, y - 10 * scale, room.left() - 6 * scale, 20 * scale)
            painter.drawText(place, right, self._figure(value))
        below = QRectF(room.left(), room.bottom() + 2, room.width(), BELOW * scale - 4)
        painter.drawText(below, right, tr("move {number}").format(number=self._moves))

    def _line(self, painter: QPainter, scale: float) -> None:
        theme = self.theme
        line = QPolygonF([QPointF(self._x(p.number), self._y(p.value)) for p in self.points])
        painter.setPen(QPen(ink(theme.text, 0.85), 2 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)

    def _dot(self, painter: QPainter, point: Point, scale: float) -> None:
        """The move, and a stroke up to a better one in its place. The turning point is larger."""
        theme = self.theme
        at = QPointF(self._x(point.number), self._y(point.value))
        painter.setPen(QPen(ink(theme.warn), 2 * scale))
        painter.drawLine(at, QPointF(at.x(), self._y(point.best)))
        painter.setPen(QPen(ink(theme.text), 2 * scale))
        painter.setBrush(ink(theme.accent) if point.turning else ink(theme.text))
        size = (6.0 if point.turning else 3.0) * scale
        painter.drawEllipse(at, size, size)
