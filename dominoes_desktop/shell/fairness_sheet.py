"""Is the deal fair? Its seal, how that is checked, and what was dealt in all matches played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..archive.dealt import Dealt, Share
from ..table.theme import DEFAULT, Theme
from ..words.fairness import (
    HOW,
    by_chance,
    kind_says,
    numbered,
    rounds_counted,
    sealed,
    seat_says,
    verdict,
)
from ..words.text import Tr, decimal
from .controls import label
from .sheet import Sheet

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
GROUP = 8  # digits of a seal that stand together


@dataclass(frozen=True, slots=True)
class Sealed:
    """The deal on the table: its round, seal and salt, which is told once the round is ``over``.

    ``record``: the file in which all of it stands. ``number``: of a numbered deal, else None.
    """

    round: int
    over: bool
    commit: str
    salt: str
    record: str
    number: int | None = None


class FairnessSheet(Sheet):
    """``show_dealt`` adds the figures when they are counted."""

    def __init__(self, parent: QWidget, now: Sealed | None, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Fairness"), wide=640, theme=theme)
        self._tr = tr
        self.body.setSpacing(10)
        self.seal: QLabel | None = None
        if now is not None and now.commit:
            self._show_seal(now)
        if now is not None and now.number is not None:
            self.body.addWidget(label(numbered(tr, now.number)))
        self._heading(tr("How the deal is kept honest"))
        self.counted = label(tr("Counting..."), "quiet")
        self.coming.later(lambda: self._tell_how(now.record if now is not None else tr("FILE")))
        self.escape = self.button(tr("Close"), True, acting=True)
        self.setAccessibleDescription(" ".join([tr(text) for text in HOW]))

    def _tell_how(self, record: str) -> None:
        tr = self._tr
        for text in HOW:
            if text == HOW[-1]:
                self.body.addWidget(_copied(f'dominoes-desktop replay --verify "{record}"'))
            self.body.addWidget(label(tr(text)))
        self._heading(tr("What was dealt"))
        self.body.addWidget(self.counted)

    def show_dealt(self, dealt: Dealt) -> None:
        """The figures, below the rest."""
        tr = self._tr
        self.counted.setText(rounds_counted(tr, dealt.rounds))
        if not dealt.rounds:
            return
        rows = [(kind_says(tr, kind), share) for kind, share in sorted(dealt.kinds.items())[::-1]]
        rows += [(seat_says(tr, seat), share) for seat, share in sorted(dealt.seats.items())]
        self.body.addWidget(_shares(rows, tr))
        self.body.addWidget(label(verdict(tr, _farthest(rows)), "quiet"))
        if dealt.six:
            self.body.addWidget(
                label(tr("Who was dealt which double of the double-six set"), "strong")
            )
            self.body.addWidget(_doubles(dealt, tr))

    def _heading(self, text: str) -> None:
        self.body.addSpacing(6)
        self.body.addWidget(label(text, "strong"))

    def _show_seal(self, now: Sealed) -> None:
        tr = self._tr
        self.body.addWidget(label(sealed(tr, now.round, now.over)))
        self.seal = _copied(_grouped(now.commit))
        self.seal.setAccessibleName(tr("Seal"))
        self.body.addWidget(self.seal)
        if now.over and now.salt:
            salt = _copied(now.salt)
            salt.setAccessibleName(tr("Salt"))
            self.body.addWidget(salt)


def _grouped(digits: str) -> str:
    return " ".join([digits[at : at + GROUP] for at in range(0, len(digits), GROUP)])


def _copied(text: str) -> QLabel:
    """Something to be copied."""
    made = label(text, "quiet")
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def _farthest(rows: list[tuple[str, Share]]) -> float:
    """How far the row is from its mean that is furthest from it, in standard deviations."""
    away = [0.0]
    for _, share in rows:
        for found, mean, spread in (
            (share.pips, share.pips_by_chance, share.pips_spread),
            (share.doubles, share.doubles_by_chance, share.doubles_spread),
        ):
            if spread:
                away.append(abs(found - mean) / spread)
    return max(away)


def _shares(rows: list[tuple[str, Share]], tr: Tr) -> QWidget:
    """A row for each: hands, pips of a hand and doubles, each beside what chance gives."""
    heads = [("", tr("hands"), tr("pips a hand"), tr("by chance"), tr("doubles"), tr("by chance"))]
    cells = [
        (
            name,
            str(one.hands),
            decimal(tr, one.pips / one.hands),
            by_chance(tr, one.pips_by_chance / one.hands, one.pips_spread / one.hands, 1),
            str(one.doubles),
            by_chance(tr, one.doubles_by_chance, one.doubles_spread),
        )
        for name, one in rows
    ]
    return _grid([*heads, *cells])


def _doubles(dealt: Dealt, tr: Tr) -> QWidget:
    """A row for each double, a column for each seat, and below what chance gives."""
    seats = sorted(dealt.six)
    heads = [("", *[seat_says(tr, seat) for seat in seats])]
    cells = [
        (f"{number}-{number}", *[str(dealt.doubles[number, seat]) for seat in seats])
        for number in range(7)
    ]
    chance = [tr("by chance")]
    for seat in seats:
        mean = dealt.six[seat].tiles / 28
        chance.append(by_chance(tr, mean, (mean * (1 - mean / dealt.six[seat].hands)) ** 0.5))
    return _grid([*heads, *cells, tuple(chance)])


def _grid(rows: Sequence[Sequence[str]]) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    for y, row in enumerate(rows):
        for x, text in enumerate(row):
            quiet = y == 0 or text.find("\N{PLUS-MINUS SIGN}") >= 0
            cell = label(text, "quiet" if quiet else "")
            cell.setWordWrap(False)
            if x:
                cell.setAlignment(RIGHT)
            grid.addWidget(cell, y, x)
    grid.setColumnStretch(0, 1)
    return table
