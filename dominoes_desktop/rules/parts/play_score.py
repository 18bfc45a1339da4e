"""What does a play score at once?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..round import Round
from ..tile import IS_DOUBLE
from .branching import covered


@dataclass(frozen=True, slots=True)
class NoPlayScore:
    """Points come at the round's end alone."""

    constants: ClassVar[dict[str, str]] = {"play_score": "none"}
    counts: ClassVar[bool] = False

    def count(self, law: Law, round: Round) -> int:
        return 0

    def points(self, count: int) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class EndsInMultiplesOf:
    """The open ends score their sum where it is a multiple of ``number`` (rules.md B2).

    A double counts both halves until its second side is covered, and nothing from then on.
    """

    number: int
    counts: ClassVar[bool] = True

    @property
    def constants(self) -> dict[str, str]:
        return {"play_score": {3: "threes", 5: "fives"}[self.number]}

    def count(self, law: Law, round: Round) -> int:
        total = 0
        for place in set(round.ends):
            host = place >> 5 & 255
            if not IS_DOUBLE[host]:
                total += place & 31
            elif covered(round, host) < 2:
                total += 2 * (place & 31)
        return total

    def points(self, count: int) -> int:
        return 0 if count % self.number else count
