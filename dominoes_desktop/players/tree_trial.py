"""What becomes of each move where the line branches, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.ending import score
from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .facts import Facts
from .settle import settled
from .tree import OUT, TARGET, Tree, TreeLaw
from .worlds import Worlds
from .worth import Worth


class TreeTrials:
    """``Trials`` for games that ``TreeLaw`` plays."""

    def __init__(
        self, observation: Observation, facts: Facts, tree: TreeLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self._deals = worlds.deals
        self._sure = worlds.sure
        self._tree = tree
        self._rng = rng
        self._seat = observation.seat
        known = facts.known
        self._taken = known.taken
        self._limit = known.taken + known.drawable
        self._leader = known.leader
        self._last = known.last
        self._draws = facts.law.drawing(known)
        self._starts = [_start(facts, tree, move) for move in observation.legal]

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        law, seat, deals = self._tree, self._seat, self._deals
        bit, tree, scores, met = self._starts[move]
        hands, taken, last = deals.hands[:], self._taken, self._last
        after, drew = law.order[seat], 0
        if bit > 0:
            last = seat
            hands[seat] ^= bit
            if met and hands[seat]:
                return self.worth.ended(scores, law.side_of[seat])
            if not hands[seat]:
                return self._settled(hands, taken, seat, True, scores)
        elif bit < 0:
            after, drew = seat, 1
            for one in deals.bones[taken : taken + self._draws]:
                hands[seat] |= one
                taken += 1
        laid, how, taken, scores = law.play_on(
            tree.copy(),
            hands,
            deals.bones,
            taken,
            self._limit,
            after,
            drew,
            scores,
            self._sure,
            self._rng,
        )
        if how == TARGET:
            return self.worth.ended(scores, law.side_of[laid])
        return self._settled(hands, taken, last if laid < 0 else laid, how == OUT, scores)

    def _settled(
        self, hands: list[int], taken: int, last: int, out: bool, scores: tuple[int, ...]
    ) -> float:
        had = scores if self._tree.counts else None
        rest = self._deals.bones[taken:]
        return settled(self._tree, self.worth, hands, rest, last, out, self._leader, had)


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
