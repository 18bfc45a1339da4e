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
from .style import Style
from .tree import tree_law_of
from .tree_trial import TreeTrials
from .trial import Trials, never, tried
from .why import OnlyMove, Reckoned
from .worlds import Worlds
from .worth import Worth

MOST = 4000  # positions that a certain end may take


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
    line, tree, edge = line_of(facts.law), tree_law_of(facts.law), edge_law_of(facts.law)
    ranks = line or tree or edge
    bits = [1 << one.id for one in facts.law.tiles] if ranks is None else ranks.bits
    unit = "points" if Worth(facts.law, observation.seat, observation.scores).race else "chance"
    if len(observation.legal) == 1:
        return [Ranked(observation.legal[0], 0.0, OnlyMove())], unit
    worlds = Worlds(facts, bits, level.hunches, observation.seat, rng)
    if level.exact and worlds.deals.certain and not facts.known.drawable:
        reckoned = _reckoned(observation, facts, rng)
        if reckoned:
            return reckoned, unit
    budget = level.trials if budget is None else budget
    trials: Trials
    if line is not None:
        trials = LineTrials(observation, facts, line, worlds, rng)
    elif tree is not None:
        trials = TreeTrials(observation, facts, tree, worlds, rng)
    elif edge is not None:
        trials = EdgeTrials(observation, facts, edge, worlds, rng)
    else:
        trials = LawTrials(observation, facts, worlds, rng, star_law_of(facts.law))
        budget //= _dear(facts.law)
    found = tried(trials, len(observation.legal), budget, enough)
    endings = {m: len(t.results) for m, t in zip(observation.legal, found, strict=True)}
    whys = reasons(observation, facts, rng, endings)
    likes = tastes(observation, style)
    points = 1.0 if unit == "points" else 1 / POINTS_A_WIN
    ranked = []
    for move, one in zip(observation.legal, found, strict=True):
        value = one.value + points * likes[move] + style.dares * one.spread
        if unit == "chance":
            value = min(1.0, max(0.0, value))
        ranked.append(Ranked(move, value, whys[move]))
    return ranked, unit


def _reckoned(observation: Observation, facts: Facts, rng: Random) -> list[Ranked]:
    """The moves by their exact values, where all hands are known; none if that takes too long."""
    law = facts.law
    if len(law.sides) != 2:
        return []
    exact = Endgame(law, Worth(law, observation.seat, observation.scores), MOST)
    round = dealt(facts, rng)
    ranked = []
    try:
        for move in observation.legal:
            value = exact.after(round, code_of(move, round.ends))
            ranked.append(Ranked(move, value, Reckoned()))
    except TooLong:
        return []
    return ranked


def _dear(law: Law) -> int:
    """So many trials on a plain line take the time of one that needs the whole law."""
    return 10 if law.binds else 2
