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

FIRST_SWAPS = 4  # tries to swap a tile before the first world, for each that may lie elsewhere
SWAPS = 0.9  # the same between two worlds


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
        self._bits = [bits[id] for id in facts.tiles]
        self._own = [sum([bits[id] for id in ids_in(hand)]) for hand in facts.known.hands]
        drawn = facts.known.boneyard[: facts.known.taken]
        self._taken = [bits[id] if id >= 0 else 0 for id in drawn]
        self._lie(rng)
        self.hands: list[int] = []
        self.bones: list[int] = []
        self._mix(len(self._moving) * FIRST_SWAPS)

    def _lie(self, rng: Random) -> None:
        """Where tiles lie: those of the boneyard in any order, those elsewhere that may move, and
        each one's index among these (in the boneyard: below 0). What can't move is laid out here.
        """
        where, facts = self.where, self.facts
        order = list(range(len(where)))
        rng.shuffle(order)
        self._loose = [i for i in order if self._options[i] & (self._options[i] - 1)]
        self._at = [0] * len(order)
        self._bones: list[int] = []
        self._moving: list[int] = []
        self._lives = [not facts.played >> id & 1 for id in facts.tiles]
        for i in order:
            group = where[i]
            if self._seat_of[group] == BONEYARD:
                self._at[i] = ~len(self._bones)
                self._bones.append(self._bits[i])
            elif self._options[i] & (self._options[i] - 1):
                self._at[i] = len(self._moving)
                self._moving.append(i)
            else:
                self._settle(i, group, self._own, self._taken)
        self._tries = int(len(self._moving) * SWAPS) + 1

    def _settle(self, i: int, group: int, hands: list[int], drawn: list[int]) -> None:
        """Put a tile where its group says: in a hand, or, if it was laid since, nowhere."""
        seat, position = self._seat_of[group], self._position[group]
        if seat >= 0 and self._lives[i]:
            hands[seat] |= self._bits[i]
        if position >= 0:
            drawn[position] = self._bits[i]

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
        """Swap a tile that lies outside the boneyard with any, where both may lie there."""
        loose, moving, where, options = self._loose, self._moving, self.where, self._options
        at, bones, bits, random, some = self._at, self._bones, self._bits, self._random, self._some
        most, count = len(moving), len(loose)
        for _ in range(tries if most else 0):
            i, j = moving[int(random() * most)], loose[int(random() * count)]
            a, b = where[i], where[j]
            if a == b or not options[i] >> b & 1 or not options[j] >> a & 1:
                continue
            if some and not self._still_true(i, j, a, b):
                continue
            where[i], where[j] = b, a
            here, there = at[i], at[j]
            at[i], at[j] = there, here
            moving[here] = j
            if there < 0:
                bones[~there] = bits[i]
            else:
                moving[there] = i

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
        hands, drawn, where, bits = self._own[:], self._taken[:], self.where, self._bits
        seat_of, position, lives = self._seat_of, self._position, self._lives
        for i in self._moving:
            group = where[i]
            if lives[i] and seat_of[group] >= 0:
                hands[seat_of[group]] |= bits[i]
            if position[group] >= 0:
                drawn[position[group]] = bits[i]
        bones = self._bones
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
