"""How do many figures stand together, each of which can say how it is reckoned?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ...table.theme import DEFAULT, ink
from ...words.figures import Figure
from ..zoom import scale_of

COLUMNS = 5
HIGH = 50  # px at scale 1
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class Cell(QWidget):
    """One figure: its value, its name below it. ``asked`` when one points at it or goes to it."""

    asked = Signal(str)
    moved = Signal(int)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key, self.theme = key, DEFAULT
        self.value = self.name = self._formula = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, figure: Figure) -> None:
        self.value, self.name, self._formula = figure.value, figure.name, figure.formula
        self.setAccessibleName(f"{figure.name}: {figure.value}")
        self.setAccessibleDescription(figure.formula)
        self.setWhatsThis(figure.formula)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, round(HIGH * scale_of(self)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.asked.emit(self._formula)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.asked.emit(self._formula)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
            return
        mirrored = self.isRightToLeft() and abs(step) == 1
        self.moved.emit(-step if mirrored else step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, theme = scale_of(self), self.theme
        if self.hasFocus() or self.underMouse():
            painter.setBrush(ink(theme.glass_edge, 0.1))
            painter.setPen(QPen(ink(theme.text), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1, 1, -1, -1), 8 * scale, 8 * scale
            )
        half = self.height() * 0.56
        for text, size, strong, colour, top, high in (
            (self.value, theme.large, True, theme.text, 0.0, half),
            (self.name, theme.small, False, theme.quiet_text, half, self.height() * 0.36),
        ):
            painter.setFont(theme.font(round(size * scale), strong))
            painter.setPen(ink(colour))
            room = QRectF(2, top + 2 * scale, self.width() - 4, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, _fitted(painter, text, room))


def _fitted(painter: QPainter, text: str, room: QRectF) -> str:
    """As much of it as there is room for; all of it is told to who asks."""
    letters = painter.fontMetrics()
    return letters.elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()))


class Cells(QWidget):
    """All figures; Tab comes to one of them, the arrow keys go on. ``asked`` gives a formula."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.cell: dict[str, Cell] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)

    def tell(self, figures: Sequence[Figure]) -> None:
        """These figures; asked for again, the same cells take other values."""
        for at, figure in enumerate(figures):
            if figure.key not in self.cell:
                self._add(figure.key, at)
            self.cell[figure.key].tell(figure)

    def _add(self, key: str, at: int) -> None:
        cell = Cell(key)
        if at == 0:
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        cell.asked.connect(self.asked)
        cell.moved.connect(lambda step: self._go(at + step))
        self.cell[key] = cell
        self._grid.addWidget(cell, at // COLUMNS, at % COLUMNS)
        self._grid.setColumnStretch(at % COLUMNS, 1)
        cell.show()  # now: a layout does so in a later turn, and nothing has the keyboard before

    def _go(self, at: int) -> None:
        cells = list(self.cell.values())
        if not 0 <= at < len(cells):
            return
        for cell in cells:
            cell.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        cells[at].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        cells[at].setFocus(Qt.FocusReason.TabFocusReason)
