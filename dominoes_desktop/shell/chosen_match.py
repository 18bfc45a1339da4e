"""What may the New match form be answered with?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.ruleset import Ruleset
from ..session.entry import Seated


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What was chosen: the game with its house rules, and who sits at each seat, clockwise.

    ``tiles``: the key of a tile set, None for what Preferences say. ``members``: the ids of the
    program's own people by seat, "" for others; ``number``: of its deals, None for chance.
    """

    ruleset: Ruleset
    seated: tuple[Seated, ...]
    tiles: str | None = None
    members: tuple[str, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Learn:
    """The lesson of that game is wanted first."""

    game: Ruleset
