"""Which game's rules would one ask about now?"""

from __future__ import annotations

from ..games import GAMES
from ..geometry import shape_of
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..session.desk import Desk
from ..words.lesson import lesson_seats
from ..words.rules_page import Page, Picture, rules_page
from .new_match import NewMatchSheet
from .rules_pictures import lying, small_table
from .texts import rules_read, tr


def rules_of(ruleset: Ruleset, seats: int) -> Page:
    """The page of that game as so many play it, what differs from the usual marked."""
    preset = next((game for game in GAMES if game.key == ruleset.key), ruleset)
    return rules_page(rules_read(), ruleset, preset, seats, tr)


def page_of(ruleset: Ruleset, seats: int) -> Page:
    """The same with its pictures laid out for a sheet: all that takes time, on whatever thread."""
    page = rules_of(ruleset, seats)
    for block in page.blocks:
        if isinstance(block, Picture):
            lying(block.tiles, small_table(shape_of(ruleset)))
    return page


def in_question(
    form: NewMatchSheet | None, desk: Desk | None, learnt: Ruleset | None = None
) -> tuple[Ruleset, int]:
    """The game in the form, else the one that is ``learnt``, else that of the match at the desk,
    and how many play it.
    """
    if form is not None:
        seats = len(form.seats.seated())
        try:
            return form.ruleset(), seats
        except BadRuleset:  # the form says what is wrong; the page tells the game as it is
            return form.game, seats
    if learnt is not None:
        return learnt, lesson_seats(learnt)
    if desk is not None:
        return desk.ruleset, len(desk.seated)
    return GAMES[0], GAMES[0].seats[0]
