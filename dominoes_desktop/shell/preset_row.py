"""Which named house rules is a new match played by, and what can be done with the names?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from ..archive.preset import Preset
from ..rules.options import Value
from ..rules.ruleset import Ruleset
from ..words.text import Tr
from .controls import CONTROL, INDENT, Picker, label, title_of
from .house_rules import Chosen, settled
from .zoom import hold

MORE = 36  # px
GAP = 8


class PresetRow(QWidget):
    """``chosen`` gives the changes to the game's rules; ``asked`` gives save, rename, remove,
    export or import.
    """

    chosen = Signal(object)
    asked = Signal(str)

    def __init__(self, tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._tr = tr
        self._presets: tuple[Preset, ...] = ()
        self._shown: dict[str, Preset] = {}
        name, says = tr("Rules"), tr("The game's own, or house rules that were given a name.")
        self.picker = Picker(name, [("", tr("The game's own"))])
        self.picker.setAccessibleDescription(f"{name}. {says}")
        hold(self.picker, CONTROL - MORE - GAP)
        self.more = QPushButton("\N{HORIZONTAL ELLIPSIS}")
        self.more.setObjectName("step")
        self.more.setAccessibleName(tr("Save, rename, remove, export or import rules"))
        self.more.setToolTip(self.more.accessibleName())
        self.menu = QMenu(self)
        self.does = {
            what: self.menu.addAction(words)
            for what, words in (
                ("save", tr("&Save these rules as...")),
                ("rename", tr("Re&name...")),
                ("remove", tr("&Remove...")),
                ("export", tr("&Export as a file...")),
                ("import", tr("&Import from a file...")),
            )
        }
        for what, action in self.does.items():
            action.triggered.connect(lambda _=False, what=what: self.asked.emit(what))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title_of(name, self.picker))
        words.addWidget(label(says, "quiet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(GAP)
        row.addLayout(words, 1)
        row.addWidget(self.picker, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)
        self.picker.currentIndexChanged.connect(self._choose)
        self.more.clicked.connect(self._open)

    @property
    def preset(self) -> Preset | None:
        """The one that is chosen; None for the game's own rules, or others without a name."""
        return self._shown.get(str(self.picker.value()))

    def offer(self, presets: Sequence[Preset]) -> None:
        """All named rules there are, of every game."""
        self._presets = tuple(presets)

    def show_for(self, game: Ruleset, seats: int, chosen: Chosen) -> None:
        """Those of this game, and which of them these changes are."""
        self._shown = {one.name: one for one in self._presets if one.game == game.key}
        now = settled(game, seats, chosen)
        same = [
            name
            for name, one in self._shown.items()
            if settled(game, seats, dict(one.rules)) == now
        ]
        items: list[tuple[object, str]] = [("", self._tr("The game's own"))]
        items += [(name, name) for name in self._shown]
        picked = self.picker.value()  # of several with the same rules the one that was chosen
        value: object = picked if picked in same else same[0] if same else ""
        if now and not same:
            items.append((None, self._tr("Changed, without a name")))
            value = None
        blocked = self.picker.blockSignals(True)
        self.picker.offer(items)
        self.picker.choose(value)
        self.picker.blockSignals(blocked)
        for what in ("rename", "remove", "export"):
            self.does[what].setEnabled(self.preset is not None)

    def _choose(self) -> None:
        preset = self.preset
        rules: dict[str, Value] = dict(preset.rules) if preset is not None else {}
        if self.picker.value() is not None:
            self.chosen.emit(rules)

    def _open(self) -> None:
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
