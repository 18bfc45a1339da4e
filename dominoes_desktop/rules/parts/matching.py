"""Which halves may touch?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law


@dataclass(frozen=True, slots=True)
class Equal:
    """Equal numbers touch."""

    constants: ClassVar[dict[str, str]] = {"match": "equal"}

    def joins(self, law: Law, pips: int) -> list[int]:
        return [pips << 8 | one.id for one in law.tiles if one.has(pips)]
