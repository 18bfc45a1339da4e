"""All Fives: the open ends score whenever they add up to a multiple of five (rules.md B1, B2)."""

from dataclasses import replace

from ..rules.parts.branching import FirstDoubleSpins
from ..rules.parts.goal import FirstTo
from ..rules.parts.opening import Opening
from ..rules.parts.play_score import EndsInMultiplesOf
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from ..rules.parts.teams import Partners
from .draw import DRAW

ALL_FIVES = replace(
    DRAW,
    key="all_fives",
    opening=Opening("lot", lead_tile="any", block_again=True),
    branching=FirstDoubleSpins(),
    stuck=Drawing("until_playable", "must", reserve=0),
    play_score=EndsInMultiplesOf(5),
    round_score=PipsLeft(round_to=5),
    goal=FirstTo(150),
    teams=Partners("none"),
    family="arms",
)
