"""What may go wrong in the thinking process? Each level here shows one way."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any

from dominoes_desktop.geometry import Shape
from dominoes_desktop.session.request import Choose, Request
from dominoes_desktop.session.thinker import Thinker

RAISES, HANGS, DIES = Shape(40, 41), Shape(40, 42), Shape(40, 43)


class Clumsy:
    """A thinker that goes wrong where the level, or the shape of the table, says so."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def __call__(self, request: Request) -> Any:
        match request.level if isinstance(request, Choose) else request.shape:
            case "raises" | Shape(40, 41):
                raise ZeroDivisionError("out of luck")
            case "hangs" | Shape(40, 42):
                threading.Event().wait()
            case "dies" | Shape(40, 43):
                os._exit(9)
            case "leaves":
                raise SystemExit
            case "lambda":
                return lambda: None
        return self._thinker(request)


class NeverReady:
    def __init__(self) -> None:
        os._exit(9)


class Modules:
    """Answers with what the process has imported."""

    def __call__(self, request: Request) -> Any:
        return frozenset(sys.modules)
