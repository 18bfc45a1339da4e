"""What is dealt to everybody on that day, and how has a person fared day by day?

One game a day, by its own rules but that one round decides. The order of the games, the number
(the date, as 20261130) and the opponents' level are fixed for ever: whoever plays the same day,
anywhere, plays the same tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from ..games import GAMES
from ..rules.options import choices, with_rule
from ..rules.ruleset import Ruleset
from ..session.entry import Seated
from .outcome import COUNTED, DRAWN, Outcome

ORDER = (
    "draw",
    "all_fives",
    "block",
    "partnership",
    "pebble",
    "doubles",
    "tight_table",
    "animal",
    "super",
    "super_galt",
)
LEVEL = "skilled"
COMPUTERS = ("Bo", "Mira", "Ada")
SEATS = {"partnership": 4, "super": 4, "super_galt": 4}  # the others are played by two


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day, as ``2026-11-30``; the person sits at the first seat."""

    day: str
    number: int
    ruleset: Ruleset

    @property
    def seats(self) -> int:
        return SEATS.get(self.ruleset.key, 2)

    def seated(self, name: str) -> tuple[Seated, ...]:
        """The person with that name, and the computer players, none of whom is called so."""
        free = [one for one in (*COMPUTERS, "Nils") if one != name]
        others = [Seated("computer", one, LEVEL) for one in free[: self.seats - 1]]
        return (Seated("human", name), *others)


def daily(day: date, games: Sequence[Ruleset] = GAMES) -> Daily:
    """The deal of that day."""
    key = ORDER[day.toordinal() % len(ORDER)]
    game = next(one for one in games if one.key == key)
    if "round" in choices(game)["target"].values:
        game = with_rule(game, "target", "round")
    number = day.year * 10_000 + day.month * 100 + day.day
    return Daily(day.isoformat(), number, game)


@dataclass(frozen=True, slots=True)
class Day:
    """A day, and what came of its deal: None where it was not played, or as practice alone."""

    day: str
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Days:
    """The last days, the oldest first, and the days played in a row up to the last one, or the
    one before where that is still to be played; ``played`` and ``won``: all days so far.
    """

    last: tuple[Day, ...]
    streak: int
    longest: int
    played: int
    won: int

    @property
    def today(self) -> Outcome | None:
        return self.last[-1].outcome


def days(found: Iterable[Outcome], today: date, many: int = 14) -> Days:
    """How one person fared."""
    counted = {one.daily: one for one in found if one.daily and one.status in (COUNTED, DRAWN)}
    last = [(today - timedelta(days=back)).isoformat() for back in range(many - 1, -1, -1)]
    streak, at = 0, today if today.isoformat() in counted else today - timedelta(days=1)
    while at.isoformat() in counted:
        streak, at = streak + 1, at - timedelta(days=1)
    return Days(
        tuple([Day(day, counted.get(day)) for day in last]),
        streak,
        _longest(counted),
        len(counted),
        sum([one.won > 0 for one in counted.values()]),
    )


def _longest(played: Iterable[str]) -> int:
    """Of all rows of days without a gap."""
    longest = row = 0
    before: date | None = None
    for day in sorted(map(date.fromisoformat, played)):
        row = row + 1 if before == day - timedelta(days=1) else 1
        longest, before = max(longest, row), day
    return longest
