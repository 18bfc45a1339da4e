"""What stands beside the table? A panel at its right that holds one page at a time.

The table is smaller beside it. Where too little would be left of the table the panel lies over its
right part instead, above the hand, and Escape closes it. Sheets lie over both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..table.area import LEAST
from ..table.theme import Theme
from .coming import Coming, written
from .side_panel import Panel
from .texts import tr
from .zoom import scale_in

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
        self._coming: Coming | None = None  # a page of which not all is there
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
    def _shown(self) -> bool:
        return bool(self.key) and not self.panel.isHidden()

    @property
    def over(self) -> bool:
        """Does the panel lie over the table, as the window is too narrow for both?"""
        return bool(self.key) and not self.fits

    @property
    def fits(self) -> bool:
        """Is enough of the table left beside the panel?"""
        return self._window.view.width() - self._wide() >= LEAST[0]

    def show(self, key: str, keyboard: bool = True) -> None:
        """Show that page, with the ``keyboard`` on it. KeyError if nobody has offered it.

        Where sheets come in turns it comes so as well, unless another one stands there.
        """
        page = self._pages[key]
        coming = self._come_anew()
        if self.key != key:
            self.key = key
            wear = partial(self.wear, self._window.dressing.for_sheets)
            parts = (partial(self._hold, page), wear, written(self.panel))
            for part in parts if self.panel.isHidden() else parts[:2]:
                coming.later(part)
        coming.later(self._fit)
        coming.later(partial(self._come_up, keyboard))
        coming.go_on()

    def _come_anew(self) -> Coming:
        """For what comes now; what has been coming is forgotten."""
        if self._coming is not None:
            self._coming.anew()
            self._coming.deleteLater()
        self._coming = Coming(self.panel, self._window.view, at_once=not self.panel.isHidden())
        return self._coming

    def _hold(self, page: Page) -> None:
        self.panel.hold(tr(page.title), page.make(self._window))

    def _come_up(self, keyboard: bool) -> None:
        self.panel.show()
        self.panel.raise_()
        sheet = self._window.sheets.current
        if sheet is not None and sheet.isVisible():
            sheet.raise_()
        elif keyboard:
            self.panel.take_keyboard()

    def retell(self) -> None:
        """The page that is shown is made anew, in the language of now."""
        if self.key:
            page, had = self._pages[self.key], self.panel.has_keyboard
            self._hold(page)
            self.wear(self._window.dressing.for_sheets)
            self._fit()
            if had:
                self.panel.take_keyboard()

    def close(self) -> None:
        """The table has all the room again, and the keyboard."""
        if not self.key:
            return
        self.key = ""
        self._come_anew()
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
        if event.type() in RESIZED and self._shown:
            self._fit()
        key = event.key() if isinstance(event, QKeyEvent) else None
        if key == Qt.Key.Key_Escape and event.type() == QEvent.Type.KeyPress and self.over:
            self.close()
            return True
        return False

    def _table_arranged(self) -> None:
        """What lies over the table ends where that has its hand now."""
        if self.over and self._shown and self.panel.height() != self._high():
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
