"""Which tiles does one game wear, other than all do?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..words.text import Tr
from .controls import CONTROL, INDENT, Picker, label, title_of
from .zoom import hold


class TilesChoice(QWidget):
    """A row of the New match form, there once the tile sets are known.

    ``chosen`` gives the key of a tile set, or None for what Preferences say.
    """

    chosen = Signal(object)

    def __init__(self, tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._tr = tr
        name = tr("Tiles")
        self._says = label("", "quiet")
        self.picker = Picker(name, [(None, tr("As in Preferences"))])
        hold(self.picker, CONTROL)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title_of(name, self.picker))
        words.addWidget(self._says)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.picker, 0, Qt.AlignmentFlag.AlignVCenter)
        self.picker.currentIndexChanged.connect(lambda: self.chosen.emit(self.picker.value()))
        self.hide()

    def offer(self, sets: Sequence[tuple[str, str]]) -> None:
        """These tile sets, each by its key and its name."""
        offered: list[tuple[object, str]] = [(None, self._tr("As in Preferences"))]
        offered += [(key, self._tr(name)) for key, name in sets]
        self.picker.offer(offered)
        self.show()

    def show_for(self, game: str, key: str | None) -> None:
        """What that game wears."""
        blocked = self.blockSignals(True)
        self.picker.choose(key)
        self.blockSignals(blocked)
        says = self._tr(
            "With small numbers beside the animals, or animals alone."
            if game == "animal"
            else "What is on the tiles in this game."
        )
        self._says.setText(says)
        self.picker.setAccessibleDescription(says)
