"""When is the match over?"""

from __future__ import annotations

from dataclasses import dataclass

from ..event import Result
from ..options import Choice, Value, option

Seats = tuple[int, ...]
Sides = tuple[Seats, ...]


@dataclass(frozen=True, slots=True)
class FirstTo:
    """The first side with ``target`` points; ``round``: one round decides.

    Where several reach the target together and tie, play goes on; with ``exact``, where points
    that would pass the target are not scored and a tie could never be broken, they share the win.
    """

    target: Value = option("target", 100, Choice(("round",), low=1, high=9999))
    exact: str = option("exact", "no", Choice(("no", "yes")))

    def add(self, scores: Seats, points: Seats) -> Seats:
        new = [score + gain for score, gain in zip(scores, points, strict=True)]
        if self.exact == "yes" and isinstance(self.target, int):
            new = [
                old if score > self.target else score
                for old, score in zip(scores, new, strict=True)
            ]
        return tuple(new)

    def met(self, scores: Seats) -> bool:
        return isinstance(self.target, int) and max(scores) >= self.target

    def champions(self, scores: Seats, wins: Seats, last: Result, sides: Sides) -> Seats | None:
        return by_points(self.target, self.exact, scores, last, sides)


@dataclass(frozen=True, slots=True)
class BestOf:
    """Rounds won count: the match ends at (best_of + 1) / 2 wins; best of 1 is one round."""

    best_of: int = option("best_of", 1, Choice((1, 3, 5, 7)))
    target: Value = option("target", "round", Choice(("round",), low=1, high=9999))
    exact: str = option("exact", "no", Choice(("no", "yes")))

    def add(self, scores: Seats, points: Seats) -> Seats:
        return FirstTo(self.target, self.exact).add(scores, points)

    def met(self, scores: Seats) -> bool:
        return FirstTo(self.target, self.exact).met(scores)

    def champions(self, scores: Seats, wins: Seats, last: Result, sides: Sides) -> Seats | None:
        if self.best_of > 1:
            need = (self.best_of + 1) // 2
            ahead = tuple([seat for seat, won in enumerate(wins) if won >= need])
            if ahead or self.target == "round":
                return ahead or None
        return by_points(self.target, self.exact, scores, last, sides)


def by_points(target: Value, exact: str, scores: Seats, last: Result, sides: Sides) -> Seats | None:
    """The winners by points: at ``target``; or after one round the highest score where points are
    made in play, else those who won the round.
    """
    best = max(scores)
    first = tuple([seat for seat, score in enumerate(scores) if score == best])
    if target == "round":
        return first if last.made and best else last.winners
    if not isinstance(target, int) or best < target:
        return None
    alone = sum([side[0] in first for side in sides]) == 1
    return first if alone or exact == "yes" else None
