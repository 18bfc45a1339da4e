"""Who sits at each seat? One row a seat: its colour, a name, a human or a computer of a level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ..session.entry import Seated
from ..words import level_name
from ..words.text import Tr
from .controls import CONTROL, INDENT, Picker
from .disc import Disc
from .zoom import hold

COMPUTERS = ("Bo", "Mira", "Ada", "Nils", "Iva", "Otto", "Zoe", "Kai")
LONGEST = 24
HUMAN = "human"
USUAL = "casual"
"""The level of a computer player of whom nothing else is known."""


class SeatRow(QWidget):
    """An empty name field stands for the name it shows faintly."""

    changed = Signal()

    def __init__(self, seat: int, levels: Sequence[str], tr: Tr) -> None:
        super().__init__()
        self.seat, self._tr = seat, tr
        self.disc = Disc(seat)
        number = tr("Seat {number}").format(number=seat + 1)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(tr("{seat}, name").format(seat=number))
        kinds: list[tuple[object, str]] = [(HUMAN, tr("Human"))]
        for level in levels:
            said = level_name(level, tr).lower()
            kinds.append((level, tr("Computer, {level}").format(level=said)))
        self.kind = Picker(tr("{seat}, player").format(seat=number), kinds)
        hold(self.kind, CONTROL)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.disc)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        self.name.textChanged.connect(self._tell)
        self.kind.currentIndexChanged.connect(self._tell)

    @property
    def human(self) -> bool:
        return self.kind.value() == HUMAN

    @property
    def typed(self) -> str:
        """The name in the field, without spaces that say nothing."""
        return " ".join(self.name.text().split())

    def suggest(self, name: str) -> None:
        """The name that stands while none is typed."""
        self.name.setPlaceholderText(name)
        self.disc.show_name(self.seated().name)

    def show_seated(self, seated: Seated) -> None:
        """Take that player; a computer of a level that is not there any more is as usual."""
        self.name.setText(seated.name)
        levels = [self.kind.itemData(at) for at in range(1, self.kind.count())]
        level = seated.level if seated.level in levels else usual(levels)
        self.kind.choose(HUMAN if seated.kind == HUMAN else level)

    def seated(self) -> Seated:
        name = self.typed or self.name.placeholderText()
        if self.human:
            return Seated(HUMAN, name)
        return Seated("computer", name, str(self.kind.value()))

    def _tell(self) -> None:
        self.disc.show_name(self.seated().name)
        self.changed.emit()


def usual(levels: Sequence[str]) -> str:
    """The level of whom nobody has chosen one, or a human where there are no computers."""
    return USUAL if USUAL in levels else (*levels, HUMAN)[0]


class SeatRows(QWidget):
    """All seats of a match, the first one at the bottom of the table."""

    changed = Signal()

    def __init__(self, most: int, levels: Sequence[str], tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._tr = tr
        self._count = 2
        self._most, self._levels = most, levels
        self.row: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._grow(2)
        self._suggest()

    def _grow(self, count: int) -> None:
        """Rows are made when they are first wanted: most tables have two to four."""
        for seat in range(len(self.row), min(count, self._most)):
            row = SeatRow(seat, self._levels, self._tr)
            if seat:
                row.kind.choose(self._beside())
            self._column.addWidget(row)
            self.row.append(row)
            row.changed.connect(self._tell)

    def _beside(self) -> object:
        """Who comes to a new seat: a computer player as strong as its neighbour, if that is one."""
        near = [row.kind.value() for row in reversed(self.row) if not row.human]
        return near[0] if near else usual(self._levels)

    def show_count(self, count: int) -> None:
        """So many seats are taken."""
        self._count = count
        self._grow(count)
        for row in self.row:
            row.setVisible(row.seat < count)
        self._suggest()

    def show_seated(self, seated: Sequence[Seated]) -> None:
        """Take these players, as many as have a seat here.

        A name that the form would suggest by itself is left to it: a seat that is "You" alone is
        "Player 1" beside another human.
        """
        self._grow(len(seated))
        told = list(zip(self.row, seated, strict=False))
        for row, one in told:
            row.show_seated(one)
        self.show_count(len(told))
        before = self.seated()
        for row, one in told:
            row.name.clear()
            if self.seated() != before:
                row.name.setText(one.name)

    def seated(self) -> tuple[Seated, ...]:
        return tuple([row.seated() for row in self.row[: self._count]])

    def problem(self) -> str:
        """What is wrong with the names, empty if nothing is."""
        names = [one.name for one in self.seated()]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is None:
            return ""
        return self._tr("Two players are called {name}").format(name=twice)

    def _tell(self) -> None:
        self._suggest()
        self.changed.emit()

    def _suggest(self) -> None:
        """A name for every seat: its own, or the next in the row that nobody has."""
        rows = self.row[: self._count]
        alone = sum([row.human for row in rows]) == 1
        names = [self._tr(name) for name in COMPUTERS]
        taken = {row.typed for row in rows}
        for row in self.row:
            if row.human:
                number = self._tr("Player {number}").format(number=row.seat + 1)
                row.suggest(self._tr("You") if alone else number)
                continue
            own = (row.seat - 1) % len(names)
            free = [name for name in names[own:] + names[:own] if name not in taken]
            row.suggest((free or names)[0])
            if not row.typed:
                taken.add((free or names)[0])
