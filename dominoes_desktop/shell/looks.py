"""Which tiles, and on which table? Two rows of pictures, tried at once on the table behind them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..table.theme import DEFAULT, Style, Theme, dressed
from ..table.wardrobe import OWN, Wardrobe, together
from ..words.text import Tr
from .controls import label
from .swatch import Swatch, Swatches

OWN_STYLES: tuple[Style, ...] = ("pips", "pebbles", "animals")


class Looks(QWidget):
    """``chosen`` gives the keys of tiles and table at each choice."""

    chosen = Signal(str, str)

    def __init__(
        self, wardrobe: Wardrobe, tiles: str, table: str, tr: Tr, theme: Theme = DEFAULT
    ) -> None:
        super().__init__()
        self._wardrobe = wardrobe
        self.tiles, self.table = tiles, table
        own = Swatch(
            tr("As the game"), tr("Each game has its own tiles."), self._of_the_games, theme
        )
        offered = [(OWN, own)]
        for one in wardrobe.tiles:
            worn = one.theme

            def on_the_table(worn: Theme = worn) -> list[Theme]:
                return [together(worn, self._cloth())]

            offered.append((one.key, Swatch(tr(one.name), tr(one.says), on_the_table, theme)))
        self.sets = Swatches(offered, tiles)
        cloths = []
        for one in wardrobe.tables:
            cloth = one.theme

            def under_the_tiles(cloth: Theme = cloth) -> list[Theme]:
                return [together(self._faces(), cloth)]

            cloths.append((one.key, Swatch(tr(one.name), tr(one.says), under_the_tiles, theme)))
        self.tables = Swatches(cloths, table)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for name, row in ((tr("Tiles"), self.sets), (tr("Table"), self.tables)):
            rows.addWidget(label(name, "heading"))
            rows.addWidget(row)
        self.sets.chosen.connect(self._tiles_chosen)
        self.tables.chosen.connect(self._table_chosen)
        self.sets.paint_pictures()
        self.tables.paint_pictures()

    def _of_the_games(self) -> list[Theme]:
        return [together(dressed(DEFAULT, style), self._cloth()) for style in OWN_STYLES]

    def _faces(self) -> Theme:
        return next((one.theme for one in self._wardrobe.tiles if one.key == self.tiles), DEFAULT)

    def _cloth(self) -> Theme:
        return next((one.theme for one in self._wardrobe.tables if one.key == self.table), DEFAULT)

    def _tiles_chosen(self, key: str) -> None:
        self.tiles = key
        self.tables.paint_pictures()
        self.chosen.emit(self.tiles, self.table)

    def _table_chosen(self, key: str) -> None:
        self.table = key
        self.sets.paint_pictures()
        self.chosen.emit(self.tiles, self.table)
