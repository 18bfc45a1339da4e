"""What is on the page of moves? The rounds, the moves of one, and what can be done about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...session.past import NOBODY
from ..controls import Picker, label
from ..taking_back import can_redo, can_undo, redo, undo
from ..texts import tr
from .move_list import MoveList
from .rows import rows_of

if TYPE_CHECKING:
    from ..window import Window


class MovesPage(QWidget):
    """Follows the match on the table; a row that is chosen is looked at."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window, self._walk = window, window.walk
        self.setObjectName("clear")
        self.rounds = Picker(tr("Round"), [])
        self.list = MoveList(tr("Moves of the round"))
        self.practice = label(
            tr("Practice: a move was taken back, so this match does not count."), "quiet"
        )
        self.back = QPushButton(tr("Undo"))
        self.again = QPushButton(tr("Redo"))
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        self._rows.addWidget(self.rounds)
        self._rows.addWidget(self.list, 1)
        self._rows.addWidget(self.practice)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.back, self.again):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        self._rows.addLayout(foot)
        self.rounds.activated.connect(self._round_chosen)
        self.list.chosen.connect(lambda at: self._walk.go(self._shown(), at))
        self.list.left.connect(self._escape)
        self.back.clicked.connect(lambda: undo(window))
        self.again.clicked.connect(lambda: redo(window))
        self._walk.changed.connect(self.refresh)
        self.setFocusProxy(self.list)
        self.refresh()

    def refresh(self) -> None:
        """Show what there is now."""
        desk = self._walk.desk
        for one in (self.list, self.back, self.again):
            one.setEnabled(desk is not None)
        if desk is None or not desk.rounds:
            self.list.show_rows([], -1)
            self.rounds.hide()
            self.practice.hide()
            return
        number = self._walk.round or desk.rounds
        self._offer_rounds(desk.rounds, number)
        me, past = self._walk.me, self._walk.past(number)
        rows = rows_of(past, self._walk.voice, NOBODY if me is None else me)
        self.list.show_rows(rows, past.moves if self._walk.at is None else self._walk.at)
        kept = self._walk.kept is not None
        self.practice.setVisible(desk.practice)
        for button, can in ((self.back, can_undo), (self.again, can_redo)):
            button.setVisible(not kept)
            button.setEnabled(can(self._window))

    def _offer_rounds(self, count: int, number: int) -> None:
        text = tr("Round {number} of {count}")
        if self.rounds.count() != count:
            values = [(n, text.format(number=n, count=count)) for n in range(1, count + 1)]
            self.rounds.offer(values)
        self.rounds.choose(number)
        self.rounds.setVisible(count > 1)

    def _shown(self) -> int:
        number = self.rounds.value()
        assert isinstance(number, int)
        return number

    def _round_chosen(self) -> None:
        """The end of that round; of the one that is played, what is so."""
        number = self._shown()
        self._walk.go(number, self._walk.past(number).moves)

    def _escape(self) -> None:
        """Back to what is so, else to the table."""
        if not self._window.walk.look.key(Qt.Key.Key_Escape):
            self._window.side.leave()
