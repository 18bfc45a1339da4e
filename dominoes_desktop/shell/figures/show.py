"""What do the statistics show now, and what follows from their buttons?"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ...words import told
from ..files.folder import in_folder
from ..people.names import person_name
from ..pile import stands
from ..texts import tr

if TYPE_CHECKING:
    from ...archive.account import Account
    from ...archive.outcome import Outcome
    from ...archive.said import Said
    from ...archive.summary import Asked
    from ..window import Window
    from .sheet import StatisticsSheet


def show_statistics(window: Window) -> None:
    """Lay the sheet; it is filled as soon as the matches are read."""
    from .sheet import StatisticsSheet

    if window.sheets.raised(StatisticsSheet):
        return
    persons = window.persons
    people = [(one.id, person_name(one, persons.all, tr)) for one in persons.all]
    theme = window.dressing.for_sheets
    sheet = StatisticsSheet(window.view, people, persons.active.id, tr, theme)
    reading = _Reading(window, sheet)
    sheet.asking.connect(lambda person, asked: reading.ask(person, asked))
    sheet.exporting.connect(lambda person: _export(window, person))
    sheet.resetting.connect(lambda person: _ask_reset(window, sheet, person))
    window.sheets.lay(sheet)
    sheet.ask()


class _Reading:
    """Reads, and sums up, beside the window; only the newest question is answered."""

    def __init__(self, window: Window, sheet: StatisticsSheet) -> None:
        self._window, self._sheet = window, sheet
        self._asked = 0

    def ask(self, person: str, asked: Asked) -> None:
        from ...archive.account import account

        self._asked += 1
        serial = self._asked

        def answered(told: Account) -> None:
            if stands(self._sheet) and serial == self._asked:
                self._sheet.coming.after(lambda: self._sheet.show_account(told))

        def read(found: list[Outcome]) -> None:
            self._window.aside.run(lambda: account(found, asked), answered)

        self._window.keeping.outcomes(person, read)


def _ask_reset(window: Window, sheet: StatisticsSheet, person: str) -> None:
    from ..notice import AskSheet

    who = window.persons.of(person)
    if who is None:
        return
    name = person_name(who, window.persons.all, tr)
    text = tr(
        "All figures of {name} begin at nothing again. The records of the matches stay, but do "
        "not count any more."
    )
    ask = AskSheet(
        window.view,
        tr("Reset the statistics?"),
        text.format(name=name),
        tr("Reset"),
        tr("Keep them"),
        window.dressing.for_sheets,
        lost=True,
    )

    def answered(yes: object) -> None:
        if yes:
            now = replace(who, since=int(time.time()))
            window.aside.run(lambda: window.persons.change(now), lambda _: strike())

    def strike() -> None:
        window.keeping.reset(person, lambda: sheet.ask() if stands(sheet) else None)

    window.sheets.lay(ask, answered)


def _export(window: Window, person: str) -> None:
    """Choose a file, and write the matches of that person to it."""
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(window, tr("Export the statistics"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([tr("Tables of comma-separated values (*.csv)"), tr("All files (*)")])
    dialog.setDefaultSuffix("csv")
    dialog.selectFile("dominoes.csv")
    dialog.fileSelected.connect(lambda name: export_to(window, person, Path(name)))
    dialog.open()


def export_to(window: Window, person: str, path: Path) -> None:
    """Write the matches of that person; what failed is told, and where they went."""
    from ...archive.figures_csv import as_csv, save_csv

    names = {one.id: person_name(one, window.persons.all, tr) for one in window.persons.all}

    def written(trouble: Said | None) -> None:
        if trouble is not None:
            window.sheets.say(tr("The statistics were not exported"), told(trouble, tr))
        else:
            text = tr("A line for each match is in {file}.").format(file=path)
            window.sheets.say(tr("The statistics are exported"), text)

    def read(found: list[Outcome]) -> None:
        save = partial(window.aside.run, lambda: save_csv(path, as_csv(found, names)), written)
        in_folder(window, path, save)

    window.keeping.outcomes(person, read)
