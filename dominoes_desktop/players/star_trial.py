"""What becomes of each move where numbers act, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.ending import finish
from ..rules.move import Draw, Move, Play
from ..rules.observation import Observation
from ..rules.umpire import code_of
from .facts import Facts
from .law_trial import guess
from .star import BLOCKED, OUT, Star, StarLaw
from .worlds import Worlds
from .worth import Worth


class StarTrials:
    """``Trials`` for games that ``StarLaw`` plays, from the lead on."""

    extra = 0

    def __init__(
        self, observation: Observation, facts: Facts, star: StarLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self._deals = worlds.deals
        self.law = star
        self._rng = rng
        self._known = facts.known
        self._now = Star(facts.known, ())
        self._draws = facts.law.drawing(facts.known)
        self._starts = [self._start(move) for move in observation.legal]

    def _start(self, move: Move) -> tuple[int, int]:
        """The tile that a move lays and the number it is laid on; -1 for a draw, or a pass."""
        if not isinstance(move, Play):
            return -1, int(isinstance(move, Draw))
        code = code_of(move, self._known.ends)
        return code & 255, code >> 13 & 31

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        law, deals, seat = self.law, self._deals, self._now.seat
        star = self._now.with_hands(deals.hands[:], deals.bones)
        tile, number = self._starts[move]
        if tile >= 0:
            star.hands[seat] ^= 1 << tile
            if not star.hands[seat]:
                return self._ended(star, seat)
            law.lay(star, tile, number)
        elif number:
            star.take(seat, self._draws)
            star.drew = 1
            if law.next_turn and (not law.again or star.hands[seat] & law.fitting(star)):
                star.end_turn()
        else:
            star.end_turn()
        how = law.play_on(star, self._rng)
        if how == OUT:
            return self._ended(star, star.last)
        if how != BLOCKED:
            return guess(law.law, self.worth, star.hands, self._known.scores)
        return self._ended(star, -1)

    def _ended(self, star: Star, out: int) -> float:
        """What the end is worth; ``out`` is who went out, -1 if all are blocked."""
        if out >= 0 and not self.worth.race:
            return self.worth.ended((), self.law.law.side_of[out])
        round = self._known.copy()
        round.hands, round.last, round.taken = star.hands, star.last, star.taken
        finish(self.law.law, round, "out" if out >= 0 else "blocked")
        assert round.result is not None
        scores = self.law.law.ruleset.goal.add(round.scores, round.result.points)
        return self.worth.ended(scores, round.result.winners)
