"""How is one of several things offered that need a line to explain them? On a card to choose."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ..table.theme import DEFAULT, Theme, ink

PAD = 12
WRAP = int(Qt.TextFlag.TextWordWrap)


class Card(QAbstractButton):
    """A name and a line below it; one of its siblings is chosen, by click or arrow keys."""

    def __init__(
        self, name: str, says: str, parent: QWidget | None = None, theme: Theme = DEFAULT
    ) -> None:
        super().__init__(parent)
        self.says, self.theme = says, theme
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(says)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 3 * PAD)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name = QFontMetrics(self.theme.font(self.theme.body, True)).height()
        return PAD + name + 4 + self._says_height(width) + PAD

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.theme.glass_edge
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        strength = 0.17 if self.isChecked() else 0.10 if self.underMouse() else 0.04
        painter.setBrush(ink(edge, strength))
        painter.setPen(QPen(ink(edge, 0.5 if self.isChecked() else 0.12), 1))
        if self.hasFocus():
            painter.setPen(QPen(ink(self.theme.text), 2))
        painter.drawRoundedRect(rect, 10, 10)
        self._mark(painter)
        inner = self._inner(self.width())
        bold = self.theme.font(self.theme.body, True)
        name_high = QFontMetrics(bold).height()
        painter.setFont(bold)
        painter.setPen(ink(self.theme.text))
        painter.drawText(inner.left(), PAD, inner.width(), name_high, 0, self.text())
        painter.setFont(self.theme.font(self.theme.small))
        painter.setPen(ink(self.theme.quiet_text))
        top = PAD + name_high + 4
        painter.drawText(
            QRect(inner.left(), top, inner.width(), self.height() - top), WRAP, self.says
        )

    def _mark(self, painter: QPainter) -> None:
        """A round mark, filled where chosen: the choice is told by more than a shade."""
        name = QFontMetrics(self.theme.font(self.theme.body, True)).height()
        spot = QRectF(PAD, PAD + name / 2 - 7, 14, 14)
        if self.isRightToLeft():
            spot.moveLeft(self.width() - PAD - 14)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(self.theme.quiet_text, 1 if self.isChecked() else 0.6), 1.4))
        painter.drawEllipse(spot)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(self.theme.text))
            painter.drawEllipse(spot.adjusted(3.5, 3.5, -3.5, -3.5))

    def _inner(self, width: int) -> QRect:
        left = PAD if self.isRightToLeft() else PAD + 24
        return QRect(left, 0, width - 2 * PAD - 24, 0)

    def _says_height(self, width: int) -> int:
        small = QFontMetrics(self.theme.font(self.theme.small))
        room = QRect(0, 0, self._inner(width).width(), 10_000)
        return small.boundingRect(room, WRAP, self.says).height()
