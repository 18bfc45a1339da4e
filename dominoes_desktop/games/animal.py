"""Animal Dominoes: the children's game; rounds are won, not scored (rules.md A0)."""

from dataclasses import replace

from ..rules.options import Choice
from ..rules.parts.goal import BestOf
from ..rules.parts.opening import Opening
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from .block import BLOCK

ANIMAL = replace(
    BLOCK,
    key="animal",
    opening=Opening("highest_double", "same", "that_double", "redeal"),
    stuck=Drawing("one", "may", reserve=0),
    round_score=PipsLeft("wins", "tiles", "wins", "shared"),
    goal=BestOf(),
    fixed=frozenset({"set"}),
    limits=(("hand", Choice(low=3, high=9)),),
)
