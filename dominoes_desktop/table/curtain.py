"""What keeps the hand apart from the table, when the table is larger than its felt?

Tiles that lie further down go under a strip of felt, whose upper edge is soft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

if TYPE_CHECKING:
    from .scene import Scene

Z = 9.6  # above all that lies on the table, below rack and hand
FADE = 30.0  # pixels at scale 1 over which it comes in
STEPS = 15


class Curtain(QGraphicsItem):
    """The felt below the sentence once more, where the view is zoomed."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._rect = QRectF()
        self._fade = FADE
        self.setZValue(Z)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def settle(self, zoomed: bool) -> None:
        """Hang there, or not at all."""
        frame = self._scene.frame
        top = float(round(frame.pill.y))
        rect = QRectF(0, top, frame.width, frame.height - top)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect, self._fade = rect, FADE * frame.scale
        self.setVisible(zoomed)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed = QRectF(option.exposedRect) & self._rect
        high = round(self._fade / STEPS) or 1
        soft = QRectF(self._rect.x(), self._rect.y(), self._rect.width(), high * STEPS)
        for step in range(STEPS):
            band = QRectF(soft.x(), soft.y() + step * high, soft.width(), high) & exposed
            self._lay(painter, band, (step + 1) / (STEPS + 1))
        self._lay(painter, exposed & self._rect.adjusted(0, soft.height(), 0, 0), 1.0)

    def _lay(self, painter: QPainter, part: QRectF, strength: float) -> None:
        if part.isEmpty():
            return
        painter.save()
        painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(strength)
        self._scene.backdrop.lay(painter, part, self._scene.frame, self._scene.dpr)
        painter.restore()
