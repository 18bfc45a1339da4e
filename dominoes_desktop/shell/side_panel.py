"""What is the panel beside the table? A pane of glass with a title, a button, and a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..table.theme import Theme, ink
from .controls import label
from .stops import in_order, takes_tab
from .style import stylesheet
from .texts import tr
from .zoom import zoom


class Panel(QWidget):
    """A pane of glass as high as the window: a title, a button that closes it, a page.

    ``left``: Escape was pressed in it.
    """

    left = Signal()

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.theme: Theme | None = None
        self.page: QWidget | None = None
        self._scale = 1.0
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # once it has a dress
        self.title = label("", "title", self)
        self.close_button = QPushButton("\N{MULTIPLICATION SIGN}", self)
        self.close_button.setObjectName("close")
        self.close_button.setAccessibleName(tr("Close the panel"))
        self.close_button.setToolTip(tr("Close the panel"))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(16, 12, 12, 12)
        self._rows.setSpacing(8)
        self._rows.addLayout(head)
        self.hide()

    def hold(self, title: str, page: QWidget) -> None:
        """Show this page in place of what was there."""
        self.drop()
        self.title.setText(title)
        self.setAccessibleName(title)
        self.page = page
        self._rows.addWidget(page, 1)
        page.show()
        zoom(self, self._scale)

    def drop(self) -> None:
        """The page goes."""
        if self.page is not None:
            self._rows.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    @property
    def has_keyboard(self) -> bool:
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def take_keyboard(self) -> None:
        """Put the keyboard on the first thing of the page that takes it."""
        found = [self.page, *in_order(self.page)] if self.page is not None else []
        first = next((one for one in found if takes_tab(one)), self.close_button)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def wear(self, theme: Theme) -> None:
        """Change the dress."""
        self.theme = theme
        if (letters := _dress(theme, self._scale)) != self.styleSheet():
            self.setStyleSheet(letters)
        for piece in [one for one in self.findChildren(QWidget) if hasattr(one, "theme")]:
            piece.theme = theme
            piece.update()
        self.update()

    def grow(self, scale: float) -> None:
        """All lengths at that scale."""
        if scale != self._scale and self.theme is not None:
            self._scale = scale
            self.setStyleSheet(_dress(self.theme, scale))
        zoom(self, scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the page has no use for don't reach the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(self.theme.glass))
        painter.fillRect(self.rect(), ink(self.theme.glass_edge, 0.03))
        painter.setPen(QPen(self.theme.line(0.28), 1))
        x = self.width() - 0.5 if self.isRightToLeft() else 0.5
        painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        painter.drawLine(
            QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5)
        )


def _dress(theme: Theme, scale: float) -> str:
    """The stylesheet of sheets, and of the one button that they don't have."""
    size, large = round(30 * scale), round(theme.large * scale)
    return f"""{stylesheet(theme, scale)}
QPushButton#close {{
    padding: 0px; min-width: {size}px; max-width: {size}px; font-size: {large}px;
    min-height: {size}px; max-height: {size}px; background: transparent; border: none;
}}
QPushButton#close:hover {{ color: {theme.quiet_text}; }}
QPushButton#close:focus {{ border: 2px solid {theme.text}; padding: 0px; }}
"""
