"""Which places does a laid tile open?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..round import LEAD, Round, place_in
from ..tile import OUTER


@dataclass(frozen=True, slots=True)
class NoSpinner:
    """One line with two ends: a tile opens its far half, a double too."""

    constants: ClassVar[dict[str, str]] = {"spinner": "none", "fill_first": "none"}
    plain: ClassVar[bool] = True

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        return _grown(round, code)

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        return ()


def _grown(round: Round, code: int) -> list[int]:
    """The free places when the tile opens its far half alone."""
    tile, place = code & 255, place_in(code)
    outer = tile << 5 | OUTER[code & 8191]
    if place == LEAD:
        return [tile << 5 | code >> 8 & 31, outer]
    ends = round.ends[:]
    ends[ends.index(place)] = outer
    return ends
