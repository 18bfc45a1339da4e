"""Why is this move not legal? Asked only when it is not."""

from __future__ import annotations

from dataclasses import replace

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

SIDES = ("n", "e", "s", "w")


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
    half = move.inner if move.half is None else move.half
    if not round.ends:
        may = ids_in(round.must)
        if len(may) == 1 and not round.must & bit:
            return MustLead(TILES[may[0]])
        return NoSuchEnd(move.host or move.tile, half)
    if not law.plays(round, bit):
        return FitsNowhere(move.tile, tuple(sorted({place & 31 for place in round.ends})))
    if move.host is None:
        return FitsNotThere(move.tile, move.inner)
    if place_of(move.host, half, move.arm) not in round.ends:
        return NoSuchEnd(move.host, half)
    return FitsNotThere(move.tile, half)


def check_as_written(round: Round, move: Play, place: int, legal: Move) -> None:
    """IllegalMove unless the play is this legal one at ``place``, but for a side it may name.

    A side may be named where the host has several equal free ones; a half, and an arm, only where
    the legal move names it too.
    """
    if not move.tile.has(move.inner):
        raise IllegalMove(NotInHand(move.tile))
    alone = move.side and (move.side not in SIDES or round.ends.count(place) < 2)
    if alone or replace(move, side="") != legal:
        raise IllegalMove(SideNeedsAChoice(move.host or move.tile))
