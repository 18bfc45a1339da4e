"""Who was joined to whom? Topology only: where a tile lies is the geometry's answer."""

from __future__ import annotations

from dataclasses import dataclass

from .tile import Tile


@dataclass(frozen=True, slots=True)
class Joined:
    """A tile on the table, and what it was joined to.

    ``inner`` is the half that touches the host (of a first tile: its larger half), ``half`` the
    host's half it touches. ``side`` is n, e, s or w where the record says on which of several
    equal sides of the host it lies, else "". ``arm`` is the train on an engine, else None.
    """

    tile: Tile
    inner: int
    host: Tile | None = None
    half: int = -1
    side: str = ""
    arm: int | None = None

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
