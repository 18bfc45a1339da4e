"""What does a seat do that cannot, or need not, lay a tile?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..options import Choice, Value, option

_DRAWN = Choice(("must", "may", "next_turn"))


@dataclass(frozen=True, slots=True)
class Drawing:
    """``draw`` from the boneyard down to ``reserve``; ``drawn`` says what a fitting tile may do."""

    draw: str = option("draw", "none", Choice(("none", "one", "until_playable", "two")))
    drawn: str = option("drawn", "must", _DRAWN)
    reserve: Value = option("reserve", "all", Choice(("all",), low=0, high=20))
    free_draw: str = option("free_draw", "no", Choice(("no", "yes")))


@dataclass(frozen=True, slots=True)
class PassOrDrawTwo:
    """Who cannot play passes, or draws two; ``drawn`` also governs what an effect makes it draw."""

    cannot_play: str = option("cannot_play", "pass", Choice(("pass", "draw_two")))
    drawn: str = option("drawn", "next_turn", _DRAWN)
    constants: ClassVar[dict[str, Value]] = {"reserve": 0, "draw": "none", "free_draw": "no"}
    reserve: ClassVar[Value] = 0
    free_draw: ClassVar[str] = "no"

    @property
    def draw(self) -> str:
        return "two" if self.cannot_play == "draw_two" else "none"
