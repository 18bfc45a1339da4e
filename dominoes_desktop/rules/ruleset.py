"""What is a game? A sentence of parts, each of which answers one question about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from .event import Event, Result
from .options import Choice, Value, option
from .round import Round
from .tile import Tile

if TYPE_CHECKING:
    from .law import Law

SETS = (6, 9, 12, 15, 18)


class Opening(Protocol):
    """Who leads a round, and with what?"""

    def leader(self, law: Law, round: Round, before: Before) -> Lot | Leader | None:
        """Who leads; a Lot where chance or a side decides; None where the deal is thrown in."""

    def may_lead(self, law: Law, round: Round, leader: Leader) -> int:
        """The tiles of the leader's hand that he may lead, as bits."""


class Branching(Protocol):
    """Which places does a laid tile open? ``plain`` is true where only the far half opens."""

    @property
    def plain(self) -> bool: ...

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        """The new list of free places after this play."""


class Matching(Protocol):
    """Which halves may touch?"""

    def joins(self, law: Law, pips: int) -> list[int]:
        """Every ``inner << 8 | tile id`` of the set that may be laid on an open half of pips."""


class Stuck(Protocol):
    """What does a seat do that cannot, or need not, lay a tile?"""

    @property
    def draw(self) -> str: ...

    @property
    def drawn(self) -> str: ...

    @property
    def reserve(self) -> Value: ...

    @property
    def free_draw(self) -> str: ...


class PlayScore(Protocol):
    """What does a play score at once? ``counts`` is false where nothing does."""

    @property
    def counts(self) -> bool: ...

    def count(self, law: Law, round: Round) -> int:
        """The sum of the open ends."""

    def points(self, count: int) -> int:
        """What that sum is worth."""


class RoundScore(Protocol):
    """What is a round's end worth, and to whom?"""

    def out(self, law: Law, round: Round, seat: int) -> Result: ...

    def blocked(self, law: Law, round: Round) -> Result: ...


class Goal(Protocol):
    """When is the match over?"""

    def add(self, scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]: ...

    def champions(
        self, scores: tuple[int, ...], wins: tuple[int, ...], last: Result
    ) -> tuple[int, ...] | None:
        """The winners when the match is over after a round that counted, else None."""


class Teams(Protocol):
    """Who plays together?"""

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]: ...


class Placing(Protocol):
    """Does the table itself bind the play?"""


@dataclass(frozen=True, slots=True)
class Before:
    """What the rounds before say about who leads: -1 and () in the first."""

    leader: int = -1
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Leader:
    """``seat`` leads; ``why`` as in LeadGiven; ``tile`` is the one that decided it."""

    seat: int
    why: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Lot:
    """The leader is not the rules' to name: ``why`` is lot or choice."""

    why: str = "lot"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One game: ``key`` names it in records, ``revision`` counts changes of its rules.

    ``fixed`` names the house rules that this game does not let one change, ``limits`` narrows
    the choice of others.
    """

    key: str
    opening: Opening
    branching: Branching
    matching: Matching
    placing: Placing
    stuck: Stuck
    play_score: PlayScore
    round_score: RoundScore
    goal: Goal
    teams: Teams
    seats: tuple[int, int] = (2, 4)
    family: str = "line"
    revision: int = 1
    set: int = option("set", 6, Choice(SETS))
    hand: tuple[tuple[int, int], ...] = option(
        "hand", ((2, 7), (3, 5), (4, 5)), Choice(low=1, high=30)
    )
    direction: str = option("direction", "clockwise", Choice(("clockwise", "counterclockwise")))
    fixed: frozenset[str] = frozenset()
    limits: tuple[tuple[str, Choice], ...] = ()

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each of so many seats."""
        return dict(self.hand).get(seats, self.hand[-1][1])


@dataclass(frozen=True, slots=True)
class Match:
    """One match as it stands: the whole truth, hidden tiles included.

    ``wants`` says what it waits for: ``deal``, ``lead``, ``move`` or ``nothing`` (it is over).
    ``before`` is what the counted rounds say of the next lead. ``history`` are the events of the
    running round. ``round`` stays after its end, so that the table can be looked at.
    """

    ruleset: Ruleset
    seats: int
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    number: int = 0
    round: Round | None = None
    before: Before = Before()
    history: tuple[Event, ...] = ()
    wants: str = "deal"
    champions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What a move led to: the match after it, and the events in order."""

    match: Match
    events: tuple[Event, ...]
