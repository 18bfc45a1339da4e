"""Super (Galt): who cannot play draws two, drawn tiles may be played, every double skips."""

from dataclasses import replace

from ..rules.parts.effects import NumbersAct
from ..rules.parts.opening import DoubleIsAsked
from ..rules.parts.stuck import PassOrDrawTwo
from .super import SUPER

SUPER_GALT = replace(
    SUPER,
    key="super_galt",
    opening=DoubleIsAsked("lot"),
    stuck=PassOrDrawTwo("draw_two", "may"),
    effects=NumbersAct(double_skips="every"),
)
