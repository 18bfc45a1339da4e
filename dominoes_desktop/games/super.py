"""Super Dominoes: double-fifteen, a fat spinner, and numbers that act (rules.md A1)."""

from dataclasses import replace

from ..rules.options import Choice
from ..rules.parts.branching import LeadIsStar
from ..rules.parts.effects import NumbersAct
from ..rules.parts.goal import BestOf
from ..rules.parts.matching import DoublesAnywhereOn
from ..rules.parts.opening import DoubleIsAsked
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import PassOrDrawTwo
from .block import BLOCK

SUPER = replace(
    BLOCK,
    key="super",
    seats=(2, 8),
    most=12,
    set=15,
    hand=((2, 9),),
    opening=DoubleIsAsked(),
    branching=LeadIsStar(),
    matching=DoublesAnywhereOn(13),
    stuck=PassOrDrawTwo(),
    round_score=PipsLeft("wins", "tiles", "wins", "fewest_pips"),
    goal=BestOf(),
    effects=NumbersAct(),
    family="star",
    fixed=frozenset({"set"}),
    limits=(("hand", Choice(low=3, high=15)),),
)
