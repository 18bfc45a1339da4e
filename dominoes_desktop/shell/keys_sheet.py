"""How are the keys shown, and what each of them does?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import label
from .sheet import Sheet


class KeysSheet(Sheet):
    """Groups with their titles, in them a line for each: the keys, several joined by a space, and
    what they do.
    """

    def __init__(
        self,
        parent: QWidget,
        groups: Sequence[tuple[str, Sequence[tuple[str, str]]]],
        tr: Tr,
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, tr("Keys"), wide=560, theme=theme)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.setColumnStretch(1, 1)
        self.body.addWidget(table)
        for title, keys in groups:
            self.coming.later(partial(_lay_group, grid, title, keys))
        self.escape = self.button(tr("Close"), True, acting=True)
        said = [f"{pressed}: {does}" for _, keys in groups for pressed, does in keys]
        self.setAccessibleDescription(". ".join(said))


def _lay_group(grid: QGridLayout, title: str, keys: Sequence[tuple[str, str]]) -> None:
    grid.addWidget(label(title, "heading"), grid.rowCount(), 0, 1, 2)
    for pressed, does in keys:
        at = grid.rowCount()
        caps = _caps(pressed)
        caps.setAccessibleName(f"{pressed}: {does}")
        grid.addWidget(caps, at, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(does), at, 1, Qt.AlignmentFlag.AlignVCenter)


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
