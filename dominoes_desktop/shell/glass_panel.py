"""What do the pieces of a sheet lie on? Glass that nothing shines through, painted once."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QMargins, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from ..table.glass import SHADE, Pane, pane
from ..table.theme import Theme
from .zoom import scale_of

AROUND = round(SHADE) + 8  # px in which the shadow lies
RIM = 2  # px in which the edge may be no whole pixel


class GlassPanel(QWidget):
    """Opaque but for its edge: what changes on it has nothing below it painted anew.

    Its corners and its shadow belong to the sheet that it lies on (``lay_around``).
    """

    def __init__(self, sheet: QWidget, theme: Theme) -> None:
        super().__init__(sheet)
        self.theme = theme
        self._glass: tuple[tuple[object, ...], Pane] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def around(self) -> QRect:
        """Where it lies on the sheet, its shadow with it."""
        return self.geometry().marginsAdded(QMargins(AROUND, AROUND, AROUND, AROUND))

    def lay_around(self, painter: QPainter) -> None:
        """Lay it, with its shadow, on the sheet."""
        self._lay(painter, QRectF(self.geometry()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is not opaque is the sheet's to paint."""
        corner = max(RIM, ceil(self._corner))
        across = self.rect().adjusted(corner, RIM, -corner, -RIM)
        down = self.rect().adjusted(RIM, corner, -RIM, -corner)
        self.setMask(QRegion(across).united(down))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._lay(QPainter(self), QRectF(self.rect()))

    @property
    def _corner(self) -> float:
        return self.theme.radius * scale_of(self)

    def _lay(self, painter: QPainter, rect: QRectF) -> None:
        around = QMargins(AROUND, AROUND, AROUND, AROUND).toMarginsF()
        self._pane().lay(painter, rect.marginsAdded(around))

    def _pane(self) -> Pane:
        """The glass with its shadow, painted once for each height."""
        key = self.devicePixelRatioF(), self.height(), self._corner, self.theme
        if self._glass is None or self._glass[0] != key:
            theme = replace(self.theme, glass_strength=1.0)
            self._glass = key, pane(self.height(), theme, self._corner, AROUND, key[0])
        return self._glass[1]
