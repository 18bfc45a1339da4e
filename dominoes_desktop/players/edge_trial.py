"""What becomes of each move where the table's edge binds, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .edge import Edge, EdgeLaw
from .facts import Facts
from .settle import settled
from .worlds import Worlds
from .worth import Worth


class EdgeTrials:
    """``Trials`` for games that ``EdgeLaw`` plays."""

    def __init__(
        self, observation: Observation, facts: Facts, edge: EdgeLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self._deals = worlds.deals
        self._sure = worlds.sure
        self._edge = edge
        self._rng = rng
        self._seat = observation.seat
        known = facts.known
        self._taken = known.taken
        self._limit = known.taken + known.drawable
        self._leader = known.leader
        self._last = known.last
        self._draws = facts.law.drawing(known)
        self._starts = [_start(facts, edge, move) for move in observation.legal]

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        law, seat, deals = self._edge, self._seat, self._deals
        bit, edge = self._starts[move]
        hands, taken, last = deals.hands[:], self._taken, self._last
        after, drew = law.order[seat], 0
        if bit > 0:
            last = seat
            hands[seat] ^= bit
            if not hands[seat]:
                rest = deals.bones[taken:]
                return settled(law, self.worth, hands, rest, seat, True, self._leader)
        elif bit < 0:
            after, drew = seat, 1
            for one in deals.bones[taken : taken + self._draws]:
                hands[seat] |= one
                taken += 1
        laid, out, taken = law.play_on(
            edge, hands, deals.bones, taken, self._limit, after, drew, self._sure, self._rng
        )
        last = last if laid < 0 else laid
        return settled(law, self.worth, hands, deals.bones[taken:], last, out, self._leader)


def _start(facts: Facts, edge: EdgeLaw, move: Move) -> tuple[int, Edge]:
    """The bit of the tile that a move lays, 0 for a pass, -1 for a draw; the table after it."""
    law, known = facts.law, facts.known
    if not isinstance(move, Play):
        return -isinstance(move, Draw), edge.edge(known)
    then = known.copy()
    law.join(then, code_of(move, known.ends))
    return edge.bits[move.tile.id], edge.edge(then)
