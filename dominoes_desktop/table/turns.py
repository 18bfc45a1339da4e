"""Whose turn comes when? What the signs on plates and felt say, from the observation alone."""

from __future__ import annotations

from typing import Literal

from ..rules.event import Passed, PlaysAgain, TilePlayed, TurnSkipped
from ..rules.observation import Observation

Tag = Literal["", "next", "again", "skipped"]
FEWEST = 3  # seats for which it means something which way play goes, and who is next


def goes_clockwise(seen: Observation) -> bool:
    """Does play go clockwise now?"""
    return seen.order[0] == 1 % seen.seats


def coming(seen: Observation) -> tuple[int, ...]:
    """The seats after the one to move, up to the one that is next; those before it lose a turn."""
    if seen.to_move is None or seen.seats < FEWEST:
        return ()
    first = seen.order[seen.to_move]
    return (first, seen.order[first]) if seen.skips else (first,)


def tags(seen: Observation) -> tuple[Tag, ...]:
    """What the tab on each plate says: who is next, who plays again, who has lost a turn."""
    found: list[Tag] = [""] * seen.seats
    if seen.to_move is None:
        return tuple(found)
    for seat in coming(seen):
        found[seat] = "skipped"
    if coming(seen):
        found[coming(seen)[-1]] = "next"
    for event in reversed(seen.history):
        match event:
            case TurnSkipped(seat=seat):
                found[seat] = "skipped"
            case PlaysAgain(seat=seat, able=True):
                found[seat] = "again"
            case TilePlayed() | Passed():
                break
    return tuple(found)
