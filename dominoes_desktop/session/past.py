"""How did a match stand at each point of a round, and what of that may a seat know?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..rules.event import Event
from ..rules.move import Deal, Lead
from ..rules.observation import Observation, observe, redact
from ..rules.reason import IllegalMove, NotNow
from ..rules.ruleset import Match
from ..rules.umpire import step
from .entry import Entry, Undo
from .moment import Moment

NOBODY = -1
"""Who only looks on: knows of no tile that somebody has drawn."""


@dataclass(frozen=True, slots=True)
class Made:
    """An entry that stands, the match after it, and what happened: the whole truth."""

    entry: Entry
    after: Match
    events: tuple[Event, ...]


class Past:
    """The points of one round: 0 before the first move, ``moves`` after the last that stands.

    What it gives is what a seat saw then, as plain data. ``ended`` says that nobody plays it on,
    though it is not over.
    """

    def __init__(self, made: Sequence[Made], ended: bool = False) -> None:
        chance = [one for one in made if isinstance(one.entry.what, Deal | Lead)]
        self._start = chance[-1].after
        self._dealt = tuple([event for one in chance for event in one.events])
        self._made = tuple(made[len(chance) :])
        self._ended = ended

    @property
    def moves(self) -> int:
        """How many moves stand in the round."""
        return len(self._made)

    @property
    def number(self) -> int:
        """The round's, from 1."""
        return self._start.number

    @property
    def over(self) -> bool:
        """Has the round come to its end, so that all hands may be seen?"""
        last = self._at(self.moves).round
        return self._ended or (last is not None and last.result is not None)

    def mover(self, at: int) -> int:
        """Who made move ``at``, from 1."""
        seat = self._made[at - 1].entry.seat
        assert seat is not None
        return seat

    def told(self, at: int, seat: int = NOBODY) -> tuple[Event, ...]:
        """What happened at that move as the seat may know it; at 0, what came before the first."""
        events = self._made[at - 1].events if at else self._dealt
        return redact(events, seat)

    def seen(self, at: int, seat: int, opened: bool = False) -> Observation:
        """What the seat saw after that move; with ``opened``, all hands as well.

        IllegalMove if these are asked for while the round is played.
        """
        match = self._at(at)
        seen = observe(match, seat)
        if not opened:
            return seen
        if not self.over:
            raise IllegalMove(NotNow(match.wants))
        return replace(seen, hands=tuple([observe(match, s).hand for s in range(match.seats)]))

    def moments(self, seats: Sequence[int]) -> Iterator[Moment]:
        """The moves of these seats, and what they saw before each.

        IllegalMove while the round is played: who sits there must not be seen through.
        """
        if not self.over:
            raise IllegalMove(NotNow(self._at(self.moves).wants))
        for number, one in enumerate(self._made):
            what, seat = one.entry.what, one.entry.seat
            if seat in seats and seat is not None and not isinstance(what, Deal | Lead | Undo):
                yield Moment(number, seat, what, observe(self._at(number), seat))

    def _at(self, at: int) -> Match:
        return self._made[at - 1].after if at else self._start


def played(match: Match, entries: Iterable[Entry]) -> list[Made]:
    """The same entries played again from the match before the deal; none of them is an undo."""
    made: list[Made] = []
    for entry in entries:
        assert not isinstance(entry.what, Undo)
        done = step(match, entry.what)
        match = done.match
        made.append(Made(entry, match, done.events))
    return made
