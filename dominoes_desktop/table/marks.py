"""Which ends are closed for now, and which one is due? A small mark beside each of them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ..geometry import ports
from ..rules.line import End
from ..rules.reason import DueElsewhere, Locked, NoRoom, Reason
from .camera import Camera
from .glass import SHADE, paint_glass
from .seen import Seen
from .theme import DEFAULT, Theme, ink

SIZE = 22.0  # of a mark, in logical pixels at scale 1
SPELL = "#d9b3ff"
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Mark(QGraphicsItem):
    """A disc of glass with a sign: a lock, a star (due), or a bar (no room). A click tells why."""

    def __init__(self, kind: str, says: Callable[[], None], theme: Theme = DEFAULT) -> None:
        super().__init__()
        self.kind = kind
        self._says = says
        self._theme = theme
        self.setZValue(9)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def disc(self) -> QRectF:
        return QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE)

    def boundingRect(self) -> QRectF:
        return self.disc.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.disc)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._says()
        event.accept()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_glass(painter, self.disc, self._theme, SIZE / 2)
        colour = ink(SPELL if self.kind == "due" else self._theme.text, 0.95)
        painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.kind == "locked":
            painter.drawArc(QRectF(-3.2, -6.5, 6.4, 8), 0, 180 * 16)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(-4.6, -1.8, 9.2, 7), 1.6, 1.6)
        elif self.kind == "due":
            painter.setBrush(colour)
            painter.drawPath(_star(6.4))
        else:
            painter.drawLine(QPointF(-4.6, 0), QPointF(4.6, 0))


def _star(radius: float) -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        away = radius if point % 2 == 0 else radius * 0.42
        at = QPointF(away * sin(point * pi / 5), -away * cos(point * pi / 5))
        path.moveTo(at) if point == 0 else path.lineTo(at)
    path.closeSubpath()
    return path


class Marks:
    """All marks of the table. ``settle`` makes them equal what is seen."""

    def __init__(self, scene: QGraphicsScene, say: Callable[[Seen, Reason], None]) -> None:
        self._scene = scene
        self._say = say
        self.marks: list[Mark] = []

    def clear(self) -> None:
        for mark in self.marks:
            self._scene.removeItem(mark)
        self.marks.clear()

    def settle(self, seen: Seen, camera: Camera, scale: float, theme: Theme) -> None:
        """A mark at each locked, dead or due end, just outside the tile."""
        self.clear()
        one = seen.observation
        if one.result is not None or not (one.locked or one.due or one.dead):
            return
        free = ports(seen.layout, one.line, one.ends)
        kinds = {
            **dict.fromkeys(one.locked, "locked"),
            **dict.fromkeys(one.dead, "dead"),
            **dict.fromkeys(one.due, "due"),
        }
        for end, kind in kinds.items():
            for port in free.get(end, ()):
                mark = Mark(kind, self._teller(seen, end, kind), theme)
                right, down = WAYS[port.direction]
                x, y = camera.at(port.x, port.y)
                away = (SIZE / 2 + 3) * scale
                mark.setPos(x + right * away, y + down * away)
                mark.setScale(scale)
                self._scene.addItem(mark)
                self.marks.append(mark)

    def _teller(self, seen: Seen, end: End, kind: str) -> Callable[[], None]:
        reason: Reason = DueElsewhere(end.host, end.pips)
        if kind == "locked":
            reason = Locked(end.pips)
        elif kind == "dead":
            reason = NoRoom(end.host, end.host, end.pips)
        return lambda: self._say(seen, reason)
