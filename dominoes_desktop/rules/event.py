"""What happened? Facts without words. A fact that a seat may not know is redacted for it."""

from __future__ import annotations

from dataclasses import dataclass

from .line import End
from .tile import Tile


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins. A hand that the reader may not see is None; ``boneyard`` counts tiles."""

    number: int
    hands: tuple[tuple[Tile, ...] | None, ...]
    boneyard: int


@dataclass(frozen=True, slots=True)
class LeadGiven:
    """``seat`` leads. ``why``: lot, highest_double, heaviest, holder, winner, rotate, choice."""

    seat: int
    why: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class TilePlayed:
    """A tile was laid by its half ``inner`` on ``end`` (None: the first tile)."""

    seat: int
    tile: Tile
    inner: int
    end: End | None
    left: int


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """One tile drawn from the boneyard; ``tile`` is None for those who may not see it."""

    seat: int
    tile: Tile | None
    boneyard: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn ended without a tile laid. ``unable``: no tile of the hand fitted ``ends``.

    ``private``: whether it was so the rules leave to the seat to know, a fitting tile may have
    been kept. The others read ``unable`` as false then.
    """

    seat: int
    unable: bool
    ends: tuple[int, ...]
    private: bool = False


@dataclass(frozen=True, slots=True)
class Scored:
    """Points made in play."""

    seat: int
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a tally: ``pips`` of that seat, less ``less``."""

    seat: int
    pips: int
    less: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """How a seat's points at the round's end were counted.

    ``kind`` is the value of out_score or block_score. The terms add up to ``points``; to less than
    nothing (who has the fewest tiles may hold the most pips): no points. Kind wins: 1, no terms.
    """

    seat: int
    kind: str
    terms: tuple[Term, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended. ``points`` and ``left`` (plain pips) by seat, ``winners`` are seats.

    ``tied`` are the seats that a block left equal where a tie has no winner.
    """

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    left: tuple[int, ...]
    tallies: tuple[Tally, ...] = ()
    replayed: bool = False
    tied: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over and all hands are turned up."""

    result: Result
    hands: tuple[tuple[Tile, ...], ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = Dealt | LeadGiven | TilePlayed | TileDrawn | Passed | Scored | RoundEnded | MatchEnded
