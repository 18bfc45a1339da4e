"""Which sheet lies over the table now, and what follows from its answer?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from ..rules.ruleset import Ruleset
from ..words import game_name
from .aside import Aside
from .coming import IN_TURNS
from .controls import short
from .pile import Answered, Laid, Pile
from .rooms import fetch
from .sheet import Sheet
from .taking_back import PRACTISED
from .texts import tr, voice
from .wishes import preferences, use

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..table.theme import Theme
    from .chosen_match import NewMatch
    from .new_match import NewMatchSheet
    from .window import Window

T = TypeVar("T")


class Sheets:
    """Sheets lie in a pile; a match that begins clears it, all else gives back what lay below.

    Sheets are imported when they are first wanted, so that the window is there at once.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._pile = Pile(self._bare)
        self._fetching = Aside(window)  # of its own: what it fetches is waited for

    @property
    def current(self) -> Sheet | None:
        """The upper sheet; while the table is looked at after a round it is there, but hidden."""
        return self._pile.top

    @property
    def seen(self) -> bool:
        """Does a sheet lie over the table?"""
        return self._pile.seen

    @property
    def _theme(self) -> Theme:
        return self._window.dressing.for_sheets

    def close(self) -> None:
        """Take away whatever lies over the table, unanswered."""
        self._pile.clear()
        self._window.view.table.furniture.offer_score(None)
        use(self._window)  # others may have been tried

    def _bare(self) -> None:
        """Nothing is seen any more but the table: the keyboard is its own, or it needs a match."""
        window = self._window
        busy = window.learning.active or window.walk.kept is not None
        if self.current is None and window.referee.desk is None and not busy:
            self.new_match(cancel=False)
        else:
            self._window.view.setFocus()

    # matches

    def new_match(self, cancel: bool = True, game: Ruleset | None = None) -> NewMatchSheet:
        """The form for a new match; one that is being filled in stays as it is, but for the game.

        ``game``: the one that is chosen, else the one of the last match.
        Without ``cancel`` there is a way back only where something lies below it.
        """
        from .new_match import NewMatchSheet

        form = self._pile.find(NewMatchSheet)
        if form is not None and (form.escape is not None or not cancel):
            self._pile.raised(NewMatchSheet)
            if game is not None:
                form.cards[game.key].click()
            return form
        return self._lay_form(cancel or self.current is not None, game)

    def _lay_form(
        self, back: bool, game: Ruleset | None = None, last: NewMatch | None = None
    ) -> NewMatchSheet:
        from .match_asked import match_form

        form, answered = match_form(self._window, back, self._keeps(), game, last)
        form.again = lambda: self._lay_form(back, last=form.filled_in())
        self._pile.lay(form, answered)
        return form

    def renewals(self) -> list[Callable[[], object]]:
        """Each sheet that was put together of texts is laid anew, in the language of now."""
        found = [(one, one.again) for one in self._pile.sheets if one.again is not None]
        return [partial(self._pile.renew, one, again) for one, again in found]

    def renew_form(self) -> None:
        """Somebody else plays: a form that is being filled in is as they left theirs."""
        from .new_match import NewMatchSheet

        form = self._pile.find(NewMatchSheet)
        if form is not None:
            self._pile.drop(form)
            self.new_match(form.escape is not None)

    def ask_new(self) -> None:
        """The form for a new match. It asks, once, whether the running one shall be left."""
        from .new_match import NewMatchSheet

        if not self._pile.raised(NewMatchSheet):
            window = self._window
            self.new_match(cancel=window.referee.desk is not None or window.learning.active)

    def _keeps(self) -> str:
        """What becomes of the match on the table when another is begun; "" where it is over."""
        desk = self._window.matches.desk
        if desk is None or desk.wants == "nothing":
            return ""
        text = tr("Your match of {game} is not over. It stays among the unfinished ones.")
        return text.format(game=game_name(desk.ruleset.key, tr))

    def round_over(self) -> None:
        """How the round, or the match, ended; the table may be looked at meanwhile."""
        from .review import review
        from .round_sheet import LONGEST, RoundSheet

        referee, view = self._window.referee, self._window.view
        seen = view.table.seen
        before = self._pile.find(RoundSheet)
        if before is not None:
            if before is self.current and before.isHidden():  # it was looked past it, and back
                before.looking.emit()
            return
        if referee.desk is None or seen is None or seen.observation.result is None:
            return
        names = tuple([short(name, LONGEST) for name in referee.names()])
        words = voice(names, seen.observation.seat, referee.desk.ruleset)
        reviewed, faces = bool(referee.people()), seen.characters
        sheet = RoundSheet(view, seen.observation, words, tr, self._theme, reviewed, faces)
        if referee.desk.practice:
            sheet.add_note(tr(PRACTISED))
        elif self._window.keeping.note:
            sheet.add_note(self._window.keeping.note)
        furniture = view.table.furniture

        def come_back() -> None:
            furniture.offer_score(None)
            sheet.come_back()

        sheet.looking.connect(lambda: furniture.offer_score(come_back))
        sheet.reviewing.connect(lambda: review(self._window))
        sheet.shown.connect(lambda there: furniture.pill.setVisible(not there))  # it says the same
        sheet.again = self.round_over

        def answered(what: object) -> None:
            furniture.offer_score(None)
            if what == "next":
                referee.next_round()
            elif what == "new":
                self.round_over()  # lies there again when the form is cancelled
                self.new_match()

        self._pile.slip(sheet, answered)

    def foresee(self) -> None:
        """A match has begun: what its end needs is fetched before it is wanted."""
        if self._window.view.property(IN_TURNS):
            self._fetching.run(lambda: fetch("round_sheet", "review"), lambda _: None)

    def note_on_result(self, text: str) -> None:
        """Add that to the sheet of the round's, or the match's, end if it lies there already."""
        from .round_sheet import RoundSheet

        sheet = self._pile.find(RoundSheet)
        if sheet is not None:
            sheet.add_note(text)

    def cover(self, seat: int) -> None:
        """Hide the table until the next person has taken the seat."""
        from .cover import CoverSheet

        referee = self._window.referee
        name, before = referee.names()[seat], self._pile.find(CoverSheet)
        if before is not None and before.name == name:
            return
        if before is not None:
            self._pile.drop(before)
        cover = CoverSheet(self._window.view, name, tr, self._theme)
        cover.again = partial(self.cover, seat)
        self._pile.slip(cover, lambda _: referee.uncover())

    def _aside(self, work: Callable[[], T], after: Callable[[T], None]) -> None:
        """Beside the window, where sheets come in turns."""
        if self._window.view.property(IN_TURNS):
            self._fetching.run(work, after)
        else:
            after(work())

    # the rest

    def having(self, then: Callable[[], object], *rooms: str) -> None:
        """Do that as soon as those rooms are fetched."""
        self._aside(lambda: fetch(*rooms), cast(Callable[[None], None], lambda _: then()))

    def lay(
        self, sheet: Sheet, answered: Answered = lambda _: None, focus: QWidget | None = None
    ) -> None:
        """Put a sheet of somebody else's on top, the keyboard on ``focus``.

        ``answered`` gets what it ended with.
        """
        self._pile.lay(sheet, answered, focus)

    def put_by(self) -> list[Laid]:
        """All sheets go for a while, as they lie: the table is wanted for something else."""
        return self._pile.put_by()

    def give_back(self, laid: list[Laid]) -> None:
        """They lie there again."""
        self._pile.give_back(laid)
        if not self.seen:
            self._bare()

    def raised(self, kind: type[Sheet]) -> bool:
        """Put the sheet of that kind on top, if one lies there."""
        return self._pile.raised(kind)

    def rules(self) -> None:
        """The rules of what is on the table, beside it; asked for again, they go.

        Where nothing is played, or a sheet lies over it, on a sheet: those of the game in the form.
        """
        window = self._window
        if not self.seen and (window.walk.desk is not None or window.learning.active):
            window.side.toggle("rules")
            return

        def lay(_: object) -> None:
            from .rules_laid import lay_rules

            lay_rules(window, self._pile, self._aside)

        self._aside(lambda: fetch("rules_laid"), lay)

    def preferences(self) -> None:
        """What can be set; each choice can be tried at once."""

        def lay(_: object) -> None:
            from .preferences import PreferencesSheet

            if not self._pile.raised(PreferencesSheet):
                self._pile.lay(*preferences(self._window))

        self._aside(lambda: fetch("preferences", "looks"), lay)

    def keys(self) -> None:
        """The keys."""
        from .access.key_list import key_groups
        from .keys_sheet import KeysSheet

        if self._pile.raised(KeysSheet):
            return
        sheet = KeysSheet(self._window.view, key_groups(self._window), tr, self._theme)
        sheet.again = self.keys
        self._pile.lay(sheet, lambda _: None)

    def tiles(self) -> None:
        """Which tiles lie on the table, and which have not been seen yet."""
        from .tiles_sheet import TilesSheet

        view = self._window.view
        if view.table.seen is None or self._pile.raised(TilesSheet):
            return
        sheet = TilesSheet(view, lambda: view.table.seen, tr, self._theme)
        view.idle.connect(sheet.look_again)
        sheet.again = self.tiles
        self._pile.lay(sheet, lambda _: None)

    def about(self) -> None:
        """What this is, and under which licences."""
        from .about import show_about

        show_about(self._window)

    def say(self, title: str, sentence: str, detail: str = "", several: str = "") -> None:
        """One clear sentence, with OK, after those unread; ``several``: one sheet tells of all."""
        from .notice import NoticeSheet

        sheet = NoticeSheet(self._window.view, title, sentence, tr, detail, self._theme)
        self._pile.tell(sheet, several)
