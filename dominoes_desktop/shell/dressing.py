"""How does the table get the look that was chosen, and the sheets theirs?"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from ..archive.settings import Settings
from ..table.theme import DEFAULT, Style, Theme, daylight, dressed

if TYPE_CHECKING:
    from ..archive.said import Said
    from ..table.wardrobe import Wardrobe
    from .new_match import NewMatchSheet
    from .preferences import PreferencesSheet
    from .window import Window

STYLES: dict[str, Style] = {
    "animal": "animals",
    "pebble": "pebbles",
    "super": "coloured",
    "super_galt": "coloured",
}
"""What games wear that do not wear plain pips."""


@lru_cache(maxsize=1)
def first_theme(table: str) -> Theme:
    """That table, read at once: the window's first picture. Nothing is read for the usual one."""
    if table == Settings().table:
        return DEFAULT
    from ..table.wardrobe import IVORY, theme_of

    return theme_of(IVORY, table)[0]


def is_light() -> bool:
    """Has the system a light look? One that does not say counts as light."""
    return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Dark


class Dressing(QObject):
    """Themes are read beside the window; what can't be used is told of once."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)  # gone with it, and so is what it listens to
        self._window = window
        self.game = ""
        self._wanted: tuple[str, str, Style] | None = None
        self._read: dict[tuple[str, str, Style], Theme] = {}
        self._told: set[Said] = set()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._sheets_too)

    @property
    def for_sheets(self) -> Theme:
        """What a sheet wears: the table's glass, or paper in a window of light colours."""
        theme = self._window.view.table.theme
        return daylight(theme) if is_light() else theme

    def play(self, game: str) -> None:
        """That game is played from now on."""
        self.game = game
        self.wear_settings()

    def page(self, game: str) -> Theme:
        """What a sheet wears that shows tiles of that game."""
        from ..table.wardrobe import OWN, together

        if self._window.settings.worn(game) != OWN:
            return self.for_sheets
        return together(dressed(DEFAULT, STYLES.get(game, "pips")), self.for_sheets)

    def wear_settings(self, settings: Settings | None = None) -> None:
        """Dress the table as the settings say: the window's, or others that are tried."""
        now = settings or self._window.settings
        self.wear(now.worn(self.game), now.table)

    def wear(self, tiles: str, table: str) -> None:
        """Dress the table so, as soon as the themes are read."""
        style = STYLES.get(self.game, "pips")
        wanted = tiles, table, style
        self._wanted = wanted
        usual = Settings()
        if wanted in self._read:
            self._put_on(self._read[wanted])
            return
        if (tiles, table) == (usual.tiles, usual.table):  # in the code: nothing to be read
            self._put_on(dressed(DEFAULT, style))
            return

        def read() -> tuple[Theme, tuple[Said, ...]]:
            from ..table.felt import prepare
            from ..table.wardrobe import theme_of

            theme, wrong = theme_of(*wanted)
            prepare(theme)
            return theme, wrong

        def came(found: tuple[Theme, tuple[Said, ...]]) -> None:
            theme, wrong = found
            if not wrong:
                self._read[wanted] = theme
            if self._wanted == wanted:
                self._put_on(theme)
            self._tell(wrong)

        self._window.aside.run(read, came)

    def _put_on(self, theme: Theme) -> None:
        if theme != self._window.view.table.theme:
            self._window.view.wear(theme)
            QTimer.singleShot(0, self._window, self._sheets_too)

    def _sheets_too(self) -> None:
        """Sheets that lie there already change with the table."""
        from .sheet import Sheet

        for sheet in self._window.view.findChildren(Sheet):
            if not sheet.over:
                sheet.wear(self.for_sheets)
        self._window.side.wear(self.for_sheets)
        self._window.learning.wear(self._window.view.table.theme)

    def offer_looks(self, sheet: PreferencesSheet) -> None:
        """Read all themes, and draw what tables are made of; the sheet then offers them."""
        from ..table.wardrobe import wardrobe
        from .pile import stands  # not for the first picture, which wants the dress alone

        def read() -> Wardrobe:
            from ..table.felt import prepare

            found = wardrobe()
            for one in found.tables:
                prepare(one.theme)
            return found

        def came(found: Wardrobe) -> None:
            if stands(sheet):
                sheet.coming.after(lambda: sheet.offer(found))
            self._tell(found.wrong)

        self._window.aside.run(read, came)

    def offer_tiles(self, form: NewMatchSheet) -> None:
        """See which tile sets there are; the form then offers them to the game that is chosen."""
        from ..archive.themes import theme_titles
        from .pile import stands

        def came(titles: list[tuple[str, str]]) -> None:
            def offer() -> None:
                form.tiles.offer([(Settings().tiles, "The game's own"), *titles])
                form.show_tiles()

            if stands(form):
                form.coming.after(offer)  # a row that has no place yet would be a window

        self._window.aside.run(lambda: theme_titles("tiles"), came)

    def _tell(self, wrong: tuple[Said, ...]) -> None:
        from ..words import told
        from .texts import tr

        for one in wrong:
            if one not in self._told:
                self._told.add(one)
                self._window.sheets.say(tr("A theme can't be used"), told(one, tr))
