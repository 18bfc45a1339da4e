"""Which matches were played, and which of them is looked at again?"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...archive.played import Played
from ...table.theme import DEFAULT, Theme
from ...words import game_name
from ...words.played import ended_says, standing_says
from ...words.text import Tr, plural
from ..controls import label, line, short
from ..files.left_row import LONGEST, PICTURE
from ..files.picture import TablePicture
from ..people.names import seat_names
from ..sheet import Sheet

WIDE = 720
FILE = "file"
"""What the sheet ends with where a record in another place shall be looked at."""


class PlayedRow(QWidget):
    """A match: its table at the end, what it was, how it ended. ``wanted``: to be looked at."""

    wanted = Signal()

    def __init__(self, one: Played, dress: Theme, tr: Tr, now: datetime) -> None:
        super().__init__()
        self.played = one
        self.picture = TablePicture(dress, *PICTURE)
        names = tuple([short(name, LONGEST) for name in seat_names(one.seated, tr)])
        when = played_when(datetime.fromtimestamp(one.when), now, tr)
        said = (
            game_name(one.seen.ruleset.key, tr),
            ended_says(tr, names, one.seen, one.resigned),
            standing_says(tr, when, one.seen.number, one.practice),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for text, name in zip(said, ("strong", "", "quiet"), strict=True):
            words.addWidget(label(text, name))
        words.addStretch(1)
        row.addLayout(words, 1)
        self.look = QPushButton(tr("Replay"))
        self.look.setAccessibleName(f"{self.look.text()}: {', '.join(said)}")
        self.look.clicked.connect(self.wanted)
        row.addWidget(self.look)


class PlayedSheet(Sheet):
    """``finished`` gives the path of the record to be looked at, FILE, or False."""

    def __init__(self, parent: QWidget, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Played matches"), wide=WIDE, theme=theme)
        self._tr = tr
        self.rows: list[PlayedRow] = []
        self.says = label(tr("Looking for them..."), "quiet")
        self.body.addWidget(self.says)
        self.button(tr("From a file..."), FILE)
        self.escape = self.button(tr("Close"), False, acting=True)

    def add(self, row: PlayedRow) -> None:
        """One more, below those that are there."""
        row.wanted.connect(lambda: self.finish(row.played.path))
        if self.rows:
            self.body.addWidget(line())
        self.body.addWidget(row)
        self.rows.append(row)
        row.show()  # a layout would do so later, and it could not have the keyboard now
        if len(self.rows) == 1:
            self.rest_on(row.look)

    def pieces(self) -> Sequence[QWidget]:
        return self.area.pieces

    def show_all(self, more: bool) -> None:
        """All have been added, or as many as are listed."""
        count = len(self.rows)
        text = plural(self._tr, count, "{count} match was played.", "{count} matches were played.")
        if more:
            text = self._tr("The last {count} matches; older ones are opened from their files.")
            text = text.format(count=count)
        self.says.setText(text if count else self._tr("No match has been played to its end yet."))
        self.setAccessibleDescription(self.says.text())


def played_when(when: datetime, now: datetime, tr: Tr) -> str:
    """When that was, as one says it now."""
    days, locale = (now.date() - when.date()).days, QLocale()
    at = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    if days == 0:
        return tr("today at {time}").format(time=at)
    if days == 1:
        return tr("yesterday at {time}").format(time=at)
    date = QDate(when.year, when.month, when.day)
    return locale.toString(date, QLocale.FormatType.LongFormat)
