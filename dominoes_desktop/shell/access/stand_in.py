"""What stands for a thing on the felt, so that a screen reader finds it? A widget under the table.

It lies where the thing is seen, below the viewport, which hides it and has all of the mouse.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from ...table.view import TableView


class Group(QWidget):
    """Things that belong together, under one name."""

    def __init__(self, view: TableView, name: str) -> None:
        super().__init__(view)
        self.setAccessibleName(name)
        self.lower()
        self.show()


class StandIn(QPushButton):
    """For a tile of the hand, a place, or a button of the felt: can have the keyboard, is pressed.

    Keys go on to the table, which knows what they mean. ``came``: it was given the keyboard.
    """

    def __init__(
        self,
        view: TableView,
        group: Group,
        pressed: Callable[[], object],
        came: Callable[[], object],
    ) -> None:
        super().__init__(group)
        self._view, self._came = view, came
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by arrow, or by the reader's own ways
        self.clicked.connect(lambda: pressed())

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is seen of it, the table paints."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._view.table.cursor.set_focused(True)
        self._came()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._view.table.cursor.set_focused(False)

    def focusNextPrevChild(self, next: bool) -> bool:
        """On along hand and buttons; at their end to what comes after the table itself."""
        if self._view.tab(next):
            return True
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._view.focusNextPrevChild(next)


class Said(QLabel):
    """For a thing that is only read: a tile on the table, an end, a plate."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is seen of it, the table paints."""
