"""How does one round of the arena go? A deal, the players in their seats, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..archive.course import Course
from ..archive.notation import write_move
from ..rules.event import Result
from ..rules.move import Deal, Draw, Lead, Pass, Play
from ..rules.observation import observe
from ..rules.reason import IllegalMove
from ..rules.ruleset import Ruleset
from ..rules.umpire import deal, legal_moves, lot, new_match, step, to_move
from ..session.entry import Entry
from ..words import in_record
from .contender import Contender, decided
from .out import Refused, spoken


@dataclass(frozen=True, slots=True)
class Dealing:
    """One deal, with the lot where the rules leave the lead to one; for every rotation the same."""

    number: int
    deal: Deal
    lead: Lead | None


@dataclass(frozen=True, slots=True)
class Bout:
    """One round played: its log, how it ended, and the seconds of each decision by seat."""

    entries: tuple[Entry, ...]
    result: Result
    seconds: tuple[tuple[float, ...], ...]


def dealing(ruleset: Ruleset, seats: int, seed: int, number: int) -> Dealing:
    """The deal of that number, from 0, for this seed; a function of these alone."""
    rng = Random(f"deal {seed} {number}")
    match = new_match(ruleset, seats)
    dealt = deal(match, rng)
    match = step(match, dealt).match
    return Dealing(number, dealt, lot(match, rng) if match.wants == "lead" else None)


def play(
    ruleset: Ruleset, seated: Sequence[Contender], dealt: Dealing, seed: int, turn: int
) -> Bout:
    """Play the deal to its end. ``turn`` is the rotation, so that luck differs in each.

    Refused if a player fails, or wants what is not legal.
    """
    course = Course(ruleset, len(seated))
    course.take(dealt.deal)
    if dealt.lead is not None:
        course.take(dealt.lead)
    luck = [Random(f"play {seed} {dealt.number} {turn} {seat}") for seat in range(len(seated))]
    seconds: list[list[float]] = [[] for _ in seated]
    while (seat := to_move(course.match)) is not None:
        observation = observe(course.match, seat)
        began = time.perf_counter()
        move = decided(seated[seat], observation, luck[seat])
        seconds[seat].append(time.perf_counter() - began)
        _do(course, seat, seated[seat], move)
    round = course.match.round
    assert round is not None
    assert round.result is not None
    return Bout(tuple(course.entries), round.result, tuple(map(tuple, seconds)))


def _do(course: Course, seat: int, who: Contender, move: object) -> None:
    if not isinstance(move, Play | Draw | Pass):
        raise Refused(_no_move(who, move))
    try:
        course.take(move, seat)
    except IllegalMove as error:
        legal = ", ".join([write_move(one) for one in legal_moves(course.match)][:6])
        raise Refused(
            f"dominoes-desktop arena: {who.asked} wants {write_move(move)}, but "
            f"{in_record(error.reason)}; expected one of {legal}"
        ) from None
    except Exception:  # a bot's move may hold anything
        if move in legal_moves(course.match):
            raise
        raise Refused(_no_move(who, move)) from None


def _no_move(who: Contender, what: object) -> str:
    return (
        f"dominoes-desktop arena: {who.asked} returned "
        f"{spoken(what, 60) or type(what).__name__!r}; "
        "expected one of the observation's legal moves"
    )
