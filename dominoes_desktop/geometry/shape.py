"""How large is the table of a game?"""

from __future__ import annotations

from ..rules.options import values
from ..rules.parts.placing import SIZES
from ..rules.ruleset import Ruleset
from .layout import Shape

LINES = {6: (37, 16), 9: (52, 22), 12: (67, 29), 15: (82, 35), 18: (97, 42)}

SPINNERS = ("first", "all", "star6")


def shape_of(ruleset: Ruleset) -> Shape:
    """The table's shape for a game and its set: about 7 wide to 3 high, as the window's felt is."""
    rules = values(ruleset)
    if rules.get("table_edges") == "on":
        return Shape(*SIZES[str(rules["table_size"])], ruleset.set, edges=True)
    width, height = LINES[ruleset.set]
    spins = str(rules.get("spinner", "none"))
    wild = 13 if rules.get("match") == "double_on_13" else -1
    return Shape(width, height, ruleset.set, spins if spins in SPINNERS else "none", wild)
