"""Which matches are not over, and which of them is gone on with?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ...table.theme import DEFAULT, Theme
from ...words.text import Tr, plural
from ..controls import label, line
from ..sheet import Sheet
from .left_row import LeftRow

WIDE = 720


class LeftSheet(Sheet):
    """``finished`` gives the match to be gone on with, "new", or False where it was closed.

    ``put_away``: a row, and whether its match shall be put away or brought back.
    """

    put_away = Signal(object, bool)

    def __init__(self, parent: QWidget, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Unfinished matches"), wide=WIDE, theme=theme)
        self._tr = tr
        self.rows: list[LeftRow] = []
        self.says = label(tr("Looking for them..."), "quiet")
        self.body.addWidget(self.says)
        self.button(tr("New match"), "new")
        self.escape = self.button(tr("Close"), False, acting=True)

    def add(self, row: LeftRow) -> None:
        """One more, below those that are there."""
        row.wanted.connect(lambda: self.finish(row.match))
        row.aside.connect(lambda away: self.put_away.emit(row, away))
        if self.rows:
            self.body.addWidget(line())
        self.body.addWidget(row)
        self.rows.append(row)
        row.show()  # a layout would do so later, and it could not have the keyboard now
        if len(self.rows) == 1:
            self.rest_on(row.go_on)

    def pieces(self) -> Sequence[QWidget]:
        return self.area.pieces

    def show_all(self, unreadable: Sequence[str] = ()) -> None:
        """All have been added; these sentences tell of those that can't be read."""
        for text in unreadable:
            self.body.addWidget(label(text, "wrong"))
        self._say()

    def show_away(self, row: LeftRow, away: bool) -> None:
        """That match lies with the played ones now, or was brought back from there."""
        row.show_away(away)
        row.put_away.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say()

    def _say(self) -> None:
        """How many they are, and what becomes of those that are put away."""
        count = len([one for one in self.rows if not one.away])
        text = plural(
            self._tr,
            count,
            "{count} match waits. One that is put away lies with the played ones.",
            "{count} matches wait. One that is put away lies with the played ones.",
        )
        self.says.setText(text if count else self._tr("No match waits to be gone on with."))
        self.setAccessibleDescription(self.says.text())
