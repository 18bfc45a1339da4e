"""Which records does the system bring to the program? On macOS they come as events."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """``record_brought``: somebody opened that file with this program."""

    record_brought = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.record_brought.emit(event.file())
            return True
        return super().event(event)
