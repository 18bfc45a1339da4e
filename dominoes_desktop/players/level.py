"""What does a player consider that tries moves out? A level is what is known and thought of.

Nobody sees more than a seat can see; who is weaker knows less of it, tries less, and is careless.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """``trials``: how many endings are tried in all; ``mindful``: passes are remembered;
    ``hunches``: what was laid says what is held; ``exact``: a certain end is reckoned to its last
    tile. ``slips``: how often a move is made like a casual player's.
    """

    trials: int
    mindful: bool = True
    hunches: bool = False
    exact: bool = False
    slips: float = 0.0


THINKERS = {
    "skilled": Level(trials=160, mindful=False, slips=0.56),
    "strong": Level(trials=400, slips=0.24),
    "expert": Level(trials=2000, hunches=True, exact=True),
}
LEVELS = ("beginner", "casual", *THINKERS)
"""All levels there are, weakest first; `choose` knows how each of them plays."""
