"""What is each figure of the statistics called, what does it come to, and how is it reckoned?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..archive.account import Account
from ..archive.outcome import BOTS, MIXED, PEOPLE
from ..archive.rating import FIRST, START, STEP
from ..archive.summary import CHANGED, DAILY, PRESET, Summary
from .game import CHARACTERS, LEVELS, character_name, level_name
from .text import Tr, plural

NONE = "\N{EN DASH}"
HOW = "Point at a figure, or go to it by Tab and the arrow keys: here stands how it is reckoned."
EMPTY = (
    "No match is over yet. A match counts when it has been played to its end, or is resigned; with "
    "a move taken back it is practice."
)


@dataclass(frozen=True, slots=True)
class Figure:
    """``name`` and ``value`` as they are shown, and the sentence that tells how it is reckoned."""

    key: str
    name: str
    value: str
    formula: str


def figures(told: Account, tr: Tr) -> list[Figure]:
    """All of them, in rows of five."""
    rows: list[tuple[str, str, Callable[[Account, Tr], str], Callable[[Account, Tr], str]]] = [
        ("matches", "Matches", lambda t, _: _number(t.whole.matches), _of_matches),
        ("won", "Won", _won, _of_won),
        ("streak", "Streak", _streak, _of_streak),
        ("longest", "Longest streak", lambda t, _: _number(t.whole.longest), _of_longest),
        ("rating", "Rating", lambda t, _: _rounded(t.rating), _of_rating),
        ("rounds", "Rounds", lambda t, _: _number(t.whole.rounds), _of_rounds),
        ("rounds_won", "Rounds won", _rounds_won, _of_rounds_won),
        ("per_match", "Points a match", lambda t, _: _one(t.whole.per_match), _of_per_match),
        ("per_round", "Points a round", lambda t, _: _one(t.whole.per_round), _of_per_round),
        ("best_rating", "Best rating", lambda t, _: _rounded(t.best_rating), _of_best_rating),
        ("points", "Points", lambda t, _: _number(t.whole.points), _of_points),
        ("best", "Best match", lambda t, _: _number(t.whole.best), _of_best),
        ("best_round", "Best round", lambda t, _: _number(t.whole.best_round), _of_best_round),
        ("practice", "Practice", lambda t, _: _number(t.whole.practice), _of_practice),
        ("left", "Put away", lambda t, _: _number(t.whole.left), _of_left),
    ]
    return [Figure(key, tr(name), says(told, tr), how(told, tr)) for key, name, says, how in rows]


def level_said(level: str, tr: Tr) -> str:
    """Against whom: a level, or who else sat there."""
    others = {PEOPLE: "People", MIXED: "Several levels", BOTS: "Bots", "": "Nobody"}
    return level_name(level, tr) if level in LEVELS else tr(others.get(level, level))


def character_said(character: str, tr: Tr) -> str:
    if character in CHARACTERS:
        return character_name(character, tr)
    return tr("Several characters") if character == MIXED else character


def rules_said(rules: str, tr: Tr) -> str:
    return tr({PRESET: "Preset rules", CHANGED: "House rules", DAILY: "Daily deals"}[rules])


def part_said(whole: Summary, tr: Tr) -> tuple[str, str, str]:
    """Of a part of the matches: how many, how many of them won, and points a match."""
    return _number(whole.matches), _share(whole.win_share), _one(whole.per_match)


def rating_said(told: Account, tr: Tr) -> str:
    """The chart in a sentence."""
    if told.rating is None or told.best_rating is None:
        return tr("No rating yet: it takes a match against computer players alone.")
    return plural(
        tr,
        len(told.history),
        "The rating over {count} match: it began at {start}, is {now} now, and was {best} at best.",
        "The rating over {count} matches: it began at {start}, is {now} now, and was {best} at "
        "best.",
        start=f"{START:.0f}",
        now=_rounded(told.rating),
        best=_rounded(told.best_rating),
    )


def rated_said(told: Account, at: int, when: str, tr: Tr) -> str:
    """One match of the rating's history."""
    one = told.history[at]
    if one.won == 1:
        text = tr("{when}: won where {expected} of a win was expected; {before} became {after}.")
    elif one.won:
        text = tr("{when}: a shared win where {expected} was expected; {before} became {after}.")
    else:
        text = tr("{when}: lost where {expected} of a win was expected; {before} became {after}.")
    return text.format(
        when=when,
        expected=_share(one.expected),
        before=_rounded(one.before),
        after=_rounded(one.after),
    )


