"""How did one play in the round that is over? Each move weighed by what could be seen then.

A row that is pressed shows the table as it was; looking changes nothing, and the way back is one
click.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..players.choice import Choice
from ..players.solved import Solved
from ..rules.move import Play
from ..session.desk import Desk
from ..session.moment import Moment
from ..session.request import Answer
from ..words import Voice
from ..words.advice import worth_says
from ..words.review import (
    made_says,
    ranked_of,
    solved_says,
    turning_at,
    unit_says,
    verdict_says,
)
from .people.names import characters_of
from .replay.look import Shown
from .replay.weighing import Weighing
from .review_sheet import ReviewRow, ReviewSheet
from .texts import tr, voice

if TYPE_CHECKING:
    from .window import Window

MOST = 30_000  # positions that are looked at for the best line
SECONDS = 6.0


class Review(QObject):
    """One review; it goes with its sheet. ``found``: the moves so far, with what was chosen there.

    While the table is looked at nothing is weighed, so that it is there at once.
    """

    def __init__(self, window: Window, desk: Desk) -> None:
        title = tr("Review of round {number}").format(number=desk.rounds)
        self.sheet = ReviewSheet(window.view, title, tr, window.dressing.for_sheets)
        super().__init__(self.sheet)
        self._window, self._desk = window, desk
        self._people = window.referee.people()
        self._looked_at: int | None = None  # the row whose moment lies on the table
        self._solved: Solved | None = None  # the round with open hands
        self.sheet.retell = self.retell
        self._weighing = Weighing(window, self, desk.moments(self._people))
        self._weighing.begun.connect(self._begun)
        self._weighing.weighed.connect(self._weighed)
        self._weighing.done.connect(self._solve)
        self.sheet.chosen.connect(self._look)

    @property
    def found(self) -> list[tuple[Moment, Choice | None]]:
        return self._weighing.found

    def begin(self) -> None:
        """Weigh the first move, and so on."""
        self._weighing.begin()

    def end(self) -> None:
        """Nobody looks any more, also not at a move that was still being laid out."""
        self._weighing.end()
        if self._looked_at is not None:
            self._looked_at = None
            self._window.walk.look.end()

    def _speaker(self, seat: int) -> Voice:
        return voice(self._window.referee.names(), seat, self._desk.ruleset)

    def retell(self) -> None:
        """All that was found, in the language of now."""
        for row, (moment, choice) in zip(self.sheet.rows, self.found, strict=False):
            row.setText(self._made(moment))
            self._tell(row, moment, choice)
        self._tell_solved()
        if self._looked_at is not None:
            self._show(self._looked_at)

    def _made(self, moment: Moment) -> str:
        speaker = self._speaker(moment.seat).speaker
        return made_says(speaker, moment.seen, moment.move, len(self._people) > 1)

    def _begun(self, moment: Moment) -> None:
        self.sheet.add_row(moment.number + 1, self._made(moment))

    def _weighed(self, moment: Moment, choice: Choice | None) -> None:
        self._tell(self.sheet.rows[-1], moment, choice)
        self._mark()

    def _tell(self, row: ReviewRow, moment: Moment, choice: Choice | None) -> None:
        speaker, worth = self._speaker(moment.seat).speaker, ""
        if choice is not None:
            made = ranked_of(choice, moment.move)
            worth = "" if made is None else worth_says(speaker, choice.unit, made.value)
            self.sheet.unit.setText(unit_says(speaker, choice.unit))
        row.show_verdict(worth, verdict_says(speaker, moment.seen, moment.move, choice))

    def _mark(self) -> None:
        """The move that cost most is the turning point, if it cost much."""
        turning = turning_at(self.found)
        for at, row in enumerate(self.sheet.rows):
            row.set_turning(at == turning)

    def _solve(self) -> None:
        self.sheet.show_solved(tr("Reckoning the round with all hands open..."), "")
        self._weighing.ask(self._desk.whole_round(MOST, SECONDS), self._came)

    def _came(self, answer: Answer) -> None:
        self._solved = answer.solved
        self._tell_solved()

    def _tell_solved(self) -> None:
        if self._solved is not None:
            speaker = self._speaker(self._window.referee.viewer).speaker
            self.sheet.show_solved(*solved_says(speaker, self._solved))

    # the table as it was

    def _look(self, at: int) -> None:
        """Show the table as it lay before that move, and what would have been best there."""
        if at < len(self.found) and self._looked_at is None:
            self._looked_at = at
            self._weighing.pause()
            self._show(at)

    def _show(self, at: int) -> None:
        moment, choice = self.found[at]
        best = moment.move if choice is None or not choice.ranked else choice.ranked[0].move
        shown = Shown(
            moment.seen,
            f"{self.sheet.rows[at].text()}. {self.sheet.rows[at].says}",
            self._window.referee.names(),
            moment.seat,
            moment.seat,
            (best,) if isinstance(best, Play) else (),
            characters=characters_of(self._desk.seated),
        )
        self._window.walk.look.at(shown, self._back, tr("Review"), self._away)

    def _away(self) -> None:
        self.sheet.leave()
        self._window.view.setFocus()

    def _back(self) -> None:
        if self._looked_at is None:
            return  # the sheet has ended meanwhile
        self._looked_at = None
        self.sheet.come_back()
        self._weighing.resume()


def review(window: Window) -> None:
    """Lay the review of the round that is over, if a person has moved in it."""
    desk, over = window.referee.desk, window.view.table.seen
    if desk is None or over is None or over.observation.result is None:
        return
    one = Review(window, desk)
    window.sheets.lay(one.sheet, lambda _: one.end())
    one.begin()
