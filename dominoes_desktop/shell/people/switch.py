"""Who sits before the screen now? Their settings come with them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ...archive.persons import Person
from ...archive.settings import Settings
from ...words import told
from ..files.at_start import tell_of_spoilt
from ..texts import tr
from ..wishes import use
from .names import person_name

if TYPE_CHECKING:
    from ..window import Window


def who_plays(window: Window, menu: QMenu) -> QMenu:
    """A menu in that menu, of everybody, the active one marked; filled when it is looked at."""
    people = QMenu(tr("&Who plays"), menu)
    menu.addMenu(people)
    people.aboutToShow.connect(lambda: _fill(window, people))
    _fill(window, people)
    return people


def _fill(window: Window, menu: QMenu) -> None:
    menu.clear()
    everybody = window.persons.all
    for one in everybody:
        action = QAction(person_name(one, everybody, tr).replace("&", "&&"), menu)
        action.setCheckable(True)
        action.setChecked(one.id == window.persons.active.id)
        action.triggered.connect(lambda _=False, one=one: play_as(window, one))
        menu.addAction(action)
    menu.addSeparator()
    family = QAction(tr("&People..."), menu)
    family.triggered.connect(lambda: _show_people(window))
    menu.addAction(family)


def _show_people(window: Window) -> None:
    def show() -> None:
        from .show import show_people

        show_people(window)

    window.sheets.having(show, "people.show", "people.sheet")


def play_as(window: Window, person: Person) -> None:
    """From now on it is that person's program; the match on the table stays as it is."""
    if person.id == window.persons.active.id:
        return

    def go() -> Settings:
        window.persons.activate(person)
        return Settings.load(window.persons.settings_of(person), window.spoilt.append)

    window.aside.run(go, lambda settings: settle_in(window, person, settings))


def settle_in(window: Window, person: Person, settings: Settings) -> None:
    """Their settings are in force; the window stays where it is."""
    window.settings = replace(settings, window=window.settings.window)
    use(window)
    window.sheets.renew_form()
    text = tr("{name} plays now, with settings and statistics of their own")
    window.view.note(text.format(name=person_name(person, window.persons.all, tr)))
    tell_of_spoilt(window)
    if window.persons.trouble:
        window.sheets.say(tr("This can't be kept"), told(window.persons.trouble, tr))
