"""How does a match stand that is being played, and how did it come to this?

The desk alone holds the truth. Nobody else gets it: a seat gets its observation and what it may
know of the events. Whatever happens is one entry of the log, from which the match can be restored.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from random import Random

from ..rules.dice import Dice, Numbered
from ..rules.event import Event, Scored, TileDrawn
from ..rules.move import Deal, Draw, Lead, Move, Play
from ..rules.observation import Observation, observe
from ..rules.reason import IllegalMove, NotNow, NotYourTurn
from ..rules.ruleset import Match, Ruleset
from ..rules.umpire import (
    choosers,
    code_of,
    deal,
    legal_moves,
    lot,
    move_of,
    new_match,
    step,
    to_move,
)
from .change import Change
from .entry import Entry, Seated, Undo
from .moment import Moment
from .past import Made, Past, played
from .request import Solve

__all__ = ["Change", "Desk"]

Listener = Callable[[Entry], None]


class Desk:
    """One match: its truth, its log, who sits where.

    ``log`` is replayed first; IllegalMove says why it can't be, BadRuleset if so many seats
    can't play this game. ``rng`` deals and draws the lots of the rounds to come, unless a
    ``number`` does, from which everybody gets the same.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seated: Sequence[Seated],
        rng: Random,
        log: Sequence[Entry] = (),
        number: int | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seated = tuple(seated)
        self.number = number
        self._rng = rng
        self._match = new_match(ruleset, len(self.seated))
        self._before = self._match  # the match as it was when this round was dealt
        self._made: list[Made] = []  # what was done in this round and not taken back
        self._undone: list[Entry] = []  # what was, and can be done again: the next one last
        self._earlier: list[tuple[Match, tuple[Entry, ...]]] = []  # the rounds before
        self._log: list[Entry] = []
        self._listeners: list[Listener] = []
        for entry in log:
            self.enter(entry)

    @property
    def log(self) -> tuple[Entry, ...]:
        return tuple(self._log)

    @property
    def serial(self) -> int:
        """A number that grows with each change, an undo included; a restored match has the same."""
        return len(self._log)

    @property
    def wants(self) -> str:
        """What the match waits for: ``deal``, ``lead``, ``move`` or ``nothing`` (it is over)."""
        return self._match.wants

    @property
    def to_move(self) -> int | None:
        """The seat to move; None unless the match wants a move."""
        return to_move(self._match)

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats of the side that is to choose who of it leads; () where none is."""
        return choosers(self._match)

    @property
    def last_mover(self) -> int | None:
        """The seat whose move ``undo`` would take back; None if there is none in this round."""
        return self._made[-1].entry.seat if self._made else None

    @property
    def can_undo(self) -> bool:
        return self.last_mover is not None

    @property
    def can_redo(self) -> bool:
        """Is there a move that was taken back, with no other made since?"""
        return bool(self._undone)

    @property
    def practice(self) -> bool:
        """Was ever a move taken back? Such a match is not counted."""
        return any(isinstance(entry.what, Undo) for entry in self._log)

    @property
    def rounds(self) -> int:
        """How many rounds have been dealt."""
        return len(self._earlier) + bool(self._made)

    def on_entry(self, listener: Listener) -> None:
        """Have each new entry told, at once: before ``submit`` and its like return."""
        self._listeners.append(listener)

    def observe(self, seat: int) -> Observation:
        """The match as that seat sees it. ValueError before the first deal."""
        return observe(self._match, seat)

    def moments(self, seats: Sequence[int]) -> Iterator[Moment]:
        """The moves of these seats in the round that is over, and what they saw before each.

        IllegalMove while the round is played: who sits there must not be seen through.
        """
        self._only_over()
        return self.past(self.rounds).moments(seats)

    def whole_round(self, most: int, seconds: float) -> Solve:
        """What to ask for the best line of the round that is over, all hands open.

        IllegalMove while the round is played: it holds what nobody may know then.
        """
        self._only_over()
        made = [one.what for one in self._standing if not isinstance(one.what, Undo)]
        return Solve(self._before, tuple(made), most, seconds)

    def _only_over(self) -> None:
        if self.wants in ("lead", "move"):
            raise IllegalMove(NotNow(self.wants))

    @property
    def _standing(self) -> tuple[Entry, ...]:
        return tuple([one.entry for one in self._made])

    def past(self, number: int, ended: bool = False) -> Past:
        """Looks back at that round, from 1, as each seat saw it. IndexError if there is none.

        ``ended``: the match is not played on.
        """
        if number == self.rounds > 0:
            return Past(self._made, ended)
        if not 0 < number < self.rounds:
            raise IndexError(number)
        return Past(played(*self._earlier[number - 1]))

    def points_of(self, seat: int) -> dict[Play, int]:
        """What each play that this seat can make now would score at once; without the others."""
        points: dict[Play, int] = {}
        if self.to_move != seat or not self.ruleset.play_score.counts:
            return points
        for move in legal_moves(self._match):
            if isinstance(move, Play):
                made = [one for one in step(self._match, move).events if isinstance(one, Scored)]
                gain = sum([one.points for one in made if one.seat == seat])
                if gain:
                    points[move] = gain
        return points

    def begin_round(self, asking: bool = False) -> Change:
        """Deal, and draw the lot where the rules leave the lead to one.

        Where a side chooses who leads, that is a lot among it; with ``asking`` the choice is left
        to `choose_lead`. Where a deal stands whose lead is missing, only the lot is drawn.
        IllegalMove in a round that is not over, and after the match.
        """
        if self.wants not in ("deal", "lead"):
            raise IllegalMove(NotNow(self.wants))
        events: list[Event] = []
        if self.wants == "deal":
            events += self.enter(Entry(None, deal(self._match, self._dice("deal")))).events
        if self.wants == "lead" and not (asking and self.choosers):
            events += self.enter(Entry(None, lot(self._match, self._dice("lot")))).events
        return Change(self.serial, tuple(events))

    def _dice(self, what: str) -> Dice:
        """What gives the next deal, or the lot of the one on the table."""
        if self.number is None:
            return self._rng
        round = self._match.number + (what == "deal")
        return Numbered(self.ruleset.key, self.number, round, what)

    def choose_lead(self, seat: int) -> Change:
        """Let that seat lead, as its side wants it. IllegalMove says why it may not."""
        return self.enter(Entry(None, Lead(seat)))

    def submit(self, seat: int, move: Move) -> Change:
        """Do what the seat wants to do. IllegalMove says why it may not; nothing has changed."""
        return self.enter(Entry(seat, move))

    def undo(self) -> Change:
        """Take back the last standing move of this round, also one that ended it.

        A tile drawn by that move lies where it lay in the boneyard. IllegalMove(NotNow) if no
        move stands.
        """
        return self.enter(Entry(None, Undo()))

    def redo(self) -> Change:
        """Do again what was taken back last, as a new move. IllegalMove(NotNow) if nothing was."""
        if not self.can_redo:
            raise IllegalMove(NotNow(self.wants))
        return self.enter(self._undone[-1])

    def can_take_back(self, seats: Collection[int]) -> bool:
        """Does a move of one of these seats stand in this round?"""
        return any(one.entry.seat in seats for one in self._made)

    def take_back(self, seats: Collection[int]) -> Change:
        """Undo the last move of one of these seats, and all that was done after it.

        IllegalMove(NotNow) if none of theirs stands in this round.
        """
        if not self.can_take_back(seats):
            raise IllegalMove(NotNow(self.wants))
        seat = None
        while seat not in seats:
            seat = self.last_mover
            self.undo()
        return Change(self.serial)

    def bring_back(self, seats: Collection[int]) -> Change:
        """Redo a move, and what was done after it until one of these seats did the next."""
        self.redo()
        while self._undone and self._undone[-1].seat not in seats:
            self.redo()
        return Change(self.serial)

    def enter(self, entry: Entry) -> Change:
        """Do one entry, chance and undo included: what replaying a log is made of.

        What is logged may say more than what was given: the tiles that a draw brought.
        """
        what = entry.what
        if isinstance(what, Undo):
            return self._undo()
        chance = isinstance(what, Deal | Lead)
        if not chance and self.to_move is not None and entry.seat != self.to_move:
            raise IllegalMove(NotYourTurn(self.to_move))
        before = self._match
        done = step(before, what)
        self._match = done.match
        logged = Entry(None if chance else entry.seat, _in_full(what, entry.seat, done.events))
        if isinstance(what, Deal):
            if self._made:
                self._earlier.append((self._before, self._standing))
            self._before, self._made = before, []
        if self._undone and self._undone[-1] == logged:
            self._undone.pop()
        else:
            self._undone.clear()
        self._made.append(Made(logged, done.match, done.events))
        self._write(logged)
        return Change(self.serial, done.events)

    def _undo(self) -> Change:
        if not self.can_undo:
            raise IllegalMove(NotNow(self.wants))
        self._undone.append(self._made.pop().entry)
        self._match = self._made[-1].after
        self._write(Entry(None, Undo()))
        return Change(self.serial)

    def _write(self, entry: Entry) -> None:
        self._log.append(entry)
        for listener in self._listeners:
            listener(entry)


def _in_full(
    what: Deal | Lead | Move, seat: int | None, events: tuple[Event, ...]
) -> Deal | Lead | Move:
    """The move as the log has it: a play as the rules list it, a draw with what it brought."""
    match what:
        case Play():
            listed = move_of(code_of(what))
            return replace(listed, side=what.side) if isinstance(listed, Play) else what
        case Draw():
            drawn = [event for event in events if isinstance(event, TileDrawn)]
            return Draw(tuple([one.tile for one in drawn if one.tile and one.seat == seat]))
        case _:
            return what
