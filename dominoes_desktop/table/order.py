"""In which order does the hand stand in the rack? As it came, sorted, or as one has put it."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.event import Dealt, TileDrawn
from ..rules.observation import Observation
from ..rules.tile import Tile

ORDERS: dict[str, Callable[[Tile], tuple[int, ...]]] = {
    "dealt": lambda tile: (),
    "pips": lambda tile: (-tile.pips, -tile.high),
    "doubles": lambda tile: (not tile.double, -tile.pips, -tile.high),
    "suit": lambda tile: (-tile.high, -tile.low),
}
"""As it came, heaviest first, doubles first, by the larger half: what a sort goes by."""

Key = tuple[int, int, tuple[Tile, ...]]


class Order:
    """``how`` the hand is sorted, one of `ORDERS`; a tile that is put elsewhere stays there.

    What was put where is kept for each deal and seat, also for tiles that have left the hand: an
    undo brings them back to their place.
    """

    def __init__(self) -> None:
        self.how = "dealt"
        self._own: dict[Key, tuple[Tile, ...]] = {}

    def of(self, seen: Observation) -> tuple[Tile, ...]:
        """That hand from left to right."""
        own = self._own.get(_key(seen), ())
        kept = [tile for tile in own if tile in seen.hand]
        return (*kept, *[tile for tile in self._sorted(seen) if tile not in kept])

    def sort(self, how: str) -> None:
        """From now on so; what was put elsewhere is forgotten. KeyError if there is no such way."""
        ORDERS[how]
        self.how = how
        self._own.clear()

    def put(self, seen: Observation, tile: Tile, at: int) -> None:
        """This tile of the hand stands at that place of it, from 0."""
        now = [one for one in self.of(seen) if one != tile]
        gone = [one for one in self._own.get(_key(seen), ()) if one not in seen.hand]
        row: list[Tile] = [*now[:at], tile, *now[at:]]
        before = self._own.get(_key(seen), ())
        for one in gone:  # beside the neighbour that it had
            left = [other for other in before[: before.index(one)] if other in row]
            row.insert(row.index(left[-1]) + 1 if left else 0, one)
        self._own[_key(seen)] = tuple(row)

    def remember(self, seen: Observation) -> tuple[Tile, ...] | None:
        """What was put where, to be gone back to."""
        return self._own.get(_key(seen))

    def restore(self, seen: Observation, row: tuple[Tile, ...] | None) -> None:
        """As it was remembered."""
        if row is None:
            self._own.pop(_key(seen), None)
        else:
            self._own[_key(seen)] = row

    def _sorted(self, seen: Observation) -> list[Tile]:
        return sorted(as_it_came(seen), key=ORDERS[self.how])


def as_it_came(seen: Observation) -> tuple[Tile, ...]:
    """The own hand: as dealt, in order, then what was drawn, as it came."""
    known: list[Tile] = []
    for event in seen.history:
        match event:
            case Dealt(hands=hands):
                known.extend(sorted(hands[seen.seat] or ()))
            case TileDrawn(seat=seen.seat, tile=Tile() as drawn):
                known.append(drawn)
    kept = [tile for tile in known if tile in seen.hand]
    return (*kept, *[tile for tile in seen.hand if tile not in kept])


def _key(seen: Observation) -> Key:
    """One deal at one seat: the same hand is hardly dealt twice in a match."""
    for event in seen.history:
        if isinstance(event, Dealt):
            return seen.number, seen.seat, event.hands[seen.seat] or ()
    return seen.number, seen.seat, ()
