"""What does a play score at once?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..round import Round


@dataclass(frozen=True, slots=True)
class NoPlayScore:
    """Points come at the round's end alone."""

    constants: ClassVar[dict[str, str]] = {"play_score": "none"}
    counts: ClassVar[bool] = False

    def count(self, law: Law, round: Round) -> int:
        return 0

    def points(self, count: int) -> int:
        return 0
