"""How does a person give up a match?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import tr

if TYPE_CHECKING:
    from .window import Window


def can_resign(window: Window) -> bool:
    """Is a match running in which a person plays?"""
    referee = window.referee
    if window.walk.kept is not None:
        return False
    return referee.desk is not None and referee.desk.wants != "nothing" and bool(referee.people())


def ask_resign(window: Window) -> None:
    """Ask once; who resigns is the person whose table it is."""
    from .notice import AskSheet

    if not can_resign(window):
        window.view.note(tr("There is no match to resign"))
        return
    if window.sheets.raised(AskSheet):
        return
    ask = AskSheet(
        window.view,
        tr("Resign this match?"),
        tr("It counts as lost, and is put away with the played ones."),
        tr("Resign"),
        tr("Play on"),
        window.dressing.for_sheets,
        lost=True,
    )
    window.sheets.lay(ask, lambda yes: _resigned(window) if yes else None)


def _resigned(window: Window) -> None:
    from .notice import AskSheet

    record = window.matches.resign(window.referee.viewer)
    told = AskSheet(
        window.view,
        tr("You have resigned"),
        tr("The match lies with the played ones, where it can be looked at again."),
        tr("New match"),
        tr("Look at it"),
        window.dressing.for_sheets,
    )

    def answered(new: object) -> None:
        if not new and record is not None:
            from .replay.played import look_at

            look_at(window, record)
        else:
            window.sheets.new_match(cancel=False)

    window.sheets.lay(told, answered)
