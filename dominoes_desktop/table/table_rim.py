"""Where does a table end whose edge is part of the rules? An inlaid line, the felt beyond dim."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .camera import Camera
from .shade import slope
from .theme import Theme, blend, ink

OUT = 3.0  # pixels between the last row of units and the line
SHADE = 14.0


class TableRim(QGraphicsItem):
    """Not seen while there is no such table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self.setZValue(0.2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def spread(self, edges: tuple[int, int] | None, camera: Camera) -> None:
        """Lie round a table of so many units, whose middle is the grid's."""
        if edges is None:
            self.setVisible(False)
            return
        width, height = edges[0] * camera.unit, edges[1] * camera.unit
        rect = QRectF(camera.x - width / 2, camera.y - height / 2, width, height)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self._rect.adjusted(-OUT, -OUT, OUT, OUT)
        around = QPainterPath()  # what lies between the two
        around.addRoundedRect(self.boundingRect(), 10, 10)
        around.addRoundedRect(line, 6, 6)
        painter.fillPath(around, ink(theme.shadow, 0.28))
        brass = slope(
            line.topLeft(),
            line.bottomRight(),
            blend(theme.metal[1], theme.metal[0], 0.3),
            ink(theme.metal[1]),
            ink(theme.metal[2]),
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(theme.shadow, 0.5), 4))
        painter.drawRoundedRect(line.translated(0, 1), 6, 6)
        painter.setPen(QPen(QBrush(brass), 2.2))
        painter.drawRoundedRect(line, 6, 6)
