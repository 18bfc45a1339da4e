"""Who plays together?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class NoTeams:
    """Each seat is a side of its own."""

    constants: ClassVar[dict[str, str]] = {"teams": "none"}

    def sides(self, seats: int) -> Sides:
        return tuple([(seat,) for seat in range(seats)])
