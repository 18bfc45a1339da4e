"""Where in a match does one look, and what is shown there? The running one, or a kept one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ...rules.event import Event, RoundEnded
from ...session.desk import Desk
from ...session.entry import unnamed
from ...session.past import NOBODY, Past
from ...words import Voice
from ...words.past import look_says, move_lines
from ...words.text import begun
from ..people.names import characters_of, seat_names
from ..texts import tr, voice
from .look import Look, Shown

if TYPE_CHECKING:
    from ..window import Window


@dataclass(slots=True)
class Kept:
    """A match that is only looked at. ``eyes``: the seat through whose eyes.

    ``opened``: all hands are to be seen. Both hold in rounds that are over; in one that is not
    it is what its only person saw. ``ended``: nobody plays it on, as it was resigned.
    """

    desk: Desk
    eyes: int
    opened: bool = False
    ended: bool = False


class Walk(QObject):
    """``changed``: there is more to look at, or something else is looked at.

    ``round`` counts from 1. ``at`` is the number of the move, 0 for the deal; None while the table
    shows what is so. ``ended``: one that was kept is not looked at any more.
    """

    changed = Signal()
    ended = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.look = Look(window)
        self.kept: Kept | None = None
        self.round = 0
        self.at: int | None = None
        self._known: tuple[tuple[Desk, int, int, bool], Past] | None = None
        window.view.idle.connect(self._idle)

    @property
    def desk(self) -> Desk | None:
        """The match that is walked through."""
        return self._window.referee.desk if self.kept is None else self.kept.desk

    @property
    def voice(self) -> Voice:
        """Who speaks of it."""
        assert self.desk is not None
        return voice(self.names, self.you, self.desk.ruleset)

    @property
    def names(self) -> tuple[str, ...]:
        assert self.desk is not None
        return seat_names(self.desk.seated, tr)

    def past(self, number: int) -> Past:
        """The round of that number, looked back at. The last one asked for is remembered."""
        desk = self.desk
        assert desk is not None
        key = desk, number, desk.serial, self.kept is not None and self.kept.ended
        if self._known is None or self._known[0] != key:
            self._known = key, desk.past(number, key[-1])
        return self._known[1]

    def eyes(self, past: Past) -> int | None:
        """Through whose eyes that round is seen; None where nobody's hand may be seen."""
        kept, referee = self.kept, self._window.referee
        if kept is None:
            return referee.viewer if referee.people() and not referee.covered else None
        people = [s for s, one in enumerate(kept.desk.seated) if one.kind == "human"]
        if past.over:
            return kept.eyes
        return people[0] if len(people) == 1 else None

    def open(self, kept: Kept) -> None:
        """Walk through a match that was kept, from its first deal."""
        self.kept, self.round, self.at = kept, 0, None
        if kept.desk.rounds:
            self.go(1, 0)

    def go(self, number: int, at: int, moving: bool = False) -> None:
        """Look at that move of that round; the last of a running match is what is so.

        ``moving``: one sees how it came about.
        """
        desk = self.desk
        if desk is None or not 0 < number <= desk.rounds:
            return
        past = self.past(number)
        at = max(0, min(at, past.moves))
        if self._is_now(number, at, past):
            self.back()
        elif (number, at) != (self.round, self.at):
            self.round, self.at = number, at
            self._show(past, at, moving)
            self.changed.emit()

    def again(self) -> None:
        """Show the same moment, as it is to be seen now."""
        if self.at is not None:
            self._show(self.past(self.round), self.at)
            self.changed.emit()

    def step(self, by: int, moving: bool = False) -> None:
        """So many moves on or back, within the round; a single one also into the next or last."""
        desk = self.desk
        if desk is None or not desk.rounds:
            return
        now = self.round or desk.rounds
        past = self.past(now)
        at = past.moves if self.at is None else self.at
        if by == 1 and at == past.moves and now < desk.rounds:
            self.go(now + 1, 0, moving)
        elif by == -1 and at == 0 and now > 1:
            self.go(now - 1, self.past(now - 1).moves)
        else:
            self.go(now, at + by, moving)

    @property
    def at_end(self) -> bool:
        """Is there no move after this one?"""
        desk = self.desk
        if desk is None or self.at is None:
            return True
        return self.round == desk.rounds and self.at == self.past(self.round).moves

    def back(self) -> None:
        """The table shows again what is so."""
        if self.look.active:
            self.look.end()
        else:
            self._left()

    def drop(self) -> None:
        """Something else comes onto the table: nothing is looked at any more."""
        self.look.drop()
        self._left()

    def _is_now(self, number: int, at: int, past: Past) -> bool:
        desk = self.desk
        return self.kept is None and desk is not None and (number, at) == (desk.rounds, past.moves)

    def _left(self) -> None:
        kept, self.kept, self._known = self.kept, None, None
        self.round, self.at = 0, None
        if kept is not None:
            self.ended.emit()
        self.changed.emit()

    def _idle(self) -> None:
        if not self.look.active:
            self.changed.emit()

    def _show(self, past: Past, at: int, moving: bool = False) -> None:
        name = tr("Back to the match") if self.kept is None else tr("Close")
        self.look.at(self._shown(past, at, moving), self._left, name)
        self.look.keys = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self.go(self.round, 0),
            Qt.Key.Key_End: lambda: self.go(self.round, past.moves),
            Qt.Key.Key_Space: self.look.tell,
        }

    @property
    def you(self) -> int | None:
        """Who is spoken to: in a match that was kept, whoever has no name there but "You"."""
        referee = self._window.referee
        if self.kept is not None:
            seats = enumerate(self.kept.desk.seated)
            return next((seat for seat, one in seats if unnamed(one)), None)
        if referee.covered or not referee.people():
            return None
        return referee.viewer

    def _shown(self, past: Past, at: int, moving: bool) -> Shown:
        eyes = self.eyes(past)
        opened = self.kept is not None and self.kept.opened and past.over
        seat = NOBODY if eyes is None else eyes
        seen = past.seen(at, max(seat, 0), opened)
        events = past.told(at, seat)
        says, aloud = [self._says(past, at, events, one) for one in (self.voice, self.voice.aloud)]
        return Shown(
            seen,
            says,
            self.names,
            eyes,
            self.you,
            aloud=aloud,
            events=events if moving else (),
            characters=characters_of(self.desk.seated) if self.desk is not None else (),
        )

    def _says(self, past: Past, at: int, events: tuple[Event, ...], voice: Voice) -> str:
        """Which move it is, and how the round ended if it did."""
        ended = [voice.event(one) for one in events if isinstance(one, RoundEnded)]
        what = ". ".join([*move_lines(voice, events)[:1], *ended]) if at else ""
        return begun(look_says(tr, at, past.moves, what))
