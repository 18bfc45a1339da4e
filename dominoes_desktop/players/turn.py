"""How does a trial begin, and what is its end worth? Alike wherever a fast law plays it on."""

from __future__ import annotations

from ..rules.observation import Observation
from .facts import Facts
from .ranks import Ranks
from .settle import settled
from .worlds import Worlds
from .worth import Worth


class Turn:
    """The seat that is to move, in one world after the other, as ``worlds`` lays them out.

    ``limit``: how many tiles of the boneyard are taken when no more may be; ``sure`` as in
    ``worlds.py``.
    """

    __slots__ = (
        "_before",
        "_draws",
        "_leader",
        "_next",
        "_ranks",
        "_taken",
        "deals",
        "limit",
        "seat",
        "sure",
        "worth",
    )

    def __init__(
        self, observation: Observation, facts: Facts, ranks: Ranks, worlds: Worlds
    ) -> None:
        known = facts.known
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self.deals = worlds.deals
        self.sure = worlds.sure
        self.seat = observation.seat
        self.limit = known.taken + known.drawable
        self._ranks = ranks
        self._next = ranks.order[observation.seat]
        self._taken = known.taken
        self._draws = facts.law.drawing(known)
        self._leader = known.leader
        self._before = known.last

    def after(self, bit: int) -> tuple[list[int], int, int, int]:
        """The hands, how many tiles of the boneyard are taken, who goes on, and 1 if it has drawn.

        ``bit`` is that of the tile that is laid, 0 for a pass, -1 for a draw.
        """
        deals, taken, seat = self.deals, self._taken, self.seat
        hands = deals.hands[:]
        if bit >= 0:
            hands[seat] ^= bit
            return hands, taken, self._next, 0
        for one in deals.bones[taken : taken + self._draws]:
            hands[seat] |= one
            taken += 1
        return hands, taken, seat, 1

    def ended(
        self,
        hands: list[int],
        taken: int,
        bit: int,
        last: int,
        out: bool,
        scores: tuple[int, ...] | None = None,
    ) -> float:
        """What that end is worth to the seat, which began with ``bit``; ``last`` laid the last
        tile since (-1: nobody did). ``scores`` where points are made in play.
        """
        if last < 0:
            last = self.seat if bit > 0 else self._before
        rest = self.deals.bones[taken:]
        return settled(self._ranks, self.worth, hands, rest, last, out, self._leader, scores)
