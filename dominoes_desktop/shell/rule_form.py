"""How are a game's house rules changed? A form made from the game's parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..rules.options import Choice, Value
from ..rules.ruleset import Ruleset
from ..table.theme import DEFAULT, Theme, ink
from ..words import rule_name, rule_says, value_says
from ..words.text import Tr
from .controls import CONTROL, INDENT, Picker, label, title_of
from .house_rules import Chosen, offered, settled, start_of
from .stepper import Stepper
from .zoom import hold, scale_of

FEW = 12  # up to so many values stand in a list, more are stepped through


class RuleRow(QWidget):
    """One rule: its name, its sentence, its values; marked and resettable where changed."""

    changed = Signal(str)

    def __init__(self, name: str, choice: Choice, start: Value, largest: int, tr: Tr) -> None:
        super().__init__()
        self.name, self.start = name, start
        self.differs = False
        self.setObjectName("clear")
        says = rule_says(name, tr)
        self.control = _control(name, choice, start, largest, tr)
        hold(self.control, CONTROL)
        self.reset = QPushButton(tr("Reset"))
        self.reset.setObjectName("reset")
        self.reset.setAccessibleName(tr("Reset {rule}").format(rule=rule_name(name, tr)))
        self.reset.setToolTip(value_says(name, start, tr))
        spoken = self.control.spin if isinstance(self.control, Stepper) else self.control
        spoken.setAccessibleDescription(says)
        self.title = title_of(rule_name(name, tr), self.control)
        self.title.setWordWrap(False)
        named = QHBoxLayout()
        named.setSpacing(10)
        named.addWidget(self.title)
        named.addWidget(self.reset)
        named.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(named)
        words.addWidget(label(says, "quiet"))
        self.wrong = label("", "wrong")
        self.wrong.hide()
        words.addWidget(self.wrong)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.reset.clicked.connect(self._back)
        if isinstance(self.control, Stepper):
            self.control.changed.connect(self._tell)
        else:
            self.control.currentIndexChanged.connect(self._tell)
        self._mark()

    def value(self) -> Value:
        value = self.control.value()
        assert isinstance(value, int | str)
        return value

    def choose(self, value: Value) -> None:
        """Show this value without telling anybody."""
        blocked = self.blockSignals(True)
        self.control.choose(value)
        self.blockSignals(blocked)
        self._mark()

    def show_wrong(self, problem: str) -> None:
        """Say below the rule why it can't be so; nothing where all is well."""
        self.wrong.setText(problem)
        self.wrong.setVisible(bool(problem))

    def _back(self) -> None:
        self.control.setFocus()
        self.control.choose(self.start)

    def _tell(self) -> None:
        self._mark()
        self.changed.emit(self.name)

    def _mark(self) -> None:
        self.differs = self.value() != self.start
        self.reset.setVisible(self.differs)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.differs:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(DEFAULT.text))
            wide = 4 * scale_of(self)
            left = self.width() - wide if self.isRightToLeft() else 0
            painter.drawRoundedRect(QRectF(left, 4, wide, self.height() - 8), wide / 2, wide / 2)


def _control(name: str, choice: Choice, start: Value, largest: int, tr: Tr) -> Picker | Stepper:
    said = rule_name(name, tr)
    words = [value for value in choice.values if isinstance(value, str)]
    if choice.high - choice.low >= FEW or (choice.high >= 0 and name == "hand"):
        made = Stepper(
            said, words, choice.low, choice.high, lambda value: value_says(name, value, tr)
        )
        made.choose(start)
        return made
    values: list[Value] = [*choice.values, *range(choice.low, choice.high + 1)]
    if choice.holder:
        values += [f"holder_of_{n}-{n}" for n in range(largest, -1, -1)]
    if start not in values:
        values.append(start)
    picker = Picker(said, [(value, value_says(name, value, tr)) for value in values])
    picker.choose(start)
    return picker


class RuleForm(QWidget):
    """The rows of some of a game's rules; ``chosen`` are the changes to its preset."""

    changed = Signal()

    def __init__(self, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._tr = tr
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(14)
        self.row: dict[str, RuleRow] = {}
        self._game: Ruleset | None = None
        self._seats = 2
        self._ahead: dict[str, RuleRow] = {}  # made, but not offered yet
        self._ahead_of: object = None

    def tells_of(self, game: Ruleset, seats: int) -> bool:
        """Are its rows those of that game for so many players?"""
        return game is self._game and seats == self._seats

    def make_ahead(self, game: Ruleset, seats: int, chosen: Chosen, only: Sequence[str]) -> bool:
        """Make one of the rows that ``offer`` would have to make; True while there are more."""
        start = start_of(game, seats, chosen)
        if self._ahead_of != (game, seats, start):
            self._drop_ahead()
            self._ahead_of = game, seats, start
        had = {*self._ahead, *(self.row if self.tells_of(game, seats) else ())}
        shown = offered(game, seats, settled(game, seats, chosen))
        wanted = [name for name in shown if name in only and name not in had]
        for name in wanted[:1]:
            row = self._ahead[name] = RuleRow(name, shown[name], start[name], game.set, self._tr)
            row.setParent(self)
            row.ensurePolished()
        return len(wanted) > 1

    def offer(self, game: Ruleset, seats: int, chosen: Chosen, only: Iterable[str]) -> None:
        """Show the rules ``only`` of this game, with these changes."""
        names = list(only)
        start = start_of(game, seats, chosen)
        if not self.tells_of(game, seats):
            self._drop()
            self._game, self._seats = game, seats
        if self._ahead_of != (game, seats, start):
            self._drop_ahead()
        shown = offered(game, seats, settled(game, seats, chosen))
        for name, choice in shown.items():
            if name in names and name not in self.row:
                made = self._ahead.pop(name, None)
                row = made or RuleRow(name, choice, start[name], game.set, self._tr)
                row.changed.connect(lambda _: self.changed.emit())
                self.row[name] = row
        order = [name for name in shown if name in self.row]
        for at, name in enumerate(order):
            if self._rows.indexOf(self.row[name]) != at:
                self._rows.insertWidget(at, self.row[name])
        now = {**start, **settled(game, seats, chosen)}
        for name, row in self.row.items():
            row.setVisible(name in shown)
            row.choose(now[name] if name in shown else row.start)

    def chosen(self) -> dict[str, Value]:
        """The changes that the rows show."""
        return {name: row.value() for name, row in self.row.items() if row.differs}

    def _drop(self) -> None:
        for row in self.row.values():
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.row = {}

    def clear(self) -> None:
        """No rows, until it offers some."""
        self._drop()
        self._drop_ahead()
        self._game = None

    def _drop_ahead(self) -> None:
        for row in self._ahead.values():
            row.deleteLater()
        self._ahead, self._ahead_of = {}, None
