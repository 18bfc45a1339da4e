"""How does the player like the program? One window of sections, each choice tried at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..archive.settings import Settings
from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import Scroll, Segments
from .preference_rows import KEYS, SECTIONS, Row
from .sheet import Sheet
from .wish_row import WishRow
from .zoom import height_of

if TYPE_CHECKING:
    from ..table.wardrobe import Wardrobe
    from .looks import Looks

WIDE = 600
GAP = 16


class PreferencesSheet(Sheet):
    """``finished`` gives Settings, or False where nothing is to change.

    ``changed`` gives the settings at each choice, so that they can be tried at once. What is chosen
    for all games is what ``game``, the one on the table, then wears, too.
    """

    changed = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        tr: Tr,
        theme: Theme = DEFAULT,
        game: str = "",
    ) -> None:
        super().__init__(parent, tr("Preferences"), wide=WIDE, dim=0.2, theme=theme)
        self.settings, self.game = settings, game
        self.looks: Looks | None = None
        self.row: dict[str, WishRow] = {}
        self._tr = tr
        self._wardrobe: Wardrobe | None = None
        self._pages = [self._page(SECTIONS[0][1])]
        self.sections = self.long = Segments(tr("Section"))
        self.sections.offer([(at, tr(name)) for at, (name, _) in enumerate(SECTIONS)], 0)
        self.sections.chosen.connect(self._turn_to)
        self._rows = Scroll()
        self._rows.rows.addWidget(self._pages[0])
        self._column = QWidget()
        self._column.setObjectName("clear")
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        top = QVBoxLayout()
        top.setContentsMargins(0, 0, self.gutter, 0)
        top.addWidget(self.sections)
        column.addLayout(top)
        column.addWidget(self._rows, 1)
        self.fill(self._column)
        self._rows.body.installEventFilter(self)
        for _, rows in SECTIONS[1:]:
            self.coming.later(partial(self._add, rows))
        self.coming.later(partial(self._rows.rows.addStretch, 1))
        self.reset = self.button(tr("Reset all"))
        self.reset.clicked.connect(self._reset)
        self.foot.insertWidget(0, self.reset)
        self.escape = self.button(tr("Cancel"), False)
        self.done = self.button(tr("Done"), acting=True)
        self.done.clicked.connect(lambda: self.finish(self.settings))

    def offer(self, wardrobe: Wardrobe) -> None:
        """All looks that there are."""
        from .looks import Looks

        self._wardrobe = wardrobe
        page = self._pages[0].layout()
        if self.looks is not None and page is not None:
            page.removeWidget(self.looks)
            self.looks.hide()
            self.looks.deleteLater()
        now = self.settings
        self.looks = Looks(wardrobe, now.worn(self.game), now.table, self._tr, self.theme)
        self.looks.chosen.connect(self._look)
        if page is not None:
            page.addWidget(self.looks)

    def pieces(self) -> Sequence[QWidget]:
        return list(self.row.values())

    def content_height(self, width: int) -> int:
        """As high as the highest section, so that nothing jumps when one turns to another."""
        inner = width - self._rows.verticalScrollBar().sizeHint().width()
        heights = [_height(page, inner) for page in self._pages]
        return self.sections.sizeHint().height() + round(GAP * self.scale) + max(heights) + GAP

    def place(self, panel: QRect) -> QRect:
        """At the side of a wide window, so that the table is seen on which all is tried."""
        placed = super().place(panel)
        room = self.rect().marginsRemoved(self.clear)
        if room.width() >= 2 * panel.width():
            placed.moveLeft(room.left()) if self.isRightToLeft() else placed.moveRight(room.right())
        return placed

    def _page(self, rows: tuple[Row, ...]) -> QWidget:
        page = QWidget()
        page.setObjectName("clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        for row in rows:
            made = WishRow(row, getattr(self.settings, row.key), self._tr)
            made.chosen.connect(lambda value, key=row.key: self._change(**{key: value}))
            self.row[row.key] = made
            column.addWidget(made)
        return page

    def _add(self, rows: tuple[Row, ...]) -> None:
        """A section that is turned to later."""
        page = self._page(rows)
        page.hide()
        self._pages.append(page)
        self._rows.rows.addWidget(page)

    def _turn_to(self, at: object) -> None:
        for number, page in enumerate(self._pages):
            page.setVisible(number == at)
        self._rows.verticalScrollBar().setValue(0)

    def _look(self, tiles: str, table: str) -> None:
        now = self.settings
        if tiles != now.worn(self.game):
            now = replace(now.wearing(self.game, None), tiles=tiles)
        self._change(tiles=now.tiles, faces=now.faces, table=table)

    def _change(self, **values: object) -> None:
        self.settings = replace(self.settings, **values)  # type: ignore[arg-type]
        self.changed.emit(self.settings)

    def _reset(self) -> None:
        """All of it as it is in a new program; Cancel takes that back, too."""
        usual = Settings()
        self._change(**{key: getattr(usual, key) for key in KEYS})
        for key, row in self.row.items():
            row.choose(getattr(usual, key))
        if self._wardrobe is not None:
            self.offer(self._wardrobe)


def _height(page: QWidget, width: int) -> int:
    layout = page.layout()
    if layout is None:
        return 0
    layout.activate()
    return height_of(layout, width)
