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
    | JustFits
    | Sheds
    | ScoresNow
    | Strikes
    | RidsDouble
    | StaysReady
    | KeepsNumbers
    | KeepsTile
    | HopesForBetter
)
