"""Which tiles are there, and what is on them?

A tile has a number that does not depend on the set: ``high * (high + 1) // 2 + low``. A set of
tiles is one int, bit ``tile.id`` standing for the tile, so that "which of my tiles fit" is one AND.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

LARGEST_SET = 18


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile, the larger half first. Compare and sort by halves."""

    high: int
    low: int

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high <= LARGEST_SET:
            raise ValueError(f"no such tile: {self.high}-{self.low}")

    @property
    def id(self) -> int:
        """0 for 0-0, 1 for 1-0, 2 for 1-1, ...; the same in every set."""
        return self.high * (self.high + 1) // 2 + self.low

    @property
    def double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        """Sum of both halves."""
        return self.high + self.low

    @property
    def weight(self) -> tuple[int, int]:
        """Order of heaviness: pip total, then the larger half. Unique in every set."""
        return self.pips, self.high

    def has(self, number: int) -> bool:
        return number == self.high or number == self.low

    def other(self, half: int) -> int:
        """The pips of the half that is not ``half``; the same number on a double."""
        return self.low if half == self.high else self.high

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


TILES: tuple[Tile, ...] = tuple(
    Tile(high, low) for high in range(LARGEST_SET + 1) for low in range(high + 1)
)
IS_DOUBLE = [False] * 256  # by tile id
for _tile in TILES:
    IS_DOUBLE[_tile.id] = _tile.double
OUTER = [0] * 8192  # inner << 8 | tile id -> pips of the other half
for _tile in TILES:
    for _half in (_tile.high, _tile.low):
        OUTER[_half << 8 | _tile.id] = _tile.other(_half)
_WRITTEN = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", re.ASCII)


def tile(a: int, b: int) -> Tile:
    """The tile with these halves, in either order. ValueError if there is none."""
    high, low = (a, b) if a >= b else (b, a)
    if not 0 <= low <= high <= LARGEST_SET:
        raise ValueError(f"no such tile: {a}-{b}")
    return TILES[high * (high + 1) // 2 + low]


def halves(text: str) -> tuple[int, int]:
    """Both halves as written, ``"2-6"`` gives (2, 6). ValueError if it is not a tile."""
    found = _WRITTEN.fullmatch(text)
    if found is None or max(int(found[1]), int(found[2])) > LARGEST_SET:
        raise ValueError(f"not a tile: {text!r}")
    return int(found[1]), int(found[2])


@cache
def tile_set(n: int) -> tuple[Tile, ...]:
    """The double-n set: (n + 1)(n + 2) / 2 tiles in order of their ids."""
    return TILES[: (n + 1) * (n + 2) // 2]


def mask(tiles: Iterable[Tile]) -> int:
    """The set of these tiles as bits."""
    bits = 0
    for one in tiles:
        bits |= 1 << one.id
    return bits


def ids_in(bits: int) -> list[int]:
    """Ids of the tiles in a set, ascending."""
    out = []
    while bits:
        low = bits & -bits
        out.append(low.bit_length() - 1)
        bits ^= low
    return out


def tiles_in(bits: int) -> tuple[Tile, ...]:
    """The tiles of a set, ascending."""
    return tuple([TILES[i] for i in ids_in(bits)])


def pips_in(bits: int) -> int:
    """Pip total of a set of tiles."""
    return sum([TILES[i].pips for i in ids_in(bits)])
