"""What does a computer player do, seeing what its seat can see?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from ..rules.event import Passed
from ..rules.move import Play
from ..rules.observation import Observation
from .beginner import beginner
from .casual import casual
from .character import POINTS_A_WIN, tastes
from .choice import Choice, Ranked
from .level import LEVELS, THINKERS
from .outlook import counts_pips
from .style import style_of
from .trial import never
from .why import GoesOut, OnlyMove

Level = Callable[[Observation, Random], list[Ranked]]

_SIMPLE: dict[str, Level] = {"beginner": beginner, "casual": casual}
OUT = 50.0  # more than anything else may seem worth


def choose(
    observation: Observation,
    level: str,
    rng: Random,
    budget: int | None = None,
    character: str = "",
    enough: Callable[[], bool] = never,
) -> Choice:
    """The move of a player of that level (LEVELS), from the observation alone.

    Equal observations and equal generators give equal choices. ``budget`` counts what a level
    that thinks ahead may try (None: what it usually does); a ``character`` has likings of its own;
    ``enough`` is asked between trials whether to choose from what is found so far.
    Moves that seem worth the same come in random order, so neither end of the line is favoured.
    ValueError for an unknown level or character, and where the seat has nothing to choose.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level!r}")
    if not observation.legal:
        raise ValueError("nothing to choose from")
    observation = _going_on(observation)
    style = style_of(character)
    thinker = THINKERS.get(level)
    if thinker is not None and rng.random() >= thinker.slips:
        from .weigh import weigh  # the window, which only names the levels, goes without it

        ranked, unit = weigh(observation, thinker, rng, budget, style, enough)
        ordered = _best_first(ranked, rng)
        return Choice(ordered[0].move, unit, ordered)
    simple = _SIMPLE["casual" if thinker else level]
    likes = tastes(observation, style)
    ranked = [
        _plainly(replace(one, value=one.value + likes[one.move]), observation)
        for one in simple(observation, rng)
    ]
    ordered = _best_first(ranked, rng)
    if counts_pips(observation):
        return Choice(ordered[0].move, "points", ordered)
    return Choice(ordered[0].move, "chance", _as_chances(ordered, observation.seats))


def _going_on(observation: Observation) -> Observation:
    """Nobody holds a tile back where all have just passed: the round would never end."""
    last = observation.history[-observation.seats :]
    plays = tuple([move for move in observation.legal if isinstance(move, Play)])
    if plays and len(last) == observation.seats and all([isinstance(e, Passed) for e in last]):
        return replace(observation, legal=plays)
    return observation


def _best_first(ranked: list[Ranked], rng: Random) -> tuple[Ranked, ...]:
    rng.shuffle(ranked)
    return tuple(sorted(ranked, key=_value, reverse=True))


def _plainly(one: Ranked, observation: Observation) -> Ranked:
    """What needs no weighing has its own reason, and nobody keeps a last tile that fits."""
    if isinstance(one.move, Play) and len(observation.hand) == 1:
        return replace(one, value=one.value + OUT, why=GoesOut())
    return replace(one, value=0.0, why=OnlyMove()) if len(observation.legal) == 1 else one


def _value(one: Ranked) -> float:
    return one.value


def _as_chances(ranked: tuple[Ranked, ...], seats: int) -> tuple[Ranked, ...]:
    """Points as chances of winning: the average move wins as often as there are seats."""
    mean = sum([one.value for one in ranked]) / len(ranked)

    def chance(one: Ranked) -> float:
        if isinstance(one.why, GoesOut):
            return 1.0
        return min(1.0, max(0.0, 1 / seats + (one.value - mean) / POINTS_A_WIN))

    return tuple([replace(one, value=chance(one)) for one in ranked])
