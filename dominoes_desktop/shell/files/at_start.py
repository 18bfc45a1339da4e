"""What is there first? The record named, else the match left last, else the form for a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...archive.autosaves import Left
from ...archive.error import RecordError
from ...archive.preset import SUFFIX as RULES
from ...games import GAMES
from ...words import told
from ..opening import opening_over
from ..texts import tr
from .opening import open_path
from .refusing import refuse

if TYPE_CHECKING:
    from ..window import Window


def begin_with(window: Window, record: Path | None, game: str = "") -> None:
    """Open the record, or the form for that game; without either, or where it can't be opened,
    offer what was left.

    What could not be read is told of over it.
    """

    def look_for_left(why: RecordError | None = None) -> None:
        found = window.matches.autosaves.left()
        window.aside.run(lambda: next(found, None), lambda left: offered(left, why))

    def offered(left: Left | None, why: RecordError | None) -> None:
        opening_over(window)
        _offer(window, left)
        if why is not None:
            refuse(window, tr("This record can't be opened"), why)
        tell_of_spoilt(window)

    if record is None and new_match_of(window, game):
        return
    if record is None or record.suffix.lower() == RULES:
        look_for_left()
        if record is not None:
            open_path(window, record)
        return
    window.matches.open_record(record, look_for_left, lambda: tell_of_spoilt(window))


def new_match_of(window: Window, game: str) -> bool:
    """The form for a new match of the game with that key, if there is one."""
    wanted = next((one for one in GAMES if one.key == game), None)
    if wanted is not None:
        window.sheets.new_match(cancel=window.referee.desk is not None, game=wanted)
    return wanted is not None


def _offer(window: Window, left: Left | None) -> None:
    if window.referee.desk is not None:
        return
    if left is None and window.welcoming and not window.settings.toured:
        window.learning.tour()
    elif left is None:
        window.sheets.new_match(cancel=False)
    else:
        from .left import offer

        offer(window, left)
    if window.matches.autosaves.unreadable:
        text = tr("It is kept beside the others, under a name that ends in .unreadable.")
        detail = "\n".join([told(one.said, tr) for one in window.matches.autosaves.unreadable])
        window.sheets.say(tr("A match that was left can't be read"), text, detail)


def tell_of_spoilt(window: Window) -> None:
    for path in window.spoilt:
        text = tr("They are as they were at first. What was there is kept: {path}")
        window.sheets.say(tr("The settings could not be read"), text.format(path=path))
    window.spoilt.clear()
