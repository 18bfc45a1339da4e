"""How do players of one level differ? By style: what tips the scales where moves are nearly level.

A character knows and tries no more than its level does; it likes some things a little better, by a
few points a round at most, so that it plays about as well as any other of its level.
"""

from __future__ import annotations

from ..rules.law import Law, law_of
from ..rules.move import Move, Play
from ..rules.observation import Observation
from ..rules.round import Round
from ..rules.tile import mask
from ..rules.umpire import code_of
from .story import fitting, table
from .style import PLAIN, Style

POINTS_A_WIN = 60.0  # points between two moves that make the whole difference to a win


def tastes(observation: Observation, style: Style) -> dict[Move, float]:
    """How much better than it is each legal move looks to that style, in points."""
    if style == PLAIN:
        return dict.fromkeys(observation.legal, 0.0)
    law = law_of(observation.ruleset, observation.seats)
    now = table(law, observation.line)
    return {move: _taste(observation, style, law, now, move) for move in observation.legal}


def _taste(observation: Observation, style: Style, law: Law, now: Round, move: Move) -> float:
    if not isinstance(move, Play):
        return 0.0
    then = now.copy()
    law.join(then, code_of(move, now.ends))
    left = mask(observation.hand) & ~(1 << move.tile.id)
    unseen = law.all & ~mask(observation.hand) & ~then.laid
    fits = fitting(law, then)
    value = style.sheds * move.tile.pips
    if style.blocks and unseen:
        after = observation.sizes[observation.order[observation.seat]]
        share = (fits & unseen).bit_count() / unseen.bit_count()
        value += style.blocks * (1 - share) ** after
    if style.counts and fits & (unseen | left):
        mine = (fits & left).bit_count()
        value += style.counts * mine / (fits & (unseen | left)).bit_count()
    return value
