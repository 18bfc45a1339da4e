"""How does a round go on by chance where numbers act? The law of a star, cut down to its speed.

All free places of a number are alike there, so that a table is how many there are of each.
``tests/players/test_star.py`` plays each of its rounds again by the law. A tile's bit is its id.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from ..rules.law import Law
from ..rules.options import values
from ..rules.parts.effects import NumbersAct
from ..rules.round import DRAW, PASS, Round
from ..rules.tile import OUTER

MANY = 50_000  # tables of what fits that are kept
HORIZON = 120  # turns after which a round's end is guessed
BLOCKED, OUT, UNKNOWN = 0, 1, 2


class Star:
    """One round as it goes on. ``ends`` are the free places by number, ``open`` the numbers that
    have some, as bits; ``due``: the number to be laid on next, -1 if any will do.
    """

    __slots__ = (
        "bones",
        "drew",
        "due",
        "ends",
        "hands",
        "last",
        "limit",
        "open",
        "order",
        "seat",
        "skips",
        "taken",
    )

    def __init__(self, round: Round, bones: Sequence[int]) -> None:
        """A round on which something lies; ``bones``: its boneyard as bits."""
        self.hands = round.hands[:]
        self.bones = bones
        self.taken = round.taken
        self.limit = round.taken + round.drawable
        self.order = round.order
        self.seat = round.seat
        self.drew = round.turn_draws
        self.skips = round.skips
        self.last = round.last
        self.due = round.due[0] & 31 if round.due else -1
        self.ends = [0] * 32
        self.open = 0
        for place in round.ends:
            self.ends[place & 31] += 1
            self.open |= 1 << (place & 31)

    def with_hands(self, hands: list[int], bones: Sequence[int]) -> Star:
        """The same table in another world."""
        star = Star.__new__(Star)
        star.hands, star.bones = hands, bones
        star.taken, star.limit = self.taken, self.limit
        star.order, star.seat, star.drew = self.order, self.seat, self.drew
        star.skips, star.last, star.due = self.skips, self.last, self.due
        star.ends, star.open = self.ends[:], self.open
        return star

    def take(self, seat: int, count: int) -> None:
        """Give a seat so many tiles of the boneyard, or as many as there are."""
        first = self.taken
        upto = first + count
        if upto > self.limit:
            upto = self.limit
        hands, bones = self.hands, self.bones
        for at in range(first, upto):
            hands[seat] |= bones[at]
        self.taken = upto

    def end_turn(self) -> None:
        seat, order = self.seat, self.order
        self.drew = 0
        if self.skips:
            self.skips = False
            seat = order[seat]
        self.seat = order[seat]


class StarLaw:
    """The tables of such a game for a number of seats."""

    def __init__(self, law: Law, effects: NumbersAct) -> None:
        self.law = law
        self.effects = effects
        self.seats = law.seats
        self.draws, self.again = law.draws, law.again
        self.next_turn = law.drawn == "next_turn"
        self.every = values(law.ruleset)["double_skips"] == "every"
        self.either = effects.trigger == "either_half"
        numbers = range(law.ruleset.set + 1)
        self.double = [one.double for one in law.tiles]
        self.touch = [0] * len(law.tiles)
        self.outer = [[OUTER[n << 8 | one.id] for one in law.tiles] for n in numbers]
        for number in numbers:
            for low in law.joins[number]:
                self.touch[low & 255] |= 1 << number
                self.outer[number][low & 255] = OUTER[low]
        self._spell, self._cost = effects.spell, effects.cost
        self._acts = 0  # the numbers that do more than that, as bits
        for number in (effects.others_draw, effects.turns, effects.again):
            if number >= 0:
                self._acts |= 1 << number
        self._known: dict[int, int] = {}

    def fitting(self, star: Star) -> int:
        """The tiles that fit anywhere now, as bits."""
        if star.due >= 0:
            return self.law.fits[star.due]
        found = self._known.get(star.open)
        if found is None:
            found = 0
            for number, fits in enumerate(self.law.fits):
                if star.open >> number & 1:
                    found |= fits
            if len(self._known) > MANY:
                self._known.clear()
            self._known[star.open] = found
        return found

    def lay(self, star: Star, tile: int, number: int) -> None:
        """Join a tile that leaves tiles in the hand, and do what it brings about."""
        ends, seat, acts = star.ends, star.seat, self._acts
        ends[number] -= 1
        if not ends[number]:
            star.open ^= 1 << number
        outer, double = self.outer[number][tile], self.double[tile]
        ends[outer] += 1
        star.open |= 1 << outer
        star.last = seat
        spell = outer == self._spell
        star.due = outer if spell else -1
        star.skips = (double and not spell) or (star.skips and self.every)
        if (acts >> outer | (acts >> number if self.either and not double else 0)) & 1:
            inner = outer if double or not self.either else number
            if self._strikes(star, outer, inner):
                return
        star.end_turn()

    def _strikes(self, star: Star, outer: int, inner: int) -> bool:
        """Do what these numbers bring about; True if the seat goes on."""
        effects, seat = self.effects, star.seat
        if effects.others_draw in (outer, inner):
            other = star.order[seat]
            while other != seat:
                star.take(other, 1)
                other = star.order[other]
        if self.seats > 2 and effects.turns in (outer, inner):
            back, law = self.law.backward, self.law
            star.order = back if star.order == law.order else law.order
        if effects.again not in (outer, inner):
            return False
        star.drew = 0
        return bool(star.hands[seat] & self.fitting(star))

    def play_on(self, star: Star, rng: Random, told: list[int] | None = None) -> int:
        """Play to the end, in place: large tiles first, more often than not.

        How it ended: OUT (by the seat ``last``), BLOCKED, or UNKNOWN after HORIZON turns. ``told``
        gets each tile and the number that it was laid on, draws and passes.
        """
        hands, passes, some = star.hands, 0, rng.getrandbits
        width, known, all_fits, touch = len(self.double), self._known, self.law.fits, self.touch
        for _ in range(HORIZON):
            seat, due = star.seat, star.due
            fits = all_fits[due] if due >= 0 else known.get(star.open) or self.fitting(star)
            may = hands[seat] & fits
            if may:
                luck = some(width + 2)
                tile = ((may & luck) or may).bit_length() - 1
                where = touch[tile] & (star.open if due < 0 else 1 << due)
                if where & where - 1 and luck >> width & 1:
                    where &= -where
                number = where.bit_length() - 1
                if told is not None:
                    told.append(tile << 6 | number)
                hands[seat] ^= 1 << tile
                if not hands[seat]:
                    star.last = seat
                    return OUT
                passes = 0
                self.lay(star, tile, number)
                continue
            count = self._drawing(star, seat, due)
            if told is not None:
                told.append(DRAW if count else PASS)
            if count:
                star.take(seat, count)
                star.drew, passes = 1, 0
                if self.next_turn and (not self.again or hands[seat] & fits):
                    star.end_turn()
                continue
            star.end_turn()
            if star.taken == star.limit or not (self.draws or due >= 0):
                passes += 1
                if passes == self.seats:
                    if due < 0 or not self.effects.lapses:
                        return BLOCKED
                    star.due, passes = -1, 0
        return UNKNOWN

    def _drawing(self, star: Star, seat: int, due: int) -> int:
        """How many tiles who can't lay one draws now."""
        if star.taken == star.limit or (star.drew and not self.again):
            return 0
        if due < 0:
            return self.draws
        return 0 if seat == star.last else self._cost


@cache
def star_law_of(law: Law) -> StarLaw | None:
    """The tables of a game in which numbers act and nothing else is out of the way, or None."""
    effects = law.ruleset.effects
    if not isinstance(effects, NumbersAct) or law.closes or law.counts:
        return None
    if values(law.ruleset)["spinner"] not in ("none", "star6"):
        return None
    return StarLaw(law, effects)
