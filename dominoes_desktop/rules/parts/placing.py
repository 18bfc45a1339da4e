"""Does the table itself bind the play?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..round import Round


@dataclass(frozen=True, slots=True)
class FreeTable:
    """Space never blocks a move: the picture makes room (rules.md A3.4)."""

    constants: ClassVar[dict[str, str]] = {"table_edges": "off"}
    binds: ClassVar[bool] = False

    def spots(self, round: Round, place: int, double: bool) -> tuple[int, ...]:
        return ()
