"""What does a seat see? Plain data, with no handle to what it may not see."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .event import Dealt, Event, Passed, Result, TileDrawn
from .law import law_of
from .line import End, Line
from .move import Move
from .round import ends_of
from .ruleset import Match, Ruleset
from .shut import locked, room
from .tile import Tile, tiles_in
from .umpire import leaders, legal_moves, to_move


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as ``seat`` sees it.

    ``legal`` is empty unless it is this seat's turn. ``history`` are the events of the round,
    redacted. ``hands`` are all hands once the round is over, else only None but for one's own.
    ``fresh`` are one's own tiles drawn in this turn. ``drawable`` counts what may still be drawn.
    ``ends`` are the free places, also those that are closed for a time: where places are ``due``
    all others, and the ``locked`` ones to all but their double. ``dead`` are places with room for
    no tile. ``count`` is the sum of the open ends in games that count them. ``order[s]`` moves
    after seat s. ``skips``: a tile of this turn costs the next seat its own. ``leaders``: the
    seats of which one is to take the lead, when that is wanted.
    """

    ruleset: Ruleset
    seat: int
    seats: int
    to_move: int | None
    leader: int
    number: int
    hand: tuple[Tile, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]
    sizes: tuple[int, ...]
    boneyard: int
    drawable: int
    line: Line
    ends: tuple[End, ...]
    due: tuple[End, ...]
    locked: tuple[End, ...]
    dead: tuple[End, ...]
    count: int | None
    legal: tuple[Move, ...]
    fresh: tuple[Tile, ...]
    draws: int
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    order: tuple[int, ...]
    skips: bool
    leaders: tuple[int, ...]
    wants: str
    result: Result | None
    champions: tuple[int, ...]
    history: tuple[Event, ...]


def observe(match: Match, seat: int) -> Observation:
    """What that seat sees. ValueError before the first deal."""
    round = match.round
    if round is None:
        raise ValueError("nothing is dealt yet")
    law = law_of(match.ruleset, match.seats)
    free, dead = room(law, round)
    over = round.result is not None
    mine = to_move(match) == seat
    return Observation(
        ruleset=match.ruleset,
        seat=seat,
        seats=match.seats,
        to_move=to_move(match),
        leader=round.leader,
        number=match.number,
        hand=round.hand(seat),
        hands=tuple([round.hand(s) if over or s == seat else None for s in range(match.seats)]),
        sizes=round.sizes(),
        boneyard=round.left(),
        drawable=round.drawable,
        line=round.line(),
        ends=ends_of(free),
        due=ends_of(list(round.due)),
        locked=ends_of(locked(law, round)),
        dead=ends_of(dead),
        count=match.ruleset.play_score.count(law, round) if law.counts else None,
        legal=legal_moves(match) if mine else (),
        fresh=tiles_in(round.fresh) if mine else (),
        draws=round.turn_draws,
        scores=match.scores,
        wins=match.wins,
        order=round.order,
        skips=round.skips,
        leaders=leaders(match),
        wants=match.wants,
        result=round.result,
        champions=match.champions,
        history=redact(match.history, seat),
    )


def redact(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The same events without what that seat may not know."""
    return tuple([_redacted(event, seat) for event in events])


def _redacted(event: Event, seat: int) -> Event:
    match event:
        case Dealt(hands=hands):
            own = tuple([hand if s == seat else None for s, hand in enumerate(hands)])
            return replace(event, hands=own)
        case TileDrawn(seat=drawer) if drawer != seat:
            return replace(event, tile=None)
        case Passed(seat=passer, unable=True, private=True) if passer != seat:
            return replace(event, unable=False)
        case _:
            return event
