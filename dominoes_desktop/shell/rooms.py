"""In which order are the rooms fetched that the first picture does not need?"""

from __future__ import annotations

import linecache
from importlib import import_module
from importlib.util import resolve_name

ROOMS = (
    "rules.observation",
    "games",
    "archive.autosaves",
    "session.worker",
    "words",
    "table.scene",
    "table.director",
    "table.view",
    "shell.referee",
    "shell.sheets",
    "shell.sounds",
    "shell.access",
    "shell.files.opening",
    "shell.menus",
    "shell.dressing",
    "archive.themes",
    "shell.seat_rows",
    "shell.new_match",
    "shell.match_asked",
    "shell.language",
    "shell.learning.learning",
    "shell.matches",
    "shell.replay.walk",
)


def fetch_rooms() -> None:
    """Import the rooms one by one.

    Qt's binding reads the source of every module imported after it, and leaves it in linecache:
    clearing that between two rooms keeps the memory of a small window small.
    """
    for room in ROOMS:
        _fetch(f"dominoes_desktop.{room}")


def fetch(*rooms: str) -> None:
    """Import those rooms, on any thread, so that they are at hand.

    They are named as seen from the shell: ``sheet``, ``.archive.account``.
    """
    for room in rooms:
        _fetch(resolve_name(f".{room}", __package__))


def _fetch(room: str) -> None:
    import_module(room)
    linecache.clearcache()
