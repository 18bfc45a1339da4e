"""Who plays together?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..options import Choice, option

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class NoTeams:
    """Each seat is a side of its own."""

    constants: ClassVar[dict[str, str]] = {"teams": "none"}

    def sides(self, seats: int) -> Sides:
        return tuple([(seat,) for seat in range(seats)])


@dataclass(frozen=True, slots=True)
class Partners:
    """With ``2x2`` those who sit opposite are one side; it takes four seats."""

    teams: str = option("teams", "2x2", Choice(("none", "2x2")))

    def sides(self, seats: int) -> Sides:
        return ((0, 2), (1, 3)) if self.teams == "2x2" else NoTeams().sides(seats)
