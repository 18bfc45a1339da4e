"""How did each player do over many rounds?"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

_NORMAL_95 = 1.959964  # standard errors on each side of a 95 % interval


@dataclass(slots=True)
class Figures:
    """One player's figures. ``deals`` has a value for each deal: the mean over its rotations.

    ``wins`` has the share of the rounds won, by deal: shared wins count by their share, and a
    round that nobody wins is everybody's.
    """

    player: str
    rounds_won: int = 0
    points: int = 0
    deals: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """What ``arena --json`` prints of a player (record.md 2)."""
        low, high = interval(self.deals)
        least, most = share_interval(self.wins)
        return {
            "player": self.player,
            "rounds_won": self.rounds_won,
            "points": self.points,
            "points_per_round": round(statistics.fmean(self.deals), 3),
            "ci95": [low, high],
            "win_percent": round(100 * statistics.fmean(self.wins), 2),
            "win_ci95": [least, most],
            "ms": milliseconds(self.seconds),
        }


def lead_over_others(points: Sequence[int], seat: int) -> float:
    """The seat's points minus the average of the other seats."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def win_share(winners: Sequence[int], side: Sequence[int], sides: int) -> float:
    """How much of a round's win is a side's, of so many ``sides``."""
    if not winners:
        return 1 / sides
    return len(side) / len(winners) if side[0] in winners else 0.0


def interval(values: Sequence[float]) -> tuple[float | None, float | None]:
    """The 95 % interval of the mean of independent values; one alone says nothing of it."""
    if len(values) < 2:
        return None, None
    mean = statistics.fmean(values)
    reach = _NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5
    return round(mean - reach, 3), round(mean + reach, 3)


def share_interval(shares: Sequence[float]) -> tuple[float | None, float | None]:
    """Wilson's 95 % interval, in percent, of the mean of independent shares from 0 to 1.

    Shares that vary less than wins and losses would, as those of swapped deals do, say as much as
    a larger number of deals; so that equal shares do not seem to say all, one deal that varies
    fully is counted beside them.
    """
    if len(shares) < 2:
        return None, None
    count, mean = len(shares), statistics.fmean(shares)
    fully = mean * (1 - mean)
    found = (count * statistics.pvariance(shares) + fully) / (count + 1)
    worth = count * fully / found if found else count
    part = _NORMAL_95**2 / worth
    middle = (mean + part / 2) / (1 + part)
    reach = (part * (fully + part / 4)) ** 0.5 / (1 + part)
    least, most = max(0.0, middle - reach), min(1.0, middle + reach)
    return round(100 * least, 3), round(100 * most, 3)


def milliseconds(seconds: Sequence[float]) -> dict[str, float | None]:
    """Median, 95th percentile (nearest rank) and worst; None where nothing was decided."""
    if not seconds:
        return {"median": None, "p95": None, "worst": None}
    ranked = sorted(seconds)
    rank = -(-len(ranked) * 95 // 100) - 1
    return {
        "median": _ms(statistics.median(ranked)),
        "p95": _ms(ranked[rank]),
        "worst": _ms(ranked[-1]),
    }


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 3)
