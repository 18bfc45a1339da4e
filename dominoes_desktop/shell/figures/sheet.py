"""How has one played so far? Choices above, then the figures, the rating, and all by parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...archive.account import Account
from ...archive.summary import CHANGED, DAILY, PRESET, Asked
from ...table.theme import DEFAULT, Theme
from ...words.figures import (
    EMPTY,
    HOW,
    character_said,
    figures,
    level_said,
    part_said,
    rated_said,
    rating_said,
    rules_said,
)
from ...words.game import game_name
from ...words.text import Tr
from ..controls import Picker, label
from ..sheet import Sheet
from .cells import Cells
from .chart import Chart, Line
from .parts import Part

WIDE = 760


class StatisticsSheet(Sheet):
    """``asking`` gives a person's id and what is asked for; `show_account` answers it.

    ``exporting`` and ``resetting`` are emitted by their buttons. ``people``: ids and names.
    """

    asking = Signal(str, object)
    exporting = Signal(str)
    resetting = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        people: Sequence[tuple[str, str]],
        person: str,
        tr: Tr,
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, tr("Statistics"), wide=WIDE, theme=theme)
        self._tr = tr
        self._told: Account | None = None
        self.people = Picker(tr("Person"), people)
        self.people.choose(person)
        self.people.setVisible(len(people) > 1)
        self.game = Picker(tr("Game"), [("", tr("All games"))])
        self.level = Picker(tr("Opponents"), [("", tr("All opponents"))])
        self.character = Picker(tr("Character"), [("", tr("All characters"))])
        rules = [(one, rules_said(one, tr)) for one in (PRESET, CHANGED, DAILY)]
        self.rules = Picker(tr("Rules"), [("", tr("All rules")), *rules])
        self.cells, self.chart = Cells(), Chart()
        self.formula = label(tr("Counting..."), "quiet")
        self.empty = label(tr(EMPTY))
        heads = tr("Matches"), tr("Won"), tr("Points a match")
        self.by_game, self.by_level = (
            Part((tr("By game"), *heads)),
            Part((tr("By opponents"), *heads)),
        )
        self.coming.later(lambda: self._build(len(people) > 1))
        self.export = self.button(tr("Export..."))
        self.export.clicked.connect(lambda: self.exporting.emit(self.person))
        self.reset = self.button(tr("Reset..."))
        self.reset.clicked.connect(lambda: self.resetting.emit(self.person))
        for at, button in enumerate((self.export, self.reset)):
            self.foot.insertWidget(at, button)
        self.escape = self.button(tr("Close"), True, acting=True)

    @property
    def person(self) -> str:
        return str(self.people.value())

    def ask(self) -> None:
        """Have what is chosen told."""
        chosen = [str(one.value()) for one in (self.game, self.level, self.character, self.rules)]
        self.asking.emit(self.person, Asked(*chosen))

    def show_account(self, told: Account) -> None:
        """All figures, as they are now."""
        tr, some = self._tr, bool(told.games)
        if self._told is None:
            self.formula.setText(tr(HOW))
        self._told = told
        self._offer(told)
        lines = [Line(level_said(level, tr), worth) for level, worth in told.levels]
        self.chart.tell(told.history, lines, rating_said(told, tr))
        self._show_parts(told)
        self.empty.setVisible(not some)
        for piece in (self.cells, self.formula, self.chart, self.game, self.level, self.rules):
            piece.setVisible(some)
        self.cells.tell(figures(told, tr))
        self._dress()
        self.export.setEnabled(some)
        self.reset.setEnabled(some)

    def _build(self, several: bool) -> None:
        body, top = self.body, QHBoxLayout()
        body.setSpacing(10)
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(8)
        if several:
            body.addWidget(self.people)
        for picker in (self.game, self.level, self.rules, self.character):
            top.addWidget(picker, 1)
            picker.setMinimumWidth(80)
        body.addLayout(top)
        for piece in (self.empty, self.cells, self.formula, self.chart, self.by_game):
            body.addWidget(piece)
        body.addWidget(self.by_level)
        body.addStretch(1)
        self.empty.hide()
        self.formula.setMinimumHeight(3 * self.formula.fontMetrics().lineSpacing())
        self.formula.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.cells.asked.connect(self.formula.setText)
        self.chart.asked.connect(self._say_match)
        for picker in (self.people, self.game, self.level, self.character, self.rules):
            picker.currentIndexChanged.connect(self.ask)

    def _say_match(self, at: int) -> None:
        """What the match pointed at did to the rating."""
        if self._told is None:
            return
        if at < 0:
            self.formula.setText(rating_said(self._told, self._tr))
            return
        day = QDateTime.fromSecsSinceEpoch(self._told.history[at].ended).date()
        self.formula.setText(rated_said(self._told, at, _date(day), self._tr))

    def _offer(self, told: Account) -> None:
        """Only what there is can be asked for."""
        tr = self._tr
        offers: list[tuple[Picker, str, Sequence[str], Callable[[str, Tr], str]]] = [
            (self.game, tr("All games"), told.games, game_name),
            (self.level, tr("All opponents"), told.levels_met, level_said),
            (self.character, tr("All characters"), told.characters, character_said),
        ]
        for picker, every, keys, says in offers:
            picker.offer([("", every), *[(key, says(key, tr)) for key in keys]])
            picker.setEnabled(bool(keys))
        self.character.setVisible(bool(told.characters))

    def _show_parts(self, told: Account) -> None:
        """The matches by game and by opponents, where there are several of them."""
        tr = self._tr
        self.by_game.tell([(game_name(key, tr), *part_said(one, tr)) for key, one in told.by_game])
        self.by_level.tell(
            [(level_said(key, tr), *part_said(one, tr)) for key, one in told.by_level]
        )


def _date(day: QDate) -> str:
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
