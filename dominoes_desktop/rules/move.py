"""What can be done? Every way in which a match changes, chance included (the dealer's moves)."""

from __future__ import annotations

from dataclasses import dataclass

from .line import Spot
from .tile import Tile


@dataclass(frozen=True, slots=True)
class Deal:
    """The whole deal. ``hands[seat]``, ``boneyard`` (first tile is drawn first), ``aside``."""

    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...] = ()
    aside: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Lead:
    """Which seat leads, where the rules leave it to a lot or to a side's choice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """A tile laid: by the half ``inner``, joined to ``host`` (None: the first tile).

    ``arm`` names a train begun on an engine. ``half`` is the host's half where the record must
    name it. ``side`` (n, e, s, w) says on which of several equal sides of the host the table
    showed it; it changes nothing in the rules, and legal moves never carry it. ``spot`` says where
    the tile lies, where the table's edge is a rule.
    """

    tile: Tile
    inner: int
    host: Tile | None = None
    arm: int | None = None
    half: int | None = None
    side: str = ""
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw what the rule says. ``tiles`` may name what is expected from the boneyard."""

    tiles: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without laying a tile."""


Move = Play | Draw | Pass
Chance = Deal | Lead
