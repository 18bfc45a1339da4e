"""Who only watched computer players wants to play: for which of them?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...archive.origin import new_id
from ...session.entry import Seated
from ..texts import tr
from .names import GUEST, person_name

if TYPE_CHECKING:
    from ..window import Window


def can_step_in(window: Window) -> bool:
    """Does nobody play but computers, so that nobody has seen a hand that others play against?"""
    referee = window.referee
    running = referee.desk is not None and referee.desk.wants != "nothing"
    return running and not referee.people()


def ask_step_in(window: Window) -> None:
    """Ask for whom; the match goes on in a record of its own."""
    from .step_in_sheet import StepInSheet

    if not can_step_in(window):
        window.view.note(tr("You can step in where computer players play alone"))
        return
    if window.sheets.raised(StepInSheet):
        return
    names = list(window.referee.names()) if window.referee.desk else []
    sheet = StepInSheet(window.view, names, tr, window.dressing.for_sheets)
    window.sheets.lay(sheet, lambda seat: _step_in(window, seat))


def _step_in(window: Window, seat: object) -> None:
    desk, recorder = window.referee.desk, window.matches.recorder
    if desk is None or recorder is None or not can_step_in(window):
        return
    if not isinstance(seat, int) or seat < 0:
        return
    persons = window.persons
    name = person_name(persons.active, persons.all, str)
    others = [one.name for at, one in enumerate(desk.seated) if at != seat]
    seated = list(desk.seated)
    seated[seat] = Seated("human", GUEST if name in others else name)
    origin = replace(recorder.origin, match=new_id(), daily="", persons=())
    log, before = desk.log, recorder.path
    window.matches.leave()
    window.matches.autosaves.set_aside(before)
    window.matches.begin(desk.ruleset, tuple(seated), log, origin)
