"""What is a drawn animal made of?"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """``fill``: colours from the upper left to the lower right; ``line``: width of the outline.

    ``ink`` is the line's colour if it is not the animal's. The part is left out of animals
    smaller than ``least`` pixels.
    """

    way: str
    fill: tuple[str, ...] = ()
    line: float = 0.0
    ink: str = ""
    strength: float = 1.0
    least: float = 0.0


@dataclass(frozen=True, slots=True)
class Animal:
    """``ink``: the colour of its outlines; ``stands``: where its shadow begins and ends."""

    ink: str
    parts: tuple[Part, ...]
    stands: tuple[float, float] | None = None


LINE = 3.4
DARK = ("#2b2018",)
SHINE = ("#ffffff",)
CHEEK = ("#ff7d78",)


def eye(x: float, y: float, size: float = 4.6) -> tuple[Part, ...]:
    """An eye and the light in it."""
    return (
        Part(f"O {x} {y} {size} {size * 1.2}", DARK),
        Part(f"O {x + size * 0.3} {y - size * 0.45} {size * 0.42} {size * 0.42}", SHINE),
    )
