"""What are the rules of what is on the table? A page to read beside it, while the match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from ...rules.ruleset import Ruleset
from ...table.theme import Theme
from ...words import game_name
from ...words.rules_page import Page
from ...words.text import plural
from ..coming import Coming, Part
from ..controls import label
from ..rules_asked import in_question, rules_of
from ..rules_document import Writer
from ..rules_pictures import lying
from ..rules_sheet import Reader
from ..texts import tr
from ..zoom import scale_of

if TYPE_CHECKING:
    from ..window import Window


class RulesPage(QWidget):
    """Follows the match on the table, the options in force and the tiles that it is played with."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.setObjectName("clear")
        self._game = label("", "strong")
        self.reader = Reader(tr("Rules"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._game)
        rows.addWidget(self.reader, 1)
        self.setFocusProxy(self.reader)
        self._told: tuple[Ruleset, int] | None = None
        self._written: object = None
        self._coming = Coming(self, window.view)
        window.view.idle.connect(self.refresh)
        self.refresh()

    @property
    def theme(self) -> Theme:
        """What the tiles wear in the game that it tells of, and the words on this panel."""
        game = self._told[0].key if self._told is not None else ""
        return self._window.dressing.page(game)

    @theme.setter
    def theme(self, _: Theme) -> None:
        self._write()

    def refresh(self) -> None:
        """Tell of what is on the table now."""
        asked = in_question(None, self._window.walk.desk, self._window.learning.ruleset)
        if asked == self._told:
            return
        self._told = asked
        ruleset, seats = asked
        for_seats = plural(tr, seats, "for {count} player", "for {count} players")
        named = tr("{game}, {seats}").format(game=game_name(ruleset.key, tr), seats=for_seats)
        self._game.setText(named)
        self.reader.verticalScrollBar().setValue(0)
        self._write()

    def _write(self) -> None:
        """The page in letters of this size, its pictures as wide as there is room for."""
        room = self.reader.viewport().width()
        if self._told is None or not self.isVisible():
            return
        wanted = self._told, self.theme, scale_of(self), self.devicePixelRatioF(), room
        if wanted == self._written:
            return
        self._written = wanted
        aside, told = self._window.aside, self._told
        writer = Writer(self.reader.document(), wanted[1], tr, wanted[2], wanted[3], room)

        def laid_out(page: Page) -> None:
            if isValid(self) and self._written == wanted:
                self._coming.anew(*self._writing(writer, page))

        def made() -> Page:
            page = rules_of(*told)
            for one in writer.tables(page):
                lying(*one)
            return page

        aside.run(made, laid_out)

    def _writing(self, writer: Writer, page: Page) -> Iterator[Part]:
        """In parts, where there is nothing yet; else at once, so that nothing flickers."""
        bar, document = self.reader.verticalScrollBar(), self.reader.document()
        part = bar.value() / max(1, bar.maximum())
        if document.isEmpty():
            steps = writer.writing(page)
            yield lambda: next(steps, self) is None
        else:
            yield lambda: writer.write(page)

        def back() -> None:
            self.reader.moveCursor(QTextCursor.MoveOperation.Start)
            bar.setValue(round(part * bar.maximum()))

        yield back

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._write()
