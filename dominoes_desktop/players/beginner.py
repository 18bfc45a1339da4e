"""How does somebody choose who has just learnt the rules? Small tiles first, and no doubles."""

from __future__ import annotations

from random import Random

from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from .choice import Ranked
from .why import HopesForBetter, JustFits, KeepsTile, Why

FANCY = 2.0  # how much the likings differ, in points: they decide between equals
WHIM = 0.05  # chance that they decide alone
WHIMSY = 200.0  # how much they differ then
DOUBLES = 12.0  # less liked: they lie across, one keeps them
OPENING = 20.0  # but well liked where they open numbers, for everybody
SMALL = 1.0  # for each pip less: small numbers are soon counted
SHY = 16.0  # a tile is hardly ever kept, or a better one hoped for


def beginner(observation: Observation, rng: Random) -> list[Ranked]:
    """Every legal move as it takes the fancy, in no order."""
    fancy = WHIMSY if rng.random() < WHIM else FANCY
    doubles = -OPENING if observation.ruleset.matching.locks else DOUBLES
    plays = [move for move in observation.legal if isinstance(move, Play)]
    lightest = min([play.tile.pips for play in plays], default=0)
    ranked = []
    for move in observation.legal:
        value, why = fancy * rng.random(), _why(move)
        if not isinstance(move, Play):
            value -= SHY
        else:
            value -= SMALL * (move.tile.pips - lightest) + doubles * move.tile.double
        ranked.append(Ranked(move, value, why))
    return ranked


def _why(move: Play | Draw | Pass) -> Why:
    match move:
        case Play():
            return JustFits()
        case Draw():
            return HopesForBetter()
        case Pass():
            return KeepsTile()