def counted_says(told: Account, tr: Tr) -> str:
    """What the match that is just over did: the rating in its game, and a streak that goes on."""
    whole = told.whole
    last = told.history[-1] if told.history else None
    said = tr("The match is counted.")
    if last is not None:
        text = tr("Rating {after} ({change}).")
        said = text.format(after=_rounded(last.after), change=f"{last.after - last.before:+.0f}")
    if whole.streak < 2:
        return said
    row = plural(tr, whole.streak, "{count} match won in a row.", "{count} matches won in a row.")
    return f"{said} {row}"


def _number(count: int) -> str:
    return str(count)


def _one(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def _rounded(value: float | None) -> str:
    return NONE if value is None else f"{value:.0f}"


def _share(value: float | None) -> str:
    return NONE if value is None else f"{100 * value:.0f} %"


def _won(told: Account, tr: Tr) -> str:
    whole = told.whole
    if not whole.matches:
        return NONE
    return tr("{count} ({share})").format(count=whole.won, share=_share(whole.win_share))


def _rounds_won(told: Account, tr: Tr) -> str:
    whole = told.whole
    if not whole.rounds:
        return NONE
    return tr("{count} ({share})").format(count=whole.rounds_won, share=_share(whole.round_share))


def _streak(told: Account, tr: Tr) -> str:
    streak = told.whole.streak
    if not streak:
        return NONE
    return tr("{count} won" if streak > 0 else "{count} lost").format(count=abs(streak))


def _of_matches(told: Account, tr: Tr) -> str:
    return tr(
        "Matches played to their end, and those resigned. Not with them: practice, and matches "
        "put away."
    )


def _of_won(told: Account, tr: Tr) -> str:
    text = tr(
        "Matches won: {won} of {matches} = {share}. A win that is shared is won, one by the "
        "other side's resigning, too."
    )
    whole = told.whole
    return text.format(won=whole.won, matches=whole.matches, share=_share(whole.win_share))


def _of_streak(told: Account, tr: Tr) -> str:
    return tr(
        "How many matches were won, or lost, one after the other up to the last one. One that "
        "nobody won ends no streak."
    )


def _of_longest(told: Account, tr: Tr) -> str:
    return tr("The most matches that were ever won one after the other.")


def _of_rating(told: Account, tr: Tr) -> str:
    text = tr(
        "Elo, from {start}: after each match against computer players it moves by {step} "
        "\N{MULTIPLICATION SIGN} (share won \N{MINUS SIGN} share expected), by twice that in the "
        "first {first}. "
        "Expected is s / sum of all sides' s, with s = 10^(rating / 400); the levels' ratings are "
        "the dashed lines. Choosing a level or rules does not change it."
    )
    return text.format(start=f"{START:.0f}", step=f"{STEP:.0f}", first=FIRST)


def _of_best_rating(told: Account, tr: Tr) -> str:
    return tr("The highest that the rating ever was after a match.")


def _of_rounds(told: Account, tr: Tr) -> str:
    return tr("Rounds of these matches that were played to their end, ties played again left out.")


def _of_rounds_won(told: Account, tr: Tr) -> str:
    text = tr("Rounds won, shared ones too: {won} of {rounds} = {share}.")
    whole = told.whole
    return text.format(won=whole.rounds_won, rounds=whole.rounds, share=_share(whole.round_share))


def _of_points(told: Account, tr: Tr) -> str:
    return tr("What the score was at the end of each match, added up; with partners the side's.")


def _of_per_match(told: Account, tr: Tr) -> str:
    whole = told.whole
    text = tr("Points through matches: {points} / {matches} = {average}.")
    return text.format(points=whole.points, matches=whole.matches, average=_one(whole.per_match))


def _of_per_round(told: Account, tr: Tr) -> str:
    whole = told.whole
    text = tr("Points through rounds: {points} / {rounds} = {average}.")
    return text.format(points=whole.points, rounds=whole.rounds, average=_one(whole.per_round))


def _of_best(told: Account, tr: Tr) -> str:
    return tr("The highest score at the end of one match.")


def _of_best_round(told: Account, tr: Tr) -> str:
    return tr("The most that one round added to the score.")


def _of_practice(told: Account, tr: Tr) -> str:
    return tr(
        "Matches in which a move was taken back, and numbered deals that were played before. They "
        "count nowhere else."
    )


def _of_left(told: Account, tr: Tr) -> str:
    return tr(
        "Matches put away before their end. They count nowhere else; a match that is resigned is "
        "a lost one."
    )
