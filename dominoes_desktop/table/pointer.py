"""How does what a pointer does reach the hands? What an item took for itself stays with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from .gestures import Gestures
from .hover import Hover
from .reach import nearest

if TYPE_CHECKING:
    from .lens import Lens

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class PointerScene(QGraphicsScene):
    """A scene whose presses, moves and releases go to ``gestures`` unless an item has them.

    Where the table is zoomed, the felt is taken by its empty part, or anywhere with the middle
    button, and goes with the pointer.
    """

    gestures: Gestures
    hover: Hover
    lens: Lens
    felt_pressed = Signal()  # no piece of the furniture; or a tile of the hand was clicked
    _early = False  # was the last press made before the picture had settled?

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hover.rest(event.scenePos())
        if event.button() == MIDDLE:
            self.lens.grab(event.scenePos())
            event.accept()
            return
        if self._over_place(event.scenePos()):
            event.ignore()
        else:
            super().mousePressEvent(event)
        self._early = self.gestures.locked
        if not event.isAccepted():
            self.gestures.press(event.scenePos(), event.button())
            event.accept()
            if self.gestures.hand.item_at(event.scenePos()) is None:
                self.felt_pressed.emit()
            if event.button() == LEFT and not self.gestures.pressing:
                self.lens.grab(event.scenePos())

    def _over_place(self, at: QPointF) -> bool:
        """Is a place of the chosen tile there? A click on it plays, whatever sign lies below it."""
        ghosts = self.gestures.scene.ghosts if self.gestures.chosen is not None else {}
        return nearest(ghosts, (at,), 0.0) is not None

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.lens.held:
            if event.buttons() & (LEFT | MIDDLE):
                self.lens.drag(event.scenePos())
            else:
                self.lens.let_go()  # the release went elsewhere
        elif self.mouseGrabberItem() is None:
            self.gestures.move(event.scenePos(), event.buttons())
            self.hover.move(event.scenePos(), event.buttons())
            self.lens.carry(event.scenePos() if self.gestures.held is not None else None)
            event.accept()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.lens.held:
            self.lens.let_go()
            event.accept()
        elif self.mouseGrabberItem() is None:
            self.lens.carry(None)
            if self.gestures.pressing and self.gestures.held is None:
                self.felt_pressed.emit()
            self.gestures.release(event.scenePos(), event.button())
            event.accept()
        self.hover.rest(event.scenePos())
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if not event.isAccepted():
            # Its first click may have ended a motion: who hurried it has not yet seen the table.
            answer = self.gestures.press if self._early else self.gestures.double
            answer(event.scenePos(), event.button())
            event.accept()
