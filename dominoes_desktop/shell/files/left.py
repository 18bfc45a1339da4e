"""How are the matches that were left found, listed, gone on with and put away?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import time
from typing import TYPE_CHECKING

from ...archive.autosaves import Left, first_person
from ...archive.recorder import locked
from ...words import game_name, told
from ..people.names import characters_of, seat_names
from ..pile import stands
from ..texts import tr

if TYPE_CHECKING:
    from pathlib import Path

    from ..window import Window
    from .left_row import LeftRow
    from .left_sheet import LeftSheet

Came = Callable[[Left | None], None]
MOST = 100  # rows: all that a list is good for


def offer(window: Window, left: Left) -> None:
    """Lay the sheet that offers the match left last; it lies there until it is answered."""
    from datetime import datetime

    from ..resume import ResumeSheet
    from .picture import lay_out_when_looked_at

    seen = left.seen
    sheet = ResumeSheet(
        window.view,
        game_name(seen.ruleset.key, tr),
        seat_names(left.seated, tr),
        seen.scores,
        tr,
        datetime.fromtimestamp(left.when),
        theme=window.dressing.for_sheets,
        dress=window.dressing.page(seen.ruleset.key),
        others=window.matches.autosaves.count() > 1,
        characters=characters_of(left.seated),
    )
    sheet.again = partial(offer, window, left)
    lay_out_when_looked_at(window, seen, sheet.picture)

    def answered(what: object) -> None:
        if what == "resume":
            _resume(window, left)
            return
        offer(window, left)  # lies there again when what comes now is cancelled
        if what == "others":
            show_left(window)
        else:
            window.sheets.new_match()

    window.sheets.lay(sheet, answered)


def show_left(window: Window, put: Path | None = None) -> None:
    """List all matches that are not over; the one in the file ``put`` is put away at once.

    They are read one after the other beside the window.
    """
    from .left_sheet import LeftSheet

    if window.sheets.raised(LeftSheet):
        return
    sheet = LeftSheet(window.view, tr, window.dressing.for_sheets)
    sheet.again = partial(show_left, window)
    sheet.put_away.connect(lambda row, away: _put_away(window, sheet, row, away))

    def answered(what: object) -> None:
        if isinstance(what, Left):
            _resume(window, what)
        elif what == "new":
            show_left(window)  # lies there again when the form is cancelled
            window.sheets.new_match()

    window.sheets.lay(sheet, answered)
    running = _running(window)
    if running is not None:
        _add(window, sheet, running)
    autosaves = window.matches.autosaves
    known = len(autosaves.unreadable)
    reading = autosaves.left(besides=running.path if running is not None else None)

    def came(one: Left | None) -> None:
        if not stands(sheet):
            return
        if one is None or len(sheet.rows) >= MOST:
            sheet.show_all([told(one.said, tr) for one in autosaves.unreadable[known:]])
            return
        row = _add(window, sheet, one)
        if one.path == put:
            _put_away(window, sheet, row, True)
        _read_on(window, reading, came)

    _read_on(window, reading, came)


def _read_on(window: Window, reading: Iterator[Left], came: Came) -> None:
    window.aside.run(lambda: next(reading, None), came)


def _add(window: Window, sheet: LeftSheet, left: Left) -> LeftRow:
    from datetime import datetime

    from .left_row import LeftRow
    from .picture import lay_out_when_looked_at

    row = LeftRow(left, window.dressing.page(left.seen.ruleset.key), tr, datetime.now())
    lay_out_when_looked_at(window, left.seen, row.picture)
    sheet.add(row)
    return row


def _running(window: Window) -> Left | None:
    """The match on the table, unless there is none that could be gone on with."""
    desk, recorder = window.matches.desk, window.matches.recorder
    if desk is None or recorder is None or desk.wants == "nothing" or not desk.log:
        return None
    seen = desk.observe(first_person(desk.seated))
    return Left(recorder.path, desk.seated, seen, time())


def _resume(window: Window, left: Left) -> None:
    """Go on with it; what is on the table stays among those that were left."""
    if left.record is None:  # it is what is on the table, or waits for a lesson to end
        window.learning.end()
        return
    window.matches.leave()
    window.matches.resume(left.record)


def _put_away(window: Window, sheet: LeftSheet, row: LeftRow, away: bool) -> None:
    """Put the row's match with the played ones, or bring it back from there."""
    path = row.path
    if row.running:
        window.matches.leave()
        show_left(window, path)
        return
    autosaves = window.matches.autosaves
    move = autosaves.set_aside if away else autosaves.bring_back

    def moving() -> Path | None:
        return None if locked(path) else move(path)  # it may be gone on with by now

    def moved(now: Path | None) -> None:
        if now is None:
            text = tr("The file {path} can't be moved.").format(path=path)
            window.sheets.say(tr("That did not work"), text)
        elif stands(sheet):
            row.path = now
            sheet.show_away(row, away)

    window.aside.run(moving, moved)
