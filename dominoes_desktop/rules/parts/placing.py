"""Does the table itself bind the play?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from ..options import Choice, option
from ..round import Round

SIZES = {"small": (36, 20), "standard": (44, 26), "large": (52, 30)}  # grid units


class Table(Protocol):
    """A table of so many grid units, on which tiles lie where their codes say."""

    def spots(
        self, size: tuple[int, int], joined: tuple[int, ...], place: int, double: bool
    ) -> tuple[int, ...]:
        """Where a single, or a double, can be laid at that place: the upper bits of codes."""


@dataclass(frozen=True, slots=True)
class FreeTable:
    """Space never blocks a move: the picture makes room (rules.md A3.4)."""

    constants: ClassVar[dict[str, str]] = {"table_edges": "off"}
    binds: ClassVar[bool] = False

    def spots(self, round: Round, place: int, double: bool) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class TableEdges:
    """The ``table``'s edge and other tiles block an end; who lays a tile chooses its spot.

    Rules.md A4: the geometry model for ``table_edges``.
    """

    table: Table
    table_edges: str = option("table_edges", "on", Choice(("on", "off")))
    table_size: str = option("table_size", "standard", Choice(tuple(SIZES)))

    @property
    def binds(self) -> bool:
        return self.table_edges == "on"

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in grid units."""
        return SIZES[self.table_size]

    def spots(self, round: Round, place: int, double: bool) -> tuple[int, ...]:
        return self.table.spots(self.size, tuple(round.joined), place, double)
