"""What fills the window? The view onto the table: resizing, keys of the table, one way in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from ..geometry import Shape, shape_of
from ..rules.event import Event
from ..rules.observation import Observation
from .director import Director
from .scene import Scene
from .seen import Seen
from .theme import Theme


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
        self.setMinimumSize(640, 480)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Domino table"))
        self.table.move_made.connect(self.move_made)
        self.director.idle.connect(self.idle)
        self.director.event_shown.connect(self.event_shown)

    def shape(self, observation: Observation) -> Shape:
        """The table's shape in units, fixed for each game."""
        return shape_of(observation.ruleset)

    def show_events(self, events: tuple[Event, ...], seen: Seen) -> None:
        """Show what happened, then what is so."""
        self.director.show(events, seen)

    def set_pace(self, pace: str) -> None:
        """slow, normal, fast or off."""
        self.director.set_pace(pace)
        self.table.gestures.set_beat(self.director.beat)

    def wear(self, theme: Theme) -> None:
        """The table and its tiles in this dress from now on; what moves goes on moving."""
        self.table.set_theme(theme)

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

    def note(self, text: str) -> None:
        """A few words above the rack, for a moment."""
        self.table.furniture.note(text)

    def draw(self) -> None:
        """The viewer draws, where the rules allow it."""
        self.table.gestures.draw()

    def pass_turn(self) -> None:
        """The viewer passes, where the rules allow it."""
        self.table.gestures.pass_turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()

    def _fit(self) -> None:
        self.director.finish()
        size = self.viewport().size()
        self.table.resize(size.width(), size.height(), self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.table.gestures.cancel()
            self.table.gestures.choose(None)
        elif not self.table.furniture.question.key(event.text()):
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.hover.end()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.table.gestures.cancel()
