"""Which deal is everybody's today, and has one played it?"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QWidget

from ...archive.daily import Daily, Days
from ...table.theme import DEFAULT, Theme
from ...words.daily import daily_says, result_says, row_says
from ...words.game import game_name
from ...words.text import Tr
from ..controls import label
from ..sheet import Sheet
from .days import DayRow


class DailySheet(Sheet):
    """``finished`` gives "play", or False; what came of it so far is told by `show_days`."""

    def __init__(self, parent: QWidget, deal: Daily, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Daily deal"), wide=520, theme=theme)
        self._tr = tr
        day = date.fromisoformat(deal.day)
        when = QLocale().toString(
            QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat
        )
        text = tr("{day}: {game}").format(day=when, game=game_name(deal.ruleset.key, tr))
        self.body.addWidget(label(text, "strong"))
        self.body.addWidget(label(daily_says(deal, tr)))
        self.result = label("", "strong")
        self.body.addWidget(self.result)
        self.days = DayRow(tr)
        self.body.addWidget(self.days)
        self.row = label("", "quiet")
        self.body.addWidget(self.row)
        self.escape = self.button(tr("Close"), False)
        self.play = self.button(tr("Play"), "play", acting=True)
        self.play.setEnabled(False)  # until it is known whether a match of it was left
        self.setAccessibleDescription(f"{text}. {daily_says(deal, tr)}")

    def show_days(self, found: Days, left: bool) -> None:
        """How one has fared; ``left``: today's was begun, and is not over."""
        tr = self._tr
        self.result.setText(result_says(found.today, tr))
        self.days.tell(found)
        self.row.setText(row_says(found, tr))
        text = tr("Play again") if found.today is not None else tr("Play")
        self.play.setText(tr("Go on") if left else text)
        self.play.setAccessibleName(self.play.text())
        self.play.setAccessibleDescription(self.result.text())
        self.play.setEnabled(True)
        if self.isVisible():  # else it has the keyboard when the sheet is opened again
            self.play.setFocus()
        self._dress()
