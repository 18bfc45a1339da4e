"""What follows when people are added, named or removed?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...archive.persons import Person
from ...archive.settings import Settings
from ...words import told
from ..pile import stands
from ..texts import tr
from .names import person_name
from .switch import settle_in

if TYPE_CHECKING:
    from ..window import Window
    from .sheet import PeopleSheet


def show_people(window: Window) -> None:
    """Lay the sheet of all people; each change is kept at once, beside the window."""
    from .sheet import PeopleSheet

    if window.sheets.raised(PeopleSheet):
        return
    persons = window.persons
    sheet = PeopleSheet(window.view, persons.all, tr, window.dressing.for_sheets)

    def do(work: Callable[[], object], focus: bool = False) -> None:
        window.aside.run(work, lambda _: _show(window, sheet, focus))

    sheet.adding.connect(lambda: do(lambda: persons.add(""), True))
    sheet.changing.connect(lambda person: do(lambda: persons.change(person)))
    sheet.removing.connect(lambda person: _ask(window, sheet, person))
    window.sheets.lay(sheet, lambda _: _renew_form(window))


def _renew_form(window: Window) -> None:
    """When the last change is kept, a form that lies there knows of it."""
    window.aside.run(lambda: None, lambda _: window.sheets.renew_form())


def _show(window: Window, sheet: PeopleSheet, focus: bool = False) -> None:
    if stands(sheet):
        sheet.show_people(window.persons.all, focus)
    if window.persons.trouble:
        window.sheets.say(tr("This can't be kept"), told(window.persons.trouble, tr))


def _ask(window: Window, sheet: PeopleSheet, person: Person) -> None:
    from ..notice import AskSheet

    persons = window.persons
    name = person_name(person, persons.all, tr)
    text = tr(
        "Their settings and statistics are not shown any more. The records of their matches stay."
    )
    ask = AskSheet(
        window.view,
        tr("Remove {name}?").format(name=name),
        text,
        tr("Remove"),
        tr("Keep"),
        window.dressing.for_sheets,
        lost=True,
    )

    def remove() -> Settings | None:
        before = persons.active.id
        persons.remove(person)
        if before == persons.active.id:
            return None
        return Settings.load(persons.settings_of(persons.active), window.spoilt.append)

    def removed(settings: Settings | None) -> None:
        if settings is not None:
            settle_in(window, persons.active, settings)
        _show(window, sheet)

    window.sheets.lay(ask, lambda yes: window.aside.run(remove, removed) if yes else None)
