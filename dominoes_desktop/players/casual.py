"""How does somebody choose who plays now and then? Heavy tiles, where one looks at all.

At times small ones, like somebody who has just learnt the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from .beginner import beginner
from .choice import Ranked
from .outlook import Outlook, counts_pips, outlooks
from .why import (
    HopesForBetter,
    JustFits,
    KeepsNumbers,
    KeepsTile,
    RidsDouble,
    ScoresNow,
    Sheds,
    StaysReady,
    Strikes,
    Why,
)

PIP = 1.0  # points for each pip shed, where pips are counted
PIP_UNCOUNTED = 0.25
DOUBLE = 3.0
READY = 1.5  # for any tile that fits afterwards
FITTING = 0.3  # for each of them
NUMBER = 0.1  # for each different number kept
NOW = 1.0  # for each point that is made at once
STRIKE = 4.0  # for a tile that costs the others tiles or turns
KEEP, HOPE = -3.0, -4.0  # holding back a tile that fits, drawing although one fits
DOUBT = 5.0  # how exactly one weighs, in points
CARELESS = 200.0  # the same where one does not weigh at all
SLIP = 0.95  # chance of laying what comes to hand
NAIVE = 0.2  # chance of choosing like somebody who has just learnt the rules
NAIVE_BY_LUCK = 0.45  # the same where luck decides so much that stronger players hardly get ahead


@dataclass(frozen=True, slots=True)
class _Weighed:
    """What speaks for a move, each with its points."""

    move: Move
    parts: tuple[tuple[Why, float], ...]

    @property
    def value(self) -> float:
        return sum([points for _, points in self.parts])


def casual(observation: Observation, rng: Random) -> list[Ranked]:
    """Every legal move with what it seems worth in points, in no order."""
    ruleset = observation.ruleset
    lucky = ruleset.matching.locks or ruleset.effects.acts
    if rng.random() < (NAIVE_BY_LUCK if lucky else NAIVE):
        return beginner(observation, rng)
    careless = rng.random() < SLIP
    doubt = CARELESS if careless else DOUBT
    pip = PIP if counts_pips(observation) else PIP_UNCOUNTED
    double = 0.0 if ruleset.matching.locks else DOUBLE  # there it unlocks its number
    weighed = [_play(one, pip, double, careless) for one in outlooks(observation)]
    for move in observation.legal:
        if isinstance(move, Draw):
            weighed.append(_Weighed(move, ((HopesForBetter(), HOPE),)))
        elif not isinstance(move, Play):
            weighed.append(_Weighed(move, ((KeepsTile(), KEEP),)))
    return [
        Ranked(
            one.move,
            one.value + rng.random() * (doubt if isinstance(one.move, Play) else DOUBT),
            _most_telling(one, weighed),
        )
        for one in weighed
    ]


def _play(one: Outlook, pip: float, double: float, careless: bool) -> _Weighed:
    tile = one.play.tile
    if careless:  # it is seen that a tile fits, and what it scores
        seen = ScoresNow(one.points) if one.points else JustFits()
        return _Weighed(one.play, ((seen, pip * tile.pips + NOW * one.points),))
    sheds = (Sheds(tile.pips) if pip == PIP else JustFits(), pip * tile.pips)
    scores = (ScoresNow(one.points), NOW * one.points)
    ready = READY * (one.fitting > 0) + FITTING * one.fitting
    return _Weighed(
        one.play,
        (
            sheds,
            scores,
            (Strikes(tile), STRIKE * one.acts),
            (RidsDouble(tile), double * tile.double),
            (StaysReady(one.fitting, one.left), ready),
            (KeepsNumbers(one.numbers), NUMBER * one.numbers),
        ),
    )


def _most_telling(one: _Weighed, all_moves: list[_Weighed]) -> Why:
    """The part by which the move is most above the usual one here."""
    best, lead = one.parts[0][0], float("-inf")
    for why, points in one.parts:
        same = [p for other in all_moves for w, p in other.parts if type(w) is type(why)]
        ahead = points - sum(same) / len(all_moves)
        if points > 0 and ahead > lead:
            best, lead = why, ahead
    return best
