"""How does somebody choose who thinks ahead? Each move is tried in many worlds that fit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..rules.law import Law
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .character import POINTS_A_WIN, tastes
from .choice import Ranked
from .edge import edge_law_of
from .edge_trial import EdgeTrials
from .endgame import Endgame, TooLong
from .facts import Facts, facts_of
from .imagine import dealt
from .law_trial import LawTrials
from .level import Level
from .line import line_of
from .line_trial import LineTrials
from .reasons import reasons
from .star import star_law_of
from .star_trial import StarTrials
from .style import Style
from .tree import tree_law_of
from .tree_trial import TreeTrials
from .trial import Trials, never, tried
from .why import OnlyMove, Reckoned, TriedOut
from .worlds import Worlds
from .worth import Worth

MOST = 4000  # positions that a certain end may take
DRAWN = 2  # numbers that reasons took from the generator, and one a move: so seeds play as they did
DEAR = 10  # so many trials by a fast law take the time of one by the whole law, or at the edge


def weigh(
    observation: Observation,
    level: Level,
    rng: Random,
    budget: int | None,
    style: Style,
    enough: Callable[[], bool] = never,
) -> tuple[list[Ranked], str]:
    """Every legal move with what it is worth, in no order, and the unit of that worth."""
    facts = facts_of(observation, level.mindful)
    unit = "points" if Worth(facts.law, observation.seat, observation.scores).race else "chance"
    if len(observation.legal) == 1:
        return [Ranked(observation.legal[0], 0.0, OnlyMove())], unit
    worlds = Worlds(facts, _bits(facts.law), level.hunches, observation.seat, rng)
    if level.exact and worlds.deals.certain and not facts.known.drawable:
        reckoned = _reckoned(observation, facts, rng, enough)
        if reckoned:
            return reckoned, unit
    budget = level.trials if budget is None else budget
    trials = _trials(observation, facts, worlds, rng)
    budget = _affordable(trials, budget, facts.law.seats)
    found = tried(trials, len(observation.legal), budget, enough)
    best = max([one.value for one in found])
    tried_out = {
        move: TriedOut(len(one.results), best - one.value, unit)
        for move, one in zip(observation.legal, found, strict=True)
    }
    whys = reasons(observation, facts, tried_out)
    for _ in range(len(observation.legal) + DRAWN):
        rng.random()
    likes = tastes(observation, style)
    points = 1.0 if unit == "points" else 1 / POINTS_A_WIN
    ranked = []
    for move, one in zip(observation.legal, found, strict=True):
        value = one.value + points * likes[move] + style.dares * one.spread
        if unit == "chance":
            value = min(1.0, max(0.0, value))
        ranked.append(Ranked(move, value, whys[move]))
    return ranked, unit


def _affordable(trials: Trials, budget: int, seats: int) -> int:
    """How many of these trials take about the time of so many on a plain line."""
    if isinstance(trials, LawTrials):
        return budget // DEAR
    if isinstance(trials, StarTrials):  # rounds are long with many seats, and with a boneyard
        return budget * 3 // (seats + 1) // (2 if trials.law.draws else 1)
    return budget


def _reckoned(
    observation: Observation, facts: Facts, rng: Random, enough: Callable[[], bool]
) -> list[Ranked]:
    """The moves by their exact values, where all hands are known; none if that takes too long."""
    law = facts.law
    if len(law.sides) != 2:
        return []
    most = MOST // DEAR if law.binds else MOST
    exact = Endgame(law, Worth(law, observation.seat, observation.scores), most, enough)
    round = dealt(facts, rng)
    ranked = []
    try:
        for move in observation.legal:
            value = exact.after(round, code_of(move, round.ends))
            ranked.append(Ranked(move, value, Reckoned()))
    except TooLong:
        return []
    return ranked


def _bits(law: Law) -> list[int]:
    """The names of the tiles as bits, as those want them who play on there."""
    ranks = line_of(law) or tree_law_of(law) or edge_law_of(law)
    return [1 << one.id for one in law.tiles] if ranks is None else ranks.bits


def _trials(observation: Observation, facts: Facts, worlds: Worlds, rng: Random) -> Trials:
    """By the fastest law that plays the game."""
    law = facts.law
    line, tree, edge, star = line_of(law), tree_law_of(law), edge_law_of(law), star_law_of(law)
    if line is not None:
        return LineTrials(observation, facts, line, worlds, rng)
    if tree is not None:
        return TreeTrials(observation, facts, tree, worlds, rng)
    if edge is not None:
        return EdgeTrials(observation, facts, edge, worlds, rng)
    if star is not None and facts.known.ends:
        return StarTrials(observation, facts, star, worlds, rng)
    return LawTrials(observation, facts, worlds, rng)
