"""Which places are free, plainly? Tiles on the table, and what was joined to which half."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dominoes_desktop.rules.line import Spot
from dominoes_desktop.rules.move import Move, Play
from dominoes_desktop.rules.tile import Tile

from .plain_room import Put, first, spots


@dataclass(frozen=True)
class Lying:
    """A tile on the table, joined by its half ``inner`` to the ``half`` of its host."""

    tile: Tile
    inner: int
    host: Tile | None
    half: int
    spot: Spot | None = None


@dataclass
class Table:
    """What lies, in order of play; ``lying`` is the same by tile, ``joined`` by host."""

    rules: Mapping[str, int | str]
    laid: list[Lying] = field(default_factory=list)
    lying: dict[Tile, Lying] = field(default_factory=dict)
    joined: dict[Tile, list[Lying]] = field(default_factory=dict)
    _ends: list[tuple[Tile, int]] = field(default_factory=list)
    _put: list[Put] = field(default_factory=list)

    def lay(self, one: Lying) -> None:
        """Put a tile on the table."""
        if self.rules["table_edges"] == "on":
            self._put.append(self._where(one))
        self.laid.append(one)
        self.lying[one.tile] = one
        if one.host is not None:
            self.joined.setdefault(one.host, []).append(one)
            self._ends = [end for end in self._ends if end[0] != one.host]
            self._ends += self.open_halves(self.lying[one.host])
        self._ends += self.open_halves(one)

    def on(self, tile: Tile) -> list[Lying]:
        """What was joined to that tile."""
        return self.joined.get(tile, [])

    def ends(self) -> list[tuple[Tile, int]]:
        """Every free place: the tile and its open half, as often as it is free."""
        return self._ends

    def open_halves(self, one: Lying) -> list[tuple[Tile, int]]:
        """The free places of one tile, which what lies elsewhere has no part in."""
        if one.tile.double:
            return [(one.tile, one.tile.high)] * self.free_sides(one)
        halves = [one.tile.high, one.tile.low]
        if one.host is not None:
            halves.remove(one.inner)
        taken = [joined.half for joined in self.on(one.tile)]
        return [(one.tile, half) for half in halves if half not in taken]

    def free_sides(self, double: Lying) -> int:
        """Sides of a double that are open now, without a tile on them."""
        leads = double.host is None
        taken = len(self.on(double.tile)) + (not leads)
        sides = 2
        if self.rules["spinner"] == "star6" and leads:
            sides = 6
        elif self.spins(double) and (self.rules["short_sides"] == "anytime" or taken >= 2):
            sides = 4
        return sides - taken

    def spins(self, double: Lying) -> bool:
        """Is it a double that may have four sides?"""
        if self.rules["spinner"] == "first":
            return double == next(one for one in self.laid if one.tile.double)
        return self.rules["spinner"] == "all"

    def count(self) -> int:
        """The open ends in points: a double with two sides taken counts nothing any more."""
        total = 0
        for host, pips in set(self.ends()):
            if not host.double:
                total += pips
                continue
            if len(self.on(host)) + (self.lying[host].host is not None) < 2:
                total += 2 * pips
        return total

    def ways(self, tile: Tile, inner: int, host: Tile, pips: int) -> set[Move]:
        """Every play of the tile there; where the table's edge is a rule one for each spot."""
        if self.rules["table_edges"] == "off":
            return {Play(tile, inner, host)}
        room = spots(self.rules, self._put, tile, inner, host, pips)
        return {Play(tile, inner, host, spot=spot) for spot in room}

    def _where(self, one: Lying) -> Put:
        """How the tile lies on its spot, beside all that lie already."""
        if one.host is None or one.spot is None:
            return first(self.rules, one.tile)
        return spots(self.rules, self._put, one.tile, one.inner, one.host, one.half)[one.spot]

    def pips_under(self, play: Play) -> int:
        """The half of the host that the play covers."""
        if play.host is None:
            return -1
        free = [pips for host, pips in self.ends() if host == play.host]
        return play.inner if play.inner in free else free[0]
