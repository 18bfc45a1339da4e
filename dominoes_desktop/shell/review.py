"""How did one play in the round that is over? Each move weighed by what could be seen then.

The thinking process is asked for one move after the other while the sheet is there. A row that is
pressed shows the table as it was; looking changes nothing, and the way back is one click.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..players.choice import Choice
from ..players.level import LEVELS
from ..rules.move import Play
from ..rules.observation import Observation
from ..session.desk import Desk
from ..session.moment import Moment
from ..session.request import Answer, Arrange, Choose, Request
from ..table.seen import Seen
from ..words import Voice
from ..words.advice import worth_says
from ..words.review import (
    made_says,
    ranked_of,
    solved_says,
    turning_cost,
    unit_says,
    verdict_says,
)
from .review_sheet import ReviewRow, ReviewSheet
from .texts import tr, voice

if TYPE_CHECKING:
    from .window import Window

SEED = 5  # the same question gets the same answer
MOST = 30_000  # positions that are looked at for the best line
SECONDS = 6.0


class Review(QObject):
    """One review; it goes with its sheet. ``found``: the moves so far, with what was chosen there.

    While the table is looked at nothing is weighed, so that it is there at once.
    """

    def __init__(self, window: Window, desk: Desk, over: Seen) -> None:
        title = tr("Review of round {number}").format(number=over.observation.number)
        self.sheet = ReviewSheet(window.view, title, tr, window.dressing.for_sheets)
        super().__init__(self.sheet)
        self._window, self._desk, self._over = window, desk, over
        self._people = window.referee.people()
        self._moments: Iterator[Moment] = desk.moments(self._people)
        self._ticket: int | None = None
        self._asked: tuple[Request, Callable[[Answer], None]] | None = None
        self._looking = self._ended = False
        self.found: list[tuple[Moment, Choice | None]] = []
        self.sheet.chosen.connect(self._look)

    def begin(self) -> None:
        """Weigh the first move, and so on."""
        QTimer.singleShot(0, self, self._next)

    def end(self) -> None:
        """Nobody looks any more."""
        self._ended, self._asked = True, None
        self._pause()

    def _ask(self, request: Request, then: Callable[[Answer], None]) -> None:
        self._asked = request, then
        self._resume()

    def _pause(self) -> None:
        """Let the thinking process go; what was asked is asked again by ``_resume``."""
        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
            self._ticket = None

    def _resume(self) -> None:
        if self._asked is not None and self._ticket is None and not self._looking:
            self._ticket = self._window.referee.consult(self._asked[0], self._came)

    def _came(self, answer: Answer) -> None:
        asked, self._asked, self._ticket = self._asked, None, None
        if asked is not None:
            asked[1](answer)

    def _speaker(self, seat: int) -> Voice:
        return voice(self._window.referee.names(), seat, self._desk.ruleset)

    def _next(self) -> None:
        if self._ended:
            return
        moment = next(self._moments, None)
        if moment is None:
            self._solve()
            return
        speaker = self._speaker(moment.seat).speaker
        says = made_says(speaker, moment.seen, moment.move, len(self._people) > 1)
        row = self.sheet.add_row(moment.number + 1, says)
        if len(moment.seen.legal) == 1:
            self.found.append((moment, None))
            row.show_verdict("", verdict_says(speaker, moment.seen, moment.move, None))
            QTimer.singleShot(0, self, self._next)
            return
        seconds = self._window.referee.seconds
        ask = Choose(moment.seen, LEVELS[-1], SEED, self._desk.serial, seconds=seconds)
        self._ask(ask, lambda answer: self._weighed(moment, row, answer.choice))

    def _weighed(self, moment: Moment, row: ReviewRow, choice: Choice) -> None:
        speaker = self._speaker(moment.seat).speaker
        made = ranked_of(choice, moment.move)
        worth = "" if made is None else worth_says(speaker, choice.unit, made.value)
        row.show_verdict(worth, verdict_says(speaker, moment.seen, moment.move, choice))
        self.sheet.unit.setText(unit_says(speaker, choice.unit))
        self.found.append((moment, choice))
        self._mark()
        self._next()

    def _mark(self) -> None:
        """The move that cost most is the turning point, if it cost much."""
        costs = [
            0.0 if choice is None else turning_cost(choice, moment.move)
            for moment, choice in self.found
        ]
        most = max(costs)
        for row, cost in zip(self.sheet.rows, costs, strict=False):
            row.set_turning(cost == most > 0)

    def _solve(self) -> None:
        self.sheet.show_solved(tr("Reckoning the round with all hands open..."), "")
        self._ask(self._desk.whole_round(MOST, SECONDS), self._solved)

    def _solved(self, answer: Answer) -> None:
        speaker = self._speaker(self._window.referee.viewer).speaker
        self.sheet.show_solved(*solved_says(speaker, answer.solved))

    # the table as it was

    def _look(self, at: int) -> None:
        """Have the table arranged as it lay before that move; it is shown when that has come."""
        if at >= len(self.found) or self._looking:
            return
        self._looking = True
        self._pause()
        moment, choice = self.found[at]
        best = moment.move if choice is None or not choice.ranked else choice.ranked[0].move
        plays = (replace(best, side=""),) if isinstance(best, Play) else ()
        seen = moment.seen
        ask = Arrange(seen.line, self._window.view.shape(seen), plays, seen.ends)
        says = f"{self.sheet.rows[at].text()}. {self.sheet.rows[at].says}"
        self._window.referee.consult(ask, lambda answer: self._show(moment, says, answer))

    def _show(self, moment: Moment, says: str, answer: Answer) -> None:
        view, over = self._window.view, self._over
        then: Observation = replace(moment.seen, legal=(), fresh=())
        arranged = answer.arranged
        told = _Told(self._speaker(moment.seat), says)
        previews = dict(list(arranged.previews.items())[:1])
        seen = replace(
            over, observation=then, layout=arranged.layout, voice=told, previews=previews, points={}
        )
        self.sheet.leave()
        furniture = view.table.furniture
        furniture.offer_score(self._back, tr("Review"))
        view.table.settle(seen)
        view.table.show_ghosts(list(previews))
        view.setFocus()

    def _back(self) -> None:
        view = self._window.view
        self._looking = False
        view.table.furniture.offer_score(None)
        view.table.settle(self._over)
        self.sheet.come_back()
        self._resume()


class _Told(Voice):
    """Says of a moment that is gone what is to be said of it, and not what could be done."""

    def __init__(self, voice: Voice, says: str) -> None:
        self.speaker = voice.speaker
        self._says = says

    def prompt(self, seen: Observation) -> str:
        return self._says


def review(window: Window) -> None:
    """Lay the review of the round that is over, if a person has moved in it."""
    desk, over = window.referee.desk, window.view.table.seen
    if desk is None or over is None or over.observation.result is None:
        return
    one = Review(window, desk, over)
    window.sheets.lay(one.sheet, lambda _: one.end())
    one.begin()
