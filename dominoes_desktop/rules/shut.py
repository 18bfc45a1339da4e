"""Which free places are shut for a time, or for good?"""

from __future__ import annotations

from .law import Law
from .round import Round


def room(law: Law, round: Round) -> tuple[list[int], list[int]]:
    """The free places, and those among them taken out that have room for no tile at all."""
    if not law.binds:
        return round.ends, []
    free: list[int] = []
    dead: list[int] = []
    spots = law.ruleset.placing.spots
    for place in round.ends:
        some = spots(round, place, False) or spots(round, place, True)
        (free if some else dead).append(place)
    return free, dead


def locked(law: Law, round: Round) -> list[int]:
    """The free places whose number only its double may be joined to now."""
    if not law.locks:
        return []
    singles, admits = law.all & ~law.doubles, law.ruleset.matching.admits
    return [place for place in round.ends if not admits(law, round, place, singles)]
