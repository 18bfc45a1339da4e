"""How long is each event looked at where nothing may travel? What it led to is there at once."""

from __future__ import annotations

from ..rules.event import (
    Dealt,
    LeadGiven,
    MatchEnded,
    Passed,
    RoundEnded,
    Scored,
    TileDrawn,
    TilePlayed,
)
from .acts import Act
from .staging import EFFECT, PASS

LAID = 520  # ms for a tile that lies on the table
DRAWN = 420  # ms for a draw, and
EACH = 120  # ms more for each tile beyond the first
SCORED = 900  # ms for points made in play
ENDED = 1300  # ms for the hands that are turned up


def stay(act: Act) -> float:
    """ms at normal pace for which the picture stays after these events; 0 for none."""
    match act[0] if act else None:
        case None | MatchEnded():
            return 0
        case Dealt() | LeadGiven():
            return 650
        case TilePlayed():
            return LAID
        case TileDrawn():
            return DRAWN + EACH * (len(act) - 1)
        case Passed():
            return PASS
        case Scored():
            return SCORED
        case RoundEnded():
            return ENDED
        case _:
            return EFFECT
