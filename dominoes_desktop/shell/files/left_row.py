"""How does a match that was left stand in the list? Its picture, what it is, what can be done."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...archive.autosaves import Left
from ...table.theme import Theme
from ...words import game_name
from ...words.text import Tr, all_of
from ..controls import label, short
from ..people.names import seat_names
from ..resume import left_when
from .picture import TablePicture

PICTURE = 176, 92  # px at scale 1
LONGEST = 150  # px of a name at scale 1


class LeftRow(QWidget):
    """``wanted``: to be gone on with. ``aside``: put away (True), or wanted back (False).

    One without a record lies on the table now. ``path`` is where its file lies.
    """

    wanted = Signal()
    aside = Signal(bool)

    def __init__(self, left: Left, dress: Theme, tr: Tr, now: datetime) -> None:
        super().__init__()
        self.left, self.path = left, left.path
        self.running = left.record is None
        self.away = False
        self._tr = tr
        self.picture = TablePicture(dress, *PICTURE)
        self.told = self._told(now)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for text, name in zip(self.told, ("strong", "", "quiet"), strict=True):
            self.since = label(text, name)
            words.addWidget(self.since)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.go_on = self._button(tr("Play on") if self.running else tr("Resume"))
        self.put_away = self._button("")
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.go_on)
        buttons.addWidget(self.put_away)
        buttons.addStretch(1)
        row.addLayout(buttons)
        self.go_on.clicked.connect(self.wanted)
        self.put_away.clicked.connect(lambda: self.aside.emit(not self.away))
        self.show_away(False)

    @property
    def match(self) -> Left:
        """The match, where its file lies now: brought back, it may have another name."""
        left, record = self.left, self.left.record
        if record is not None:
            record = replace(record, path=str(self.path))
        return replace(left, path=self.path, record=record)

    def show_away(self, away: bool) -> None:
        """It is put away, and can be brought back; or it is there as before."""
        self.away = away
        self.go_on.setVisible(not away)
        text = self._tr("Bring back") if away else self._tr("Put away")
        self.put_away.setText(text)
        self.since.setText(self._tr("Put away with the played ones") if away else self.told[-1])
        for button in (self.go_on, self.put_away):
            button.setAccessibleName(f"{button.text()}: {', '.join(self.told)}")

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _told(self, now: datetime) -> tuple[str, str, str]:
        """Which game, who has how many points, and since when it has been waiting."""
        tr, seen = self._tr, self.left.seen
        names = seat_names(self.left.seated, tr)
        points = [
            tr("{name}\N{NO-BREAK SPACE}{points}").format(name=short(name, LONGEST), points=score)
            for name, score in zip(names, seen.scores, strict=True)
        ]
        since = tr("on the table now")
        if not self.running:
            since = left_when(datetime.fromtimestamp(self.left.when), now, tr)
        return (
            game_name(seen.ruleset.key, tr),
            all_of(tr, points),
            tr("Round {number}, {since}").format(number=seen.number, since=since),
        )
