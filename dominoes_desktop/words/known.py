"""Which tiles of the set has a seat seen? Those played, its own, and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.observation import Observation
from ..rules.options import values
from ..rules.tile import Tile, tile_set
from .text import Tr, plural


@dataclass(frozen=True, slots=True)
class Known:
    """The set of a double-``most`` game, each tile in one of the three, in order of their ids."""

    most: int
    played: tuple[Tile, ...]
    mine: tuple[Tile, ...]
    unseen: tuple[Tile, ...]

    def unseen_of(self, number: int) -> tuple[int, int]:
        """How many tiles with that number have not been seen, and of how many."""
        return sum([tile.has(number) for tile in self.unseen]), self.most + 1

    def says(self, tr: Tr) -> str:
        """ "12 played, 5 yours, 11 not seen"."""
        parts = (
            plural(tr, len(self.played), "{count} played", "{count} played"),
            plural(tr, len(self.mine), "{count} yours", "{count} yours"),
            plural(tr, len(self.unseen), "{count} not seen", "{count} not seen"),
        )
        return ", ".join(parts)


def known(seen: Observation, hidden: bool = False) -> Known:
    """From what that seat sees alone; ``hidden``: its own hand is not to be told either.

    Once the round is over the hands of all have been seen; they count as played.
    """
    most = values(seen.ruleset, seen.seats)["set"]
    assert isinstance(most, int)
    laid = {joined.tile for joined in seen.line}
    own = set() if hidden else set(seen.hand)
    if seen.result is not None and not hidden:
        laid.update(tile for hand in seen.hands for tile in hand or () if tile not in own)
    return Known(
        most,
        _among(most, laid),
        _among(most, own),
        tuple([tile for tile in tile_set(most) if tile not in laid and tile not in own]),
    )


def _among(most: int, tiles: Sequence[Tile] | set[Tile]) -> tuple[Tile, ...]:
    return tuple([tile for tile in tile_set(most) if tile in tiles])
