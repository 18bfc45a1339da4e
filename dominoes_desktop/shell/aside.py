"""How is disk work done without the window waiting for it?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

T = TypeVar("T")


class Aside(QObject):
    """Runs work on another thread and brings what it gave back to the window's."""

    _done = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # one after the other, in the order asked
        self._done.connect(lambda after, value: after(value))

    def run(self, work: Callable[[], T], after: Callable[[T], None]) -> None:
        """Have ``work`` done; ``after`` gets its value here. What it raises is raised here, too."""
        self._pool.start(_Job(work, after, self._done.emit))

    def wait(self) -> None:
        """Until all work is done: before the window goes."""
        self._pool.waitForDone()


def _raise(error: Exception) -> None:
    """On the window's thread it is met by whoever looks after what nobody expected."""
    raise error


class _Job(QRunnable):
    def __init__(
        self,
        work: Callable[[], T],
        after: Callable[[T], None],
        emit: Callable[[object, object], None],
    ) -> None:
        super().__init__()
        self._work, self._after, self._emit = work, after, emit

    def run(self) -> None:
        try:
            self._emit(self._after, self._work())
        except Exception as error:
            self._emit(_raise, error)
