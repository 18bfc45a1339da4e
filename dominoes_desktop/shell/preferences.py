"""How does the player like the program? For now: how fast the tiles move."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .card import Card
from .controls import label
from .sheet import Sheet

PACES = {
    "slow": ("Slow", "Every move can be followed with ease."),
    "normal": ("Normal", "Tiles travel as a hand would lay them."),
    "fast": ("Fast", "For those who know the game."),
    "off": ("Off", "Tiles appear at once, nothing moves."),
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """``pace``: slow, normal, fast or off."""

    pace: str


class PreferencesSheet(Sheet):
    """``finished`` gives Preferences, or False where nothing is to change.

    ``pace_chosen`` is emitted at each choice, so that it can be tried at once.
    """

    pace_chosen = Signal(str)

    def __init__(self, parent: QWidget, pace: str, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Preferences"), theme=theme)
        self.pace = pace if pace in PACES else "normal"
        self.cards: dict[str, Card] = {}
        self.body.setSpacing(8)
        self.body.addWidget(label(tr("Movement"), "heading"))
        group = QButtonGroup(self)
        for key, (name, says) in PACES.items():
            card = Card(tr(name), tr(says), theme=theme)
            card.setChecked(key == self.pace)
            card.clicked.connect(lambda _=False, key=key: self._choose(key))
            group.addButton(card)
            self.cards[key] = card
            self.body.addWidget(card)
        self.escape = self.button(tr("Cancel"), False)
        self.done = self.button(tr("Done"), acting=True)
        self.done.clicked.connect(lambda: self.finish(Preferences(self.pace)))

    def _choose(self, pace: str) -> None:
        self.pace = pace
        self.pace_chosen.emit(pace)
