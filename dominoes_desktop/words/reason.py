"""Why may this not be done, as a sentence?"""

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
from ..rules.tile import tile_set
from .rule import RULES, rule_name
from .speaker import Speaker
from .text import Tr, all_of, one_of, plural
from .value import set_name, value_says

WANTS = {
    "deal": "The next round has to be dealt first",
    "lead": "It is not settled yet who leads",
    "move": "A move is wanted now",
    "nothing": "The match is over",
}
DEALS = {
    "set": "A deal must hold every tile of the set once",
    "sizes": "The hands of this deal are not as large as the game's",
    "no_double": "Nobody was dealt a double: the deal is thrown in",
}


SEATS = 12  # at most


def reason_says(reason: Reason, tr: Tr) -> str:
    """The sentence where no names are at hand."""
    return why(Speaker(tr, ()), reason)


def in_record(reason: Reason, tr: Tr = str) -> str:
    """Half a sentence for an error about a record: seats go by their numbers."""
    seats = tuple([tr("seat {number}").format(number=seat + 1) for seat in range(SEATS)])
    sentence = why(Speaker(tr, seats), reason)
    return sentence[:1].lower() + sentence[1:]


def why(speaker: Speaker, reason: Reason) -> str:
    """One sentence, without a full stop."""
    tr = speaker.tr
    match reason:
        case NotYourTurn(seat=seat):
            return _not_your_turn(speaker, seat)
        case NotInHand(tile=tile):
            if speaker.me is None:
                return tr("{tile} is not in the hand").format(tile=speaker.tile(tile))
            return tr("You don't hold {tile}").format(tile=speaker.tile(tile))
        case FitsNowhere():
            return _fits_nowhere(speaker, reason)
        case FitsNotThere(tile=tile, pips=pips):
            text = tr("{tile} does not fit the {pips}, only the other end")
            return text.format(tile=speaker.tile(tile), pips=speaker.number(pips))
        case NoSuchEnd(host=host, pips=pips):
            text = tr("{tile} has no open {pips}")
            return text.format(tile=speaker.tile(host), pips=speaker.number(pips))
        case Locked() | DueElsewhere() | NoRoom() | NotOnThatSpot() | SpotMeansNothing():
            return _shut(speaker, reason)
        case SideNeedsAChoice(host=host):
            return tr("{tile} has no such side to choose").format(tile=speaker.tile(host))
        case MustLead(tile=tile):
            return tr("The round begins with {tile}").format(tile=speaker.tile(tile))
        case MustLeadDouble():
            return tr("The round begins with a double")
        case MayNotLead(seats=seats):
            names = speaker.all_names([seat for seat in seats if seat < len(speaker.names)])
            return tr("The lead is for {names} to take").format(names=names)
        case MustPlay():
            return tr("A tile fits, so it must be played")
        case MustDraw():
            return _must_draw(speaker)
        case NothingToDraw(drawn=True):
            return speaker.tr("No more may be drawn in this turn")
        case NothingToDraw(left=left):
            return _nothing_to_draw(tr, left)
        case OtherTileDrawn():
            return _other_tile(speaker, reason)
        case NotNow(wants=wants):
            return tr(WANTS[wants])
        case BadDeal(problem=problem):
            return tr(DEALS[problem])
        case TooFewTiles():
            return _too_few(tr, reason)
        case WrongSeats():
            return _wrong_seats(tr, reason)
        case NoSuchRule(name=name):
            return tr("There is no house rule '{name}' in this game").format(name=name)
        case BadValue():
            return _bad_value(tr, reason)


def _must_draw(speaker: Speaker) -> str:
    """When one may pass: that depends on how much is drawn, and what a fitting tile must do."""
    tr, draw, drawn = speaker.tr, speaker.rule("draw"), speaker.rule("drawn")
    if draw == "until_playable" and drawn == "must":
        return tr("Draw until a tile fits; you may pass only when no more may be drawn")
    if draw == "until_playable":
        return tr("Draw until a tile fits, or until no more may be drawn")
    if draw in ("one", "two") and drawn == "must":
        return tr("First draw from the boneyard; if nothing fits then, you may pass")
    if draw in ("one", "two") and drawn == "may":
        return tr("First draw from the boneyard, then you may pass")
    return tr("First draw from the boneyard")


def _not_your_turn(speaker: Speaker, seat: int) -> str:
    if seat == speaker.me or not 0 <= seat < len(speaker.names):
        return speaker.tr("It is not your turn")
    return speaker.tr("It is {name}'s turn").format(name=speaker.names[seat])


