"""Who only watched computer players wants to play: for which of them?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from ...archive.origin import new_id
from ...session.entry import Seated
from ...table.theme import DEFAULT, Theme
from ...words.text import Tr
from ..controls import label, short
from ..sheet import Sheet
from ..texts import tr
from .names import person_name

if TYPE_CHECKING:
    from ..window import Window

SAYS = (
    "You get the tiles of that player and go on from here. As you had no part in what was played "
    "before, the match counts for nobody."
)


class StepInSheet(Sheet):
    """A button for each player; ``finished`` gives the seat, from 0, or -1."""

    def __init__(self, parent: QWidget, names: list[str], tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__(parent, tr("For whom do you step in?"), wide=480, theme=theme)
        self.body.addWidget(label(tr(SAYS)))
        self.player: list[QPushButton] = []
        for seat, name in enumerate(names):
            made = QPushButton(short(name, 360))
            made.setAccessibleName(tr("For {name}").format(name=name))
            made.clicked.connect(lambda _=False, seat=seat: self.finish(seat))
            self.body.addWidget(made)
            self.player.append(made)
        self.escape = self.button(tr("Watch on"), -1, acting=True)
        self.setAccessibleDescription(tr(SAYS))


def can_step_in(window: Window) -> bool:
    """Does nobody play but computers, so that nobody has seen a hand that others play against?"""
    referee = window.referee
    running = referee.desk is not None and referee.desk.wants != "nothing"
    return running and not referee.people()


def ask_step_in(window: Window) -> None:
    """Ask for whom; the match goes on in a record of its own."""
    if not can_step_in(window):
        window.view.note(tr("You can step in where computer players play alone"))
        return
    if window.sheets.raised(StepInSheet):
        return
    names = [one.name for one in window.referee.desk.seated] if window.referee.desk else []
    sheet = StepInSheet(window.view, names, tr, window.dressing.for_sheets)
    window.sheets.lay(sheet, lambda seat: _step_in(window, seat))


def _step_in(window: Window, seat: object) -> None:
    desk, recorder = window.referee.desk, window.matches.recorder
    if desk is None or recorder is None or not can_step_in(window):
        return
    if not isinstance(seat, int) or seat < 0:
        return
    persons = window.persons
    name = person_name(persons.active, persons.all, tr)
    others = [one.name for at, one in enumerate(desk.seated) if at != seat]
    seated = list(desk.seated)
    seated[seat] = Seated("human", tr("Guest") if name in others else name)
    origin = replace(recorder.origin, match=new_id(), daily="", persons=())
    log, before = desk.log, recorder.path
    window.matches.leave()
    window.matches.autosaves.set_aside(before)
    window.matches.begin(desk.ruleset, tuple(seated), log, origin)
