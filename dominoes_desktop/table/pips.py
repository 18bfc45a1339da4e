"""Where do the pips of a half lie?

Places are in parts of a tile's short side from the middle of the half, for a standing tile. A lying
one swaps x and y, which keeps a diagonal running from the upper left. Up to nine the customary
places of three by three are used, above that the columns of the sets up to double-eighteen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

_THREE_BY_THREE = (
    "",
    "5",
    "19",
    "159",
    "1379",
    "13579",
    "134679",
    "1345679",
    "12346789",
    "123456789",
)
"""Places named as the keys of a telephone."""

_COLUMNS = {
    10: (4, 2, 4),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (4, 5, 4),
    14: (5, 4, 5),
    15: (5, 5, 5),
    16: (4, 4, 4, 4),
    17: (6, 5, 6),
    18: (6, 6, 6),
}
_SMALLER = {4: 0.8, 5: 0.68, 6: 0.54}
"""Radius by the longest column, in parts of the usual radius."""

_REACH = {4: 0.32, 5: 0.352, 6: 0.375}
"""How far from the middle the last pip of the longest column lies, by its length."""


@dataclass(frozen=True, slots=True)
class Pips:
    """``size``: radius in parts of the usual one."""

    places: tuple[tuple[float, float], ...]
    size: float


@cache
def pips(number: int, apart: float) -> Pips:
    """The pips of ``number`` (0 to 18) on a standing half, ``apart`` being their usual distance."""
    if number < len(_THREE_BY_THREE):
        keys = [int(key) - 1 for key in _THREE_BY_THREE[number]]
        return Pips(tuple(((key % 3 - 1) * apart, (key // 3 - 1) * apart) for key in keys), 1.0)
    columns = _COLUMNS[number]
    longest = max(columns)
    wide = apart if len(columns) == 3 else apart * 0.8
    places: list[tuple[float, float]] = []
    for index, column in enumerate(columns):
        x = (index - (len(columns) - 1) / 2) * wide
        pitch = 2 * _REACH[longest] / (longest - 1)
        if column < longest - 1:  # a short column is spread between the long ones
            pitch = 2 * _REACH[longest] / (column + 1)
        places += [(x, (row - (column - 1) / 2) * pitch) for row in range(column)]
    return Pips(tuple(places), _SMALLER[longest])
