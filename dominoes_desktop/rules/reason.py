"""Why may this not be done? Data for which words/ has the sentence."""

from __future__ import annotations

from dataclasses import dataclass

from .tile import Tile


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    seat: int


@dataclass(frozen=True, slots=True)
class NotInHand:
    tile: Tile


@dataclass(frozen=True, slots=True)
class FitsNowhere:
    """The tile fits none of the open ends, whose pips are ``ends`` (each once)."""

    tile: Tile
    ends: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FitsNotThere:
    """The tile fits another end, not the one with ``pips``."""

    tile: Tile
    pips: int


@dataclass(frozen=True, slots=True)
class NoSuchEnd:
    """``host`` has no free half with ``pips``."""

    host: Tile
    pips: int


@dataclass(frozen=True, slots=True)
class SideNeedsAChoice:
    """A side, half or arm of the host was named although there is no choice of several."""

    host: Tile


@dataclass(frozen=True, slots=True)
class MustLead:
    tile: Tile


@dataclass(frozen=True, slots=True)
class MustPlay:
    """Drawing or passing while a tile of the hand fits."""


@dataclass(frozen=True, slots=True)
class MustDraw:
    """Passing while the boneyard may still be drawn from."""


@dataclass(frozen=True, slots=True)
class NothingToDraw:
    """``left`` tiles lie in the boneyard, none of which may be drawn now."""

    left: int


@dataclass(frozen=True, slots=True)
class OtherTileDrawn:
    """The boneyard's next tile is not the one that the record names."""

    named: Tile | None
    found: Tile | None


@dataclass(frozen=True, slots=True)
class NotNow:
    """The match waits for something else: ``wants`` is deal, lead, move or nothing."""

    wants: str


@dataclass(frozen=True, slots=True)
class BadDeal:
    """``problem``: set, sizes, no_double. The deal is not one that this game could be dealt."""

    problem: str


@dataclass(frozen=True, slots=True)
class TooFewTiles:
    """``seats`` hands of ``hand`` tiles don't fit the set.

    ``smallest`` is the smallest set of this game that they fit; 0: there is none.
    """

    seats: int
    hand: int
    set: int
    smallest: int


@dataclass(frozen=True, slots=True)
class WrongSeats:
    seats: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class NoSuchRule:
    name: str


@dataclass(frozen=True, slots=True)
class BadValue:
    name: str
    value: str
    allowed: str


Reason = (
    NotYourTurn
    | NotInHand
    | FitsNowhere
    | FitsNotThere
    | NoSuchEnd
    | SideNeedsAChoice
    | MustLead
    | MustPlay
    | MustDraw
    | NothingToDraw
    | OtherTileDrawn
    | NotNow
    | BadDeal
    | TooFewTiles
    | WrongSeats
    | NoSuchRule
    | BadValue
)


class IllegalMove(ValueError):
    """Raised instead of a change; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadRuleset(ValueError):
    """A house rule, or a combination, that can't be played; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
