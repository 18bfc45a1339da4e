"""Where in a match does one look, and what is shown there? The running one, or a kept one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...rules.event import RoundEnded
from ...session.desk import Desk
from ...session.past import NOBODY, Past
from ...words import Voice
from ...words.past import look_says, move_lines
from ...words.text import begun
from ..texts import tr, voice
from .look import Look, Moment

if TYPE_CHECKING:
    from ..window import Window


@dataclass(slots=True)
class Kept:
    """A match that is only looked at. ``me``: through whose eyes, None for nobody's.

    ``opened``: all hands are to be seen, in rounds that are over.
    """

    desk: Desk
    me: int | None
    opened: bool = False
    ended: bool = False  # nobody plays it on: it was resigned


class Walk(QObject):
    """``changed``: there is more to look at, or something else is looked at.

    ``round`` counts from 1. ``at`` is the number of the move, 0 for the deal; None while the table
    shows what is so.
    """

    changed = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.look = Look(window)
        self.kept: Kept | None = None
        self.round = 0
        self.at: int | None = None
        window.view.idle.connect(self._idle)

    @property
    def desk(self) -> Desk | None:
        """The match that is walked through."""
        return self._window.referee.desk if self.kept is None else self.kept.desk

    @property
    def me(self) -> int | None:
        """Through whose eyes; None where nobody's hand may be seen."""
        if self.kept is not None:
            return self.kept.me
        referee = self._window.referee
        return referee.viewer if referee.people() and not referee.covered else None

    @property
    def voice(self) -> Voice:
        """Who speaks of it."""
        assert self.desk is not None
        me = self.me if self.kept is None else None
        return voice(self.names, me, self.desk.ruleset)

    @property
    def names(self) -> tuple[str, ...]:
        assert self.desk is not None
        return tuple([one.name for one in self.desk.seated])

    def past(self, number: int) -> Past:
        """The round of that number, looked back at."""
        assert self.desk is not None
        return self.desk.past(number)

    def go(self, number: int, at: int) -> None:
        """Look at that move of that round; the last of a running match is what is so."""
        past = self.past(number)
        at = max(0, min(at, past.moves))
        if self._is_now(number, at, past):
            self.back()
            return
        if (number, at) == (self.round, self.at):
            return
        self.round, self.at = number, at
        self.look.at(self._moment(past, at), self._left, self._way_out())
        self.look.steps = self.step
        self.changed.emit()

    def step(self, by: int) -> None:
        """So many moves on or back, within the round; a single one also into the next or last."""
        desk = self.desk
        if desk is None or not desk.rounds:
            return
        now = self.round or desk.rounds
        past = self.past(now)
        at = past.moves if self.at is None else self.at
        if by == 1 and at == past.moves and now < desk.rounds:
            self.go(now + 1, 0)
        elif by == -1 and at == 0 and now > 1:
            self.go(now - 1, self.past(now - 1).moves)
        else:
            self.go(now, at + by)

    def back(self) -> None:
        """The table shows again what is so."""
        if self.look.active:
            self.look.end()
        else:
            self._left()

    def drop(self) -> None:
        """The match goes: nothing of it is looked at any more."""
        self.look.drop()
        self._left()

    def _is_now(self, number: int, at: int, past: Past) -> bool:
        desk = self.desk
        return self.kept is None and desk is not None and (number, at) == (desk.rounds, past.moves)

    def _left(self) -> None:
        self.round, self.at = 0, None
        self.changed.emit()

    def _idle(self) -> None:
        if not self.look.active:
            self.changed.emit()

    def _way_out(self) -> str:
        return tr("Back to the match") if self.kept is None else tr("Close")

    def _moment(self, past: Past, at: int) -> Moment:
        me, kept = self.me, self.kept
        seat = 0 if me is None else me
        opened = kept is not None and kept.opened and past.over
        seen = past.seen(at, seat, opened)
        lines = move_lines(self.voice, past.told(at, NOBODY if me is None else me))
        ended = [self.voice.event(one) for one in past.told(at) if isinstance(one, RoundEnded)]
        what = ". ".join([lines[0], *ended]) if at else ""
        says = begun(look_says(tr, at, past.moves, what))
        return Moment(seen, says, self.names, seat if opened else me)
