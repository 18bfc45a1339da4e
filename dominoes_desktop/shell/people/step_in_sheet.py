"""For which computer player is one to step in?"""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from ...table.theme import DEFAULT, Theme
from ...words.text import Tr
from ..controls import label, short
from ..sheet import Sheet

SAYS = (
    "You get the tiles of that player and go on from here. As you had no part in what was played "
    "before, the match counts for nobody."
)


class StepInSheet(Sheet):
    """A button for each player; ``finished`` gives the seat, from 0, or -1."""

    def __init__(self, parent: QWidget, names: list[str], tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("For whom do you step in?"), wide=480, theme=theme)
        self.body.addWidget(label(tr(SAYS)))
        self.player: list[QPushButton] = []
        for seat, name in enumerate(names):
            made = QPushButton(short(name, 360))
            made.setAccessibleName(tr("For {name}").format(name=name))
            made.clicked.connect(lambda _=False, seat=seat: self.finish(seat))
            self.body.addWidget(made)
            self.player.append(made)
        self.escape = self.button(tr("Watch on"), -1, acting=True)
        self.setAccessibleDescription(tr(SAYS))
