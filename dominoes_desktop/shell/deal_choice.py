"""Are the tiles dealt by chance, or by a number from which everybody gets the same?"""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ..words.text import Tr
from .controls import CONTROL, INDENT, label
from .zoom import hold

SAYS = "The same number deals everybody the same tiles, in every round."
ONCE = "Whoever has played a number knows the hands: played again it is practice."


class DealChoice(QWidget):
    """A row of the New match form; an empty field leaves the deal to chance."""

    def __init__(self, tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        name = tr("Deal number")
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("By chance"))
        self.field.setAccessibleName(name)
        self.field.setAccessibleDescription(f"{tr(SAYS)} {tr(ONCE)}")
        self.field.setToolTip(tr(ONCE))
        digits = QRegularExpression("[1-9][0-9]{0,8}")
        self.field.setValidator(QRegularExpressionValidator(digits, self.field))
        hold(self.field, CONTROL)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label(name, "strong"))
        words.addWidget(label(tr(SAYS), "quiet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def number(self) -> int | None:
        """The number in the field; None where chance deals."""
        text = self.field.text()
        return int(text) if text else None
