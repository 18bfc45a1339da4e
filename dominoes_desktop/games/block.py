"""Block: the plain line game without drawing (rules.md B1)."""

from ..rules.parts.branching import NoSpinner
from ..rules.parts.goal import FirstTo
from ..rules.parts.matching import Equal
from ..rules.parts.opening import Opening
from ..rules.parts.placing import FreeTable
from ..rules.parts.play_score import NoPlayScore
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from ..rules.parts.teams import NoTeams
from ..rules.ruleset import Ruleset

BLOCK = Ruleset(
    key="block",
    opening=Opening(),
    branching=NoSpinner(),
    matching=Equal(),
    placing=FreeTable(),
    stuck=Drawing(),
    play_score=NoPlayScore(),
    round_score=PipsLeft(),
    goal=FirstTo(100),
    teams=NoTeams(),
)
