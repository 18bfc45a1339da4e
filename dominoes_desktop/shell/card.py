"""How is one of several things offered that need a line to explain them? On a card to choose."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ..table.one_line import lay_line
from ..table.theme import DEFAULT, Theme, ink
from .zoom import scale_of

PAD = 12
WRAP = int(Qt.TextFlag.TextWordWrap)


class Card(QAbstractButton):
    """A name and a line below it; one of its siblings is chosen, by click or arrow keys."""

    def __init__(
        self, name: str, says: str, parent: QWidget | None = None, theme: Theme = DEFAULT
    ) -> None:
        super().__init__(parent)
        self.says, self.theme = says, theme
        self._at: object = None  # what its rooms were measured for
        self._known = QRect(), QRect()
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
        width = round(200 * scale_of(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 3 * PAD)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name, says = self._rooms(width)
        return says.top() + says.height() + name.top()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.theme.glass_edge
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        strength = 0.17 if self.isChecked() else 0.10 if self.underMouse() else 0.04
        painter.setBrush(ink(edge, strength))
        painter.setPen(QPen(self.theme.line(0.5 if self.isChecked() else 0.12), 1))
        if self.hasFocus():
            painter.setPen(QPen(ink(self.theme.text), 2))
        corner = 10 * scale_of(self)
        painter.drawRoundedRect(rect, corner, corner)
        name, says = self._rooms(self.width())
        self._mark(painter, name)
        painter.setPen(ink(self.theme.text))
        lay_line(painter, QRectF(name), self.text(), self._font(self.theme.body, True))
        painter.setFont(self._font(self.theme.small))
        painter.setPen(ink(self.theme.quiet_text))
        painter.drawText(says, WRAP, self.says)

    def _mark(self, painter: QPainter, name: QRect) -> None:
        """A round mark, filled where chosen: the choice is told by more than a shade."""
        size, pad = 14 * scale_of(self), PAD * scale_of(self)
        left = self.width() - pad - size if self.isRightToLeft() else pad
        spot = QRectF(left, name.center().y() + 0.5 - size / 2, size, size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(self.theme.quiet_text, 1 if self.isChecked() else 0.6), size / 10))
        painter.drawEllipse(spot)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(self.theme.text))
            inset = size / 4
            painter.drawEllipse(spot.adjusted(inset, inset, -inset, -inset))

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """Where the name and the line below it are written on a card of that width."""
        theme = self.theme
        sizes = theme.families, theme.body, theme.small
        at = width, scale_of(self), self.isRightToLeft(), self.says, sizes
        if at != self._at:
            self._at, self._known = at, self._measured(width)
        return self._known

    def _measured(self, width: int) -> tuple[QRect, QRect]:
        scale = scale_of(self)
        pad = round(PAD * scale)
        left = pad if self.isRightToLeft() else pad * 3
        inner = width - 4 * pad
        high = QFontMetrics(self._font(self.theme.body, True)).height()
        name = QRect(left, pad, inner, high)
        small = QFontMetrics(self._font(self.theme.small))
        says = small.boundingRect(QRect(0, 0, inner, 10_000), WRAP, self.says).height()
        return name, QRect(left, pad + high + round(4 * scale), inner, says)

    def _font(self, size: int, bold: bool = False) -> QFont:
        return self.theme.font(round(size * scale_of(self)), bold)
