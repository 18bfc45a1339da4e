"""How is the deal of the day told of, and how one has fared?"""

from __future__ import annotations

from ..archive.daily import LEVEL, Daily, Day, Days
from ..archive.outcome import DRAWN, Outcome
from .game import game_name, level_name
from .text import Tr, plural, points_many


def daily_says(deal: Daily, tr: Tr) -> str:
    """What is played, by whom and for how long."""
    text = tr(
        "{game} by its own rules, one round, deal number {number}. Everybody who plays it today "
        "gets the same tiles. The other seats are computer players of the level {level}, who know "
        "no more of the deal than ever."
    )
    return text.format(
        game=game_name(deal.ruleset.key, tr), number=deal.number, level=level_name(LEVEL, tr)
    )


def result_says(one: Outcome | None, tr: Tr) -> str:
    """What came of today's; None where it is still to be played."""
    if one is None:
        return tr("Not played yet. The first time counts; played again it is practice.")
    if one.status == DRAWN:
        return tr("Nobody won today.")
    if one.points > 1:
        points = points_many(tr, one.points)
        text = tr("Won today, with {points}.") if one.won else tr("Lost today, with {points}.")
        return text.format(points=points)
    return tr("Won today.") if one.won else tr("Lost today.")


def row_says(found: Days, tr: Tr) -> str:
    """The streak, and all days so far."""
    if not found.played:
        return tr("The days that you play stand here from now on.")
    streak = plural(tr, found.streak, "{count} day in a row", "{count} days in a row")
    text = tr("{streak}, {longest} at the longest. Won {won} of {played}.")
    return text.format(streak=streak, longest=found.longest, won=found.won, played=found.played)


def day_says(one: Day, when: str, tr: Tr) -> str:
    """One day of the row."""
    if one.outcome is None:
        return tr("{when}: not played").format(when=when)
    if one.outcome.status == DRAWN:
        return tr("{when}: nobody won").format(when=when)
    return tr("{when}: won" if one.outcome.won else "{when}: lost").format(when=when)
