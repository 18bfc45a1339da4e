"""How strong is a person, measured against the computer players of known strength?

An Elo rating for several sides. With ``s = 10 ** (rating / 400)`` for each side, a partner's
rating and one's own being averaged, one is expected to win the share ``s / sum of all s``. After
each match the rating moves by ``STEP * (share won - share expected)``, and by twice that in the
first ``FIRST`` matches. The computer players' ratings stand fast: they are the measure.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .outcome import BOTS, COUNTED, PEOPLE, Outcome

START = 1000.0
STEP = 20.0
FIRST = 20
LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
FIXED: dict[str, tuple[int, int, int, int, int]] = {
    "animal": (945, 1000, 1020, 1040, 1055),
    "super": (910, 1000, 1010, 1025, 1040),
    "super_galt": (965, 1000, 1010, 1020, 1030),
    "doubles": (940, 1000, 1030, 1050, 1070),
    "pebble": (790, 1000, 1200, 1240, 1280),
    "tight_table": (840, 1000, 1050, 1150, 1250),
    "block": (900, 1000, 1080, 1110, 1140),
    "draw": (880, 1000, 1150, 1210, 1270),
    "all_fives": (790, 1000, 1150, 1180, 1210),
    "partnership": (815, 1000, 1080, 1180, 1280),
}
"""What each level is worth in a match of each game by its preset rules, weakest level first.

Casual is 1000 everywhere. The steps are what the arena measures of single rounds, twice that where
a match has several: luck evens out.
"""
_OTHERWISE = (900, 1000, 1100, 1150, 1200)


@dataclass(frozen=True, slots=True)
class Rated:
    """The rating after the match that ended at ``ended``, and what it was before."""

    ended: int
    before: float
    after: float
    expected: float
    won: float


def fixed(game: str, level: str) -> int:
    """What a computer player of that level is worth in that game; casual where it is unknown."""
    at = LEVELS.index(level) if level in LEVELS else 1
    return FIXED.get(game, _OTHERWISE)[at]


def expected(own: float, game: str, rivals: str, partners: str = "") -> float:
    """The share of a win that one with that rating may expect (0 to 1)."""
    mine: list[float] = [own, *[fixed(game, one) for one in partners.split("+") if one]]
    sides: list[list[float]] = [
        [fixed(game, one) for one in side.split("+")] for side in rivals.split(" ")
    ]
    weights = [10 ** (sum(side) / len(side) / 400) for side in [mine, *sides]]
    return weights[0] / sum(weights)


def rated(outcomes: Iterable[Outcome], start: float = START) -> list[Rated]:
    """The rating's history over these matches, the oldest first; those against people don't count.

    Computer players beside them are known; what another person, or a bot, is worth is not.
    """
    history: list[Rated] = []
    now = start
    for one in outcomes:
        if not counts(one):
            continue
        share = expected(now, one.game, one.rivals, one.partners)
        step = STEP * (2 if len(history) < FIRST else 1)
        after = now + step * (one.won - share)
        history.append(Rated(one.ended, now, after, share, one.won))
        now = after
    return history


def counts(one: Outcome) -> bool:
    """Does that match move the rating?"""
    if one.status != COUNTED or not one.rivals:
        return False
    return not {PEOPLE, BOTS} & set(f"{one.rivals} {one.partners}".replace("+", " ").split())


def levels_of(game: str) -> Sequence[tuple[str, int]]:
    """The levels with what they are worth, weakest first; of no game, what they are on average."""
    if game:
        return [(level, fixed(game, level)) for level in LEVELS]
    rows = list(FIXED.values())
    return [
        (level, round(sum([r[at] for r in rows]) / len(rows))) for at, level in enumerate(LEVELS)
    ]
