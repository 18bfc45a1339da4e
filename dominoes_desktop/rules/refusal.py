"""Why is this move not legal? Asked only when it is not."""

from __future__ import annotations

from .law import Law
from .move import Draw, Move, Pass, Play
from .reason import (
    FitsNotThere,
    FitsNowhere,
    IllegalMove,
    MustDraw,
    MustLead,
    MustPlay,
    NoSuchEnd,
    NothingToDraw,
    NotInHand,
    Reason,
    SideNeedsAChoice,
)
from .round import DRAW, PASS, Round, place_of
from .tile import TILES, ids_in


def refusal(law: Law, round: Round, move: Move) -> Reason:
    """The reason against a move that is not among the legal ones."""
    legal = law.moves(round)
    if isinstance(move, Pass):
        return MustDraw() if DRAW in legal and len(legal) == 1 else MustPlay()
    if isinstance(move, Draw):
        return NothingToDraw(round.left()) if PASS in legal else MustPlay()
    return _against_play(law, round, move)


def _against_play(law: Law, round: Round, move: Play) -> Reason:
    bit = 1 << move.tile.id
    if not round.hands[round.seat] & bit or not move.tile.has(move.inner):
        return NotInHand(move.tile)
    if not round.ends:
        may = ids_in(round.must)
        return MustLead(TILES[may[0]]) if len(may) == 1 else NoSuchEnd(move.tile, move.inner)
    if not law.plays(round, bit):
        return FitsNowhere(move.tile, tuple(sorted({place & 31 for place in round.ends})))
    if move.host is None:
        return FitsNotThere(move.tile, move.inner)
    half = move.inner if move.half is None else move.half
    if place_of(move.host, half, move.arm) not in round.ends:
        return NoSuchEnd(move.host, half)
    return FitsNotThere(move.tile, half)


def side_is_a_choice(round: Round, move: Play) -> None:
    """IllegalMove unless the host has several equal free sides, of which the play names one."""
    if move.host is None:
        raise IllegalMove(NoSuchEnd(move.tile, move.inner))
    half = move.inner if move.half is None else move.half
    if round.ends.count(place_of(move.host, half, move.arm)) < 2:
        raise IllegalMove(SideNeedsAChoice(move.host))
