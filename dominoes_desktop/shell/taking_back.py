"""How is a move taken back, or done again, at the window?

A person goes back to their own last decision, with several at one screen to the last one that any
of them made. It works at any time: who thinks is told to stop, what moves is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..session.desk import Desk
from .texts import tr

if TYPE_CHECKING:
    from .window import Window

PRACTISED = "Practice: a move was taken back, so this match does not count."
PRACTICE = "From now on this match is practice: it does not count"


def undo(window: Window) -> None:
    """Take back the last decision of a person, and all that followed."""
    desk = _at_hand(window)
    if desk is None:
        return
    if not can_undo(window):
        window.view.note(tr("There is no move of yours to take back in this round"))
        return
    first = not desk.practice
    _go(window)
    window.referee.go_over(desk.take_back(window.referee.people()))
    if first:
        _say_once(window, tr(PRACTICE))
    window.matches.name_window()


def redo(window: Window) -> None:
    """Do again what was taken back, up to the next decision."""
    desk = _at_hand(window)
    if desk is None:
        return
    if not can_redo(window):
        window.view.note(tr("There is nothing to do again"))
        return
    _go(window)
    window.referee.go_over(desk.bring_back(window.referee.people()))


def can_undo(window: Window) -> bool:
    """Does a person's move stand in this round, and nothing lie before the table?"""
    desk, recorder = _at_hand(window), window.matches.recorder
    if desk is None or (recorder is not None and recorder.revealed):
        return False
    return desk.can_take_back(window.referee.people())


def can_redo(window: Window) -> bool:
    """Was something taken back, and nothing else done since?"""
    desk = _at_hand(window)
    return desk is not None and desk.can_redo


def _at_hand(window: Window) -> Desk | None:
    """The match, unless a sheet lies over it that asks for something else."""
    from .cover import CoverSheet
    from .round_sheet import RoundSheet

    above = window.sheets.current
    if window.walk.kept is not None:
        return None
    free = above is None or isinstance(above, CoverSheet | RoundSheet)
    return window.referee.desk if free else None


def _go(window: Window) -> None:
    """The table is to be seen, as it is now."""
    window.walk.drop()
    window.referee.paused = False
    if window.sheets.current is not None:
        window.sheets.close()


def _say_once(window: Window, text: str) -> None:
    """When the table has settled: a sentence in between would be gone at once."""

    def settled() -> None:
        window.view.idle.disconnect(settled)
        window.view.note(text)

    window.view.idle.connect(settled)
