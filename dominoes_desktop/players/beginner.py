"""How does somebody choose who has just learnt the rules? Small tiles first, and no doubles."""

from __future__ import annotations

from random import Random

from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from .choice import Ranked
from .outlook import outlooks
from .why import HopesForBetter, JustFits, KeepsTile, Why

FANCY = 2.0  # how much the likings differ, in points: they decide between equals
WHIM = 0.05  # chance that they decide alone
WHIMSY = 200.0  # how much they differ then
DOUBLES = 12.0  # less liked: they lie across, one keeps them
OPENING = 20.0  # but well liked where they open numbers, for everybody
SMALL = 1.0  # for each pip less: small numbers are soon counted
NEW = 3.0  # for each tile less that would fit then: a number that one lacks is new
SHY = 16.0  # a tile is hardly ever kept, or a better one hoped for


def beginner(observation: Observation, rng: Random) -> list[Ranked]:
    """Every legal move as it takes the fancy, in no order."""
    fancy = WHIMSY if rng.random() < WHIM else FANCY
    doubles = OPENING if observation.ruleset.matching.locks else -DOUBLES
    liked = {
        one.play: doubles * one.play.tile.double - SMALL * one.play.tile.pips - NEW * one.fitting
        for one in outlooks(observation)
    }
    best = max(liked.values(), default=0.0)
    ranked = []
    for move in observation.legal:
        value = liked[move] - best if isinstance(move, Play) else -SHY
        ranked.append(Ranked(move, value + fancy * rng.random(), _why(move)))
    return ranked


def _why(move: Play | Draw | Pass) -> Why:
    match move:
        case Play():
            return JustFits()
        case Draw():
            return HopesForBetter()
        case Pass():
            return KeepsTile()
