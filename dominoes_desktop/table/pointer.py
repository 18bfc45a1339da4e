"""How does what a pointer does reach the hands? What an item took for itself stays with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from .gestures import Gestures
from .hover import Hover


class PointerScene(QGraphicsScene):
    """A scene whose presses, moves and releases go to ``gestures`` unless an item has them."""

    gestures: Gestures
    hover: Hover
    felt_pressed = Signal()  # no piece of the furniture, and no tile of the hand

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hover.rest(event.scenePos())
        super().mousePressEvent(event)
        if not event.isAccepted():
            self.gestures.press(event.scenePos(), event.button())
            event.accept()
            if self.gestures.hand.item_at(event.scenePos()) is None:
                self.felt_pressed.emit()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.mouseGrabberItem() is None:
            self.gestures.move(event.scenePos(), event.buttons())
            self.hover.move(event.scenePos(), event.buttons())
            event.accept()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.mouseGrabberItem() is None:
            self.gestures.release(event.scenePos(), event.button())
            event.accept()
        self.hover.rest(event.scenePos())
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if not event.isAccepted():
            self.gestures.double(event.scenePos(), event.button())
            event.accept()
