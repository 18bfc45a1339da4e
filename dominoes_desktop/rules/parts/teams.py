"""Who plays together?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class NoTeams:
    """Each seat is a side of its own."""

    constants: ClassVar[dict[str, str]] = {"teams": "none"}

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple([(seat,) for seat in range(seats)])
