"""What did a player choose, and what did it think of everything else it could do?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.move import Move

if TYPE_CHECKING:
    from .why import Why

UNITS = ("points", "chance")


@dataclass(frozen=True, slots=True)
class Ranked:
    """A move, what the player takes it to be worth, and the reason that weighs most."""

    move: Move
    value: float
    why: Why


@dataclass(frozen=True, slots=True)
class Choice:
    """The move, and every legal move with its value as the player sees it, best first.

    ``unit`` says what a value is: ``points`` a round, or ``chance`` of winning the round. Nothing
    is ranked where nobody weighed the moves. ``hurried``: fewer trials were made than were asked
    for, so that the same seed may give another move elsewhere.
    """

    move: Move
    unit: str = "points"
    ranked: tuple[Ranked, ...] = ()
    hurried: bool = False
