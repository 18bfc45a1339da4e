"""What lies beneath everything: the felt as a picture, painted when the size has settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap

from .area import Frame
from .felt import lay_felt, paint_felt
from .theme import Theme

REST = 90  # ms without a change of size after which the picture is painted anew


class Backdrop:
    """While a window's edge is being dragged the picture before is stretched: it is only felt."""

    def __init__(self, theme: Theme, changed: Callable[[], None]) -> None:
        self.theme = theme
        self._picture = QPixmap()
        self._size = QSize()
        self._dpr = 1.0
        self._rest = QTimer()
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.drop)
        self._rest.timeout.connect(changed)

    def drop(self) -> None:
        """Paint it anew when next asked: other seats, another theme, a size that has settled."""
        self._rest.stop()
        self._picture = QPixmap()

    @property
    def resizing(self) -> bool:
        """Has the window just taken another size, and may take more?"""
        return self._rest.isActive()

    def resize(self) -> None:
        """The window has another size; more may follow at once."""
        if not self._picture.isNull():
            self._rest.start()

    def lay(self, painter: QPainter, rect: QRectF | QRect, frame: Frame, dpr: float) -> None:
        """Cover that part of the scene with felt."""
        size = QSize(round(frame.width), round(frame.height))
        if dpr != self._dpr or (size != self._size and not self._rest.isActive()):
            self.drop()
        if self._picture.isNull():
            self._size, self._dpr = size, dpr
            self._picture = paint_felt(size, dpr, self.theme)
        at = QRectF(rect).toAlignedRect()
        if size != self._size:
            painter.drawPixmap(QRect(0, 0, size.width(), size.height()), self._picture)
            return
        if dpr.is_integer():
            source = QRectF(at.x() * dpr, at.y() * dpr, at.width() * dpr, at.height() * dpr)
            painter.drawPixmap(at, self._picture, source.toRect())  # half the time
        else:  # a part would have edges within device pixels, which show as hairlines
            painter.drawPixmap(0, 0, self._picture)

    def lay_bare(self, painter: QPainter, frame: Frame, dpr: float) -> None:
        """Felt alone, where nothing lies on it yet: not worth keeping as a picture."""
        painter.save()
        painter.scale(1 / dpr, 1 / dpr)
        wide, high = round(frame.width * dpr), round(frame.height * dpr)
        lay_felt(painter, wide, high, dpr, self.theme)
        painter.restore()
