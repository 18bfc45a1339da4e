"""Why may what the hands just tried not be done? Told from the observation alone."""

from __future__ import annotations

from ..rules.line import End
from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from ..rules.reason import (
    DueElsewhere,
    FitsNotThere,
    FitsNowhere,
    Locked,
    MustDraw,
    MustLead,
    MustPlay,
    NothingToDraw,
    NotNow,
    NotYourTurn,
    Reason,
)
from ..rules.tile import Tile


def allows(seen: Observation, kind: type[Draw] | type[Pass]) -> bool:
    """Is drawing, or passing, a move that can be made now?"""
    return any(isinstance(move, kind) for move in seen.legal)


def reason_against(
    seen: Observation, what: Tile | Draw | Pass, end: End | None = None
) -> Reason | None:
    """The reason against laying that tile (at ``end``, if one was meant), drawing or passing.

    None where the lead is between several tiles: what may be done then is all there is to say.
    """
    if seen.to_move is None:
        return NotNow(seen.wants)
    if seen.to_move != seen.seat:
        return NotYourTurn(seen.to_move)
    plays = {move.tile for move in seen.legal if isinstance(move, Play)}
    if not seen.line and plays:  # there is a lead first, whatever may be done after it
        return MustLead(min(plays)) if len(plays) == 1 else None
    if isinstance(what, Pass):
        return MustPlay() if plays else MustDraw()
    if isinstance(what, Draw):
        passes = any(isinstance(move, Pass) for move in seen.legal)
        drawn = seen.draws > 0 and seen.drawable > 0
        return NothingToDraw(seen.boneyard, drawn) if passes else MustPlay()
    closed = _closed(seen, what, end)
    if closed is not None and what not in plays:
        return closed
    if end is not None and what in plays:
        return FitsNotThere(what, end.pips)
    return FitsNowhere(what, tuple(sorted({one.pips for one in seen.ends})))


def _closed(seen: Observation, tile: Tile, end: End | None) -> Reason | None:
    """Its number is there, but the end is closed for now: locked, or another one is due."""
    ends = [one for one in ([end] if end is not None else seen.ends) if tile.has(one.pips)]
    if seen.due and all(one not in seen.due for one in ends):
        return DueElsewhere(seen.due[0].host, seen.due[0].pips)
    locked = [one for one in ends if one in seen.locked]
    return Locked(locked[0].pips) if locked and len(locked) == len(ends) else None
