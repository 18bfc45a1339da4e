"""How would one stand after each play, as far as one's own eyes can see?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.law import law_of
from ..rules.move import Play
from ..rules.observation import Observation
from ..rules.options import values
from ..rules.tile import mask, tiles_in
from ..rules.umpire import code_of
from .story import fitting, table


@dataclass(frozen=True, slots=True)
class Outlook:
    """After ``play``: ``left`` tiles in the hand with ``numbers`` different numbers on them, of
    which ``fitting`` could be laid then. ``points`` are made at once; ``acts``: the tile does more
    to the others than to lie there.
    """

    play: Play
    left: int
    fitting: int
    numbers: int
    points: int = 0
    acts: bool = False


def outlooks(observation: Observation) -> tuple[Outlook, ...]:
    """One for each legal play, in the order of ``observation.legal``."""
    law = law_of(observation.ruleset, observation.seats)
    now = table(law, observation.line)
    hand = mask(observation.hand)
    found = []
    for play in observation.legal:
        if isinstance(play, Play):
            then = now.copy()
            code = code_of(play, now.ends)
            law.join(then, code)
            left = hand & ~(1 << play.tile.id)
            fits = (left & fitting(law, then)).bit_count()
            numbers = {half for one in tiles_in(left) for half in (one.high, one.low)}
            score = law.ruleset.play_score
            points = score.points(score.count(law, then)) if law.counts else 0
            acts = law.acts and law.ruleset.effects.harms(code)
            found.append(Outlook(play, left.bit_count(), fits, len(numbers), points, acts))
    return tuple(found)


def counts_pips(observation: Observation) -> bool:
    """Does a round pay points, so that pips left in a hand cost something?"""
    return values(observation.ruleset).get("out_score") != "wins"
