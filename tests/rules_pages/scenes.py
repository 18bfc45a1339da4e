"""Which scene shows what a sentence says? The function called like it, of a table, to nothing."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction

from tests.rules_pages import (
    acting,
    asking,
    edges,
    ending,
    fives,
    ideas,
    lead,
    locks,
    need,
    pictures,
    sides,
    turn,
)
from tests.rules_pages.table import Table

Scene = Callable[[Table], None]
MODULES = (ideas, need, lead, turn, fives, locks, edges, asking, acting, ending, sides, pictures)


def scenes() -> dict[str, Scene]:
    """Every scene by the name of its sentence."""
    found: dict[str, Scene] = {}
    for module in MODULES:
        for name, scene in vars(module).items():
            own = isfunction(scene) and scene.__module__ == module.__name__
            if own and scene.__annotations__ == {"table": "Table", "return": "None"}:
                found[name.replace("_", "-")] = scene
    return found
