"""Who was joined to whom? Topology only: where a tile lies is the geometry's answer."""

from __future__ import annotations

from dataclasses import dataclass

from .tile import Tile


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """Where a tile lies, where the table itself is part of the rules.

    ``x``, ``y`` is the middle of the touching half in grid units from the table's north-west
    corner, ``way`` (n, e, s, w) points to the other half. Of a double: its north or west half.
    """

    x: int
    y: int
    way: str


@dataclass(frozen=True, slots=True)
class Joined:
    """A tile on the table, and what it was joined to.

    ``inner`` is the half that touches the host (of a first tile: its larger half), ``half`` the
    host's half it touches. ``side`` is n, e, s or w where the record says on which of several
    equal sides of the host it lies, else "". ``arm`` is the train on an engine, else None; ``spot``
    is None but where the table's edge is a rule.
    """

    tile: Tile
    inner: int
    host: Tile | None = None
    half: int = -1
    side: str = ""
    arm: int | None = None
    spot: Spot | None = None

    @property
    def outer(self) -> int:
        """Pips of the half that points away from the host."""
        return self.tile.other(self.inner)


Line = tuple[Joined, ...]


@dataclass(frozen=True, slots=True, order=True)
class End:
    """A free place: the tile one may join, the pips of its free half, the train it begins."""

    host: Tile
    pips: int
    arm: int | None = None

    def __str__(self) -> str:
        arm = "" if self.arm is None else f"#{self.arm}"
        return f"{self.host}{arm}:{self.pips}"
