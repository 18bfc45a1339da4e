"""What does the review of a round look like? A row for each move, filled as it is weighed."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ..table.theme import DEFAULT, Theme, ink
from ..words.text import Tr
from .card import Card
from .controls import label
from .sheet import Sheet
from .zoom import scale_of

WORTH = 70  # px at scale 1 on the right of a row, for its figure


class ReviewRow(Card):
    """A move: its number, what it was, what would have been better, and what it was worth.

    ``turning``: it cost more than any other. Pressed, the table is shown as it was.
    """

    def __init__(self, number: int, move: str, tr: Tr, theme: Theme) -> None:
        super().__init__(move, tr("Weighing..."), theme=theme)
        self.number, self.worth, self.turning = number, "", False
        self._tr = tr
        self.setAutoExclusive(False)
        self.setCheckable(False)
        self._name()

    def show_verdict(self, worth: str, says: str) -> None:
        """What was found."""
        self.worth, self.says = worth, says
        self._name()
        self.updateGeometry()
        self.update()

    def set_turning(self, turning: bool) -> None:
        """Mark it as what turned the round, or not."""
        if turning != self.turning:
            self.turning = turning
            self._name()
            self.update()

    def _name(self) -> None:
        text = self._tr("Move {number}: {move}").format(number=self.number, move=self.text())
        mark = [self._tr("turning point")] if self.turning else []
        self.setAccessibleName(", ".join([text, *[one for one in (self.worth,) if one], *mark]))
        self.setAccessibleDescription(self.says)

    def _mark(self, painter: QPainter, name: QRect) -> None:
        """The number before the name; the figure, and the turning point, behind it."""
        theme, scale = self.theme, scale_of(self)
        pad, wide = round(12 * scale), self.width()
        left = QRect(0, name.top(), name.left() - round(6 * scale), name.height())
        right = QRect(
            wide - pad - round(WORTH * scale), name.top(), round(WORTH * scale), name.height()
        )
        if self.isRightToLeft():
            left.moveRight(wide)
            right.moveLeft(pad)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._font(theme.small))
        painter.setPen(ink(theme.quiet_text))
        painter.drawText(left, Qt.AlignmentFlag.AlignRight | middle, str(self.number))
        painter.setFont(self._font(theme.body, True))
        painter.setPen(ink(theme.text))
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | middle, self.worth)
        if not self.turning:
            return
        said = self._tr("turning point")
        painter.setFont(self._font(theme.small, True))
        across = painter.fontMetrics().horizontalAdvance(said) + 2 * pad
        badge = QRectF(right.left() - across, name.top(), across, name.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.accent))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        painter.setPen(ink(theme.on_accent))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, said)


class ReviewSheet(Sheet):
    """Rows come one by one; ``chosen`` tells which was pressed, by its place among them."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget, title: str, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, title, wide=620, dim=0.4, theme=theme)
        self._tr = tr
        self.rows: list[ReviewRow] = []
        self.unit = label(
            tr("The moves are weighed one by one, as a computer player would."), "quiet"
        )
        self.best, self.line = label(""), label("", "quiet")
        self.body.setSpacing(8)
        for one in (self.unit, self.best, self.line):
            self.body.addWidget(one)
        self.best.hide()
        self.line.hide()
        self.escape = self.button(tr("Close"), True, acting=True)

    def add_row(self, number: int, move: str) -> ReviewRow:
        """A move that is about to be weighed."""
        row = ReviewRow(number, move, self._tr, self.theme)
        place = len(self.rows)
        row.clicked.connect(lambda: self.chosen.emit(place))
        self.rows.append(row)
        self.body.insertWidget(len(self.rows), row)
        return row

    def show_solved(self, says: str, line: str) -> None:
        """The best line with open hands, below the rows."""
        for one, text in ((self.best, says), (self.line, line)):
            one.setText(text)
            one.setVisible(bool(text))

    def come_back(self) -> None:
        """Show it again after a look at the table."""
        self.open()
