"""What did a seat see before a move that it made?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.move import Move
from ..rules.observation import Observation


@dataclass(frozen=True, slots=True)
class Moment:
    """``number`` of the move in its round, from 0, undone ones not counted; what its seat saw."""

    number: int
    seat: int
    move: Move
    seen: Observation
