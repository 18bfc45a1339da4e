"""How does a match stand that is being played, and how did it come to this?

The desk alone holds the truth. Nobody else gets it: a seat gets its observation and what it may
know of the events. Whatever happens is one entry of the log, from which the match can be restored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

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
from .moment import Moment, moments
from .request import Solve

__all__ = ["Change", "Desk"]

Listener = Callable[[Entry], None]


class Desk:
    """One match: its truth, its log, who sits where.

    ``log`` is replayed first; IllegalMove says why it can't be, BadRuleset if so many seats
    can't play this game. ``rng`` deals and draws the lots of the rounds to come.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seated: Sequence[Seated],
        rng: Random,
        log: Sequence[Entry] = (),
    ) -> None:
        self.ruleset = ruleset
        self.seated = tuple(seated)
        self._rng = rng
        self._match = new_match(ruleset, len(self.seated))
        self._before = self._match  # the match as it was when this round was dealt
        self._standing: list[Entry] = []  # entries of this round that were not taken back
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
        return self._standing[-1].seat if self._standing else None

    @property
    def can_undo(self) -> bool:
        return self.last_mover is not None

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
        return moments(self._before, tuple(self._standing), tuple(seats))

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
            events += self.enter(Entry(None, deal(self._match, self._rng))).events
        if self.wants == "lead" and not (asking and self.choosers):
            events += self.enter(Entry(None, lot(self._match, self._rng))).events
        return Change(self.serial, tuple(events))

    def choose_lead(self, seat: int) -> Change:
        """Let that seat lead, as its side wants it. IllegalMove says why it may not."""
        return self.enter(Entry(None, Lead(seat)))

    def submit(self, seat: int, move: Move) -> Change:
        """Do what the seat wants to do. IllegalMove says why it may not; nothing has changed."""
        return self.enter(Entry(seat, move))

    def undo(self) -> Change:
        """Take back the last standing move of this round, also one that ended it.

        The round is played again up to there from the same deal, so a tile drawn by that move
        lies where it lay in the boneyard. IllegalMove(NotNow) if no move stands.
        """
        return self.enter(Entry(None, Undo()))

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
        if isinstance(what, Deal):
            self._before, self._standing = before, []
        logged = Entry(None if chance else entry.seat, _in_full(what, entry.seat, done.events))
        self._standing.append(logged)
        self._write(logged)
        return Change(self.serial, done.events)

    def _undo(self) -> Change:
        if not self.can_undo:
            raise IllegalMove(NotNow(self.wants))
        self._standing.pop()
        self._match = _replayed(self._before, self._standing)
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


def _replayed(match: Match, entries: Sequence[Entry]) -> Match:
    for entry in entries:
        assert not isinstance(entry.what, Undo)
        match = step(match, entry.what).match
    return match
