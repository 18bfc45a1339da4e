"""How is a player told quietly what is worth knowing, and offered what would be better?"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..words import Remark, game_name
from ..words.text import Tr
from .controls import INDENT, label


class Hint(QWidget):
    """A sentence in small letters, and beside it a button for what it recommends."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.key = ""
        self.says = label("", "quiet")
        self.instead = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.says, 1)
        row.addWidget(self.instead, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_remark(self, remark: Remark | None, tr: Tr) -> None:
        """Say this; there is no hint where there is nothing to say."""
        self.key = remark.instead if remark is not None else ""
        if remark is not None:
            self.says.setText(remark.says)
        if self.key:
            name = game_name(self.key, tr)
            self.instead.setText(tr("Play {game}").format(game=name))
            self.instead.setAccessibleDescription(self.says.text())
        self.instead.setVisible(bool(self.key))
        self.setVisible(remark is not None)

    def show_lesson(self, game: str, tr: Tr) -> None:
        """Recommend the lesson of that game; none where there is no key of a game."""
        says = tr("New to {game}? Its lesson shows the rules, move by move.")
        self.says.setText(says.format(game=game_name(game, tr)) if game else "")
        self.instead.setText(tr("Play the lesson"))
        self.instead.setAccessibleDescription(self.says.text())
        self.setVisible(bool(game))
