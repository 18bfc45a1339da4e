"""How do players of one level differ? By style: what tips the scales where moves are nearly level.

A character knows and tries no more than its level does; it likes some things a little better, by a
few points a round at most, so that it plays about as well as any other of its level.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..rules.law import Law, law_of
from ..rules.move import Move, Play
from ..rules.observation import Observation
from ..rules.round import Round
from ..rules.tile import mask
from ..rules.umpire import code_of
from .story import fitting, table

POINTS_A_WIN = 60.0  # points between two moves that make the whole difference to a win


@dataclass(frozen=True, slots=True)
class Style:
    """In points a round. ``sheds``: for each pip laid. ``dares``: for each point by which the
    endings of a move spread. ``blocks``: for a next seat that surely can't go on. ``counts``: for
    ends whose numbers lie all in one's own hand.
    """

    sheds: float = 0.0
    dares: float = 0.0
    blocks: float = 0.0
    counts: float = 0.0


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "careful": Style(sheds=0.06, dares=-0.04),
    "bold": Style(sheds=-0.03, dares=0.04),
    "blocker": Style(blocks=2.0),
    "counter": Style(counts=2.0),
}
CHARACTERS = tuple(STYLES)


def style_of(character: str) -> Style:
    """ "" is nobody in particular. ValueError for an unknown character."""
    if character and character not in STYLES:
        raise ValueError(f"no such character: {character!r}")
    return STYLES.get(character, PLAIN)


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
