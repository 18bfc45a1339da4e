"""What is the thinking process asked, and what does it answer?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..geometry.layout import Layout, Shape
from ..players.choice import Choice
from ..players.solved import Solved
from ..rules.line import End, Line
from ..rules.move import Chance, Move, Play
from ..rules.observation import Observation
from ..rules.ruleset import Match

ENOUGH = 0.5  # seconds for a choice, where nothing else is wished


@dataclass(frozen=True, slots=True)
class Choose:
    """What would a player of this level do, seeing this?

    ``seed`` makes the answer repeatable on any machine, ``budget`` counts what a thinker may
    try (None: what the level usually does), ``character`` is its style, "" nobody's. ``serial``
    is the match's, so that an answer to a position that is gone can be told. After so many
    ``seconds`` one chooses from what is found: a slow machine's safety net.
    """

    observation: Observation
    level: str
    seed: int
    serial: int
    budget: int | None = None
    character: str = ""
    seconds: float = ENOUGH


@dataclass(frozen=True, slots=True)
class Arrange:
    """Where does every tile of the line lie, and where would it after each of these plays?

    ``ends`` are the law's free places, each as often as it is free: they tell on which of several
    equal sides a play may lie.
    """

    line: Line
    shape: Shape
    previews: tuple[Play, ...] = ()
    ends: tuple[End, ...] = ()


@dataclass(frozen=True, slots=True)
class Solve:
    """How would this round have gone, all hands open? Asked when it is over, and not before.

    ``match`` is what it was dealt in, ``made`` the deal and all that was done. So many positions
    are looked at at ``most``, and for so many ``seconds``.
    """

    match: Match
    made: tuple[Chance | Move, ...]
    most: int
    seconds: float


Request = Choose | Arrange | Solve


@dataclass(frozen=True, slots=True)
class Arranged:
    """The ``layout`` of the line; ``previews[play]``: the layout with that play added.

    A play on one of several equal free sides of its host is there as it was asked, and once for
    each side (``replace(play, side="w")``).
    """

    layout: Layout
    previews: Mapping[Play, Layout] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """The value for the request with this ticket.

    ``failed`` says why it is only a stand-in (the first legal move, no line), "" where it is none.
    """

    ticket: int
    request: Request
    value: Choice | Arranged | Solved
    failed: str = ""

    @property
    def choice(self) -> Choice:
        """The value of a Choose. TypeError if it was an Arrange."""
        if not isinstance(self.value, Choice):
            raise TypeError("not an answer to Choose")
        return self.value

    @property
    def arranged(self) -> Arranged:
        """The value of an Arrange. TypeError if it was a Choose."""
        if not isinstance(self.value, Arranged):
            raise TypeError("not an answer to Arrange")
        return self.value

    @property
    def solved(self) -> Solved:
        """The value of a Solve. TypeError if it was something else."""
        if not isinstance(self.value, Solved):
            raise TypeError("not an answer to Solve")
        return self.value

    @property
    def serial(self) -> int | None:
        """The serial of the match that a Choose was about."""
        return self.request.serial if isinstance(self.request, Choose) else None
