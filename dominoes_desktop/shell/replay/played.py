"""How are the matches that were played found, listed and looked at again?"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ...archive.played import Played, played
from ..pile import stands
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window
    from .played_sheet import PlayedSheet

MOST = 60  # rows


def show_played(window: Window) -> None:
    """List all matches that are over or were put away, read one by one beside the window."""
    from .played_sheet import FILE, PlayedSheet

    if window.sheets.raised(PlayedSheet):
        return
    sheet = PlayedSheet(window.view, tr, window.dressing.for_sheets)
    sheet.again = lambda: show_played(window)

    def answered(what: object) -> None:
        if isinstance(what, Path):
            look_at(window, what)
        elif what == FILE:
            choose_file(window)

    window.sheets.lay(sheet, answered)
    _read_on(window, sheet, played(window.matches.played))


def look_at(window: Window, path: Path) -> None:
    """Show that record as a replay."""

    def look() -> None:
        from .replay import replay

        replay(window).open(path)

    window.sheets.having(look, "replay.replay", "replay.moves_page")


def choose_file(window: Window) -> None:
    """Choose any record to look at; nothing of it is played on."""
    from ..files.opening import record_dialog

    dialog = record_dialog(window, tr("Look at a record"))
    dialog.fileSelected.connect(lambda name: look_at(window, Path(name)))
    dialog.open()


def _read_on(window: Window, sheet: PlayedSheet, reading: Iterator[Played]) -> None:
    def came(one: Played | None) -> None:
        if not stands(sheet):
            return
        if one is None or len(sheet.rows) >= MOST:
            sheet.show_all(one is not None)
            return
        _add(window, sheet, one)
        _read_on(window, sheet, reading)

    window.aside.run(lambda: next(reading, None), came)


def _add(window: Window, sheet: PlayedSheet, one: Played) -> None:
    from ..files.picture import lay_out_when_looked_at
    from .played_sheet import PlayedRow

    row = PlayedRow(one, window.dressing.page(one.seen.ruleset.key), tr, datetime.now())
    lay_out_when_looked_at(window, one.seen, row.picture)
    sheet.add(row)
