"""What becomes of each move in a game that no fast law plays as a whole, by the law itself?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..rules.law import Law
from ..rules.observation import Observation
from ..rules.round import Round
from ..rules.tile import TILES, pips_in
from ..rules.umpire import code_of
from .facts import Facts
from .worlds import Worlds
from .worth import Worth

HORIZON = 40  # moves after which a round's end is guessed
NEARER = 0.75  # a tile more in the hand: so much less likely to win

WEIGHT = [tile.pips * 32 + tile.high for tile in TILES] + [0] * 66


class LawTrials:
    """``Trials`` for every game; heavy tiles are laid first, more often than not."""

    extra = 0

    def __init__(self, observation: Observation, facts: Facts, worlds: Worlds, rng: Random) -> None:
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self._worlds = worlds
        self._law = facts.law
        self._seat = observation.seat
        self._random = rng.random
        self._codes = [code_of(one, facts.known.ends) for one in observation.legal]
        self._round = facts.known
        self._luck: list[float] = []

    def world(self) -> float:
        """Deal the next world; its weight."""
        weight = self._worlds.next()
        if weight:
            self._round = self._worlds.deals.round()
            random = self._random
            self._luck = [random() for _ in range(HORIZON)]  # the same for each move
        return weight

    def trial(self, move: int) -> float:
        """Play the world on after that move; what its end is worth, or seems to be."""
        round, law = self._round.copy(), self._law
        law.play(round, self._codes[move])
        play_out(law, round, self._luck)
        result = round.result
        if result is None:
            return guess(self._law, self.worth, round.hands, round.scores)
        scores = law.ruleset.goal.add(round.scores, result.points)
        return self.worth.ended(scores, result.winners)


def guess(law: Law, worth: Worth, hands: Sequence[int], scores: tuple[int, ...]) -> float:
    """What a round that is not over seems worth: who holds few tiles is likelier to win it."""
    chances = [NEARER ** hand.bit_count() for hand in hands]
    total = sum(chances)
    left = [pips_in(hand) for hand in hands]
    value = 0.0
    for side in law.sides:
        share = sum([chances[seat] for seat in side]) / total
        lost = sum([left[seat] for seat in range(len(left)) if seat not in side])
        points = lost if worth.race else 1
        gains = tuple([points * (seat in side) for seat in range(len(left))])
        value += share * worth.ended(law.ruleset.goal.add(scores, gains), side)
    return value


def play_out(law: Law, round: Round, luck: Sequence[float]) -> None:
    """Play on in place, a move for each piece of luck: the heaviest tile every other time."""
    moves, play, weight = law.moves, law.play, WEIGHT
    for one in luck:
        if round.result is not None:
            return
        codes = moves(round)
        while codes[-1] < 0 < len(codes) - 1:  # nothing is held back
            codes.pop()
        code = codes[0]
        if len(codes) > 1:
            code = codes[int(one * 2 * len(codes)) - len(codes)]
            if one < 0.5:
                heaviest = -1
                for other in codes:
                    if weight[other & 255] > heaviest:
                        code, heaviest = other, weight[other & 255]
        play(round, code)