def _fits_nowhere(speaker: Speaker, reason: FitsNowhere) -> str:
    ends = [speaker.number(pips) for pips in sorted(reason.ends, reverse=True)]
    if len(ends) == 2:
        text = "{tile} fits neither {first} nor {last}"
    elif len(ends) == 1:
        text = "{tile} does not fit the {first}"
    else:
        text = "{tile} fits none of {ends}"
    if speaker.for_children:
        text += ": try another tile"
    return speaker.tr(text).format(
        tile=speaker.tile(reason.tile),
        first=ends[0] if ends else "",
        last=ends[-1] if ends else "",
        ends=all_of(speaker.tr, ends),
    )


def _shut(
    speaker: Speaker, reason: Locked | DueElsewhere | NoRoom | NotOnThatSpot | SpotMeansNothing
) -> str:
    """Why an end is closed to a tile whose number is right."""
    tr = speaker.tr
    match reason:
        case Locked(number=number, there=False):
            text = tr("The {number} is locked until {number}-{number} lies on the table")
            return text.format(number=number)
        case Locked(number=number):
            return tr("Only on {number}-{number} itself may a {number} be laid").format(
                number=number
            )
        case DueElsewhere(host=host, pips=pips):
            text = tr("First a tile must be laid on the {pips} of {host}")
            return text.format(pips=pips, host=speaker.tile(host))
        case NoRoom(tile=tile, pips=pips):
            if tile is None:
                return tr("No tile has room at this {pips} any more").format(pips=pips)
            text = tr("There is no room for {tile} at this {pips}")
            return text.format(tile=speaker.tile(tile), pips=pips)
        case NotOnThatSpot(tile=tile, named=True):
            return tr("{tile} can't lie just there").format(tile=speaker.tile(tile))
        case NotOnThatSpot(tile=tile):
            text = tr("It must be said where on the table {tile} is to lie")
            return text.format(tile=speaker.tile(tile))
        case SpotMeansNothing():
            return tr("In this game the table has room for every tile")


def _nothing_to_draw(tr: Tr, left: int) -> str:
    if not left:
        return tr("The boneyard is empty")
    return plural(
        tr,
        left,
        "The tile in the boneyard may not be drawn now",
        "The {count} tiles in the boneyard may not be drawn now",
    )


def _other_tile(speaker: Speaker, reason: OtherTileDrawn) -> str:
    named = "" if reason.named is None else speaker.tile(reason.named)
    if reason.found is None:
        return speaker.tr("The next tile of the boneyard is not {named}").format(named=named)
    text = speaker.tr("The next tile of the boneyard is {found}, not {named}")
    return text.format(found=speaker.tile(reason.found), named=named)


def _too_few(tr: Tr, reason: TooFewTiles) -> str:
    fields = {
        "seats": reason.seats,
        "hand": reason.hand,
        "need": reason.seats * reason.hand,
        "set": set_name(reason.set, tr).lower(),
        "has": len(tile_set(reason.set)),
    }
    if reason.smallest:
        text = tr("{seats} hands of {hand} need {need} tiles, the {set} set has {has}: {smallest}")
        smallest = set_name(reason.smallest, tr).lower()
        advice = tr("the {set} set is enough").format(set=smallest)
        return text.format(smallest=advice, **fields)
    text = tr("{seats} hands of {hand} need {need} tiles, more than any set of this game has")
    return text.format(**fields)


def _wrong_seats(tr: Tr, reason: WrongSeats) -> str:
    fields = {"seats": reason.seats, "least": reason.least, "most": reason.most}
    if reason.least == 1:
        return tr("There is no seat {seats}: seats go from 1 to {most}").format(**fields)
    if reason.least == reason.most:
        return tr("This game is for {least} players, not {seats}").format(**fields)
    return tr("This game is for {least} to {most} players, not {seats}").format(**fields)


def _bad_value(tr: Tr, reason: BadValue) -> str:
    fields = {
        "rule": _rule(reason.name, tr),
        "value": _value(reason.name, reason.value, tr),
        "allowed": one_of(tr, [_value(reason.name, one, tr) for one in reason.allowed.split(", ")]),
    }
    if reason.given is None:
        return tr("{rule} can't be '{value}' here, only {allowed}").format(**fields)
    other, there = reason.given
    if other == "seats":
        text = tr("With {seats} players {rule} can't be '{value}', only {allowed}")
        return text.format(seats=there, **fields)
    text = tr("Where {other} is '{there}' {rule} can't be '{value}', only {allowed}")
    return text.format(other=_rule(other, tr), there=_value(other, there, tr), **fields)


def _rule(name: str, tr: Tr) -> str:
    return rule_name(name, tr) if name in RULES else name


def _value(name: str, text: str, tr: Tr) -> str:
    """The value in words; as it is written where there are none for it."""
    try:
        return value_says(name, int(text) if text.isascii() and text.isdigit() else text, tr)
    except KeyError:
        return text
