"""How is the small arrow head painted that says where something opens or goes on?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from .zoom import scale_of


def chevron(widget: QWidget, painter: QPainter, at: QPointF, down: bool) -> None:
    """A small arrow head in the colour of the widget's words, pointing down or to the right."""
    scale = scale_of(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(widget.palette().color(QPalette.ColorRole.WindowText), 1.8 * scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    head = [(-4.5, -2.5), (0.0, 2.0), (4.5, -2.5)]
    points = [QPointF(x, y) if down else QPointF(y, x) for x, y in head]
    painter.drawPolyline(QPolygonF([at + point * scale for point in points]))
