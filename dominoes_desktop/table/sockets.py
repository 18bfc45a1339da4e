"""Where has a fat spinner still a free place? A quiet outline on the felt at each of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..geometry import Layout, Port, ports
from .camera import Camera
from .kept import lay_kept
from .seen import Seen
from .theme import Theme, ink

TURN = {"s": 0.0, "w": 90.0, "n": 180.0, "e": 270.0}
HALF, DEEP, APART = 0.8, 1.1, 0.3  # half as wide, as deep, and off the hub, in grid units
ROUND = 0.35


def free_places(seen: Seen) -> tuple[Port, ...]:
    """The hub's faces on which a tile could be laid, while the round lasts."""
    one, layout = seen.observation, seen.layout
    if one.result is not None or not layout.laid or layout.laid[0].scale == 1:
        return ()
    hub = layout.laid[0].tile
    near = [laid for laid in layout.laid if hub in (laid.tile, laid.host)]
    known = {laid.tile for laid in near}
    line = tuple([joined for joined in one.line if joined.tile in known])
    closed = set(one.locked) | set(one.dead)
    ends = [end for end in one.ends if end.host == hub and end not in closed]
    found = ports(Layout(tuple(near), layout.zoom), line, ends)
    return tuple([port for some in found.values() for port in some])


class Sockets(QGraphicsItem):
    """All of them, beneath the tiles. Its origin is the scene's."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._camera: Camera | None = None
        self.places: tuple[Port, ...] = ()
        self._rect = QRectF()
        self.setZValue(0.3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def settle(self, places: Sequence[Port], camera: Camera) -> None:
        """These are free."""
        if (tuple(places), camera) == (self.places, self._camera):
            return
        self.prepareGeometryChange()
        self.places, self._camera = tuple(places), camera
        spots = [QPointF(*camera.at(port.x, port.y)) for port in places]
        far = 2 * camera.unit
        self._rect = QRectF()
        for at in spots:
            self._rect |= QRectF(at.x() - far, at.y() - far, 2 * far, 2 * far)
        self.update()

    def expect(self, places: Sequence[Port], camera: Camera) -> None:
        """A tile is about to be laid: those that stay free stay."""
        self.settle([port for port in self.places if _at(port, places)], camera)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        camera = self._camera
        if camera is None:
            return
        unit, theme = camera.unit, self._theme
        far = 2 * unit
        around = QRectF(-far, -far, 2 * far, 2 * far)
        for port in self.places:
            painter.save()
            painter.translate(*camera.at(port.x, port.y))
            painter.rotate(TURN[port.direction])
            lay_kept(painter, around, _paint, unit, theme.text, theme.shadow)
            painter.restore()


def _at(port: Port, places: Sequence[Port]) -> bool:
    """Is that face among them, whatever it is called now?"""
    return any((port.x, port.y) == (one.x, one.y) for one in places)


def _paint(painter: QPainter, unit: float, text: str, shadow: str) -> None:
    pen = QPen(ink(text, 0.5), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([3.0, 2.6])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ink(shadow, 0.16))
    painter.setPen(pen)
    painter.drawPath(_outline(unit))


def _outline(unit: float) -> QPainterPath:
    """The beginning of a tile that leaves the hub southward."""
    path = QPainterPath()
    box = QRectF(-HALF * unit, APART * unit, 2 * HALF * unit, DEEP * unit)
    path.addRoundedRect(box, ROUND * unit, ROUND * unit)
    return path
