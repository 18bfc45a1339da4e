"""In which order are the rooms fetched that the first picture does not need?"""

from __future__ import annotations

import linecache
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .window import Window

ROOMS = (
    "rules.event",
    "rules.law",
    "rules.observation",
    "rules.parts.matching",
    "rules.parts.opening",
    "rules.parts.goal",
    "geometry.layout",
    "games.all_fives",
    "games",
    "archive.autosaves",
    "session.entry",
    "session.request",
    "session.process",
    "session.wire",
    "session.thinker",
    "session.worker",
    "words",
    "table.plate",
    "table.furniture",
    "table.cues",
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


def speaking(window: Window, record: Path | None) -> Iterator[None]:
    """Before all else it is said what is being opened, if anything is, in the user's language."""
    from .language import Language

    window.language = Language(window)
    window.language.begin(window.settings.language)
    yield
    if record is not None:
        from .opening import tell_opening

        tell_opening(window, record)
        yield


def fetching() -> Iterator[None]:
    """Import the rooms, one from each step to the next.

    Qt's binding reads the source of every module imported after it, and leaves it in linecache:
    clearing that between two rooms keeps the memory of a small window small.
    """
    for room in ROOMS:
        _fetch(f"dominoes_desktop.{room}")
        yield


def fetch(*rooms: str) -> None:
    """Import those rooms, on any thread, so that they are at hand.

    They are named as seen from the shell: ``sheet``, ``.archive.account``.
    """
    for room in rooms:
        _fetch(resolve_name(f".{room}", __package__))


def _fetch(room: str) -> None:
    # As the statement has it: what import_module brings the binding would only look at, and read
    # again, when a statement first asks for it, on the window's thread.
    __import__(room, fromlist=["*"])
    linecache.clearcache()
