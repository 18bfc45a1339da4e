"""Which move does best when the round is played on by chance, in many worlds that fit?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

FIRST_LOOK = 48  # worlds until it is first looked which moves are out of the race; then twice that
FAR = 3.0  # standard errors behind the best: out of the race
ASKS = 8  # worlds between two questions whether it is enough
BARREN = 4  # worlds that may be thrown away for each one that is played in


def never() -> bool:
    """Nobody waits."""
    return False


class Trials(Protocol):
    """The worlds of one position, and what becomes of each move in them.

    ``extra``: so many endings more could have been tried in the time that some of them took.
    """

    extra: int

    def world(self) -> float:
        """Deal the next world; its weight, 0 where it is not worth a trial."""

    def trial(self, move: int) -> float:
        """Play the world to its end after that move, by index; what the end is worth."""


@dataclass(slots=True)
class Tried:
    """One move's results: one for each world in which it was tried, in order."""

    results: list[float] = field(default_factory=list)
    value: float = 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of what the endings are worth."""
        mean = sum(self.results) / len(self.results)
        return float((sum([(r - mean) ** 2 for r in self.results]) / len(self.results)) ** 0.5)


def tried(
    trials: Trials, count: int, budget: int, enough: Callable[[], bool] = never
) -> list[Tried]:
    """The results of so many moves; at most ``budget`` trials are made, at least one of each.

    Moves that are far behind are not tried on: the others share what is left. ``enough`` is asked
    after every few worlds, whether to make do with what was found.
    """
    found = [Tried() for _ in range(count)]
    weights: list[float] = []
    racing = list(range(count))
    look, dealt = FIRST_LOOK, 0
    while not weights or (
        budget - trials.extra >= len(racing) and dealt < BARREN * len(weights) + FIRST_LOOK
    ):
        weight = trials.world()
        dealt += 1
        if not weight:
            continue
        weights.append(weight)
        budget -= len(racing)
        for i in racing:
            found[i].results.append(trials.trial(i))
        if len(weights) % ASKS == 0 and enough():
            break
        if len(weights) == look and len(racing) > 1:
            look *= 2
            racing = _in_race(found, weights, racing)
            if len(racing) == 1:
                break
    for one in found:
        one.value = _mean(one.results, weights)
    return found


def _mean(results: Sequence[float], weights: Sequence[float]) -> float:
    total = sum([w * r for w, r in zip(weights, results, strict=False)])
    return total / sum(weights[: len(results)])


def _in_race(found: Sequence[Tried], weights: Sequence[float], racing: Sequence[int]) -> list[int]:
    """Those that may still prove best: worlds are common to all, so differences are compared."""
    best = max(racing, key=lambda i: _mean(found[i].results, weights))
    ahead, total = found[best].results, sum(weights)
    kept = []
    for i in racing:
        differ = [a - b for a, b in zip(ahead, found[i].results, strict=True)]
        mean = _mean(differ, weights)
        spread = sum([(w * (d - mean)) ** 2 for w, d in zip(weights, differ, strict=True)])
        if i == best or mean * total <= FAR * spread**0.5:
            kept.append(i)
    return kept
