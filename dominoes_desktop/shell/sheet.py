"""What is a sheet? A pane of dark glass over the table, one at a time, with its buttons below.

It covers its parent, keeps the keyboard, scrolls where there is little room, and is gone once over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ..table.theme import DEFAULT, Theme, ink
from .coming import Coming, go, written
from .controls import GUTTER, Scroll, label
from .glass_panel import GlassPanel
from .stops import entered, go_round, in_order
from .style import stylesheet
from .zoom import height_of, scale_in, zoom

PADDING, EDGE, GAP = 24, 16, 16  # px at scale 1
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
FOR_THE_WINDOW = (Qt.Key.Key_F1, Qt.Key.Key_F11)
RESIZED = (QEvent.Type.Resize, QEvent.Type.DynamicPropertyChange)  # the window, or its letters
COMMAND = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class Sheet(QWidget):
    """``finished`` gives the result once; the sheet then hides and deletes itself.

    ``wide`` is the panel's greatest width, ``dim`` how dark the table becomes (0 to 1),
    ``clear`` what stays free around the panel, all in logical pixels.
    """

    finished = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        *,
        wide: int = 440,
        dim: float = 0.5,
        clear: QMargins | None = None,
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.wide, self.dim, self.scale = wide, dim, scale_in(parent, wide)
        self.clear = clear or QMargins(EDGE, EDGE, EDGE, EDGE)
        self.escape: QPushButton | None = None
        self.long: QWidget | None = None  # for its words the sheet is wider than usual, if need be
        self.again: Callable[[], object] | None = None  # lays the like of it, in other words
        self.retell: Callable[[], object] | None = None  # says the same in other words
        self.acting: QPushButton | None = None
        self._under = parent
        self._before: QWidget | None = None
        self._rested: QWidget | None = None
        self.over = self._laid = False
        self.coming = Coming(self, parent)
        self.setObjectName("sheet")
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setStyleSheet(stylesheet(theme, self.scale))  # a dress costs some ms: once
        self.panel = GlassPanel(self, theme)
        self._head = label(title, "title", self.panel)
        self._content = QWidget(self.panel)
        self._content.setObjectName("clear")
        self._filled = QVBoxLayout(self._content)
        self._filled.setContentsMargins(0, 0, 0, 0)
        self._foot = QWidget(self.panel)
        self._foot.setObjectName("clear")
        self.foot = QHBoxLayout(self._foot)
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setSpacing(12)
        self.foot.addStretch(1)
        self._scroll: Scroll | None = None
        parent.installEventFilter(self)
        self.hide()

    def wear(self, theme: Theme) -> None:
        """Change the dress of the sheet and of all that paints itself on it."""
        self.theme = theme
        if (letters := stylesheet(theme, self.scale)) != self.styleSheet():
            self.setStyleSheet(letters)
        self._dress()
        self.update()

    def _dress(self) -> None:
        for piece in [one for one in self.findChildren(QWidget) if hasattr(one, "theme")]:
            piece.theme = self.theme
            piece.update()

    @property
    def title(self) -> str:
        return self._head.text()

    @property
    def area(self) -> Scroll:
        """What rows lie in; they scroll where the window is too small for them."""
        if self._scroll is None:
            self._scroll = Scroll(self._content)
            self.fill(self._scroll)
        return self._scroll

    @property
    def body(self) -> QVBoxLayout:
        """Where rows go."""
        return self.area.rows

    @property
    def gutter(self) -> int:
        """How far the content reaches into the margin on its right, where scroll bars lie."""
        return round(GUTTER * self.scale)

    def fill(self, widget: QWidget) -> None:
        """Give the room between title and buttons to a widget of one's own."""
        self._filled.addWidget(widget)
        for one in (widget, widget.body) if isinstance(widget, Scroll) else (widget,):
            one.installEventFilter(self)

    def content_height(self, width: int) -> int:
        """The height that the content would like to have at that width, the gutter not counted."""
        if self._scroll is not None:
            return self._scroll.wanted(width + self.gutter)
        return self._content.sizeHint().height()

    def button(self, text: str, result: object = None, *, acting: bool = False) -> QPushButton:
        """A button below; it ends the sheet with ``result`` unless that is None.

        The acting one is pressed by Enter and carries the accent.
        """
        made = QPushButton(text, self._foot)
        made.setAccessibleName(text)
        if acting:
            made.setObjectName("acting")
            self.acting = made
        if result is not None:
            made.clicked.connect(lambda: self.finish(result))
        self.foot.addWidget(made)
        return made

    def open(self, focus: QWidget | None = None) -> None:
        """Show it over all else, with the keyboard on ``focus``.

        Without one it is where it was when the sheet was left, else on the acting button.
        """
        self._before = self.window().focusWidget()
        if self.coming.ready and (self._laid or not self.coming.patient):
            self._dress()
            self._fit()
            self._appear(focus)
            return
        self.panel.hide()  # until all of it is there; the keyboard is the sheet's at once
        self._come_up(self)
        self.coming.later(self._dress)
        self.coming.later(lambda: self._grow(scale_in(self._under, self.wide)))
        self.coming.later(written(self.panel))
        self.coming.later(self._fit)
        self.coming.later(lambda: self._appear(focus))
        self.coming.go_on()

    def came(self) -> None:
        """It is seen."""

    def _appear(self, focus: QWidget | None) -> None:
        self._laid = True
        if self.size() != self._under.size():
            self._fit()
        self.panel.show()
        rested = self._rested if self._rested is not None and isValid(self._rested) else None
        self._come_up(focus or rested or self.acting or self)
        self.came()

    def _come_up(self, focus: QWidget) -> None:
        self.setGeometry(self._under.rect())
        self.show()
        self.raise_()
        focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self, result: object) -> None:
        """Say how it ended, give the keyboard back, and go. Only the first call counts."""
        if self.over:
            return
        self.over = True
        self.leave()
        self.finished.emit(result)
        go(self, self.pieces() if self.coming.patient else ())

    def rest_on(self, piece: QWidget) -> None:
        """The keyboard goes there, as soon as the sheet is seen."""
        self._rested = piece
        if self.panel.isVisible():
            piece.setFocus(Qt.FocusReason.OtherFocusReason)

    def pieces(self) -> Sequence[QWidget]:
        """What goes piece by piece once it has ended, where there is much of it."""
        return ()

    def leave(self) -> None:
        """Hide it and give the keyboard back; opened again, it has it where it was."""
        focused = self.window().focusWidget()
        self._rested = focused if focused is not None and self.isAncestorOf(focused) else None
        self.coming.rest()
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()  # not before: Qt would look through all of it for who has the keyboard then
        self._before = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        resized = watched is self._under and kind in RESIZED
        grown = watched is not self._under and kind == QEvent.Type.LayoutRequest
        if (resized or grown) and self.isVisible() and self.coming.ready:
            self._fit()
        return False

    def event(self, event: QEvent) -> bool:
        # Plain keys belong to the sheet, not to the window's shortcuts behind it; but for F1, F11.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            command = event.modifiers() & COMMAND or event.key() in FOR_THE_WINDOW
            event.setAccepted(not command)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.coming.ready:
            pass
        elif event.key() == Qt.Key.Key_Escape:
            if self.escape is not None and self.escape.isEnabled():
                self.escape.click()
        elif event.key() in ENTER and not event.isAutoRepeat():
            pressed = entered(self.window().focusWidget(), self.acting)
            if pressed is not None and pressed.isEnabled() and self.isAncestorOf(pressed):
                pressed.click()
        elif self._scroll is not None:
            self._scroll.turn(event.key())
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes round inside the sheet, in the order in which things stand."""
        stops = [*in_order(self._content), *in_order(self._foot)]
        go_round(stops, self.window().focusWidget(), next)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.dim:
            painter.fillRect(self.rect(), ink(self.theme.shadow, self.dim))
        if self.panel.isVisible():
            self.panel.lay_around(painter)

    def place(self, panel: QRect) -> QRect:
        """Where a panel of that size lies: in the middle of the room there is."""
        panel.moveCenter(self.rect().marginsRemoved(self.clear).center())
        return panel

    def _fit(self) -> None:
        """Lay the panel out: as high as its content, as far as the parent has room."""
        self.setGeometry(self._under.rect())
        self._grow(scale_in(self._under, self.wide))
        pad, gap = round(PADDING * self.scale), round(GAP * self.scale)
        room = self.rect().marginsRemoved(self.clear)
        needs = [self._foot, self.long] if self.long is not None else [self._foot]
        longest = max([one.sizeHint().width() for one in needs]) + 2 * pad
        wide = min(max(round(self.wide * self.scale), longest), room.width())
        inner = wide - 2 * pad
        head = self._head.heightForWidth(inner)
        foot = height_of(self.foot, inner) if self.foot.count() > 1 else 0
        below = gap + foot if foot else 0
        most = room.height() - head - gap - below - 2 * pad
        between = min(self.content_height(inner), max(most, 4 * gap))
        high = head + gap + between + below + 2 * pad
        if (placed := self.place(QRect(0, 0, wide, high))) != self.panel.geometry():
            before = self.panel.around
            self.panel.setGeometry(placed)
            self.update(before.united(self.panel.around))
        self._head.setGeometry(pad, pad, inner, head)
        self._content.setGeometry(pad, pad + head + gap, inner + self.gutter, between)
        self._foot.setGeometry(pad, high - pad - foot, inner, foot)

    def _grow(self, scale: float) -> None:
        """Take that scale; pieces that have come since the last time take it, too."""
        if scale != self.scale:
            self.scale = scale
            self.setStyleSheet(stylesheet(self.theme, scale))
        zoom(self.panel, scale)
