"""How does the player like the program? Its tiles, its table, and how fast the tiles move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .card import Card
from .controls import Segments, label
from .sheet import Sheet

if TYPE_CHECKING:
    from ..table.wardrobe import Wardrobe
    from .looks import Looks

WIDE = 600
PACES = {
    "slow": ("Slow", "Every move can be followed with ease."),
    "normal": ("Normal", "Tiles travel as a hand would lay them."),
    "fast": ("Fast", "For those who know the game."),
    "off": ("Off", "Tiles appear at once, nothing moves."),
}


VOLUMES = {0: "Off", 35: "Quiet", 70: "Normal", 100: "Loud"}
HIGHLIGHTS = {"off": "Nothing", "subtle": "Raised", "strong": "Raised and lit"}


@dataclass(frozen=True, slots=True)
class Preferences:
    """``pace``: slow, normal, fast or off; ``tiles`` and ``table``: keys of themes.

    ``volume`` in percent, 0 for no sound; ``highlight``: off, subtle or strong.
    """

    pace: str
    tiles: str = ""
    table: str = ""
    volume: int = 70
    highlight: str = "strong"


class PreferencesSheet(Sheet):
    """``finished`` gives Preferences, or False where nothing is to change.

    ``pace_chosen``, ``volume_chosen``, ``highlight_chosen`` and ``look_chosen`` (tiles, table) are
    emitted at each choice, so that it can be tried at once.
    """

    pace_chosen = Signal(str)
    volume_chosen = Signal(object)
    highlight_chosen = Signal(object)
    look_chosen = Signal(str, str)

    def __init__(self, parent: QWidget, pace: str, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Preferences"), wide=WIDE, dim=0.2, theme=theme)
        self.tiles = self.table = ""
        self.looks: Looks | None = None
        self._tr = tr
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
        self.sound = self._row(tr("Sound"), VOLUMES, 70)
        self.sound.chosen.connect(self.volume_chosen)
        self.highlight = self._row(tr("Tiles that can be played"), HIGHLIGHTS, "strong")
        self.highlight.chosen.connect(self.highlight_chosen)
        self.escape = self.button(tr("Cancel"), False)
        self.done = self.button(tr("Done"), acting=True)
        self.done.clicked.connect(lambda: self.finish(self._all()))

    def begin_with(self, volume: int, highlight: str) -> None:
        """What is in force for the rows of choices; a volume between two of them is the nearer."""
        nearest = min(VOLUMES, key=lambda one: abs(one - volume))
        self._fill(self.sound, VOLUMES, nearest if volume else 0)
        self._fill(self.highlight, HIGHLIGHTS, highlight)

    def _all(self) -> Preferences:
        volume, highlight = self.sound.value(), self.highlight.value()
        assert isinstance(volume, int)
        assert isinstance(highlight, str)
        return Preferences(self.pace, self.tiles, self.table, volume, highlight)

    def _row(self, name: str, words: Mapping[Any, str], value: object) -> Segments:
        """A heading, and a few values side by side below it."""
        self.body.addWidget(label(name, "heading"))
        row = Segments(name)
        self._fill(row, words, value)
        self.body.addWidget(row)
        return row

    def _fill(self, row: Segments, words: Mapping[Any, str], value: object) -> None:
        row.offer([(key, self._tr(text)) for key, text in words.items()], value)

    def offer(self, wardrobe: Wardrobe, tiles: str, table: str) -> None:
        """All looks that there are; those of the keys are the chosen ones."""
        from .looks import Looks

        self.looks = Looks(wardrobe, tiles, table, self._tr, self.theme)
        self.looks.chosen.connect(self._look)
        self.body.insertWidget(0, self.looks)

    def place(self, panel: QRect) -> QRect:
        """At the side of a wide window, so that the table is seen on which all is tried."""
        placed = super().place(panel)
        room = self.rect().marginsRemoved(self.clear)
        if room.width() >= 2 * panel.width():
            placed.moveLeft(room.left()) if self.isRightToLeft() else placed.moveRight(room.right())
        return placed

    def _look(self, tiles: str, table: str) -> None:
        self.tiles, self.table = tiles, table
        self.look_chosen.emit(tiles, table)

    def _choose(self, pace: str) -> None:
        self.pace = pace
        self.pace_chosen.emit(pace)
