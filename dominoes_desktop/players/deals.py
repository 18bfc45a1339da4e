"""How might the hidden tiles lie, a thousand times over? A stream of deals that fit what was seen.

``imagine.dealt`` deals each world from nothing; here the last world is mixed on, in a tenth of the
time. Slots that no fact tells apart are one *group*, so that a long boneyard costs little.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..rules.round import Round
from ..rules.tile import ids_in
from .facts import BONEYARD, Facts
from .imagine import placed

FIRST_SWAPS = 6  # tries to swap two tiles before the first world, for each loose tile
SWAPS = 0.6  # the same between two worlds


class Deals:
    """The worlds of one position, one after the other; ``bits`` are the names of tiles as bits.

    After ``next``: ``hands`` by seat, one's own included, and ``bones``, the boneyard as single
    bits in the order of drawing (what was drawn before is 0).
    """

    def __init__(self, facts: Facts, bits: Sequence[int], rng: Random) -> None:
        """ValueError where no deal fits."""
        self.facts = facts
        self._random = rng.random
        of_slot = self._group()
        self.where = self._dealt(rng) or self._placed(of_slot, rng)
        self._true = self._counted(self.where)
        count = len(facts.tiles)
        self._bits = [bits[id] for id in facts.tiles]
        self._held = [not facts.played >> id & 1 for id in facts.tiles]
        self._order = list(range(count))
        rng.shuffle(self._order)
        self._loose = [i for i, may in enumerate(self._options) if may & (may - 1)]
        self._tries = int(len(self._loose) * SWAPS) + 1
        self._own = [sum([bits[id] for id in ids_in(hand)]) for hand in facts.known.hands]
        drawn = facts.known.boneyard[: facts.known.taken]
        self._taken = [bits[id] if id >= 0 else 0 for id in drawn]
        self.hands: list[int] = []
        self.bones: list[int] = []
        self._mix(len(self._loose) * FIRST_SWAPS)

    def _group(self) -> list[int]:
        """Slots as groups: who got them, how many, where each tile may lie, how facts count
        there. The group of each slot.
        """
        facts = self.facts
        keys: dict[tuple[int, int], int] = {}
        of_slot = [keys.setdefault((s.seat, s.time), len(keys)) for s in facts.slots]
        self._seat_of = [seat for seat, _ in keys]
        self._position = [-1] * len(keys)  # in the boneyard, of a tile drawn by somebody else
        self._room = [0] * len(keys)
        for slot, group in zip(facts.slots, of_slot, strict=True):
            self._room[group] += 1
            if slot.seat >= 0 and slot.time >= 0:
                self._position[group] = slot.position
        known: dict[int, int] = {}
        for slots in {*facts.options, *[bits for fact in facts.some for bits in fact]}:
            found = 0
            for at in ids_in(slots):
                found |= 1 << of_slot[at]
            known[slots] = found
        self._options = [known[slots] for slots in facts.options]
        self._some = [[known[slots] for slots in fact] for fact in facts.some]
        return of_slot

    def _dealt(self, rng: Random) -> list[int]:
        """A group for each tile by a quick deal, the most bound ones first; [] if it fails."""
        room, options = self._room[:], self._options
        order = list(range(len(options)))
        rng.shuffle(order)
        order.sort(key=lambda i: options[i].bit_count())
        where = [-1] * len(options)
        for i in order:
            groups = [group for group in ids_in(options[i]) if room[group]]
            if not groups:
                return []
            [group] = rng.choices(groups, [room[group] for group in groups])
            room[group] -= 1
            where[i] = group
        return where if all(self._counted(where)) else []

    def _placed(self, of_slot: Sequence[int], rng: Random) -> list[int]:
        """The same by a search that finds a deal if there is one."""
        place = placed(list(self.facts.options), self.facts.some, rng)
        if place is None:
            raise ValueError("no deal fits what was seen")
        return [of_slot[slot] for slot in place]

    def _counted(self, where: Sequence[int]) -> list[int]:
        """How many tiles make each fact true."""
        return [
            sum([groups >> g & 1 for groups, g in zip(fact, where, strict=True)])
            for fact in self._some
        ]

    @property
    def certain(self) -> bool:
        """Is it known who holds what?"""
        return not self._loose

    def next(self) -> None:
        """Mix on, and lay out ``hands`` and ``bones``."""
        self._mix(self._tries)
        self._lay_out()

    def _mix(self, tries: int) -> None:
        """Swap tiles at random where both may lie in the other's group."""
        loose, where, options, random = self._loose, self.where, self._options, self._random
        count = len(loose)
        some = self._some
        for _ in range(tries if count else 0):
            i, j = loose[int(random() * count)], loose[int(random() * count)]
            a, b = where[i], where[j]
            if a == b or not options[i] >> b & 1 or not options[j] >> a & 1:
                continue
            if some and not self._still_true(i, j, a, b):
                continue
            where[i], where[j] = b, a

    def _still_true(self, i: int, j: int, a: int, b: int) -> bool:
        """Count what the facts gain and lose by a swap, and keep the count if none is lost."""
        new = []
        for count, fact in zip(self._true, self._some, strict=True):
            one, two = fact[i], fact[j]
            count += (one >> b & 1) - (one >> a & 1) + (two >> a & 1) - (two >> b & 1)
            if not count:
                return False
            new.append(count)
        self._true = new
        return True

    def _lay_out(self) -> None:
        hands, where, seat_of, bits = self._own[:], self.where, self._seat_of, self._bits
        held, position = self._held, self._position
        drawn = self._taken[:]
        bones = []
        for i in self._order:
            group = where[i]
            seat = seat_of[group]
            if seat >= 0:
                if held[i]:
                    hands[seat] |= bits[i]
                if position[group] >= 0:
                    drawn[position[group]] = bits[i]
            elif seat == BONEYARD:
                bones.append(bits[i])
        turn = int(self._random() * len(bones))
        self.hands = hands
        self.bones = drawn + bones[turn:] + bones[:turn]

    def round(self) -> Round:
        """The world as a round that the law can play on; ``bits`` must be the law's own."""
        facts = self.facts
        round = facts.known.copy()
        round.hands = self.hands[:]
        round.boneyard = tuple([bit.bit_length() - 1 for bit in self.bones])
        for hand in round.hands:
            round.held |= hand
        if facts.recent:
            for bit in self.bones[round.taken - facts.recent : round.taken]:
                round.fresh |= bit
        if facts.lead is not None and round.seat >= 0:
            round.must = facts.law.ruleset.opening.may_lead(facts.law, round, facts.lead)
        return round
