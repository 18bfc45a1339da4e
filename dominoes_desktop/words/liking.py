"""Why does a player like a move? The sentence for the reason that it gives."""

from __future__ import annotations

from ..players.why import (
    GoesOut,
    HopesForBetter,
    JustFits,
    KeepsNumbers,
    KeepsOpen,
    KeepsTile,
    LeavesOpen,
    OnlyMove,
    Reckoned,
    RidsDouble,
    ScoresNow,
    Sheds,
    ShedsOnly,
    ShutsOut,
    StaysReady,
    Strikes,
    TriedOut,
    Why,
)
from .speaker import Speaker
from .text import Tr, all_of, decimal, one_of, pips_many, plural, points_many

LEAST = 0.05  # points a round: what is less makes no difference to a person
LEAST_CHANCE = 0.005  # the same as a chance of winning


def liking(speaker: Speaker, why: Why) -> str:
    """A short sentence without a full stop."""
    tr = speaker.tr
    match why:
        case OnlyMove():
            return tr("Nothing else is allowed")
        case GoesOut():
            return tr("It is the last tile of the hand")
        case Reckoned():
            return tr("All hands are known: it was reckoned to the last tile")
        case JustFits():
            return tr("It fits")
        case Sheds(pips=pips):
            return tr("It sheds {pips}").format(pips=pips_many(tr, pips))
        case ScoresNow(points=points):
            return tr("It scores {points} at once").format(points=points_many(tr, points))
        case Strikes():
            return tr("It costs the others tiles or turns")
        case RidsDouble(tile=tile):
            return tr("It gets rid of the double {tile}").format(tile=speaker.tile(tile))
        case ShutsOut():
            return _shuts_out(speaker, why)
        case KeepsOpen():
            return _keeps_open(speaker, why)
        case StaysReady(fitting=fitting, left=left):
            return _stays_ready(tr, fitting, left)
        case ShedsOnly(pips=pips):
            return tr("It sheds only {pips}").format(pips=pips_many(tr, pips))
        case LeavesOpen(numbers=numbers):
            open_then = all_of(tr, [speaker.number(one) for one in numbers])
            return tr("It leaves {numbers} open").format(numbers=open_then)
        case KeepsNumbers(numbers=numbers):
            return plural(tr, numbers, "It keeps one number", "It keeps {count} different numbers")
        case KeepsTile():
            return tr("The drawn tile is of more use later")
        case HopesForBetter():
            return tr("The boneyard may hold something better")
        case TriedOut():
            return _tried_out(tr, why)


def _stays_ready(tr: Tr, fitting: int, left: int) -> str:
    if left == 1:
        return tr("The tile left fits an end") if fitting else tr("The tile left fits no end")
    if not fitting:
        return tr("None of the {left} tiles left fits an end").format(left=left)
    if fitting == left:
        return tr("All {left} tiles left fit the ends").format(left=left)
    one, many = (
        "One of the {left} tiles left fits an end",
        "{count} of the {left} tiles left fit the ends",
    )
    return plural(tr, fitting, one, many, left=left)


def _tried_out(tr: Tr, why: TriedOut) -> str:
    """ "On average 1.9 points less; played through to the end 300 times"."""
    played = plural(
        tr, why.endings, "tried to the end once", "played through to the end {count} times"
    )
    return tr("{one}; {two}").format(one=_on_average(tr, why), two=played)


def _on_average(tr: Tr, why: TriedOut) -> str:
    if why.less < (LEAST if why.unit == "points" else LEAST_CHANCE):
        return tr("nothing else came out better on average")
    if why.unit == "points":
        return tr("on average {points} points less").format(points=decimal(tr, why.less))
    percent = max(1, round(100 * why.less))
    return tr("{percent} % less often won").format(percent=percent)


def _shuts_out(speaker: Speaker, why: ShutsOut) -> str:
    numbers = one_of(speaker.tr, [speaker.number(one) for one in why.numbers])
    text = "{name} has no {numbers} and can't go on"
    return speaker.by(why.seat, "You have no {numbers} and can't go on", text, numbers=numbers)


def _keeps_open(speaker: Speaker, why: KeepsOpen) -> str:
    """ "It keeps 5 and 3 open for you; Bo has no 5"."""
    tr = speaker.tr
    mine = all_of(tr, [speaker.number(one) for one in why.numbers])
    text = tr("It keeps {numbers} open for {name}")
    said = text.format(numbers=mine, name=speaker.name(why.seat))
    if why.other is None:
        return said
    lacks = one_of(tr, [speaker.number(one) for one in why.lacks])
    other = speaker.by(why.other, "you have no {lacks}", "{name} has no {lacks}", lacks=lacks)
    return tr("{one}; {two}").format(one=said, two=other)
