"""How is a plate struck through whose seat loses its turn? A bar runs over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .theme import Theme, ink

EDGE = 6.0  # pixels at scale 1 that the bar keeps from the plate's corners


class Strike(QGraphicsItem):
    """A slanting bar over a plate of that size. ``reach`` (0 to 1) is how far it has come."""

    def __init__(self, size: QSizeF, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._start = QPointF(EDGE, size.height() - EDGE)
        self._way = QPointF(size.width() - EDGE, EDGE) - self._start
        self._done = 0.0
        self.setZValue(14)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def reach(self, done: float) -> None:
        self._done = done
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._start + self._way).normalized().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        end = self._start + self._way * self._done
        for colour, wide in ((ink(self._theme.shadow, 0.7), 6.0), (ink(self._theme.text), 2.6)):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(self._start, end)
