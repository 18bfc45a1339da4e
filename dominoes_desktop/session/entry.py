"""What stands in the log of a match? Inputs only: who sits where, and what was done in order."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.move import Deal, Draw, Lead, Pass, Play

KINDS = ("human", "computer", "bot")
ALONE = "You"  # in records, the only human at a table, without a name of their own


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a seat.

    ``kind`` is human, computer or bot; ``name`` is what the table shows. ``level`` is a computer's
    level or which bot it is; a computer may have a ``character``.
    """

    kind: str
    name: str
    level: str = ""
    character: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"not a kind of player: {self.kind!r}")
        if self.level and self.kind == "human":
            raise ValueError("a human has no level")


def unnamed(one: Seated) -> bool:
    """Is that the only human at the table, who has never been given a name?"""
    return one.kind == "human" and one.name == ALONE


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last move of this round that still stands, also one that ended it."""


What = Deal | Lead | Play | Draw | Pass | Undo


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``seat`` made the move, from 0; None for Deal, Lead and Undo.

    A ``Draw`` names the tiles that came.
    """

    seat: int | None
    what: What
