"""What does the table tell when it is asked? What can be done, the open ends, the counts, the hand.

For the ear at once, and for the eye in the sentence above the rack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ...table.seen import Seen
from ...words import Voice
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

Telling = Callable[["Window", Seen, Voice], str]


def what_now(window: Window, seen: Seen, voice: Voice) -> str:
    """What can be done, or who is waited for, and the open ends."""
    from ...words.aloud import turn_says  # as all below, not before it is asked for

    return turn_says(voice, seen.observation)


def open_ends(window: Window, seen: Seen, voice: Voice) -> str:
    """Which numbers are open."""
    from ...words.aloud import ends_say

    return ends_say(voice.speaker, seen.observation)


def counts(window: Window, seen: Seen, voice: Voice) -> str:
    """How many tiles each holds, and the score."""
    from ...words.aloud import counts_say

    return counts_say(voice.speaker, seen.observation)


def hand(window: Window, seen: Seen, voice: Voice) -> str:
    """The own tiles as they stand in the rack; not while it is covered."""
    if seen.covered or seen.watching:
        return tr("The tiles are covered")
    from ...words.aloud import hand_says
    from .told import fitting

    return hand_says(voice.speaker, tuple(window.view.table.rack_slots), fitting(seen))


TELLINGS: tuple[tuple[str, str, str, Telling], ...] = (
    ("&What can be done", "", "What can be done now, once more", what_now),
    ("Open &ends", "E", "The open ends", open_ends),
    ("&Counts", "C", "How many tiles each holds, the boneyard, the score", counts),
    ("&Your hand", "W", "Your tiles, and which of them fit", hand),
)
"""In the menu, the key, what it does, and what is told. Space is the table's: buttons want it."""


def tell(window: Window, telling: Telling) -> None:
    """Answer in words."""
    seen = window.view.table.seen
    if seen is None or window.sheets.seen:
        return
    window.view.note(telling(window, seen, seen.voice), aloud=False)
    window.access.speech.answer(telling(window, seen, seen.voice.aloud))


def tell_menu(window: Window) -> QMenu:
    """Everything that can be asked."""
    menu = QMenu(tr("&Read out"), window)
    window.view.table.asked.connect(lambda: tell(window, what_now))
    for text, key, does, telling in TELLINGS:
        action = QAction(tr(text) if key else f"{tr(text)}\t{tr('Space')}", window)
        if key:
            action.setShortcut(key)
        action.setAutoRepeat(False)
        action.setStatusTip(tr(does))
        action.triggered.connect(lambda _=False, telling=telling: tell(window, telling))
        menu.addAction(action)
    return menu
