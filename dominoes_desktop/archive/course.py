"""How does a match come to where it stands? Its log played by the rules, undo taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..rules.event import Event, TileDrawn
from ..rules.move import Deal, Draw, Lead, Move
from ..rules.reason import IllegalMove, NotNow, NotYourTurn
from ..rules.ruleset import Match, Ruleset
from ..rules.umpire import new_match, step, to_move
from ..session.entry import Entry, Undo, What


@dataclass(frozen=True, slots=True)
class Made:
    """A move that stands: a draw names its tiles; the match before and after, what happened."""

    seat: int
    move: Move
    before: Match
    after: Match
    events: tuple[Event, ...]


@dataclass(slots=True)
class PlayedRound:
    """One round: what was dealt, the match before the first move, and the moves that stand."""

    deal: Deal
    start: Match
    made: list[Made] = field(default_factory=list)

    @property
    def match(self) -> Match:
        """The match as the round stands, or ended."""
        return self.made[-1].after if self.made else self.start


class Course:
    """A match as its log leads through it. ``entries`` has the undone moves too."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.match = new_match(ruleset, seats)
        self.rounds: list[PlayedRound] = []
        self.entries: list[Entry] = []

    def take(self, what: What, seat: int | None = None) -> None:
        """The next entry of the log. IllegalMove says why not; nothing changes then."""
        match what:
            case Deal():
                self.match = step(self.match, what).match
                self.rounds.append(PlayedRound(what, self.match))
            case Lead():
                self.match = self.rounds[-1].start = step(self.match, what).match
            case Undo():
                self._undo()
            case _:
                what = self._move(what, seat)
        self.entries.append(Entry(seat, what))

    def _move(self, move: Move, seat: int | None) -> Move:
        due = to_move(self.match)
        if seat is None or due is None or seat != due:
            raise IllegalMove(NotNow(self.match.wants) if due is None else NotYourTurn(due))
        done = step(self.match, move)
        if isinstance(move, Draw):
            drawn = [event.tile for event in done.events if isinstance(event, TileDrawn)]
            move = Draw(tuple([tile for tile in drawn if tile is not None]))
        self.rounds[-1].made.append(Made(seat, move, self.match, done.match, done.events))
        self.match = done.match
        return move

    def _undo(self) -> None:
        if not self.rounds or not self.rounds[-1].made:
            raise IllegalMove(NotNow(self.match.wants))
        self.match = self.rounds[-1].made.pop().before


def follow(ruleset: Ruleset, seats: int, entries: Iterable[Entry]) -> Course:
    """The course of a match from its log. IllegalMove if it can't have been played."""
    course = Course(ruleset, seats)
    for entry in entries:
        course.take(entry.what, entry.seat)
    return course
