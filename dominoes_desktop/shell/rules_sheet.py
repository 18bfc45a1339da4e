"""What are the rules of this match? A page to read beside the table, or over it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from ..table.theme import DEFAULT, Theme
from ..words import game_name
from ..words.rules_page import Page
from ..words.text import Tr, plural
from .rules_document import Writer
from .sheet import Sheet

WIDE = 600
BESIDE = 380
"""So much of the table must be left beside the page, or it lies in the middle."""


class Reader(QTextEdit):
    """Text that can be read, selected and scrolled, by the keys as well."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setObjectName("reader")
        self.setStyleSheet("QTextEdit#reader { background: transparent; border: none; }")
        self.setAccessibleName(title)
        self.setCursorWidth(0)  # the caret moves with the page, but nothing can be written here
        self.setFrameShape(QFrame.Shape.NoFrame)
        known = self.findChild(QWidget, "qt_scrollarea_viewport")
        self.viewport().setAutoFillBackground(False)  # unknown, it would be compared for 60 ms
        del known
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that move scroll; the caret follows, so that a screen reader reads on."""
        bar = self.verticalScrollBar()
        line = self.fontMetrics().lineSpacing() * 2
        page = max(line, self.viewport().height() - line)
        steps = {
            Qt.Key.Key_Down: line,
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Space: page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
            return
        bar.setValue(bar.value() + step)
        self.setTextCursor(self.cursorForPosition(QPoint(0, line // 2)))


class RulesSheet(Sheet):
    """The page in the theme's letters, with tiles in its dress; ``finished`` gives True.

    On a wide window it lies on the right, so that the table can be looked at meanwhile.
    """

    def __init__(self, parent: QWidget, page: Page, tr: Tr, theme: Theme = DEFAULT) -> None:
        for_seats = plural(tr, page.seats, "for {count} player", "for {count} players")
        title = tr("Rules: {game}, {seats}").format(game=game_name(page.key, tr), seats=for_seats)
        super().__init__(parent, title, wide=WIDE, dim=0.25, theme=theme)
        self.page = page
        self.reader = Reader(title)
        self._tr = tr
        self._written: tuple[float, float] | None = None
        self.fill(self.reader)
        self._writing: Iterator[None] | None = None
        self.coming.later(self._write_on)
        self.escape = self.button(tr("Close"), True, acting=True)

    def wear(self, theme: Theme) -> None:
        from ..table.wardrobe import together

        self._written = None
        super().wear(together(self.theme, theme))
        self._grow(self.scale)

    def content_height(self, width: int) -> int:
        document = self.reader.document()
        document.setTextWidth(width)
        return round(document.size().height()) + 1

    def place(self, panel: QRect) -> QRect:
        room = self.rect().marginsRemoved(self.clear)
        placed = super().place(panel)
        if room.width() - panel.width() >= BESIDE * self.scale:
            if self.isRightToLeft():
                placed.moveLeft(room.left())
            else:
                placed.moveRight(room.right())
        return placed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.finish(True)
        else:
            super().keyPressEvent(event)

    def _grow(self, scale: float) -> None:
        super()._grow(scale)
        self._head.ensurePolished()
        wanted = (scale, self.devicePixelRatioF())
        if wanted != self._written:
            self._written = wanted
            self._writer().write(self.page)
            self.reader.moveCursor(QTextCursor.MoveOperation.Start)

    def _writer(self) -> Writer:
        at = self.scale, self.devicePixelRatioF()
        return Writer(self.reader.document(), self.theme, self._tr, *at)

    def _write_on(self) -> bool:
        """Write the next part of the page; True while there is more of it."""
        if self._writing is None:
            self._head.ensurePolished()
            self._written = (self.scale, self.devicePixelRatioF())
            self._writing = self._writer().writing(self.page)
        if next(self._writing, self) is None:
            return True
        self.reader.moveCursor(QTextCursor.MoveOperation.Start)
        return False
