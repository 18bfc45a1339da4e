"""How does a round end when all hands are known and both sides play their best?

Alpha-beta over the law, with a table of positions that were reached before. For two sides, in any
game; what hides in the boneyard counts as known, in the order in which it lies.
"""

from __future__ import annotations

from collections.abc import Callable

from ..rules.law import Law
from ..rules.options import values
from ..rules.round import Round
from .worth import Worth

Key = tuple[object, ...]


class TooLong(Exception):
    """More positions than one was ready to look at, or nobody waits any more."""


GLANCE = 64  # positions between two questions whether it is enough


class Endgame:
    """Values of positions for the seat of ``worth``, the best of all moves of both sides.

    ``most``: so many positions are looked at, then TooLong is raised; so it is when ``enough``,
    asked now and then, says so. ValueError where more than two sides play.
    """

    def __init__(
        self, law: Law, worth: Worth, most: int, enough: Callable[[], bool] | None = None
    ) -> None:
        if len(law.sides) != 2:
            raise ValueError("only two sides can be reckoned out")
        self.law = law
        self._worth = worth
        self._left = most
        self._enough = enough
        self._mine = law.side_of[worth.seat]
        rule = values(law.ruleset)
        self._last_counts = rule["block_tie"] in ("closer", "not_closer")
        self._known: dict[Key, tuple[float, float]] = {}  # at least, at most

    def after(self, round: Round, code: int) -> float:
        """The value of a move there; the round is left as it is."""
        return self.value(self.played(round, code))

    def value(self, round: Round) -> float:
        """The value of a position; the round is left as it is."""
        return self._search(round, float("-inf"), float("inf"))

    def played(self, round: Round, code: int) -> Round:
        """The round after a move; the one handed in is left as it is."""
        after = round.copy()
        self.law.play(after, code)
        return after

    def _search(self, round: Round, low: float, high: float) -> float:
        """Exact between ``low`` and ``high``, else a bound on that side."""
        if round.result is not None:
            scores = self.law.ruleset.goal.add(round.scores, round.result.points)
            return self._worth.ended(scores, round.result.winners)
        codes = self.law.moves(round)
        if len(codes) == 1:
            return self._search(self.played(round, codes[0]), low, high)
        key = self._key(round)
        least, most = self._known.get(key, (float("-inf"), float("inf")))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._left -= 1
        if self._left < 0:
            raise TooLong
        if self._enough is not None and self._left % GLANCE == 0 and self._enough():
            raise TooLong
        codes.sort(key=_tile, reverse=True)
        best = self._best(round, codes, max(low, least), min(high, most))
        if best <= low:
            self._known[key] = least, best
        elif best >= high:
            self._known[key] = best, most
        else:
            self._known[key] = best, best
        return best

    def _best(self, round: Round, codes: list[int], low: float, high: float) -> float:
        if round.seat in self._mine:
            best = float("-inf")
            for code in codes:
                best = max(best, self._search(self.played(round, code), max(low, best), high))
                if best >= high:
                    break
            return best
        best = float("inf")
        for code in codes:
            best = min(best, self._search(self.played(round, code), low, min(high, best)))
            if best <= low:
                break
        return best

    def _key(self, round: Round) -> Key:
        law = self.law
        ends = [place & 31 for place in round.ends] if law.plain else round.ends
        return (
            tuple(round.hands),
            tuple(sorted(ends)),
            round.due,
            round.seat,
            round.turn_draws,
            round.taken,
            round.skips,
            round.order[0],
            round.scores,
            round.last if self._last_counts else -1,
            tuple(round.joined) if law.binds else (),
        )


def _tile(code: int) -> int:
    """Heavy tiles are looked at first: what empties the hand of pips is often best."""
    return code & 255 if code >= 0 else -1
