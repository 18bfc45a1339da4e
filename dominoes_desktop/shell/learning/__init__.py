"""How does one learn the games here? First steps, a lesson for each game, the rules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..window import Window


def show_lessons(window: Window) -> None:
    """The sheet of all lessons, and what follows from its answer."""
    from ...games import GAMES
    from ...rules.ruleset import Ruleset
    from ..texts import tr
    from .lessons_sheet import LessonsSheet

    if window.sheets.raised(LessonsSheet):
        return
    settings = window.settings
    begun = [key for key, at in settings.lesson_at if at]
    theme = window.dressing.for_sheets
    sheet = LessonsSheet(window.view, GAMES, settings.learnt, begun, tr, theme)
    sheet.again = lambda: show_lessons(window)

    def answered(what: object) -> None:
        if isinstance(what, Ruleset):
            window.learning.teach(what)
        elif what == "tour":
            window.learning.tour()

    window.sheets.lay(sheet, answered, sheet.rows["tour"])
