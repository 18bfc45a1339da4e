"""Which places does a laid tile open?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..round import Round


@dataclass(frozen=True, slots=True)
class NoSpinner:
    """One line with two ends: a tile opens its far half, a double too."""

    constants: ClassVar[dict[str, str]] = {"spinner": "none", "fill_first": "none"}
    plain: ClassVar[bool] = True

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        raise AssertionError("a plain line is grown by the law itself")
