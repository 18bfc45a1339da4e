"""What does the boneyard look like?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import ceil, cos, floor, pi, radians, sin, sqrt
from random import Random
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .one_line import lay_middle
from .shade import slope, soften
from .texts import tr
from .theme import DEFAULT, Theme, ink

WIDTH, HEIGHT = 144.0, 118.0
SHORT = 21.0
MOST = 24
"""More tiles than these are not drawn; the label tells them."""

TURN = 0.003
"""Seconds of a turn of the loop in which new backs are painted, where there is time."""

_SEED = 28
_MIDDLE = QPointF(WIDTH / 2, 44.0)
_RAISED = 5.0
_FLAT = 2.4  # times as wide as high the heap is
_REACH = 36.0
"""A back with its shadow, however it is turned, lies within this of its middle."""
_FADE = 18.0
_OVAL = QRectF(_MIDDLE.x() - 62, _MIDDLE.y() - 36, 124, 70).adjusted(-_FADE, -_FADE, _FADE, _FADE)
"""Where it glows when it is drawn from."""


class Heap(QGraphicsObject):
    """The boneyard as a heap of backs over its name. Its origin is its upper left corner.

    `WIDTH` x `HEIGHT` logical pixels at scale 1. It takes no clicks: gestures are the scene's.
    """

    def __init__(self, theme: Theme = DEFAULT, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._drawable = 0
        self._inviting = False
        self._invitation = ""
        self._stirred = 0.0
        self._zoom = 0.0
        self._kept: dict[object, QPixmap] = {}
        self.patient: Callable[[], bool] = lambda: False  # may its backs come one after the other?
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.update)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def count(self) -> int:
        """How many tiles lie here."""
        return self._count

    @property
    def invitation(self) -> str:
        """The words with which it asks for a draw, empty while it doesn't."""
        return self._invitation if self._inviting else ""

    def set_count(self, count: int, drawable: int | None = None) -> None:
        """``count`` tiles lie here, ``drawable`` of them may be drawn (all, if None)."""
        may = count if drawable is None else drawable
        if (count, may) != (self._count, self._drawable):
            self._count, self._drawable = count, may
            self.update()

    def set_inviting(self, inviting: bool, words: str | None = None) -> None:
        """Ask for a draw: higher, rimmed, and ``words`` (else ``draw a tile``) below the name."""
        invitation = tr("draw a tile") if words is None else words
        if (inviting, invitation) != (self._inviting, self._invitation):
            self._inviting, self._invitation = inviting, invitation
            self.update()

    def stir(self, done: float) -> None:
        """Its backs are so far on their way round one another; at 0 and 1 they lie as they do."""
        if done % 1.0 != self._stirred:
            self._stirred = done % 1.0
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._kept.clear()
        self.update()

    def top_point(self) -> QPointF:
        """The middle of the uppermost tile on the scene: where a drawn tile sets out."""
        shown = min(self._count, MOST)
        return self.mapToScene(_spot(shown - 1)[0] if shown else _MIDDLE)

    def boundingRect(self) -> QRectF:
        return QRectF(-8, -12, WIDTH + 16, HEIGHT + 20)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(0, 0, WIDTH, HEIGHT))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = min(self._count, MOST)
        if not shown:
            self._outline(painter)
        if self._inviting:
            self._glow(painter)
        begun = perf_counter()
        for index in range(shown):
            last = self._inviting and index == shown - 1
            if self.patient() and perf_counter() - begun > TURN:
                self._later.start(0)  # those on top come with the next turn of the loop
                break
            self._put(painter, index, raised=last)
        self._label(painter)

    def _outline(self, painter: QPainter) -> None:
        """Where the heap has been."""
        theme = self._theme
        place = QRectF(_MIDDLE.x() - 44, _MIDDLE.y() - 24, 88, 48)
        painter.setBrush(ink(theme.shadow, 0.10))
        pen = QPen(ink(theme.text, 0.28), 1.4, Qt.PenStyle.DashLine)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.drawRoundedRect(place, theme.radius, theme.radius)

    def _glow(self, painter: QPainter) -> None:
        zoom = painter.deviceTransform().m11()
        painter.drawPixmap(_whole(_OVAL.topLeft(), zoom), self._glow_at(zoom))

    def _glow_at(self, zoom: float) -> QPixmap:
        def paint(brush: QPainter, corner: QPointF) -> None:
            oval = _OVAL.adjusted(_FADE, _FADE, -_FADE, -_FADE).translated(-corner)
            soften(brush, oval, 35, _FADE, ink(self._theme.accent, 0.32))

        return self._once("glow", _OVAL, zoom, paint)

    def _put(self, painter: QPainter, index: int, raised: bool) -> None:
        """A back of the heap, painted once for each size of the window."""
        zoom = painter.deviceTransform().m11()
        corner = _whole(_around(index).topLeft(), zoom)
        painter.drawPixmap(corner + self._astray(index), self._back_at(index, raised, zoom))

    def painting(self, zoom: float) -> Iterator[object]:
        """Paint all there is at that size, one after the other, before it is seen."""
        yield self._glow_at(zoom)
        for index in range(MOST):
            yield self._back_at(index, False, zoom)

    def _back_at(self, index: int, raised: bool, zoom: float) -> QPixmap:
        def paint(brush: QPainter, corner: QPointF) -> None:
            spot, turn = _spot(index)
            self._back(brush, spot - corner, turn, raised)

        return self._once((index, raised), _around(index), zoom, paint)

    def _once(
        self, key: object, rect: QRectF, zoom: float, paint: Callable[[QPainter, QPointF], None]
    ) -> QPixmap:
        """What is painted in that part of the heap, from its corner on whole pixels."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._kept.clear()
        picture = self._kept.get(key)
        if picture is None:
            size = rect.size() * zoom
            picture = self._kept[key] = QPixmap(ceil(size.width()), ceil(size.height()))
            picture.fill(Qt.GlobalColor.transparent)
            brush = QPainter(picture)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.scale(zoom, zoom)
            paint(brush, _whole(rect.topLeft(), zoom))
            brush.end()
            picture.setDevicePixelRatio(zoom)
        return picture

    def _astray(self, index: int) -> QPointF:
        """How far from its place that back is while the heap is stirred."""
        if not self._stirred:
            return QPointF()
        right, down, _ = _scatter(index)
        around = 2 * pi * self._stirred * (1 if index % 2 else -1)
        close = 1.0 - 0.2 * sin(pi * self._stirred)
        turned_right = (right * cos(around) - down * _FLAT * sin(around)) * close
        turned_down = (right / _FLAT * sin(around) + down * cos(around)) * close
        return QPointF(turned_right - right, turned_down - down)

    def _back(self, painter: QPainter, spot: QPointF, turn: float, raised: bool) -> None:
        theme = self._theme
        centre = spot - QPointF(0, _RAISED if raised else 0)
        pose = QTransform().translate(centre.x(), centre.y()).rotate(turn)
        body = _outline_of(SHORT, SHORT * theme.radius_of, pose)
        thick = SHORT * theme.thickness_of * 1.6
        painter.setPen(Qt.PenStyle.NoPen)
        far = 9.0 if raised else 2.6
        for step in range(4):
            painter.setBrush(ink(theme.shadow, 0.13))
            painter.drawPath(body.translated(0.4 + far * 0.2 * step, thick + far * 0.32 * step))
        painter.setBrush(ink(theme.back_side[1]))
        painter.drawPath(body.translated(0, thick))
        box = body.boundingRect()
        painter.setBrush(slope(box.topLeft(), box.bottomRight(), *(ink(c) for c in theme.back)))
        painter.drawPath(body)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = ink(theme.back_edge or theme.inlay)
        painter.setPen(QPen(edge, 0.9))
        painter.drawPath(_outline_of(SHORT - 0.9, SHORT * theme.radius_of, pose))
        painter.setPen(QPen(ink(theme.inlay, 0.5), 0.9))
        painter.drawPath(_outline_of(SHORT - 6, 1.5, pose, 6))
        if raised:
            painter.setPen(QPen(ink(theme.accent), 1.8))
            painter.drawPath(_outline_of(SHORT + 1.6, SHORT * theme.radius_of + 0.8, pose))
        painter.setPen(Qt.PenStyle.NoPen)

    def _label(self, painter: QPainter) -> None:
        theme = self._theme
        count = str(self._count) if self._count else tr("empty")
        name = tr("Boneyard · {count}").format(count=count)
        below, colour = self._invitation if self._inviting else "", theme.accent
        if not self._inviting and 0 < self._drawable < self._count:
            below = tr("{count} to draw").format(count=self._drawable)
            colour = theme.quiet_text
        painter.setFont(theme.font(theme.small, bold=self._inviting))
        for words, tone, top in (
            (name, theme.text if self._count else theme.quiet_text, 84.0),
            (below, colour, 100.0),
        ):
            painter.setPen(ink(tone))
            lay_middle(painter, QRectF(-8, top, WIDTH + 16, 17), words)


@cache
def _scatter(index: int) -> tuple[float, float, float]:
    """Offsets and turn of the ``index``-th tile: a shaken sunflower, well spread at any count."""
    draw = Random(_SEED * 1000 + index)
    far = sqrt(((index * 0.618 + 0.12) % 1.0) * 0.95 + 0.05) * min(1.0, 0.55 + index / 18)
    around = radians(index * 137.5 + 200)
    right = cos(around) * far * 50 + draw.uniform(-4, 4)
    down = sin(around) * far * 21 + draw.uniform(-2, 2) - index * 0.22
    return right, down, draw.uniform(-38, 38)


def _spot(index: int) -> tuple[QPointF, float]:
    right, down, turn = _scatter(index)
    return _MIDDLE + QPointF(right, down), turn


def _around(index: int) -> QRectF:
    """Where a back lies with its shadow, and a pixel more."""
    corner = _spot(index)[0] - QPointF(_REACH, _REACH)
    return QRectF(corner, QSizeF(2 * _REACH + 1, 2 * _REACH + 1))


def _whole(corner: QPointF, zoom: float) -> QPointF:
    """The corner of the pixel that it lies in."""
    return QPointF(floor(corner.x() * zoom) / zoom, floor(corner.y() * zoom) / zoom)


def _outline_of(short: float, radius: float, pose: QTransform, less: float = 0.0) -> QPainterPath:
    """A lying tile about the origin, moved by ``pose``; ``less`` keeps an inner line even."""
    long = 2 * (short + less) - less if less else short + SHORT
    path = QPainterPath()
    path.addRoundedRect(QRectF(-long / 2, -short / 2, long, short), radius, radius)
    return pose.map(path)
