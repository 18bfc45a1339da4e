"""Why does a player like a move? The sentence for the reason that it gives."""

from __future__ import annotations

from ..players.why import (
    GoesOut,
    HopesForBetter,
    JustFits,
    KeepsNumbers,
    KeepsTile,
    OnlyMove,
    RidsDouble,
    ScoresNow,
    Sheds,
    StaysReady,
    Strikes,
    Why,
)
from ..words.text import Tr, pips_many, plural, points_many


def why_says(why: Why, tr: Tr) -> str:
    """A short sentence without a full stop."""
    match why:
        case OnlyMove():
            return tr("Nothing else is allowed")
        case GoesOut():
            return tr("It is the last tile of the hand")
        case JustFits():
            return tr("It fits")
        case Sheds(pips=pips):
            return tr("It sheds {pips}").format(pips=pips_many(tr, pips))
        case ScoresNow(points=points):
            return tr("It scores {points} at once").format(points=points_many(tr, points))
        case Strikes():
            return tr("It costs the others tiles or turns")
        case RidsDouble(tile=tile):
            return tr("It gets rid of the double {tile}").format(tile=tile)
        case StaysReady(fitting=fitting, left=left):
            return tr("{fitting} of the {left} tiles left fit the ends").format(
                fitting=fitting, left=left
            )
        case KeepsNumbers(numbers=numbers):
            return plural(tr, numbers, "It keeps one number", "It keeps {count} different numbers")
        case KeepsTile():
            return tr("The drawn tile is of more use later")
        case HopesForBetter():
            return tr("The boneyard may hold something better")
