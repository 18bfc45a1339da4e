"""How is a part of a sheet that is not always wanted shown and hidden?"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from .chevron import chevron
from .zoom import scale_of


class Fold(QPushButton):
    """A heading that shows and hides what stands below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fold")
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        scale = scale_of(self)
        at = self.width() - 13 * scale if self.isRightToLeft() else 13 * scale
        chevron(self, painter, QPointF(at, self.height() / 2), self.isChecked())
