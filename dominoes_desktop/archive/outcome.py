"""What came of a match, for each of the program's own people who played in it?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..games import GAMES
from ..rules.event import Result
from ..rules.options import values
from ..rules.ruleset import Ruleset
from ..session.entry import Entry, Seated
from .course import Course, follow
from .origin import Origin
from .standing import practice

COUNTED, DRAWN, UNDONE, AGAIN, LEFT = "counted", "drawn", "undo", "again", "left"
"""What an outcome is: counted, counted though nobody has won, practice because a move was taken
back, or because the numbered deal was known, or a match that was put away before its end.
"""
PEOPLE, MIXED, BOTS = "people", "mixed", "bots"
"""Opponents who are not all computer players of one level."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One person in one match. ``ended``: seconds since 1970.

    ``rules``: the house rules that differ from the preset, as ``name=value`` in order. ``level``
    and ``character``: the opponents' where they are all alike, else PEOPLE, MIXED or BOTS.
    ``rivals``: a word for each side against which one played, its seats' levels joined by ``+``;
    ``partners`` are one's own side's others. ``won``: 1, or one's share of a win that is shared.
    ``points``: at the match's end; ``best_round``: most of them out of one round.
    """

    match: str
    seat: int
    person: str
    ended: int
    game: str
    rules: str
    seats: int
    level: str
    character: str
    rivals: str
    partners: str
    number: int | None
    daily: str
    status: str
    won: float
    rounds: int
    rounds_won: int
    points: int
    best_round: int


def outcomes(
    ruleset: Ruleset,
    seated: Sequence[Seated],
    entries: Sequence[Entry],
    origin: Origin,
    ended: int,
    resigned: int | None = None,
) -> list[Outcome]:
    """One for each seat with a person of the program's own. IllegalMove as ``follow``.

    The side of a seat that has ``resigned`` has lost, the other one won; where there are several
    others the match is not over for them, and they have left it.
    """
    if not any(origin.persons):
        return []
    course = follow(ruleset, len(seated), entries)
    sides = ruleset.teams.sides(len(seated))
    undone = practice(entries)
    rounds, found = _ended(course), []
    for seat, person in enumerate(origin.persons[: len(seated)]):
        if not person or seated[seat].kind != "human":
            continue
        own = next(side for side in sides if seat in side)
        others = [[seated[one] for one in side] for side in sides if side is not own]
        flat = [one for side in others for one in side]
        given_up = None if resigned is None else resigned in own
        won = _won_share(course, seat, sides, given_up)
        found.append(
            Outcome(
                match=origin.match,
                seat=seat,
                person=person,
                ended=ended,
                game=ruleset.key,
                rules=changed_rules(ruleset, len(seated)),
                seats=len(seated),
                level=_alike([_strength(one) for one in flat]),
                character=_alike([one.character for one in flat if one.kind == "computer"]),
                rivals=" ".join(["+".join(map(_strength, side)) for side in others]),
                partners="+".join([_strength(seated[one]) for one in own if one != seat]),
                number=origin.number,
                daily=origin.daily,
                status=_status(course, won, undone),
                won=won or 0.0,
                rounds=sum([not one.result.replayed for one in rounds]),
                rounds_won=sum([_won(one, seat) for one in rounds]),
                points=course.match.scores[seat],
                best_round=max([one.gained[seat] for one in rounds], default=0),
            )
        )
    return found


def changed_rules(ruleset: Ruleset, seats: int, games: Iterable[Ruleset] = GAMES) -> str:
    """The house rules as ``target=50 hand=9``; "" where all are the preset's."""
    preset = next((game for game in games if game.key == ruleset.key), ruleset)
    before = values(preset, seats)
    now = values(ruleset, seats)
    return " ".join([f"{n}={v}" for n, v in sorted(now.items()) if before.get(n) != v])


def _strength(one: Seated) -> str:
    """The level, or what else sits there."""
    match one.kind:
        case "computer":
            return one.level or "casual"
        case "bot":
            return BOTS
    return PEOPLE


def _alike(words: Sequence[str]) -> str:
    """The word that all are; MIXED where they differ, people among them first."""
    if len(set(words)) < 2:
        return words[0] if words else ""
    return PEOPLE if PEOPLE in words else MIXED


@dataclass(frozen=True, slots=True)
class _Ended:
    """A round that is over: its result, and what it added to each seat's score."""

    result: Result
    gained: tuple[int, ...]


def _ended(course: Course) -> list[_Ended]:
    found, before = [], (0,) * course.match.seats
    for one in course.rounds:
        after = one.match
        if after.round is not None and after.round.result is not None:
            gained = [new - old for new, old in zip(after.scores, before, strict=True)]
            found.append(_Ended(after.round.result, tuple(gained)))
            before = after.scores
    return found


def _won_share(
    course: Course, seat: int, sides: Sequence[Sequence[int]], given_up: bool | None
) -> float | None:
    """The share of the win; None where the match is not over for that seat.

    ``given_up``: has a seat of the own side (True) or of another (False) resigned?
    """
    if course.match.wants == "nothing":
        champions = course.match.champions
        return 1 / sum([side[0] in champions for side in sides]) if seat in champions else 0.0
    if given_up is None:
        return None
    return 0.0 if given_up else 1.0 if len(sides) == 2 else None


def _status(course: Course, won: float | None, undone: bool) -> str:
    if won is None:
        return LEFT
    drawn = course.match.wants == "nothing" and not course.match.champions
    return UNDONE if undone else DRAWN if drawn else COUNTED


def _won(one: _Ended, seat: int) -> bool:
    return not one.result.replayed and seat in one.result.winners
