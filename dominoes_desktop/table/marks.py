"""Which ends are closed for now, and which one is due? A small mark beside each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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

from ..geometry import Laid, ports
from ..rules.line import End
from ..rules.reason import DueElsewhere, Locked, NoRoom, Reason
from .area import Frame
from .camera import Camera
from .glass import SHADE, paint_glass
from .kept import lay_kept
from .pill import TALL
from .seen import Seen
from .theme import DEFAULT, Theme, ink

SIZE = 22.0  # of a mark, in logical pixels at scale 1
SPELL = "#d9b3ff"
SPELL_DEEP = "#9a5be0"
GLOW = 7  # pixels that the light round a half reaches
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

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

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
        lay_kept(painter, self.boundingRect(), _paint_mark, self.kind, self._theme)


def _paint_mark(painter: QPainter, kind: str, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_glass(painter, QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE), theme, SIZE / 2)
    colour = ink(SPELL if kind == "due" else theme.text, 0.95)
    painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind == "locked":
        painter.drawArc(QRectF(-3.2, -6.5, 6.4, 8), 0, 180 * 16)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(-4.6, -1.8, 9.2, 7), 1.6, 1.6)
    elif kind == "due":
        painter.setBrush(colour)
        painter.drawPath(_star(6.4))
    else:
        painter.drawLine(QPointF(-4.6, 0), QPointF(4.6, 0))


class Halo(QGraphicsItem):
    """Light round the half on which the next tile must be laid."""

    def __init__(self, half: QRectF, theme: Theme) -> None:
        super().__init__()
        self._half = half
        self.setZValue(8)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self._radius = min(self._half.width(), self._half.height()) * theme.radius_of
        self.update()

    def boundingRect(self) -> QRectF:
        return self._half.adjusted(-GLOW - 2, -GLOW - 2, GLOW + 2, GLOW + 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        half = self._half
        place = half.x(), half.y(), half.width(), half.height()
        lay_kept(painter, self.boundingRect(), _paint_halo, *place, self._radius)


def _paint_halo(
    painter: QPainter, x: float, y: float, wide: float, high: float, radius: float
) -> None:
    half = QRectF(x, y, wide, high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(GLOW, 0, -1):
        painter.setPen(QPen(ink(SPELL, 0.3 * (1 - step / (GLOW + 1)) ** 1.5), 1.4))
        grown = half.adjusted(-step, -step, step, step)
        painter.drawRoundedRect(grown, radius + step, radius + step)
    painter.setPen(QPen(ink(SPELL_DEEP), 2.2))
    painter.drawRoundedRect(half, radius, radius)


def _star(radius: float) -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        away = radius if point % 2 == 0 else radius * 0.42
        at = QPointF(away * sin(point * pi / 5), -away * cos(point * pi / 5))
        path.moveTo(at) if point == 0 else path.lineTo(at)
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Place:
    """Where a mark is: ``half`` is the face of the tile's half that it stands for."""

    end: End
    kind: str
    x: float
    y: float
    half: QRectF


class Marks:
    """All marks of the table. ``settle`` makes them equal what is seen."""

    def __init__(self, scene: QGraphicsScene, say: Callable[[Seen, Reason], None]) -> None:
        self._scene = scene
        self._say = say
        self.marks: list[Mark] = []
        self._halos: list[Halo] = []
        self._shown: set[tuple[End, str]] = set()
        self._found: tuple[Seen, Camera, Frame, list[Place]] | None = None  # asked for last

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """Everything that stands for them on the scene."""
        return (*self.marks, *self._halos)

    def clear(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        self.marks.clear()
        self._halos.clear()
        self._shown.clear()

    def set_theme(self, theme: Theme) -> None:
        for mark in self.marks:
            mark.set_theme(theme)
        for halo in self._halos:
            halo.set_theme(theme)

    def settle(self, seen: Seen, camera: Camera, frame: Frame, theme: Theme) -> None:
        """A mark at each locked, dead or due end, just outside the tile."""
        self._show(self.places(seen, camera, frame), seen, frame.scale, theme)

    def expect(self, seen: Seen, camera: Camera, frame: Frame, theme: Theme) -> None:
        """Something is about to be shown: the marks that will be there still stay in sight."""
        if not self._shown:
            self.clear()
            return
        stay = [
            place
            for place in self.places(seen, camera, frame)
            if (place.end, place.kind) in self._shown
        ]
        self._show(stay, seen, frame.scale, theme)

    def places(self, seen: Seen, camera: Camera, frame: Frame) -> list[Place]:
        """All that will be marked once this is so."""
        found = self._found
        if found is None or found[0] is not seen or found[1:3] != (camera, frame):
            found = self._found = (seen, camera, frame, _places(seen, camera, frame))
        return found[3]

    def _show(self, places: list[Place], seen: Seen, scale: float, theme: Theme) -> None:
        self.clear()
        for place in places:
            mark = Mark(place.kind, self._teller(seen, place.end, place.kind), theme)
            mark.setPos(place.x, place.y)
            mark.setScale(scale)
            self.marks.append(mark)
            self._scene.addItem(mark)
            if place.kind == "due" and (place.end, place.kind) not in self._shown:
                halo = Halo(place.half, theme)
                self._halos.append(halo)
                self._scene.addItem(halo)
            self._shown.add((place.end, place.kind))

    def _teller(self, seen: Seen, end: End, kind: str) -> Callable[[], None]:
        reason: Reason = DueElsewhere(end.host, end.pips)
        if kind == "locked":
            reason = Locked(end.pips)
        elif kind == "dead":
            reason = NoRoom(None, end.host, end.pips)
        return lambda: self._say(seen, reason)


def _places(seen: Seen, camera: Camera, frame: Frame) -> list[Place]:
    """Just outside each tile whose end is closed, or due; none lies below the sentence."""
    one, scale = seen.observation, frame.scale
    lowest = frame.pill.centre[1] - TALL / 2 * frame.text - SIZE / 2 * scale
    kinds = dict.fromkeys(one.dead, "dead")  # also once the round is over: they say why
    if one.result is None:
        kinds = {
            **dict.fromkeys(one.locked, "locked"),
            **kinds,
            **dict.fromkeys(one.due, "due"),
        }
    if not kinds:
        return []
    free = ports(seen.layout, one.line, (*one.ends, *one.dead))
    found = []
    for end, kind in kinds.items():
        half = _half(seen.layout.of(end.host), end.pips, camera)
        for port in free.get(end, ()):
            right, down = WAYS[port.direction]
            x, y = camera.at(port.x, port.y)
            away = (SIZE / 2 + 3) * scale
            low = y + down * away if y > lowest else min(y + down * away, lowest)
            found.append(Place(end, kind, x + right * away, low, half))
    return found


def _half(laid: Laid, pips: int, camera: Camera) -> QRectF:
    """The face of that half on the scene; of a double the whole tile's."""
    x0, y0, x1, y1 = laid.rect
    if not laid.tile.double:
        half = next(one for one in laid.halves if one.pips == pips)
        x0, y0, x1, y1 = half.x - 1, half.y - 1, half.x + 1, half.y + 1
    return QRectF(QPointF(*camera.at(x0, y0)), QPointF(*camera.at(x1, y1)))
