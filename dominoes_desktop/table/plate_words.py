"""What stands on the plates? Whom a seat plays with, what it did last, how it stands."""

from __future__ import annotations

from ..rules.event import Event
from ..rules.options import values
from .seen import Seen


def changing_hands(seen: Seen) -> bool:
    """Has the person to move still to take the seat?"""
    return seen.covered and not seen.thinking


def whose_side(seen: Seen, seat: int) -> tuple[str, int]:
    """Whom a seat plays with, in words, and whether its side is not the viewer's."""
    one = seen.observation
    side = next(side for side in one.ruleset.teams.sides(one.seats) if seat in side)
    return seen.voice.with_whom([other for other in side if other != seat]), one.seat not in side


def last_notes(seen: Seen) -> list[str]:
    """The small words on each plate: whose turn it is, else the last thing that seat did."""
    one = seen.observation
    last: list[Event | None] = [None] * one.seats
    for event in one.history:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            last[seat] = seen.told(event)
    notes = ["" if event is None else seen.voice.short(event) for event in last]
    if one.to_move is not None and not changing_hands(seen):
        notes[one.to_move] = seen.voice.turn_note(one.to_move)
    return notes


def standing(seen: Seen) -> tuple[tuple[int, ...] | None, int | None]:
    """What the plates show as score, and what it goes towards."""
    one = seen.observation
    rules = values(one.ruleset, one.seats)
    best_of, target = rules.get("best_of", 1), rules["target"]
    if isinstance(best_of, int) and best_of > 1:
        return one.wins, (best_of + 1) // 2
    if isinstance(target, int):
        return one.scores, target
    return None, None
