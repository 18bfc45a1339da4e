"""The voice: which sentence does the program say? Plain text in, plain text out, no Qt.

Every source text is plain English and goes through the ``tr`` that is handed in.
"""

from .game import character_name, game_name, game_says, level_name, level_says
from .reason import in_record, reason_says
from .refused import refused_says
from .remark import Remark, remark
from .rule import rule_name, rule_says
from .told import told
from .value import value_says
from .voice import Voice

__all__ = (
    "Remark",
    "Voice",
    "character_name",
    "game_name",
    "game_says",
    "in_record",
    "level_name",
    "level_says",
    "reason_says",
    "refused_says",
    "remark",
    "rule_name",
    "rule_says",
    "told",
    "value_says",
)
