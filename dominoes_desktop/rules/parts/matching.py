"""Which halves may touch?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..round import Round


@dataclass(frozen=True, slots=True)
class Equal:
    """Equal numbers touch."""

    constants: ClassVar[dict[str, str]] = {"match": "equal"}
    locks: ClassVar[bool] = False

    def joins(self, law: Law, pips: int) -> list[int]:
        return [pips << 8 | one.id for one in law.tiles if one.has(pips)]

    def admits(self, law: Law, round: Round, place: int, bits: int) -> int:
        return bits
