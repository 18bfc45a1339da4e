"""How is the deal of the day begun, or gone on with?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...archive.origin import Origin
from ..people.names import person_name
from ..pile import stands
from ..texts import tr

if TYPE_CHECKING:
    from datetime import date

    from ...archive.daily import Daily
    from ...archive.outcome import Outcome
    from ...archive.reader import Record
    from ..window import Window


def show_daily(window: Window, today: date | None = None) -> None:
    """Lay the sheet; what came of the days before is read beside the window."""
    from datetime import date

    from ...archive.daily import daily, days
    from .daily_sheet import DailySheet

    if window.sheets.raised(DailySheet):
        return
    today = today or date.today()
    deal, person = daily(today), window.persons.active.id
    sheet = DailySheet(window.view, deal, tr, window.dressing.for_sheets)
    sheet.again = lambda: show_daily(window, today)
    left: list[Record] = []

    def looked(found: list[Outcome], record: Record | None) -> None:
        left[:] = [record] if record is not None else []
        if stands(sheet):
            sheet.show_days(days(found, today), bool(left) or _running(window, deal, person))

    def read(found: list[Outcome]) -> None:
        window.aside.run(lambda: _left(window, deal, person), lambda one: looked(found, one))

    def answered(what: object) -> None:
        if what == "play":
            _play(window, deal, person, left[0] if left else None)

    window.sheets.lay(sheet, answered)
    window.keeping.outcomes(person, read)


def _running(window: Window, deal: Daily, person: str) -> bool:
    """Is it the match on the table?"""
    recorder, desk = window.matches.recorder, window.referee.desk
    if recorder is None or desk is None or desk.wants == "nothing":
        return False
    return recorder.origin.daily == deal.day and person in recorder.origin.persons


def _left(window: Window, deal: Daily, person: str) -> Record | None:
    """The match of that day which was left, if there is one."""
    recorder = window.matches.recorder
    besides = recorder.path if recorder is not None else None
    records = [one.record for one in window.matches.autosaves.left(besides)]
    mine = [
        one
        for one in records
        if one is not None and one.origin.daily == deal.day and person in one.origin.persons
    ]
    return mine[0] if mine else None


def _play(window: Window, deal: Daily, person: str, left: Record | None) -> None:
    """From the beginning, or where it was left."""
    if _running(window, deal, person):
        return
    window.matches.leave()
    if left is not None:
        window.matches.resume(left)
        return
    persons = window.persons
    name = person_name(persons.active, persons.all, str)
    persons_by_seat = (person, *[""] * (deal.seats - 1))
    origin = Origin(number=deal.number, daily=deal.day, persons=persons_by_seat)
    window.matches.begin(deal.ruleset, deal.seated(name), origin=origin)
