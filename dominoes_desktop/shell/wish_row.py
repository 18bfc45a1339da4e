"""How is one setting shown and changed? Its name and sentence, and its values beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..words.text import Tr
from .controls import INDENT, Picker, Segments, label, title_of
from .preference_rows import LEVEL, Row
from .stepper import Stepper
from .zoom import hold

WIDE = 290  # px that a control is wide
SHORT = 20  # letters: more of them stand in a list


class WishRow(QWidget):
    """``chosen`` gives a value that was chosen by hand."""

    chosen = Signal(object)

    def __init__(self, row: Row, value: object, tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        name, says = tr(row.name), tr(row.says)
        self._values = [(one, tr(words)) for one, words in row.values]
        self._values += row.own() if row.own is not None else ()
        self.control: Segments | Picker | Stepper
        if not row.values:
            self.control = _percent(name, tr)
            self.control.changed.connect(self._tell)
        elif sum([len(words) for _, words in self._values]) > SHORT:
            self.control = Picker(name, self._values)
            self.control.currentIndexChanged.connect(self._tell)
        else:
            self.control = Segments(name)
            self.control.chosen.connect(self._tell)
        hold(self.control, WIDE)
        spoken = self.control.spin if isinstance(self.control, Stepper) else self.control
        spoken.setAccessibleDescription(says)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title_of(name, self.control))
        words.addWidget(label(says, "quiet"))
        line = QHBoxLayout(self)
        line.setContentsMargins(INDENT, 0, 0, 0)
        line.setSpacing(16)
        line.addLayout(words, 1)
        line.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.choose(value)

    def choose(self, value: object) -> None:
        """Show this value without telling anybody."""
        blocked = self.blockSignals(True)
        if isinstance(self.control, Segments):
            self.control.offer(self._values, value)
        elif isinstance(self.control, Stepper):
            assert isinstance(value, int)
            self.control.choose(value)
        else:
            self.control.choose(value)
        self.blockSignals(blocked)

    def _tell(self) -> None:
        self.chosen.emit(self.control.value())


def _percent(name: str, tr: Tr) -> Stepper:
    says = tr("{number} %")
    return Stepper(name, (), LEVEL[0], LEVEL[-1], lambda value: says.format(number=value))
