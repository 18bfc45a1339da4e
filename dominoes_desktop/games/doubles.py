"""Doubles: every double spins, and a number is locked until its double lies (rules.md A2)."""

from dataclasses import replace

from ..rules.parts.branching import EveryDoubleSpins
from ..rules.parts.matching import Unlocked
from ..rules.parts.opening import Opening
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from .block import BLOCK

DOUBLES = replace(
    BLOCK,
    key="doubles",
    hand=((2, 8), (3, 6), (4, 6)),
    opening=Opening("highest_double", "same", "that_double", "redeal"),
    branching=EveryDoubleSpins(),
    matching=Unlocked(),
    stuck=Drawing("one", "must", reserve=2),
    round_score=PipsLeft(block_score="opponents"),
    family="tree",
)
