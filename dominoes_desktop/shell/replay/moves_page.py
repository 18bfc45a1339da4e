"""What is on the page of moves? The rounds, the moves of one, and what can be done about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...session.past import NOBODY
from ...words.review import unit_says
from ..controls import Picker, label
from ..people.names import characters_of
from ..taking_back import PRACTISED, can_redo, can_undo, redo, undo
from ..texts import tr
from .curve import Curve
from .move_list import MoveList
from .rows import rows_of

if TYPE_CHECKING:
    from ..window import Window


class MovesPage(QWidget):
    """Follows the match on the table; a row that is chosen is looked at.

    Of a match that was kept, it has the curve above the moves as well.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window, self._walk = window, window.walk
        self.setObjectName("clear")
        self.rounds = Picker(tr("Round"), [])
        self.list = MoveList(tr("Moves of the round"))
        self.practice = label(tr(PRACTISED), "quiet")
        self.back = QPushButton(tr("Undo"))
        self.again = QPushButton(tr("Redo"))
        self.home = QPushButton(tr("Back to the match"))
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        self.curve = Curve()
        self.eyes = Picker(tr("Whose moves"), [])
        self.unit = label("", "quiet")
        for one in (self.eyes, self.curve, self.unit, self.rounds):
            self._rows.addWidget(one)
        self._rows.addWidget(self.list, 1)
        self._rows.addWidget(self.practice)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.back, self.again, self.home):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        self._rows.addLayout(foot)
        self.rounds.activated.connect(self._round_chosen)
        self.list.chosen.connect(lambda at: self._walk.go(self._shown(), at))
        self.list.left.connect(self._escape)
        self.back.clicked.connect(lambda: undo(window))
        self.again.clicked.connect(lambda: redo(window))
        self.home.clicked.connect(self._walk.back)
        self.curve.chosen.connect(lambda at: self._walk.go(self._shown(), at))
        self.eyes.activated.connect(self._eyes_chosen)
        self._walk.changed.connect(self.refresh)
        if window.replay is not None:
            window.replay.weighed.connect(self._show_curve)
        self.setFocusProxy(self.list)
        self.refresh()

    def refresh(self) -> None:
        """Show what there is now."""
        desk, kept = self._walk.desk, self._walk.kept is not None
        for one in (self.eyes, self.curve, self.unit):
            one.setVisible(kept)
        self.list.setEnabled(desk is not None)
        for button, can in ((self.back, can_undo), (self.again, can_redo)):
            button.setVisible(not kept and self._walk.at is None)
            button.setEnabled(can(self._window))
        self.home.setVisible(not kept and self._walk.at is not None)
        self.practice.setVisible(desk is not None and desk.practice)
        if desk is None or not desk.rounds:
            self.list.show_rows([], -1)
            self.rounds.hide()
            return
        number = self._walk.round or desk.rounds
        self._offer_rounds(desk.rounds, number)
        past = self._walk.past(number)
        eyes = self._walk.eyes(past)
        seat, faces = NOBODY if eyes is None else eyes, characters_of(desk.seated)
        rows = rows_of(past, self._walk.voice, seat, faces)
        self.list.show_rows(rows, past.moves if self._walk.at is None else self._walk.at)
        self._show_curve()

    def _show_curve(self) -> None:
        """Of a match that was kept: what the moves of one seat were worth."""
        kept, replay, number = self._walk.kept, self._window.replay, self._walk.round
        if kept is None or replay is None or not number:
            return
        text, names, past = tr("Moves of {name}"), self._walk.names, self._walk.past(number)
        if self.eyes.count() != len(names):
            moves = [(seat, text.format(name=name)) for seat, name in enumerate(names)]
            if (you := self._walk.you) is not None:
                moves[you] = (you, tr("Your moves"))
            self.eyes.offer(moves)
        self.eyes.choose(kept.eyes)
        self.curve.show_points(replay.points, replay.unit, past.moves, names[kept.eyes])
        self.curve.mark(self._walk.at or 0)
        self.unit.setText(unit_says(self._walk.voice.speaker, replay.unit))
        for one in (self.eyes, self.curve, self.unit):
            one.setVisible(past.over)

    def _eyes_chosen(self) -> None:
        seat, replay = self.eyes.value(), self._window.replay
        if isinstance(seat, int) and replay is not None:
            replay.see_with(seat)

    def _offer_rounds(self, count: int, number: int) -> None:
        text = tr("Round {number} of {count}")
        if self.rounds.count() != count:
            values = [(n, text.format(number=n, count=count)) for n in range(1, count + 1)]
            self.rounds.offer(values)
        self.rounds.choose(number)
        self.rounds.setVisible(count > 1)

    def _shown(self) -> int:
        number = self.rounds.value()
        return number if isinstance(number, int) else 0

    def _round_chosen(self) -> None:
        """The end of that round; of the one that is played, what is so. Of one kept, its deal."""
        number = self._shown()
        if self._walk.desk is not None:
            self._walk.go(number, 0 if self._walk.kept else self._walk.past(number).moves)

    def _escape(self) -> None:
        """Back to what is so, else to the table."""
        if not self._window.walk.look.key(Qt.Key.Key_Escape):
            self._window.side.leave()
