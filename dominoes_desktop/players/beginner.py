"""How does somebody choose who has just learnt the rules? Any tile that fits, small ones first."""

from __future__ import annotations

from random import Random

from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from .choice import Ranked
from .why import HopesForBetter, JustFits, KeepsTile, Why

FANCY = 10.0  # how much the likings differ, in points
DOUBLES = 4.0  # less liked: they lie across, one keeps them
OPENING = 12.0  # but well liked where they open numbers, for everybody
SMALL = 1.0  # for each pip less: small numbers are soon counted
SHY = 8.0  # a tile is kept, or a better one hoped for, now and then only
OVERLOOKS = 0.5  # chance not to see one of the ends at all


def beginner(observation: Observation, rng: Random) -> list[Ranked]:
    """Every legal move as it takes the fancy, in no order."""
    unseen = _overlooked(observation, rng)
    doubles = -OPENING if observation.ruleset.matching.locks else DOUBLES
    plays = [move for move in observation.legal if isinstance(move, Play)]
    lightest = min([play.tile.pips for play in plays], default=0)
    ranked = []
    for move in observation.legal:
        value, why = FANCY * rng.random(), _why(move)
        if not isinstance(move, Play):
            value -= SHY
        else:
            value -= SMALL * (move.tile.pips - lightest) + doubles * move.tile.double
        if isinstance(move, Play) and unseen is not None and (move.host, move.half) == unseen:
            value -= FANCY
        ranked.append(Ranked(move, value, why))
    return ranked


def _overlooked(observation: Observation, rng: Random) -> tuple[object, object] | None:
    """The end that is not seen this time, if there is another one to play on."""
    ends = list(dict.fromkeys([(m.host, m.half) for m in observation.legal if isinstance(m, Play)]))
    blind = rng.random() < OVERLOOKS
    end = rng.choice(ends) if ends else None
    return end if blind and len(ends) > 1 else None


def _why(move: Play | Draw | Pass) -> Why:
    match move:
        case Play():
            return JustFits()
        case Draw():
            return HopesForBetter()
        case Pass():
            return KeepsTile()
