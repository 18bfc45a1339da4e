"""What is seen of a name that is longer than its field? Its beginning, once the field is left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit

STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the keyboard may go and come back to where it stood: a menu, another window."""


class Field(QLineEdit):
    """A line to be typed in."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in STAYS:
            self.setCursorPosition(0)
