"""Which worlds are worth a trial? Those that fit, each by how likely it is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .deals import Deals
from .facts import Facts
from .hunch import Hunch


class Worlds:
    """A stream of worlds, laid out in ``deals``; with ``hunches`` the unlikely ones seldom come.

    ``sure[seat]``: all tiles as bits where that seat lays the heaviest one without fail there.
    """

    def __init__(
        self, facts: Facts, bits: Sequence[int], hunches: bool, seat: int, rng: Random
    ) -> None:
        self.deals = Deals(facts, bits, rng)
        self._hunch = Hunch(facts, bits) if hunches and facts.offered else None
        self._random = rng.random
        self._all = sum({*bits})
        self._seat, self._seats = seat, facts.law.seats
        self.sure = [0] * self._seats
        self._total = 0.0
        self._count = 0

    def next(self) -> float:
        """Lay out the next world; its weight, 0 where it is so unlikely that it is left out.

        A world below the mean is played in as seldom as it is unlikely, and counts as the mean.
        """
        self.deals.next()
        if self._hunch is None:
            return 1.0
        weight = self._hunch.weight(self.deals)
        self._total += weight
        self._count += 1
        mean = self._total / self._count
        if weight < mean:
            if self._random() * mean >= weight:
                return 0.0
            weight = mean
        for seat, habits in enumerate(self._hunch.habits):
            surely = seat != self._seat and self._random() * sum(habits) < habits[0]
            self.sure[seat] = self._all * surely
        return weight
