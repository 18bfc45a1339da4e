"""What may go wrong in the thinking process? Each level here shows one way."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any

from dominoes_desktop.geometry import Shape
from dominoes_desktop.players.choice import Choice
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.tile import TILES
from dominoes_desktop.session.request import Arrange, Choose, Request
from dominoes_desktop.session.thinker import Dropped, Thinker

RAISES, HANGS, DIES, STRIVES = Shape(40, 41), Shape(40, 42), Shape(40, 43), Shape(40, 44)


class Clumsy:
    """A thinker that goes wrong where the level, or the shape of the table, says so."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def __call__(self, request: Request, dropped: Dropped) -> Any:
        match _wish(request):
            case "raises" | Shape(40, 41):
                raise ZeroDivisionError("out of luck")
            case "hangs" | Shape(40, 42):
                threading.Event().wait()
            case "dies" | Shape(40, 43):
                os._exit(9)
            case Shape(40, 44):
                while not dropped():  # it goes on, but never comes to an end
                    pass
            case "leaves":
                raise SystemExit
            case "lambda":
                return lambda: None
            case "nothing":
                return None
            case "hurries":
                assert isinstance(request, Choose)
                return Choice(request.observation.legal[0], hurried=True)
            case "cheats":
                return Choice(Play(TILES[0], 5))
        return self._thinker(request, dropped)


def _wish(request: Request) -> str | Shape | None:
    if isinstance(request, Choose):
        return request.level
    return request.shape if isinstance(request, Arrange) else None


class NeverReady:
    def __init__(self) -> None:
        os._exit(9)


class Modules:
    """Names what the process has imported as the unit of its choice."""

    def __call__(self, request: Request, dropped: Dropped) -> Any:
        assert isinstance(request, Choose)
        return Choice(request.observation.legal[0], " ".join(sys.modules))
