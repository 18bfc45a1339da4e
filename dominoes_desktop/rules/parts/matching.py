"""Which halves may touch?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..options import Choice, option
from ..round import Round
from ..tile import LARGEST_SET, TILES, tile

_KEYS = [1 << tile(pips, pips).id for pips in range(LARGEST_SET + 1)]  # a number's double


@dataclass(frozen=True, slots=True)
class Equal:
    """Equal numbers touch."""

    constants: ClassVar[dict[str, str]] = {"match": "equal"}
    locks: ClassVar[bool] = False

    def joins(self, law: Law, pips: int) -> list[int]:
        return [pips << 8 | one.id for one in law.tiles if one.has(pips)]

    def admits(self, law: Law, round: Round, place: int, bits: int) -> int:
        return bits


@dataclass(frozen=True, slots=True)
class Unlocked:
    """Equal numbers touch, but only a number's double may be joined to it until it is unlocked.

    A number is ``unlocked`` as soon as its double lies on the table; ``on_double``: only on the
    double itself, so that other tiles are joined to doubles alone.
    """

    match: str = option("match", "unlocked", Choice(("unlocked", "on_double")))
    locks: ClassVar[bool] = True

    def joins(self, law: Law, pips: int) -> list[int]:
        return Equal().joins(law, pips)

    def admits(self, law: Law, round: Round, place: int, bits: int) -> int:
        pips, host = place & 31, place >> 5 & 255
        key = _KEYS[pips]
        unlocked = TILES[host].double if self.match == "on_double" else round.laid & key
        return bits if unlocked else bits & key


@dataclass(frozen=True, slots=True)
class DoublesAnywhereOn:
    """Equal numbers touch, and any double may be laid on an open ``number``."""

    number: int
    locks: ClassVar[bool] = False

    @property
    def constants(self) -> dict[str, str]:
        return {"match": f"double_on_{self.number}"}

    def joins(self, law: Law, pips: int) -> list[int]:
        equal = Equal().joins(law, pips)
        if pips != self.number:
            return equal
        return equal + [
            one.high << 8 | one.id for one in law.tiles if one.double and one.low != pips
        ]

    def admits(self, law: Law, round: Round, place: int, bits: int) -> int:
        return bits
