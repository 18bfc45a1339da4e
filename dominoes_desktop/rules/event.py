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
    """``seat`` leads. ``why``: lot, highest_double, heaviest, highest, holder, winner,
    left_of_winner, rotate, choice.

    ``asked``: it is asked first for a tile to lead with; without one the chance passes on.
    """

    seat: int
    why: str
    tile: Tile | None = None
    asked: bool = False


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
    """One tile drawn from the boneyard; ``tile`` is None for those who may not see it.

    ``forced``: another seat's tile made it draw, out of its turn.
    """

    seat: int
    tile: Tile | None
    boneyard: int
    forced: bool = False


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
class LeadPassed:
    """``seat`` was asked for a tile to lead with and holds none: the chance passes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class OthersDraw:
    """The tile that ``seat`` laid makes every other seat draw; their draws follow."""

    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class DirectionTurned:
    """The order of play turned round by the tile that ``seat`` laid."""

    seat: int
    direction: str


@dataclass(frozen=True, slots=True)
class PlaysAgain:
    """``seat`` has another turn. ``able``: a tile of its hand fits, so the turn goes on."""

    seat: int
    able: bool


@dataclass(frozen=True, slots=True)
class SpellCast:
    """``seat`` laid a tile whose open half the next tile must be laid on, whoever lays it."""

    seat: int
    end: End


@dataclass(frozen=True, slots=True)
class SpellBroken:
    """``seat`` laid a tile where it was due: all ends are open again."""

    seat: int
    end: End


@dataclass(frozen=True, slots=True)
class SpellLapsed:
    """No seat can lay a tile where it is due, nor draw: all ends are open again."""

    end: End


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """``seat`` loses its turn by the tile that ``by`` laid."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a tally: ``pips`` of that seat (-1: of the boneyard), less ``less``."""

    seat: int
    pips: int
    less: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """How a seat's points at the round's end were counted.

    ``kind`` is the value of out_score or block_score. The terms add up to ``points``, which a game
    may round; to less than nothing (who has the fewest tiles may hold the most pips): no points.
    Kind wins: 1, no terms. Of partners ``seat`` is the first.
    """

    seat: int
    kind: str
    terms: tuple[Term, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended. ``points`` and ``left`` (plain pips) by seat, ``winners`` are seats.

    ``tied`` are the seats that a block left equal where a tie has no winner. ``made``: points made
    in play in this round, by seat; () in games without. ``out`` is the seat that went out, else -1.
    """

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    left: tuple[int, ...]
    tallies: tuple[Tally, ...] = ()
    replayed: bool = False
    tied: tuple[int, ...] = ()
    made: tuple[int, ...] = ()
    out: int = -1

    @property
    def gained(self) -> tuple[int, ...]:
        """All that the round brought each seat, points in play included."""
        made = self.made or (0,) * len(self.points)
        return tuple([at_end + in_play for at_end, in_play in zip(self.points, made, strict=True)])


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


Event = (
    Dealt
    | LeadGiven
    | LeadPassed
    | TilePlayed
    | TileDrawn
    | Passed
    | Scored
    | OthersDraw
    | DirectionTurned
    | PlaysAgain
    | SpellCast
    | SpellBroken
    | SpellLapsed
    | TurnSkipped
    | RoundEnded
    | MatchEnded
)
