"""What did a seat see before each move it made? A round that is over, looked back at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..rules.move import Deal, Lead, Move
from ..rules.observation import Observation, observe
from ..rules.ruleset import Match
from ..rules.umpire import step
from .entry import Entry, Undo


@dataclass(frozen=True, slots=True)
class Moment:
    """``number`` of the move in its round, from 0, undone ones not counted; what its seat saw."""

    number: int
    seat: int
    move: Move
    seen: Observation


def moments(match: Match, entries: Sequence[Entry], seats: Sequence[int]) -> Iterator[Moment]:
    """Each move of these seats, played again one by one from the match before the deal."""
    number = 0
    for entry in entries:
        what = entry.what
        assert not isinstance(what, Undo)
        if not isinstance(what, Deal | Lead):
            if entry.seat in seats and entry.seat is not None:
                yield Moment(number, entry.seat, what, observe(match, entry.seat))
            number += 1
        match = step(match, what).match
