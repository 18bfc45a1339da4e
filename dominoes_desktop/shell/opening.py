"""What is said on the bare felt while a record is being opened?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from ..table.glass import SHADE, lay_long_glass
from ..table.pill import HEIGHT
from ..table.theme import Theme, ink
from .dressing import first_theme
from .texts import tr

if TYPE_CHECKING:
    from .window import Window

PAD = 24.0  # pixels beside the words
WIDEST = 400  # pixels of a file's name


class Opening(QLabel):
    """ "Opening evening.domino", in the middle of the window, whatever its size."""

    def __init__(self, window: Window, path: Path) -> None:
        super().__init__()
        self._theme: Theme = first_theme(window.settings.table)
        self.setFont(self._theme.font(self._theme.body))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        name = self.fontMetrics().elidedText(path.name, Qt.TextElideMode.ElideMiddle, WIDEST)
        self.setText(tr("Opening {name}").format(name=name))
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2 * (PAD + SHADE)
        self.resize(round(wide), round(HEIGHT + 2 * SHADE))

    def lie_on(self, under: QWidget) -> None:
        """Be seen on that; what is laid there later lies above it."""
        if self.parent() is not under:
            self.setParent(under)
            under.installEventFilter(self)
            self._centre(under)
            self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._centre(watched)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        glass = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        lay_long_glass(painter, glass, self._theme, glass.height() / 2)
        painter.setPen(ink(self._theme.text))
        painter.drawText(glass, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _centre(self, under: QWidget) -> None:
        if under is self.parent():
            self.move(under.rect().center() - self.rect().center())


def tell_opening(window: Window, path: Path) -> None:
    """Say so on a felt where nothing lies yet, until something does, or ``opening_over``."""
    bare = not window.furnished or window.view.table.seen is None
    said = window.findChild(Opening)
    if not bare or (window.furnished and window.sheets.seen):
        return
    if not isinstance(said, Opening):
        said = Opening(window, path)
    said.lie_on(window.view if window.furnished else window)
    if window.furnished:
        window.view.table.arranged.connect(
            lambda: opening_over(window), Qt.ConnectionType.SingleShotConnection
        )


def opening_over(window: Window) -> None:
    """Something else is seen now."""
    said = window.findChild(Opening)
    if isinstance(said, Opening):
        said.setParent(None)
        said.deleteLater()
