"""What shall it be called? A field for a name, with OK and Cancel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ..archive.preset import LONGEST, tidy
from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .field import Field
from .sheet import Sheet


class NameSheet(Sheet):
    """``finished`` gives the name, or False."""

    def __init__(
        self, parent: QWidget, title: str, name: str, tr: Tr, theme: Theme = DEFAULT
    ) -> None:
        super().__init__(parent, title, theme=theme)
        self.field = Field(name)
        self.field.setMaxLength(LONGEST)
        self.field.setPlaceholderText(tr("Name"))
        self.field.setAccessibleName(tr("Name"))
        self.field.selectAll()
        self.body.addWidget(self.field)
        self.escape = self.button(tr("Cancel"), False)
        self.done = self.button(tr("OK"), acting=True)
        self.done.clicked.connect(lambda: self.finish(tidy(self.field.text())))
        self.field.textChanged.connect(self._look)
        self._look()

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or self.field)

    def _look(self) -> None:
        self.done.setEnabled(bool(tidy(self.field.text())))
