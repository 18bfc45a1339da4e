"""What lies beneath everything: the felt as a picture, painted when the size has settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap

from .area import Frame
from .felt import lay_felt
from .theme import Theme

REST = 90  # ms without another change of size after which the picture is painted anew
CLOSE = 1.2  # times as large or small: as far as the picture before is shown as it is
STROKE = 1_000_000  # device pixels that are painted in one turn of the loop


@dataclass(frozen=True, slots=True)
class _Order:
    """What the picture depends on."""

    size: QSize
    dpr: float
    theme: Theme


def _close(one: QSize, other: QSize) -> bool:
    """Is a window of the one size hardly another than one of the other?"""
    wide, high = one.width() / max(1, other.width()), one.height() / max(1, other.height())
    return max(wide, high) <= CLOSE and min(wide, high) >= 1 / CLOSE


class Backdrop:
    """Painted over some turns of the loop, so that nothing waits for it.

    Until then the picture before is shown, since it is only felt: as it is while an edge is
    dragged, which costs no stretching, else stretched; and where there is none, felt is laid bare
    wherever it is asked for. ``patient`` says that time may be taken at all: else the picture is
    there at once.
    """

    def __init__(
        self, theme: Theme, changed: Callable[[], None], patient: Callable[[], bool]
    ) -> None:
        self.theme = theme
        self._changed = changed
        self._patient = patient
        self._picture = QPixmap()
        self._has: _Order | None = None
        self._wanted: _Order | None = None
        self._strokes: Iterator[None] = iter(())
        self._turn = QTimer()
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next_stroke)

    @property
    def resizing(self) -> bool:
        """Has the window just taken another size, and may take more?"""
        return self._has is not None and self._has != self._wanted

    def lay(self, painter: QPainter, rect: QRectF | QRect, frame: Frame, dpr: float) -> None:
        """Cover that part of the scene with felt."""
        size = QSize(round(frame.width), round(frame.height))
        order = _Order(size, dpr, self.theme)
        if order != self._wanted or not self._patient():
            self._want(order)
        if self._has is None:
            self.lay_bare(painter, frame, dpr)
        elif dpr != self._has.dpr or not _close(size, self._has.size):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # half the time
            painter.drawPixmap(QRect(0, 0, size.width(), size.height()), self._picture)
            painter.restore()
        else:  # in device pixels, as which both are whole
            painter.save()
            painter.scale(1 / dpr, 1 / dpr)
            if size != self._has.size:
                self._continue(painter, size * dpr)
            part = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
            at = part.toAlignedRect() & self._picture.rect()
            painter.drawPixmap(at.topLeft(), self._picture, at)
            painter.restore()

    def _continue(self, painter: QPainter, size: QSize) -> None:
        """What the picture is too small for, from its last row and column: it is the dim rim."""
        wide, high = self._picture.width(), self._picture.height()
        right, below = size.width() - wide, size.height() - high
        if right > 0:
            column = QRect(wide - 1, 0, 1, high)
            painter.drawPixmap(QRect(wide, 0, right, high), self._picture, column)
        if below > 0:
            row = QRect(0, high - 1, wide, 1)
            painter.drawPixmap(QRect(0, high, wide, below), self._picture, row)
        if right > 0 and below > 0:
            corner = QRect(wide - 1, high - 1, 1, 1)
            painter.drawPixmap(QRect(wide, high, right, below), self._picture, corner)

    def lay_bare(self, painter: QPainter, frame: Frame, dpr: float) -> None:
        """Felt where nothing lies on it yet: not worth keeping as a picture."""
        painter.save()
        painter.scale(1 / dpr, 1 / dpr)
        wide, high = round(frame.width * dpr), round(frame.height * dpr)
        lay_felt(painter, wide, high, dpr, self.theme)
        painter.restore()

    def _want(self, order: _Order) -> None:
        """That picture is asked for: begin it as soon as its size has stood for a while."""
        before, self._wanted = self._has, order
        self._turn.stop()
        if order == before:
            return
        self._strokes = self._painting(order)
        if not self._patient():
            list(self._strokes)
        else:
            resized = before is not None and (before.size, before.dpr) != (order.size, order.dpr)
            self._turn.start(REST if resized else 0)

    def _next_stroke(self) -> None:
        if next(self._strokes, self) is None:
            self._turn.start(0)
        else:
            self._changed()

    def _painting(self, order: _Order) -> Iterator[None]:
        """Paint it, a few milliseconds from one step to the next."""
        dpr = order.dpr
        wide = max(1, round(order.size.width() * dpr))
        high = max(1, round(order.size.height() * dpr))
        picture = QPixmap(wide, high)
        band = max(64, STROKE // wide)
        for top in range(0, high, band):
            brush = QPainter(picture)
            brush.setClipRect(QRect(0, top, wide, band))
            lay_felt(brush, wide, high, dpr, order.theme)
            brush.end()
            yield
        self._picture, self._has = picture, order
