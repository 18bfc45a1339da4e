"""What does a reason say in a record's notation? Short, for one line of an error."""

from __future__ import annotations

from ..rules.reason import (
    BadDeal,
    BadValue,
    DueElsewhere,
    FitsNotThere,
    FitsNowhere,
    Locked,
    MayNotLead,
    MustDraw,
    MustLead,
    MustLeadDouble,
    MustPlay,
    NoRoom,
    NoSuchEnd,
    NoSuchRule,
    NothingToDraw,
    NotInHand,
    NotNow,
    NotOnThatSpot,
    NotYourTurn,
    OtherTileDrawn,
    Reason,
    SideNeedsAChoice,
    SpotMeansNothing,
    TooFewTiles,
    WrongSeats,
)
from .error import quoted

_DEAL = {
    "set": "the deal does not hold every tile of the set once",
    "sizes": "the hands do not have the size that the rules deal",
    "no_double": "the rules throw in a deal in which nobody holds a double",
}


def said(reason: Reason) -> str:
    """What is wrong, without a full stop and without what was expected."""
    match reason:
        case NotYourTurn(seat=seat):
            return f"it is the turn of seat {seat + 1}"
        case NotInHand(tile=tile):
            return f"the seat does not hold {tile}"
        case FitsNowhere(tile=tile, ends=ends):
            return f"{tile} fits none of the open ends {', '.join(map(str, ends))}"
        case FitsNotThere(tile=tile, pips=pips):
            return f"{tile} does not fit there, on {pips}"
        case NoSuchEnd(host=host, pips=pips):
            return f"{host} has no open end with {pips}"
        case SideNeedsAChoice(host=host):
            return f"{host} has no such side to choose"
        case MustLead(tile=tile):
            return f"{tile} must be led"
        case MustLeadDouble():
            return "a double must be led"
        case _:
            return _said_of_closed(reason)


def _said_of_closed(reason: Reason) -> str:
    match reason:
        case Locked(number=number, there=False):
            return f"{number} is locked until {number}-{number} lies on the table"
        case Locked(number=number):
            return f"a {number} may be laid on {number}-{number} alone"
        case DueElsewhere(host=host, pips=pips):
            return f"a tile must be laid on {host}:{pips} first"
        case NoRoom(tile=tile, host=host):
            return f"there is no room for {tile or 'any tile'} at {host}"
        case NotOnThatSpot(tile=tile, named=True):
            return f"{tile} can't lie on that spot"
        case NotOnThatSpot(tile=tile):
            return f"the play of {tile} does not say on which spot it lies"
        case SpotMeansNothing():
            return "the play names a spot on the table, which means nothing in this game"
        case MayNotLead(seat=seat):
            return f"seat {seat + 1} may not take the lead"
        case _:
            return _said_of_turns(reason)


def _said_of_turns(reason: Reason) -> str:
    match reason:
        case MustPlay():
            return "the seat can play and must"
        case MustDraw():
            return "the seat must draw first"
        case NothingToDraw(left=left):
            return f"nothing may be drawn, {left} tiles lie in the boneyard"
        case OtherTileDrawn(named=named, found=found):
            if named is None:
                return "the draw does not name as many tiles as are drawn"
            return f"{named} is not the next tile" + (f", {found} is" if found else "")
        case NotNow(wants=wants):
            return "the match is over" if wants == "nothing" else f"a {wants} is due"
        case _:
            return _said_of_rules(reason)


def _said_of_rules(reason: Reason) -> str:
    match reason:
        case BadDeal(problem=problem):
            return _DEAL.get(problem, f"the deal is not one of this game ({problem})")
        case TooFewTiles(seats=seats, hand=hand, set=number, smallest=smallest):
            enough = f"the double-{smallest} set" if smallest else "smaller hands"
            return (
                f"{seats} hands of {hand} tiles are more than the double-{number} set has; "
                f"expected {enough}"
            )
        case WrongSeats(seats=seats, least=least, most=most):
            return f"{seats} seats; expected {least}-{most}"
        case NoSuchRule(name=name):
            return f"the game has no rule {quoted(name)}"
        case BadValue(name=name, value=value, allowed=allowed):
            return f"rule {name} can't be {quoted(value)}; expected {allowed}"
        case _:
            return type(reason).__name__
