"""How is it seen that rows go on below the edge? They fade there, above a small arrow head."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from ..table.shade import slope
from ..table.theme import DEFAULT, ink
from .chevron import chevron
from .zoom import scale_of

HIGH = 30  # px at scale 1


class MoreBelow(QWidget):
    """Lies over the lower edge of an area that scrolls, while there is more to scroll to."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self.theme = DEFAULT
        self._area = area
        self.setObjectName("clear")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.viewport().installEventFilter(self)
        self.hide()

    @property
    def high(self) -> int:
        """Pixels above the edge in which rows fade."""
        return round(HIGH * scale_of(self))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        """Lie where the edge is now, or not at all."""
        bar, edge = self._area.verticalScrollBar(), self._area.viewport().geometry()
        high = self.high
        self.setGeometry(edge.x(), edge.bottom() + 1 - high, edge.width(), high)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        glass = [ink(self.theme.glass, strength) for strength in (0.0, 0.8, 1.0)]
        top = QPointF(0, 0)
        painter.fillRect(self.rect(), slope(top, QPointF(0, self.height()), *glass))
        chevron(self, painter, QPointF(self.width() / 2, self.height() * 0.68), True)
