"""How is it seen which tiles are joined, where their places do not say it?

A tile that lies apart is tied to its host by a thread; tiles that touch without being joined are
parted by a dark seam.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..geometry import Laid, Layout
from ..rules.tile import Tile
from .camera import Camera
from .theme import Theme, ink

THREAD_OF, LEAST = 0.09, 2.0  # the thread's width, of a tile's short side and in pixels
SEAM_OF = 0.075
PIN = 1.5  # a pin's radius, in widths of the thread
BULGE = 0.16  # how far a thread leaves the straight way, as part of its length
MARGIN = 6.0


def threads(layout: Layout, camera: Camera) -> list[QLineF]:
    """From the half of the host to the half of the tile that would touch it."""
    known = {laid.tile: laid for laid in layout.laid}
    found = []
    for laid in layout.laid:
        if laid.tied and laid.host is not None:
            found.append(_thread(known[laid.host], laid, camera))
    return found


def promised(layouts: Sequence[Layout], camera: Camera) -> list[QLineF]:
    """The threads to the tiles that are laid last in these."""
    last = [(layout, layout.laid[-1]) for layout in layouts]
    return [
        _thread(layout.of(laid.host), laid, camera)
        for layout, laid in last
        if laid.tied and laid.host is not None
    ]


def _thread(host: Laid, laid: Laid, camera: Camera) -> QLineF:
    end = laid.halves[0]
    start = camera.at(*_open_half(host, end.pips))
    return QLineF(QPointF(*start), QPointF(*camera.at(end.x, end.y)))


def _open_half(host: Laid, pips: int) -> tuple[float, float]:
    """The middle of the host's half with these pips; of a double its own middle."""
    one, two = host.halves
    if host.tile.double:
        return (one.x + two.x) / 2, (one.y + two.y) / 2
    half = one if one.pips == pips else two
    return half.x, half.y


def seams(layout: Layout, camera: Camera) -> list[QLineF]:
    """Where a tile touches one that it is not joined to."""
    hosts: dict[Tile, Tile | None] = {laid.tile: laid.host for laid in layout.laid}
    found: list[QLineF] = []
    for laid in layout.laid:
        if not laid.touching:
            continue
        for other in layout.laid:
            joined = other.tile in (laid.tile, laid.host) or hosts[other.tile] == laid.tile
            line = None if joined else _border(laid, other)
            if line is not None:
                x1, y1, x2, y2 = line
                found.append(QLineF(QPointF(*camera.at(x1, y1)), QPointF(*camera.at(x2, y2))))
    return found


def _border(one: Laid, other: Laid) -> tuple[int, int, int, int] | None:
    """The line that both faces share, in grid units; None where they share none."""
    a, b = one.rect, other.rect
    west, east = max(a[0], b[0]), min(a[2], b[2])
    north, south = max(a[1], b[1]), min(a[3], b[3])
    if (west == east) == (north == south) or west > east or north > south:
        return None
    return west, north, east, south


class Ties(QGraphicsItem):
    """All threads and seams of the table, above its tiles. Its origin is the scene's."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._short = 0.0
        self.threads: list[QLineF] = []
        self.seams: list[QLineF] = []
        self._rect = QRectF()
        self.setZValue(8)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def expect(self, before: Layout, layout: Layout, camera: Camera, theme: Theme) -> None:
        """Something is about to be shown: of this layout only what lay there before."""
        shown = {laid.tile for laid in before.laid}
        laid = tuple([one for one in layout.laid if one.tile in shown])
        self.settle(replace(layout, laid=laid), camera, theme)

    def settle(self, layout: Layout, camera: Camera, theme: Theme) -> None:
        """Show what this layout needs, mostly nothing."""
        self._show((threads(layout, camera), seams(layout, camera)), camera, theme)

    def promise(self, layouts: Sequence[Layout], camera: Camera, theme: Theme) -> None:
        """Show the threads alone that the last tile of each of these layouts would have."""
        self._show((promised(layouts, camera), []), camera, theme)

    def _show(self, lines: tuple[list[QLineF], list[QLineF]], camera: Camera, theme: Theme) -> None:
        look = (self.threads, self.seams, self._short, self._theme)
        if (*lines, camera.short, theme) == look:
            return
        self.prepareGeometryChange()
        self.threads, self.seams = lines
        self._short, self._theme = camera.short, theme
        self._rect = _around((*self.threads, *self.seams), camera.short)
        self.setVisible(bool(self.threads or self.seams))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme, wide = self._theme, max(LEAST, self._short * THREAD_OF)
        seam = QPen(ink(theme.shadow, 0.9), max(1.6, self._short * SEAM_OF))
        seam.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(seam)
        painter.drawLines(self.seams)
        for line in self.threads:
            self._thread(painter, line, wide)

    def _thread(self, painter: QPainter, line: QLineF, wide: float) -> None:
        """A brass thread with a dark edge, so that it is seen on felt and on ivory."""
        theme, path = self._theme, _curve(line)
        for colour, more in ((ink(theme.shadow, 0.85), wide + 2.4), (ink(theme.metal[1]), wide)):
            pen = QPen(colour, more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        for end in (line.p1(), line.p2()):
            painter.setPen(QPen(ink(theme.shadow, 0.85), 1.4))
            painter.setBrush(ink(theme.metal[0]))
            painter.drawEllipse(end, PIN * wide, PIN * wide)


def _curve(line: QLineF) -> QPainterPath:
    """A little bent, so that it is no edge of a tile."""
    way = line.p2() - line.p1()
    aside = QPointF(-way.y(), way.x()) * BULGE
    path = QPainterPath(line.p1())
    path.quadTo((line.p1() + line.p2()) / 2 + aside, line.p2())
    return path


def _around(lines: Sequence[QLineF], short: float) -> QRectF:
    rect = QRectF()
    for line in lines:
        far = hypot(line.dx(), line.dy()) * BULGE + short * 0.3 + MARGIN
        own = QRectF(line.p1(), line.p2()).normalized().adjusted(-far, -far, far, far)
        rect = rect.united(own)
    return rect
