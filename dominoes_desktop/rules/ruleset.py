"""What is a game? A sentence of parts, each of which answers one question about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from .event import Event, Result
from .options import Choice, Value, option
from .round import Round
from .tile import Tile

if TYPE_CHECKING:
    from .law import Law

Seats = tuple[int, ...]
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
        """The new list of free places after this play, which stands last in ``round.joined``."""

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        """The places that must be filled before any other, () where all are open."""


class Matching(Protocol):
    """Which halves may touch?"""

    def joins(self, law: Law, pips: int) -> list[int]:
        """Every ``inner << 8 | tile id`` of the set that may be laid on an open half of pips."""

    @property
    def locks(self) -> bool: ...

    def admits(self, law: Law, round: Round, place: int, bits: int) -> int:
        """Which of these tiles may be laid there now, where the part ``locks`` numbers."""


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


class Effects(Protocol):
    """What does a laid tile do beside lying there? ``acts`` is false where nothing is done."""

    @property
    def acts(self) -> bool: ...

    @property
    def lapses(self) -> bool: ...

    def due(self, code: int) -> tuple[int, ...]:
        """The place that this play makes due: the next tile must be laid there."""

    def harms(self, code: int) -> bool:
        """Does this play cost the other seats tiles or turns?"""

    def draws(self, law: Law, round: Round) -> int:
        """How many tiles the seat to move draws if it can't play, 0 where it may not draw."""

    def act(
        self, law: Law, round: Round, code: int, due: tuple[int, ...], events: list[Event] | None
    ) -> None:
        """Do what the play brings about, and end the turn if it ends. ``due`` was due before."""


class PlayScore(Protocol):
    """What does a play score at once? ``counts`` is false where nothing does."""

    @property
    def counts(self) -> bool: ...

    def count(self, law: Law, round: Round) -> int:
        """The sum of the open ends."""

    def points(self, count: int) -> int:
        """What that sum is worth."""


class RoundScore(Protocol):
    """What is a round's end worth, and to whom? In points that are multiples of ``round_to``."""

    @property
    def round_to(self) -> int: ...

    def out(self, law: Law, round: Round, seat: int) -> Result: ...

    def blocked(self, law: Law, round: Round) -> Result: ...

    def reached(self, law: Law, round: Round, seat: int) -> Result:
        """The end of a round in which points in play have reached the target."""


class Goal(Protocol):
    """When is the match over?"""

    def add(self, scores: Seats, points: Seats) -> Seats: ...

    def met(self, scores: Seats) -> bool:
        """Do points made in play end the match with this score?"""

    def champions(
        self, scores: Seats, wins: Seats, last: Result, sides: tuple[Seats, ...]
    ) -> Seats | None:
        """The winners when the match is over after a round that counted, else None."""


class Teams(Protocol):
    """Who plays together?"""

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]: ...


class Placing(Protocol):
    """Does the table itself bind the play? ``binds`` is false where there is always room."""

    @property
    def binds(self) -> bool: ...

    def spots(self, round: Round, place: int, double: bool) -> tuple[int, ...]:
        """Where a single, or a double, can lie at that place: upper bits of codes."""


@dataclass(frozen=True, slots=True)
class NoEffects:
    """A tile does nothing but lie there."""

    acts: ClassVar[bool] = False
    lapses: ClassVar[bool] = False

    def due(self, code: int) -> tuple[int, ...]:
        return ()

    def harms(self, code: int) -> bool:
        return False

    def draws(self, law: Law, round: Round) -> int:
        return 0

    def act(
        self, law: Law, round: Round, code: int, due: tuple[int, ...], events: list[Event] | None
    ) -> None:
        """Nothing."""


@dataclass(frozen=True, slots=True)
class Before:
    """What the rounds before say about who leads: -1 and () in the first.

    ``out`` is the seat that went out, -1 after a block.
    """

    leader: int = -1
    winners: tuple[int, ...] = ()
    out: int = -1


@dataclass(frozen=True, slots=True)
class Leader:
    """``seat`` leads; ``why`` as in LeadGiven; ``tile`` is the one that decided it.

    ``asked``: it is asked first for a tile to lead with; without one the chance passes on.
    """

    seat: int
    why: str
    tile: Tile | None = None
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Lot:
    """The leader is not the rules' to name: ``why`` is lot or choice, of one ``among`` seats."""

    among: tuple[int, ...]
    why: str = "lot"
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One game: ``key`` names it in records, ``revision`` counts changes of its rules.

    ``fixed`` names the house rules that this game does not let one change, ``limits`` says which
    values others may have here. ``seats``: how few and how many are offered; ``most``: how many
    more than that the law can play, 0 for none.
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
    effects: Effects = NoEffects()
    seats: tuple[int, int] = (2, 4)
    most: int = 0
    family: str = "line"
    revision: int = 1
    set: int = option("set", 6, Choice(SETS))
    hand: tuple[tuple[int, int], ...] = option(
        "hand", ((2, 7), (3, 5), (4, 5)), Choice(low=1, high=30)
    )
    direction: str = option("direction", "clockwise", Choice(("clockwise", "counterclockwise")))
    fixed: frozenset[str] = frozenset()
    limits: tuple[tuple[str, Choice], ...] = ()

    @property
    def most_seats(self) -> int:
        """As many seats as the law can play."""
        return max(self.seats[1], self.most)

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
