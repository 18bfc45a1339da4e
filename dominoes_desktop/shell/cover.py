"""Two people at one screen: who may look now?"""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..table.theme import DEFAULT, Theme, ink
from ..words.text import Tr
from .controls import label, short
from .sheet import Sheet


class CoverSheet(Sheet):
    """Hides the whole table until ``name`` is there; ``finished`` gives True."""

    def __init__(self, parent: QWidget, name: str, tr: Tr, theme: Theme = DEFAULT) -> None:
        title = tr("Hand over to {name}").format(name=short(name))
        super().__init__(parent, title, dim=0, wide=400, theme=theme)
        self.name, name = name, short(name)
        self.body.addWidget(
            label(tr("The tiles are covered until {name} is here.").format(name=name))
        )
        here = tr("{name} is here").format(name=name)
        self.button(here, True, acting=True)
        self.setAccessibleDescription(here)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(self.theme.felt[2]))
        painter.end()
        super().paintEvent(event)
