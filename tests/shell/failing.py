"""A thinking process that fails when it plays, each level in its own way; tables it arranges."""

from __future__ import annotations

import os
import threading
from typing import Any

from dominoes_desktop.session.request import Choose, Request
from dominoes_desktop.session.thinker import Dropped, Thinker


class Failing:
    """Casual raises, strong hangs, skilled ends its process, beginner wants what is not allowed."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def __call__(self, request: Request, dropped: Dropped) -> Any:
        if isinstance(request, Choose):
            match request.level:
                case "casual":
                    raise ZeroDivisionError("out of luck")
                case "strong":
                    threading.Event().wait()
                case "skilled":
                    os._exit(9)
                case "beginner":
                    return None
        return self._thinker(request, dropped)
