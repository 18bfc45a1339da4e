"""How does a screen reader see the table? Stand-ins for what lies there, and sentences.

While no reader asks, nothing of it exists; the first that asks for the table brings it about.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from .speech import Speech
from .stand_in import StandIn

if TYPE_CHECKING:
    from ..window import Window
    from .rows import Rows

TURN = 0.004  # seconds of a turn of the loop in which stand-ins are brought up to date


class Access(QObject):
    """What readers see and hear of one window. ``speech`` says what happens."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._view = window.view
        self._cursor = window.view.table.cursor
        self._rows: Rows | None = None
        self._work: Iterator[None] = iter(())
        self.speech = Speech(window)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)
        table = window.view.table
        table.arranged.connect(self._changed)
        table.cursor_moved.connect(self._changed)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_went)

    def settle(self) -> None:
        """Have the stand-ins equal the table now."""
        self._work = self._settled()
        for _ in self._work:
            pass

    @property
    def rows(self) -> Rows:
        """The stand-ins, made when they are first wanted."""
        if self._rows is None:
            from .rows import Rows  # not before there is a reader

            self._rows = Rows(self._view)
        return self._rows

    # inside

    def _changed(self) -> None:
        if QAccessible.isActive():
            self._work = self._settled()
            self._soon.start(0)

    def _go_on(self) -> None:
        end = perf_counter() + TURN
        for _ in self._work:
            if perf_counter() > end:
                self._soon.start(0)
                return

    def _settled(self) -> Iterator[None]:
        """First the hand, and the keyboard on it; then the rest, as there is time."""
        from ...words.aloud import ends_say
        from . import told

        scene, rows, seen = self._view.table, self.rows, self._view.table.seen
        bare = not self._window.sheets.seen
        for row in rows.all:
            row.group.setVisible(bare and seen is not None)
        if seen is None:
            return
        speaker = seen.voice.aloud.speaker
        yield from rows.hand.settle(told.hand_things(scene, seen, speaker))
        places = self._cursor.places if self._cursor.lifted else []
        yield from rows.places.settle(told.place_things(scene, seen, speaker, places))
        yield from rows.buttons.settle(told.button_things(scene, seen, speaker))
        if bare:
            self._put_keyboard()
        for row in rows.pressed:
            row.trim()
        yield from rows.line.settle(told.line_things(scene, seen, speaker))
        rows.ends.name(ends_say(speaker, seen.observation))
        yield from rows.ends.settle(told.end_things(scene, seen, speaker))
        yield from rows.around.settle(told.around_things(scene, seen, speaker))
        for row in rows.all:
            row.trim()

    def _put_keyboard(self) -> None:
        """Where the table has it, its stand-in has it."""
        focused, target = self._window.focusWidget(), self.rows.target()
        if focused is target or not self._cursor.shown:
            return
        if focused is self._view or isinstance(focused, StandIn):
            (target or self._view).setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_went(self, before: QWidget | None, now: QWidget | None) -> None:
        if not QAccessible.isActive():
            return
        if now is self._view and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._cursor.shown = True
        self._changed()
