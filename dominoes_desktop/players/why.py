"""Why does a player like a move? Data for which words/ has the sentence."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.tile import Tile


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """Nothing else is allowed."""


@dataclass(frozen=True, slots=True)
class GoesOut:
    """It is the last tile of the hand."""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """All hands are known, and the rest of the round was played through to its end."""


@dataclass(frozen=True, slots=True)
class JustFits:
    """No more thought than that the tile fits."""


@dataclass(frozen=True, slots=True)
class Sheds:
    """The tile is heavy: so many pips less in the hand."""

    pips: int


@dataclass(frozen=True, slots=True)
class ScoresNow:
    """The play makes so many points at once."""

    points: int


@dataclass(frozen=True, slots=True)
class Strikes:
    """The tile costs the others tiles or turns."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class RidsDouble:
    """A double is harder to lay later: it fits its one number alone."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ShutsOut:
    """``seat``, which moves next, is known to hold none of the ``numbers`` that lie open then."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KeepsOpen:
    """``seat``, whose move it is, can go on at these ``numbers``; the ``other`` seat is known to
    hold none of those that it ``lacks``.
    """

    seat: int
    numbers: tuple[int, ...]
    other: int | None = None
    lacks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ShedsOnly:
    """The tile is light, a heavier one could go: so few pips less in the hand."""

    pips: int


@dataclass(frozen=True, slots=True)
class LeavesOpen:
    """At these ``numbers`` one can go on then, whoever can."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TriedOut:
    """It was played through to so many endings, which were worth ``less`` on average than those of
    the move with the best ones: ``unit`` as in Choice, never below 0.
    """

    endings: int
    less: float = 0.0
    unit: str = "points"


@dataclass(frozen=True, slots=True)
class StaysReady:
    """So many of the ``left`` tiles still in the hand fit the ends that it leaves."""

    fitting: int
    left: int


@dataclass(frozen=True, slots=True)
class KeepsNumbers:
    """So many different numbers stay in the hand."""

    numbers: int


@dataclass(frozen=True, slots=True)
class KeepsTile:
    """The drawn tile is of more use later."""


@dataclass(frozen=True, slots=True)
class HopesForBetter:
    """A tile from the boneyard may be of more use."""


Why = (
    OnlyMove
    | GoesOut
    | Reckoned
    | JustFits
    | Sheds
    | ScoresNow
    | Strikes
    | RidsDouble
    | ShutsOut
    | KeepsOpen
    | ShedsOnly
    | LeavesOpen
    | TriedOut
    | StaysReady
    | KeepsNumbers
    | KeepsTile
    | HopesForBetter
)
