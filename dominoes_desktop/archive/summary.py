"""Which figures follow from what came of matches?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .outcome import AGAIN, COUNTED, DRAWN, LEFT, UNDONE, Outcome

DAILY, PRESET, CHANGED = "daily", "preset", "changed"
"""By which rules a match was played: the daily deal's, the game's own, or others."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches are summed up; "" takes all. ``rules`` is DAILY, PRESET or CHANGED."""

    game: str = ""
    level: str = ""
    character: str = ""
    rules: str = ""

    def takes(self, one: Outcome) -> bool:
        return (
            self.game in ("", one.game)
            and self.level in ("", one.level)
            and self.character in ("", one.character)
            and self.rules in ("", rules_of(one))
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """Only what counts, but for ``practice`` and ``left``. ``streak`` is the one that lasts:
    so many matches won one after the other, or (less than 0) not won; ``longest``: of won ones.
    ``best`` and ``best_round`` are points; shared wins are won, drawn matches end no streak.
    """

    matches: int = 0
    won: int = 0
    rounds: int = 0
    rounds_won: int = 0
    points: int = 0
    best: int = 0
    best_round: int = 0
    streak: int = 0
    longest: int = 0
    practice: int = 0
    left: int = 0

    @property
    def win_share(self) -> float | None:
        return self.won / self.matches if self.matches else None

    @property
    def round_share(self) -> float | None:
        return self.rounds_won / self.rounds if self.rounds else None

    @property
    def per_match(self) -> float | None:
        return self.points / self.matches if self.matches else None

    @property
    def per_round(self) -> float | None:
        return self.points / self.rounds if self.rounds else None


def rules_of(one: Outcome) -> str:
    if one.daily:
        return DAILY
    return CHANGED if one.rules else PRESET


def summed(found: Iterable[Outcome]) -> Summary:
    """All of these together, the oldest first."""
    found = list(found)
    counted = [one for one in found if one.status in (COUNTED, DRAWN)]
    streak = longest = 0
    for one in [one for one in counted if one.status == COUNTED]:
        won = one.won > 0
        streak = (max(streak, 0) + 1) if won else (min(streak, 0) - 1)
        longest = max(longest, streak)
    return Summary(
        matches=len(counted),
        won=sum([one.won > 0 for one in counted]),
        rounds=sum([one.rounds for one in counted]),
        rounds_won=sum([one.rounds_won for one in counted]),
        points=sum([one.points for one in counted]),
        best=max([one.points for one in counted], default=0),
        best_round=max([one.best_round for one in counted], default=0),
        streak=streak,
        longest=longest,
        practice=sum([one.status in (UNDONE, AGAIN) for one in found]),
        left=sum([one.status == LEFT for one in found]),
    )


def grouped(found: Sequence[Outcome], by: Callable[[Outcome], str]) -> list[tuple[str, Summary]]:
    """A summary for each value of ``by``, that with the most matches first."""
    keys = {by(one) for one in found}
    rows = [(key, summed([one for one in found if by(one) == key])) for key in sorted(keys)]
    return sorted(rows, key=lambda row: -row[1].matches)
