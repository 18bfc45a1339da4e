"""How large is the table of a game?"""

from __future__ import annotations

from ..rules.options import values
from ..rules.parts.placing import SIZES
from ..rules.ruleset import Ruleset
from .layout import Shape

LINES = {6: (36, 16), 9: (52, 22), 12: (67, 29), 15: (82, 35), 18: (97, 42)}
# Where doubles branch, for the set that such a game is mostly played with.
BRANCHING = {"first": (6, (33, 16)), "all": (6, (37, 16)), "star6": (15, (60, 24))}


def shape_of(ruleset: Ruleset) -> Shape:
    """The table's shape for a game and its set: about 5 wide to 2 high, as the window's felt is."""
    rules = values(ruleset)
    if rules.get("table_edges") == "on":
        return Shape(*SIZES[str(rules["table_size"])], ruleset.set, edges=True)
    size, spins = LINES[ruleset.set], str(rules.get("spinner", "none"))
    if spins not in BRANCHING:
        spins = "none"
    elif BRANCHING[spins][0] == ruleset.set:
        size = BRANCHING[spins][1]
    wild = 13 if rules.get("match") == "double_on_13" else -1
    return Shape(*size, ruleset.set, spins, wild)
