"""How is somebody else's bot kept from stopping the program? It thinks in a thread of its own.

Whatever it raises there is its own, and Ctrl+C is the user's; who takes too long is left behind.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

Work = Callable[[], Any]
PATIENCE = 30.0  # seconds, unless somebody says otherwise


class Failed(Exception):
    """The work raised ``error``, which may be anything."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(error)
        self.error = error


class Late(Exception):
    """The work was not done within ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Aside:
    """One thread, from the first work on, that does one work after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._thread: Thread | None = None
        self._asked: SimpleQueue[Work | None] = SimpleQueue()
        self._done: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()

    def close(self) -> None:
        """Nothing more is asked."""
        self._asked.put(None)

    def ask(self, work: Work, patient: bool = False) -> Any:
        """What the work gives. Failed or, unless it may take whatever time it likes, Late."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, daemon=True)
            self._thread.start()
        self._asked.put(work)
        try:
            found, error = self._done.get(timeout=None if patient else self._patience)
        except Empty:
            raise Late(self._patience) from None
        if error is not None:
            raise Failed(error)
        return found

    def _serve(self) -> None:
        while (work := self._asked.get()) is not None:
            try:
                self._done.put((work(), None))
            except BaseException as error:  # a bot may fail in any way
                self._done.put((None, error))
