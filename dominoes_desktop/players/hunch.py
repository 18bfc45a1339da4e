"""How likely is it that the others would have played like this from such hands?

Most people lay the heavy tile that fits, some always, some never. A world in which somebody would
have kept a heavier tile again and again is not ruled out, but weighs less.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.tile import TILES, ids_in
from .deals import Deals
from .facts import Facts

# How often somebody lays the heaviest tile that fits on purpose, and how many play like that.
MOST = 60  # tiles that a hand may hold of those that fit
HABITS = ((0.97, 0.35), (0.6, 0.35), (0.1, 0.3))


class Hunch:
    """The likelihood of what the other seats laid, in one world after the other."""

    def __init__(self, facts: Facts, bits: Sequence[int]) -> None:
        heavier = _heavier(facts, bits)
        told: dict[int, list[tuple[int, int, int, int]]] = {}
        for time, seat, id, fits in facts.offered:
            some = sum([bits[one] for one in ids_in(fits)])
            told.setdefault(seat, []).append((time, bits[id], some, heavier[id]))
        for slot in facts.slots:
            if slot.seat in told and slot.time >= 0:
                told[slot.seat].append((slot.time, 0, slot.position, 0))
        self._told = [(seat, [one[1:] for one in sorted(t)[::-1]]) for seat, t in told.items()]
        self.habits = [_SHARES] * facts.law.seats

    def weight(self, deals: Deals) -> float:
        """Of the world as it is laid out: each seat's hand is followed back from now."""
        total = 1.0
        for seat, told in self._told:
            hand = deals.hands[seat]
            some = _SHARES
            for bit, fits, heavier in told:
                if not bit:
                    hand &= ~deals.bones[fits]
                    continue
                hand |= bit
                could = hand & fits
                if could != bit:
                    table = _KEPT if could & heavier else _SHED
                    a, b, c = table[could.bit_count()]
                    some = some[0] * a, some[1] * b, some[2] * c
            self.habits[seat] = some
            total *= sum(some)
        return total


_SHARES = tuple([share for _, share in HABITS])
_KEPT = [tuple([(1 - often) / max(1, n) for often, _ in HABITS]) for n in range(MOST)]
_SHED = [tuple([often + (1 - often) / max(1, n) for often, _ in HABITS]) for n in range(MOST)]


def _heavier(facts: Facts, bits: Sequence[int]) -> dict[int, int]:
    """For each tile that was laid those that are heavier."""
    return {
        id: sum([bits[one.id] for one in facts.law.tiles if one.weight > TILES[id].weight])
        for _, _, id, _ in facts.offered
    }
