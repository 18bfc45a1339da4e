"""What is the end of a round worth to a seat, as the match stands?

In points a round where pips pay: a point at the present score is 1, one beyond the target nothing,
and to reach it more than that. Where rounds are only won it is the chance of winning the round.
"""

from __future__ import annotations

from ..rules.law import Law
from ..rules.options import values

RACE = 1.5  # how sharply who is nearer the target is likelier to win the match


class Worth:
    """What a seat gets from a round's result, by its side and the points of every seat.

    ``before``: points in play that are already made count as had.
    """

    def __init__(self, law: Law, seat: int, scores: tuple[int, ...]) -> None:
        rule = values(law.ruleset)
        target = rule["target"]
        self.law = law
        self.seat = seat
        self.scores = scores
        self.race = isinstance(target, int) and rule["out_score"] != "wins"
        self._target = target if isinstance(target, int) else 0
        self._mine = law.sides.index(law.side_of[seat])
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        self._won: dict[int, float] = {}
        self._scale = 1.0
        if self.race:
            self._scale = self._slope()
            self._start = self._chance(scores)

    def won(self, side: int, points: int) -> float:
        """One side alone has won so many points; side -1: nobody."""
        key = side << 16 | points if side >= 0 else -1
        found = self._won.get(key)
        if found is None:
            seats = self.law.sides[side] if side >= 0 else ()
            gains = tuple([points * (s in seats) for s in range(self.law.seats)])
            scores = self.law.ruleset.goal.add(self.scores, gains)
            found = self._won[key] = self.ended(scores, seats)
        return found

    def ended(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> float:
        """The round has ended with this score, won by these seats."""
        if not self.race:
            sides = [side for side in self.law.sides if side[0] in winners]
            if not sides:
                return 1 / len(self.law.sides)
            return (self.seat in winners) / len(sides)
        key = scores, ()
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = (self._chance(scores) - self._start) / self._scale
        return found

    def _chance(self, scores: tuple[int, ...]) -> float:
        """Of winning the match from that score."""
        needs = [self._target - scores[side[0]] for side in self.law.sides]
        least = min(needs)
        if least <= 0:
            return (needs[self._mine] == least) / needs.count(least)
        shares = [1 / float(need**RACE) for need in needs]
        return shares[self._mine] / sum(shares)

    def _slope(self) -> float:
        """What one point more is worth now, as a chance of winning the match."""
        chance = self._chance(self.scores)
        need = max(1, self._target - self.scores[self.seat])
        return max(1e-6, RACE * chance * (1 - chance) / need)
