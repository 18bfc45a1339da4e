"""How is a number chosen that has a range, and perhaps words below it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from ..rules.options import Value


class _Spin(QSpinBox):
    """Numbers from ``low``; below it stand ``words``, the first one lowest."""

    def __init__(self, words: Sequence[str], low: int, says: Callable[[Value], str]) -> None:
        super().__init__()
        self.words, self._low, self._says = list(words), low, says
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)

    def told(self, number: int) -> Value:
        below = number - self._low
        return self.words[below + len(self.words)] if below < 0 else number

    def textFromValue(self, number: int) -> str:
        return self._says(self.told(number))

    def valueFromText(self, text: str) -> int:
        for at, word in enumerate(self.words):
            if text == self._says(word):
                return self._low - len(self.words) + at
        digits = "".join([sign for sign in text if sign.isdigit()])
        return int(digits) if digits else self.value()

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        if text in [self._says(word) for word in self.words]:
            return QValidator.State.Acceptable, text, at
        digits = "".join([sign for sign in text if sign.isdigit()])
        fine = bool(digits) and self._low <= int(digits) <= self.maximum()
        state = QValidator.State.Acceptable if fine else QValidator.State.Intermediate
        return state, text, at

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        # A stylesheet without step buttons leaves the letters one pixel of width.
        self.lineEdit().setGeometry(self.rect().adjusted(8, 2, -8, -2))


class Stepper(QWidget):
    """A number between two buttons; it can be typed, too.

    Where words stand below the numbers, ``other`` leads to the lowest of them, and back from it.
    """

    changed = Signal()

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        low: int,
        high: int,
        says: Callable[[Value], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.spin = _Spin(words, low, says)
        self.spin.setAccessibleName(name)
        self.spin.setRange(low - len(words), high)
        self.spin.setSingleStep(1 if high - low < 100 else 10)
        self.less, self.more = QPushButton("\N{MINUS SIGN}"), QPushButton("+")
        self.other = QPushButton(self)
        self.other.setObjectName("reset")
        self.other.setVisible(bool(words))
        self._number = low
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.other, 0, Qt.AlignmentFlag.AlignHCenter)
        for widget in (self.less, self.spin, self.more):
            row.addWidget(widget)
        for button, up in ((self.less, False), (self.more, True)):
            button.setObjectName("step")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.setAccessibleName(f"{name} {'+' if up else '-'}")
            button.clicked.connect(self.spin.stepUp if up else self.spin.stepDown)
        row.setStretch(1, 1)
        self.setFocusProxy(self.spin)
        self.spin.valueChanged.connect(self._tell)
        self.other.clicked.connect(lambda: self.choose(self._otherwise()))
        self._tell()

    def value(self) -> Value:
        return self.spin.told(self.spin.value())

    def choose(self, value: Value) -> None:
        words = self.spin.words
        if isinstance(value, str):
            self.spin.setValue(self.spin.minimum() + words.index(value))
        else:
            self.spin.setValue(value)

    def _otherwise(self) -> Value:
        """What ``other`` would choose: the word, or the number that stood before it."""
        return self._number if isinstance(self.value(), str) else self.spin.words[0]

    def _tell(self) -> None:
        value = self.value()
        self._number = value if isinstance(value, int) else self._number
        if self.spin.words:
            says = self.spin.textFromValue
            other = self._otherwise()
            at = self.spin.minimum() if isinstance(other, str) else other
            self.other.setText(says(at))
            self.other.setAccessibleName(f"{self.accessibleName()}: {says(at)}")
        self.less.setEnabled(self.spin.value() > self.spin.minimum())
        self.more.setEnabled(self.spin.value() < self.spin.maximum())
        self.changed.emit()
