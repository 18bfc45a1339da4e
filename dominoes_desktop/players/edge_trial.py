"""What becomes of each move where the table's edge binds, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .edge import Edge, EdgeLaw
from .facts import Facts
from .turn import Turn
from .worlds import Worlds


class EdgeTrials:
    """``Trials`` for games that ``EdgeLaw`` plays."""

    extra = 0

    def __init__(
        self, observation: Observation, facts: Facts, edge: EdgeLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self._turn = Turn(observation, facts, edge, worlds)
        self._edge = edge
        self._rng = rng
        self._starts = [_start(facts, edge, move) for move in observation.legal]

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        turn = self._turn
        bit, edge = self._starts[move]
        hands, taken, seat, drew = turn.after(bit)
        if not hands[turn.seat]:
            return turn.ended(hands, taken, bit, turn.seat, True)
        last, out, taken = self._edge.play_on(
            edge, hands, turn.deals.bones, taken, turn.limit, seat, drew, turn.sure, self._rng
        )
        return turn.ended(hands, taken, bit, last, out)


def _start(facts: Facts, edge: EdgeLaw, move: Move) -> tuple[int, Edge]:
    """The bit of the tile that a move lays, 0 for a pass, -1 for a draw; the table after it."""
    law, known = facts.law, facts.known
    if not isinstance(move, Play):
        return -isinstance(move, Draw), edge.edge(known)
    then = known.copy()
    law.join(then, code_of(move, known.ends))
    return edge.bits[move.tile.id], edge.edge(then)
