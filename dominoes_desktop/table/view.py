"""What fills the window? The view onto the table: resizing, keys of the table, one way in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from ..geometry import Shape, shape_of
from ..rules.event import Event
from ..rules.observation import Observation
from .director import Director
from .keys import pressed
from .scene import Scene
from .seen import Seen
from .sight import STEP
from .texts import tr
from .theme import Theme

NOTCH = 120.0  # what a wheel turns by in one step
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
SIDEWAYS = 90.0  # pixels by which such a step moves the table to the side


class TableView(QGraphicsView):
    """Shows a match and tells what the viewer's hands did. ``idle``: all is shown.

    ``event_shown``: an event, what is seen after it, and whether anything moves (Director).
    """

    move_made = Signal(object)
    idle = Signal()
    event_shown = Signal(object, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self.table = Scene()
        self.director = Director(self.table)
        self.setViewport(QWidget())  # for Qt's own all kinds of widgets would be fetched
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(640, 480)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Domino table"))
        self.table.move_made.connect(self.move_made)
        self.director.idle.connect(self.idle)
        self.director.event_shown.connect(self.event_shown)

    def shape(self, observation: Observation) -> Shape:
        """The table's shape in units, fixed for each game."""
        return shape_of(observation.ruleset)

    def show_events(self, events: tuple[Event, ...], seen: Seen) -> None:
        """Show what happened, then what is so."""
        self.director.show(events, seen)

    def set_pace(self, pace: str, still: bool = False) -> None:
        """slow, normal, fast or off; ``still``: nothing travels, but each change is looked at."""
        self.director.set_pace(pace, still)
        beat = 0.0 if still else self.director.beat
        self.table.gestures.set_beat(beat)
        self.table.lens.beat = beat

    def wear(self, theme: Theme) -> None:
        """The table and its tiles in this dress from now on; what moves goes on moving."""
        self.table.set_theme(theme)

    def set_letters(self, percent: int) -> None:
        """How large all is that is written on the table, in percent of the usual size."""
        if percent != round(100 * self.table.letters):
            self.director.finish()
            self.table.set_letters(percent)

    def sort_hand(self, how: str) -> None:
        """The hand in the rack as dealt, by pips, doubles first or by suit, from now on."""
        self.table.gestures.hand.sort(how)

    def set_highlight(self, how: str) -> None:
        """off, subtle or strong: how what can be done is shown."""
        if how != self.table.highlight:
            self.table.highlight = how
            self.director.finish()
            if self.table.seen is not None:
                self.table.settle(self.table.seen)

    def leave_free(self, left: int, right: int) -> None:
        """So many pixels at either side are not the table's: something else stands there."""
        now = self.viewportMargins()
        self._leave(QMargins(left, now.top(), right, now.bottom()))

    def leave_above(self, high: int) -> None:
        """The same at the upper edge."""
        now = self.viewportMargins()
        self._leave(QMargins(now.left(), high, now.right(), now.bottom()))

    def leave_below(self, high: int) -> None:
        """The same below the table."""
        now = self.viewportMargins()
        self._leave(QMargins(now.left(), now.top(), now.right(), high))

    def _leave(self, free: QMargins) -> None:
        if self.viewportMargins() != free:
            self.setViewportMargins(free)

    def retell(self) -> None:
        """All that is written on the table, in the language of now; what moves goes on moving."""
        self.setAccessibleName(tr("Domino table"))
        self.table.furniture.retell()
        self.table.lens.cues.retell()
        if self.table.seen is not None and not self.director.busy:
            self.table.settle(self.table.seen)

    def note(self, text: str, aloud: bool = True) -> None:
        """A few words above the rack, for a moment; ``aloud``: said to a screen reader as well."""
        self.table.furniture.note(text)
        if aloud:
            self.table.told.emit(text)

    def draw(self) -> None:
        """The viewer draws, where the rules allow it."""
        self.table.gestures.draw()

    def pass_turn(self) -> None:
        """The viewer passes, where the rules allow it."""
        self.table.gestures.pass_turn()

    def zoom(self, steps: float) -> None:
        """So many steps closer to the table, or further away from it."""
        self.table.lens.zoom(STEP**steps)

    def show_all(self) -> None:
        """The whole table, as large as that can be."""
        self.table.lens.show_all()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms to the pointer; two fingers on a touchpad move what is zoomed."""
        lens, turned, moved = self.table.lens, event.angleDelta(), event.pixelDelta()
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        pad = event.device().type() == QInputDevice.DeviceType.TouchPad
        if pad and not ctrl and not moved.isNull():
            lens.pan(moved.x(), moved.y())
        elif abs(turned.x()) > abs(turned.y()):
            lens.pan(turned.x() / NOTCH * SIDEWAYS, 0)
        elif turned.y():
            lens.zoom(STEP ** (turned.y() / NOTCH), self._in_scene(event.position()))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Another screen has other pixels; two fingers on a screen, or on a touchpad, pinch."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.table.cursor.hide()
        elif isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._pinch(1 + event.value(), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = pinch.centerPoint() - QPointF(self.viewport().mapToGlobal(QPoint()))
                self._pinch(pinch.scaleFactor(), at)
                moved = pinch.centerPoint() - pinch.lastCenterPoint()
                self.table.lens.pan(moved.x(), moved.y())
                return True
        return bool(super().viewportEvent(event))

    def _pinch(self, by: float, at: QPointF) -> None:
        """Fingers go in small steps; they count once they make a whole pixel."""
        self.table.gestures.cancel()
        self.table.lens.let_go()
        self.table.lens.pinch(by, self._in_scene(at))

    def _in_scene(self, at: QPointF) -> QPointF:
        return self.mapToScene(at.toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.director.finish()
        size = self.viewport().size()
        self.table.resize(size.width(), size.height(), self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed(self.table.cursor, event) and not self._answered(event):
            super().keyPressEvent(event)

    def _answered(self, event: QKeyEvent) -> bool:
        return not event.isAutoRepeat() and self.table.furniture.question.key(event.text())

    def tab(self, forward: bool) -> bool:
        """The keyboard goes on along hand and buttons; False where these are at their end."""
        return self.table.cursor.tab(forward)

    def focusNextPrevChild(self, next: bool) -> bool:
        if self.hasFocus() and self.tab(next):
            return True
        if not super().focusNextPrevChild(next):
            self.table.cursor.come(next)  # there is nothing beside the table: round again
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.table.cursor.set_focused(True)
        if event.reason() in BY_TAB:
            self.table.cursor.come(event.reason() == Qt.FocusReason.TabFocusReason)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.hover.end()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.table.gestures.cancel()
        self.table.cursor.set_focused(False)
