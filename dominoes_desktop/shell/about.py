"""What is this program, who made what is in it, and under which licences?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from .. import __version__
from ..archive.assets import assets
from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import label
from .sheet import Sheet
from .texts import tr as in_words

if TYPE_CHECKING:
    from .window import Window

ABOUT = (
    "Play dominoes against computer players, or with others at one screen. The computer players "
    "see only what you would see in their place, and nothing leaves this computer."
)


class AboutSheet(Sheet):
    """``licences`` wants to be read, and the sheet stays; ``finished`` gives True."""

    licences = Signal()

    def __init__(self, parent: QWidget, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, f"Dominoes Desktop {__version__}", theme=theme)
        said = label(tr(ABOUT))
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        short = tr("MIT licence. Made with Qt (LGPL).")
        self.body.addWidget(said)
        self.body.addWidget(label(short, "quiet"))
        self.setAccessibleDescription(f"{tr(ABOUT)} {short}")
        self.more = self.button(tr("Licences"))
        self.more.clicked.connect(self.licences)
        self.escape = self.button(tr("OK"), True, acting=True)


class LicencesSheet(Sheet):
    """The notices that come with the program, as they were written; ``folder`` has the licences."""

    def __init__(self, parent: QWidget, folder: Path, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("Licences"), wide=560, theme=theme)
        text = (folder / "NOTICES.md").read_text(encoding="utf-8")
        where = tr("The licences themselves are in {folder}.").format(folder=folder)
        for letters, part in [*parts_of(text), ("quiet", where)]:
            self.coming.later(partial(self._lay, part, letters))
        self.setAccessibleDescription(" ".join([part for _, part in parts_of(text)]))
        self.escape = self.button(tr("Close"), True, acting=True)

    def _lay(self, part: str, letters: str) -> None:
        said = label(part, letters)
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(said)


def parts_of(notices: str) -> Iterator[tuple[str, str]]:
    """Headings and paragraphs, each with its letters; the title of the whole is the sheet's."""
    for block in re.split(r"\n{2,}", notices.strip()):
        if block.startswith("## "):
            yield "heading", block[3:]
        elif not block.startswith("# "):
            yield "", " ".join(block.split("\n"))


def show_about(window: Window) -> None:
    """Lay the sheet, and over it the licences where they are asked for."""
    theme = window.dressing.for_sheets

    def show_licences() -> None:
        sheet = LicencesSheet(window.view, assets() / "licences", in_words, theme)
        sheet.again = show_licences
        window.sheets.lay(sheet)

    if not window.sheets.raised(LicencesSheet) and not window.sheets.raised(AboutSheet):
        sheet = AboutSheet(window.view, in_words, theme)
        sheet.again = lambda: show_about(window)
        sheet.licences.connect(show_licences)
        window.sheets.lay(sheet)
