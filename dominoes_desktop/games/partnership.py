"""Partnership: two against two, counterclockwise, as it is played from Spain to Latin America."""

from dataclasses import replace

from ..rules.options import Choice
from ..rules.parts.opening import Opening
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from ..rules.parts.teams import Partners
from .block import BLOCK

PARTNERSHIP = replace(
    BLOCK,
    key="partnership",
    seats=(4, 4),
    hand=((4, 7),),
    direction="counterclockwise",
    opening=Opening("holder_of_6-6", "rotate"),
    stuck=Drawing(reserve=0),
    round_score=PipsLeft(block_winner="team", block_score="opponents"),
    teams=Partners(),
    fixed=frozenset({"teams"}),
    limits=(
        ("next_lead", Choice(("winner", "rotate", "same", "team_chooses"))),
        ("block_winner", Choice(("team", "individual"))),
        ("block_tie", Choice(("none", "leader_team", "closer", "not_closer", "replay"))),
    ),
)
