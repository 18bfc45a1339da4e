"""Which key does what?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import label
from .sheet import Sheet

KEYS = (
    ("H", "A hint: the best move and why; again, the next best"),
    ("D", "Draw from the boneyard"),
    ("P", "Pass, or keep the tile you drew"),
    ("S", "Sort the hand, each time another way"),
    ("T", "Tiles played, and tiles not seen yet"),
    ("L", "The list of moves beside the table; click one to see the table as it was"),
    ("M", "Mute, or sound again"),
    ("Ctrl+Z Ctrl+Shift+Z", "Take your last move back, and do it again"),
    ("Ctrl+C", "Copy the line on the table as text"),
    ("1 2", "Say who of your side leads, where it may choose"),
    ("Esc", "Put a chosen tile back; end a look at the table as it was"),
    ("Ctrl+N", "New match"),
    ("Ctrl+O", "Open a record"),
    ("Ctrl+U", "The unfinished matches"),
    ("Ctrl+Shift+S", "Save a copy of the match"),
    ("Ctrl+,", "Preferences"),
    ("Ctrl++ Ctrl+-", "Closer to the table, and further away; so does the wheel"),
    ("F", "The whole table"),
    ("F11", "Full screen"),
    ("F1", "The rules of the game"),
    ("Ctrl+F1", "This list"),
    ("Ctrl+Q", "Quit; the match is kept"),
)


class KeysSheet(Sheet):
    """A line for each: the keys, several joined by a space, and what they do."""

    def __init__(
        self,
        parent: QWidget,
        keys: Sequence[tuple[str, str]],
        tr: Tr,
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, tr("Keys"), wide=480, theme=theme)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, (pressed, does) in enumerate(keys):
            caps = _caps(pressed)
            caps.setAccessibleName(f"{pressed}: {does}")
            grid.addWidget(caps, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(does), at, 1, Qt.AlignmentFlag.AlignVCenter)
        self.body.addWidget(table)
        self.escape = self.button(tr("Close"), True, acting=True)
        said = ". ".join([f"{pressed}: {does}" for pressed, does in keys])
        self.setAccessibleDescription(said)


def _caps(pressed: str) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 12, 0)
    line.setSpacing(6)
    for one in pressed.split():
        cap = label(one, "key")
        cap.setWordWrap(False)
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line.addWidget(cap)
    line.addStretch(1)
    return row
