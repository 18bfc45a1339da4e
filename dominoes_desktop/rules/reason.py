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
class Locked:
    """Only the double may be joined to a ``number`` whose double does not lie on the table yet.

    ``there``: it must be the very double that the tile is joined to.
    """

    number: int
    there: bool = False


@dataclass(frozen=True, slots=True)
class DueElsewhere:
    """The next tile must be laid on the ``pips`` of ``host``; all other ends are closed."""

    host: Tile
    pips: int


@dataclass(frozen=True, slots=True)
class NoRoom:
    """Other tiles or the table's edge leave no room for the tile (None: for any) at that end."""

    tile: Tile | None
    host: Tile
    pips: int


@dataclass(frozen=True, slots=True)
class NotOnThatSpot:
    """The tile fits the end, but can't lie just there; ``named``: a spot was named at all."""

    tile: Tile
    host: Tile
    named: bool


@dataclass(frozen=True, slots=True)
class SpotMeansNothing:
    """A spot was named although the table does not bind the play here."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class MayNotLead:
    """The lead is for one of ``seats`` to take, not for ``seat``."""

    seat: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideNeedsAChoice:
    """A side, half or arm of the host was named although there is no choice of several."""

    host: Tile


@dataclass(frozen=True, slots=True)
class MustLead:
    """The round begins with ``tile``."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class MustLeadDouble:
    """The round begins with a double."""


@dataclass(frozen=True, slots=True)
class MustPlay:
    """Drawing or passing while a tile of the hand fits."""


@dataclass(frozen=True, slots=True)
class MustDraw:
    """Passing while the boneyard may still be drawn from."""


@dataclass(frozen=True, slots=True)
class NothingToDraw:
    """``left`` tiles lie in the boneyard, none of which may be drawn now.

    ``drawn``: more could be drawn, but not in this turn, in which the seat has drawn already.
    """

    left: int
    drawn: bool = False


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
    """``allowed``: the values that are, with commas; ``given``: the other rule, or the ``seats``,
    with the value because of which this one is not.
    """

    name: str
    value: str
    allowed: str
    given: tuple[str, str] | None = None


Reason = (
    NotYourTurn
    | NotInHand
    | FitsNowhere
    | FitsNotThere
    | NoSuchEnd
    | Locked
    | DueElsewhere
    | NoRoom
    | NotOnThatSpot
    | SpotMeansNothing
    | MayNotLead
    | SideNeedsAChoice
    | MustLead
    | MustLeadDouble
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
