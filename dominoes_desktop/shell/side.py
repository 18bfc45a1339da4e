"""What stands beside the table? A panel at its right that holds one page at a time.

The table is smaller beside it. Where too little would be left of the table the panel lies over its
right part instead, above the hand, and Escape closes it. Sheets lie over both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..table.area import LEAST
from ..table.theme import Theme, ink
from .controls import label
from .stops import in_order, takes_tab
from .style import stylesheet
from .texts import tr
from .zoom import scale_in, zoom

if TYPE_CHECKING:
    from .window import Window

WIDE = 330  # px of the panel at scale 1
GAP = 8  # px below it, where it lies over the table
RESIZED = (QEvent.Type.Resize, QEvent.Type.DynamicPropertyChange, QEvent.Type.LayoutDirectionChange)


@dataclass(frozen=True, slots=True)
class Page:
    """What can stand there; ``make`` makes it anew each time it is wanted.

    Pieces of it that paint themselves have an attribute ``theme``, which is kept up to date.
    """

    key: str
    title: str
    make: Callable[[Window], QWidget]


class Side(QObject):
    """The panel and its pages. Closed at first; a page goes when another comes."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._pages: dict[str, Page] = {}
        self.key = ""
        """The key of the page that is shown; "" while the panel is closed."""
        self._panel: Panel | None = None  # not before it is wanted
        window.view.installEventFilter(self)
        window.view.table.arranged.connect(self._table_arranged)

    def offer(self, page: Page) -> None:
        """From now on that page can be shown."""
        self._pages[page.key] = page

    @property
    def panel(self) -> Panel:
        """The pane itself, made when it is first wanted."""
        if self._panel is None:
            self._panel = Panel(self._window.view)
            self._panel.close_button.clicked.connect(self.close)
            self._panel.left.connect(self.leave)
        return self._panel

    @property
    def page(self) -> QWidget | None:
        """What its maker has made, while it is shown."""
        return self.panel.page if self.key else None

    @property
    def over(self) -> bool:
        """Does the panel lie over the table, as the window is too narrow for both?"""
        return bool(self.key) and not self.fits

    @property
    def fits(self) -> bool:
        """Is enough of the table left beside the panel?"""
        return self._window.view.width() - self._wide() >= LEAST[0]

    def show(self, key: str) -> None:
        """Show that page, with the keyboard on it. KeyError if nobody has offered it."""
        page = self._pages[key]
        if self.key != key:
            self.key = key
            self.panel.hold(tr(page.title), page.make(self._window))
            self.wear(self._window.dressing.for_sheets)
        self._fit()
        self.panel.show()
        self.panel.raise_()
        sheet = self._window.sheets.current
        if sheet is not None and sheet.isVisible():
            sheet.raise_()
        else:
            self.panel.take_keyboard()

    def retell(self) -> None:
        """The page that is shown is made anew, in the language of now."""
        if self.key:
            page, had = self._pages[self.key], self.panel.has_keyboard
            self.panel.hold(tr(page.title), page.make(self._window))
            self.wear(self._window.dressing.for_sheets)
            self._fit()
            if had:
                self.panel.take_keyboard()

    def close(self) -> None:
        """The table has all the room again, and the keyboard."""
        if not self.key:
            return
        self.key = ""
        had = self.panel.has_keyboard
        self.panel.hide()
        self.panel.drop()
        self._fit()
        if had:
            self._window.view.setFocus()

    def toggle(self, key: str) -> None:
        """Show that page, or close the panel if it is there already."""
        if self.key == key:
            self.close()
        else:
            self.show(key)

    def wear(self, theme: Theme) -> None:
        """Change the dress of the panel and of what is on it."""
        if self._panel is not None:
            self._panel.wear(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in RESIZED and self.key:
            self._fit()
        key = event.key() if isinstance(event, QKeyEvent) else None
        if key == Qt.Key.Key_Escape and event.type() == QEvent.Type.KeyPress and self.over:
            self.close()
            return True
        return False

    def _table_arranged(self) -> None:
        """What lies over the table ends where that has its hand now."""
        if self.over and self.panel.height() != self._high():
            self._fit()

    def leave(self) -> None:
        """The keyboard goes back to the table; what lies over the table closes."""
        if self.over:
            self.close()
        else:
            self._window.view.setFocus()

    def _wide(self) -> int:
        return round(WIDE * scale_in(self._window.view, WIDE))

    def _fit(self) -> None:
        view, wide = self._window.view, self._wide()
        room = wide if self.key and self.fits else 0
        mirrored = view.isRightToLeft()
        view.leave_free(room if mirrored else 0, 0 if mirrored else room)
        if not self.key:
            return
        self.panel.grow(scale_in(view, WIDE))
        left = 0 if mirrored else view.width() - wide
        self.panel.setGeometry(QRect(left, 0, wide, self._high()))

    def _high(self) -> int:
        """As high as the window; where it lies over the table it leaves the hand free."""
        view = self._window.view
        if self.fits or view.table.seen is None:
            return view.height()
        above = view.viewportMargins().top()
        return above + round(view.table.frame.pill.y) - GAP


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
