"""How does the sheet of rules come to lie over the table?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..words.rules_page import Page
from .new_match import NewMatchSheet
from .pile import Pile
from .rules_asked import in_question, page_of
from .rules_sheet import RulesSheet
from .texts import tr

if TYPE_CHECKING:
    from .window import Window

Aside = Callable[[Callable[[], Page], Callable[[Page], None]], None]


def lay_rules(window: Window, pile: Pile, aside: Aside) -> None:
    """The rules of the game in the form, or of what is played, on top of the pile.

    Lying there already, they go. ``aside``: has the page made, and gives it to what lays it.
    """
    before = pile.find(RulesSheet)
    if before is not None and before is pile.top:
        before.finish(True)
        return
    if before is not None:  # it may tell of another game
        pile.drop(before)
    form = pile.find(NewMatchSheet)
    ruleset, seats = in_question(form, window.walk.desk, window.learning.ruleset)

    def lay(page: Page) -> None:
        if pile.find(RulesSheet) is None:
            sheet = RulesSheet(window.view, page, tr, window.dressing.page(page.key))
            sheet.again = lambda: None  # in another language it is asked for anew
            pile.lay(sheet, lambda _: None, sheet.reader)

    aside(lambda: page_of(ruleset, seats), lay)
