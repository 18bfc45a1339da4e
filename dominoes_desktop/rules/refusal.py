"""Why is this move not legal? Asked only when it is not."""

from __future__ import annotations

from dataclasses import replace

from .law import Law
from .move import Draw, Move, Pass, Play
from .reason import (
    DueElsewhere,
    FitsNotThere,
    FitsNowhere,
    IllegalMove,
    Locked,
    MustDraw,
    MustLead,
    MustLeadDouble,
    MustPlay,
    NoRoom,
    NoSuchEnd,
    NothingToDraw,
    NotInHand,
    NotOnThatSpot,
    Reason,
    SideNeedsAChoice,
    SpotMeansNothing,
)
from .round import DRAW, PASS, Round, end_of, place_of
from .tile import TILES, ids_in, tile

SIDES = ("n", "e", "s", "w")


def refusal(law: Law, round: Round, move: Move) -> Reason:
    """The reason against a move that is not among the legal ones."""
    legal = law.moves(round)
    if isinstance(move, Pass):
        return MustDraw() if DRAW in legal and len(legal) == 1 else MustPlay()
    if isinstance(move, Draw):
        drawn = round.turn_draws > 0 and round.drawable > 0
        return NothingToDraw(round.left(), drawn) if PASS in legal else MustPlay()
    return _against_play(law, round, move)


def _against_play(law: Law, round: Round, move: Play) -> Reason:
    bit = 1 << move.tile.id
    if not round.hands[round.seat] & bit or not move.tile.has(move.inner):
        return NotInHand(move.tile)
    half = move.inner if move.half is None else move.half
    if not round.ends:
        may = ids_in(round.must)
        if may and not round.must & bit:
            return MustLead(TILES[may[0]]) if len(may) == 1 else MustLeadDouble()
        return NoSuchEnd(move.host or move.tile, half)
    if move.spot is not None and not law.binds:
        return SpotMeansNothing(move.tile)
    places = [p for p in dict.fromkeys(round.ends) if law.fits[p & 31] & bit]
    if not places:
        return FitsNowhere(move.tile, tuple(sorted({place & 31 for place in round.ends})))
    if not law.plain and not law.plays(round, bit):
        return _closed(law, round, move, places)
    if move.host is None:
        return FitsNotThere(move.tile, move.inner)
    place = place_of(move.host, half, move.arm)
    if place not in round.ends:
        return NoSuchEnd(move.host, half)
    if place not in places:
        return FitsNotThere(move.tile, half)
    return FitsNotThere(move.tile, half) if law.plain else _closed(law, round, move, [place])


def _closed(law: Law, round: Round, move: Play, places: list[int]) -> Reason:
    """Why a tile that has the right number may not be laid on any of these places."""
    end = end_of(places[0])
    if round.due and not set(places) & set(round.due):
        due = end_of(round.due[0])
        return DueElsewhere(due.host, due.pips)
    if law.locks:
        bit, admits = 1 << move.tile.id, law.ruleset.matching.admits
        if not any(admits(law, round, place, bit) for place in places):
            return Locked(end.pips, bool(round.laid >> tile(end.pips, end.pips).id & 1))
    if law.binds:
        double, spots = move.tile.double, law.ruleset.placing.spots
        if not any(spots(round, place, double) for place in places):
            return NoRoom(move.tile, end.host, end.pips)
        return NotOnThatSpot(move.tile, end.host, move.spot is not None)
    return FitsNotThere(move.tile, end.pips)


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
