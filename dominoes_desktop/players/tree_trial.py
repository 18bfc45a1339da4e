"""What becomes of each move where the line branches, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.ending import score
from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .facts import Facts
from .tree import OUT, TARGET, Tree, TreeLaw
from .turn import Turn
from .worlds import Worlds


class TreeTrials:
    """``Trials`` for games that ``TreeLaw`` plays."""

    extra = 0

    def __init__(
        self, observation: Observation, facts: Facts, tree: TreeLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self._turn = Turn(observation, facts, tree, worlds)
        self._tree = tree
        self._rng = rng
        self._starts = [_start(facts, tree, move) for move in observation.legal]

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        law, turn = self._tree, self._turn
        bit, tree, scores, met = self._starts[move]
        hands, taken, seat, drew = turn.after(bit)
        if not hands[turn.seat]:
            return turn.ended(hands, taken, bit, turn.seat, True, scores if law.counts else None)
        if met:
            return turn.worth.ended(scores, law.side_of[turn.seat])
        last, how, taken, scores = law.play_on(
            tree.copy(),
            hands,
            turn.deals.bones,
            taken,
            turn.limit,
            seat,
            drew,
            scores,
            turn.sure,
            self._rng,
        )
        if how == TARGET:
            return turn.worth.ended(scores, law.side_of[last])
        had = scores if law.counts else None
        return turn.ended(hands, taken, bit, last, how == OUT, had)


def _start(facts: Facts, tree: TreeLaw, move: Move) -> tuple[int, Tree, tuple[int, ...], bool]:
    """The bit of the tile that a move lays, 0 for a pass, -1 for a draw; the table and the scores
    after it, and whether they meet the target.
    """
    law, known = facts.law, facts.known
    if not isinstance(move, Play):
        return -isinstance(move, Draw), tree.tree(known), known.scores, False
    then = known.copy()
    law.join(then, code_of(move, known.ends))
    met = law.counts and score(law, then, known.seat, None)
    return tree.bits[move.tile.id], tree.tree(then), then.scores, met
