"""How far is it? A bar on standard error, where that is a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 40  # characters
_BLINK = 0.1  # seconds between two looks


class Bar:
    """Counts up to ``total``; wiped off at the end, whatever the end is."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr.isatty()
        self._next = 0.0

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            sys.stderr.write("\r" + " " * (_WIDTH + 30) + "\r")
            sys.stderr.flush()

    def show(self, done: int) -> None:
        """So many are done."""
        now = time.monotonic()
        if not self._shown or now < self._next:
            return
        self._next = now + _BLINK
        full = _WIDTH * done // self._total
        bar = "#" * full + "." * (_WIDTH - full)
        sys.stderr.write(f"\r[{bar}] {done}/{self._total}")
        sys.stderr.flush()
