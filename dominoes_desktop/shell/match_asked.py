"""What does the New match form know, and what follows from its answer?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ..games import GAMES
from ..players.level import LEVELS
from ..rules.ruleset import Ruleset
from .chosen_match import Learn, NewMatch
from .last_form import kept, restored
from .named_rules import NamedRules
from .new_match import NewMatchSheet
from .people.seats import origin_of, seat_family
from .texts import tr

if TYPE_CHECKING:
    from .window import Window


def match_form(
    window: Window,
    cancel: bool,
    keeps: str,
    game: Ruleset | None,
    last: NewMatch | None = None,
) -> tuple[NewMatchSheet, Callable[[object], None]]:
    """The form with ``game`` chosen if one is given, and what its answer does.

    It is filled in as it was left, or as ``last`` says. ``keeps`` says what becomes of the match
    that is running.
    """
    settings = window.settings
    last, theme = last or restored(settings.form, GAMES), window.dressing.for_sheets
    sheet = NewMatchSheet(
        window.view, GAMES, LEVELS, tr, last, cancel=cancel, theme=theme, keeps=keeps
    )
    sheet.faces = dict(settings.faces)
    sheet.unknown = {one.key for one in GAMES} - {*settings.played, *settings.learnt}
    if game is not None:
        sheet.cards[game.key].click()
    window.dressing.offer_tiles(sheet)
    seat_family(window, sheet)
    sheet.named = NamedRules(window, sheet)

    def answered(chosen: object) -> None:
        if isinstance(chosen, Learn):
            window.learning.teach(chosen.game)
        if not isinstance(chosen, NewMatch):
            return
        key, now = chosen.ruleset.key, window.settings
        played = tuple(sorted({*now.played, key}))
        worn = now.wearing(key, chosen.tiles)
        window.change_settings(replace(worn, form=kept(chosen, GAMES), played=played))
        window.matches.leave()
        window.matches.begin(chosen.ruleset, chosen.seated, origin=origin_of(chosen))

    return sheet, answered
