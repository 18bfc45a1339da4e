"""By which picture is a match known again? Its table, laid out beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ...geometry import Layout, shape_of
from ...rules.observation import Observation
from ...session.request import Answer, Arrange
from ...table.miniature import paint_miniature
from ...table.theme import Theme
from ..zoom import hold

if TYPE_CHECKING:
    from ..window import Window


class TablePicture(QWidget):
    """A small table in this dress; bare until it is told where its tiles lie.

    ``wanted``: it is looked at for the first time.
    """

    wanted = Signal()

    def __init__(self, dress: Theme, width: int, height: int) -> None:
        super().__init__()
        self.dress = dress
        self.layout_shown = Layout()
        self._asked = False
        self._painted: tuple[tuple[QSize, float], QPixmap] | None = None
        hold(self, width, height)

    def show_layout(self, layout: Layout) -> None:
        self.layout_shown = layout
        self._painted = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._asked:
            self._asked = True
            self.wanted.emit()
        key = self.size(), self.devicePixelRatioF()
        if self._painted is None or self._painted[0] != key:
            self._painted = key, paint_miniature(self.layout_shown, self.dress, *key)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted[1])
        painter.end()


def lay_out_when_looked_at(window: Window, seen: Observation, picture: TablePicture) -> None:
    """Have the thinking process lay its tiles out, once it is seen and as long as it is there."""
    tickets: list[int] = []

    def came(answer: Answer) -> None:
        if isValid(picture):
            picture.show_layout(answer.arranged.layout)

    def wanted() -> None:
        ask = Arrange(seen.line, shape_of(seen.ruleset), (), seen.ends)
        tickets.append(window.referee.consult(ask, came))

    def gone() -> None:
        for ticket in tickets if isValid(window) else ():
            window.referee.dismiss(ticket)

    picture.wanted.connect(wanted)
    picture.destroyed.connect(gone)
