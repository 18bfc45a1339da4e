"""What happened in a record? Every move with what could have been done instead, and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..archive.course import Course, Made, PlayedRound, follow
from ..archive.error import RecordError, Wrong
from ..archive.fairness import Seal, opened
from ..archive.notation import write_move
from ..archive.reader import Record, read_record
from ..archive.running import is_played_here
from ..archive.said import quoted
from ..players.level import LEVELS
from ..rules.event import RoundEnded, Scored
from ..rules.law import Law, law_of
from ..rules.move import Draw
from ..rules.observation import redact
from ..rules.options import values
from ..rules.round import Round, ends_of
from ..rules.ruleset import Match
from ..rules.shut import room
from ..rules.umpire import legal_moves, to_move
from ..words import Voice, game_name, told
from .named_apart import names_spoken, unnamed_seat
from .out import complain, plain, say, say_json

Seats = frozenset[int]
_NOBODY = -1  # a seat that sees only what lies open


def replay(file: str, verify: bool, as_json: bool) -> int:
    """The command."""
    record = read_record(file)
    course = follow(record.ruleset, len(record.seated), record.entries)
    if record.seals and is_over(record, course.rounds[-1]):
        *others, last = record.seals
        record = replace(record, seals=(*others, opened(record.path, last)))
    if as_json:
        say_json(report(record, course, verify))
    else:
        _tell(record, course, verify)
    if verify:
        _check(record)
    for notice in record.notices:
        complain(told(notice, plain))
    return 0


def is_over(record: Record, one: PlayedRound) -> bool:
    """Is nothing of the round left to be played, so that its tiles are no secret?"""
    return record.over or (one.match.round is not None and one.match.round.result is not None)


def _check(record: Record) -> None:
    for number, seal in enumerate(record.seals, 1):
        if seal.fair is False:
            what = f"the deal of round {number} is not the one that was committed to"
            unfair = Wrong(what, "the SHA-256 of its salt and deal")
            raise RecordError(record.path, seal.line, unfair.said)


def report(record: Record, course: Course, verify: bool = False) -> dict[str, Any]:
    """What ``replay --json`` prints (record.md 2).

    Of a round that is not over, what others than the first person have drawn is not named; and of
    a match that is being played here, not what they could do: ``legal`` is null.
    """
    others = others_than_first(record)
    mute = others if is_played_here(record) else frozenset()
    rounds = []
    for number, (one, seal) in enumerate(zip(course.rounds, record.seals, strict=True), 1):
        told = _round(one, number) if is_over(record, one) else _round(one, number, others, mute)
        rounds.append({**told, "fair": seal.fair} if verify else told)
    match = course.match
    return {
        "game": record.ruleset.key,
        "rules": values(record.ruleset, len(record.seated)),
        "rounds": rounds,
        "scores": list(match.scores),
        "next": _next(match, mute),
        "match": {
            "over": match.wants == "nothing",
            "winners": [seat + 1 for seat in match.champions],
        },
    }


def others_than_first(record: Record) -> frozenset[int]:
    """The seats whose tiles lie face down for the first person, or for a watcher without one."""
    humans = [seat for seat, one in enumerate(record.seated) if one.kind == "human"]
    return frozenset(range(len(record.seated))) - frozenset(humans[:1])


def _round(
    one: PlayedRound, number: int, drawn: Seats = frozenset(), mute: Seats = frozenset()
) -> dict[str, Any]:
    """One round; what the seats of ``drawn`` drew stays unnamed, what those of ``mute`` could do
    untold.
    """
    round = one.match.round
    assert round is not None
    ended = None
    if round.result is not None:
        ended = {
            "reason": round.result.reason,
            "winners": [seat + 1 for seat in round.result.winners],
            "points": list(round.result.points),
            "left": list(round.result.left),
        }
    moves = [_move(made, made.seat in drawn, made.seat in mute) for made in one.made]
    return {"round": number, "moves": moves, "result": ended}


def _move(made: Made, bare: bool, mute: bool) -> dict[str, Any]:
    round = made.after.round
    assert round is not None
    return {
        "seat": made.seat + 1,
        "move": write_move(made.move, bare=bare or not isinstance(made.move, Draw)),
        "legal": None if mute else legal_texts(made.before),
        "points": sum([event.points for event in made.events if isinstance(event, Scored)]),
        "ends": sorted([str(end) for end in ends_of(room(_law(made.after), round)[0])]),
        "count": _count(made.after, round),
        "hands": list(round.sizes()),
        "boneyard": round.left(),
    }


def legal_texts(match: Match) -> list[str]:
    """All that the seat to move may do, in the record's notation, sorted by code point."""
    return sorted([write_move(move, bare=True) for move in legal_moves(match)])


def _count(match: Match, round: Round) -> int | None:
    score = match.ruleset.play_score
    return score.count(_law(match), round) if score.counts else None


def _law(match: Match) -> Law:
    return law_of(match.ruleset, match.seats)


def _next(match: Match, mute: Seats) -> dict[str, Any] | None:
    seat = to_move(match)
    if seat is None:
        return None
    return {"seat": seat + 1, "legal": None if seat in mute else legal_texts(match)}


def _tell(record: Record, course: Course, verify: bool) -> None:
    """The match in sentences. Of a round that is not over it says only what lay open."""
    me = unnamed_seat(record.seated)
    names = names_spoken(record.seated, me)
    voice = Voice(plain, names, me, record.ruleset)
    say(f"{game_name(record.ruleset.key, plain)}: {', '.join(names)}")
    _tell_unknown(record, names)
    for one, seal in zip(course.rounds, record.seals, strict=True):
        say()
        match = one.match
        assert match.round is not None
        ended = match.round.result is not None
        for event in match.history if ended else redact(match.history, _NOBODY):
            say(voice.event(event))
            if isinstance(event, RoundEnded):
                for line in voice.tally_lines(event.result, event.hands):
                    say(f"  {line}")
        if verify:
            say(_seal_says(seal, is_over(record, one)))
    say()
    say(
        "Scores: "
        + ", ".join([f"{n} {s}" for n, s in zip(names, course.match.scores, strict=True)])
    )
    seat = to_move(course.match)
    if seat is not None:
        say(f"Next to move: {names[seat]}")
    elif course.match.wants == "deal":
        say("The next round is not dealt yet")


def _tell_unknown(record: Record, names: Sequence[str]) -> None:
    """Levels that this program has not: a newer one's, another's, or misspelt."""
    for name, one in zip(names, record.seated, strict=True):
        if one.kind == "computer" and one.level not in LEVELS:
            say(f"{name} has the level {quoted(one.level)}, which is none of {', '.join(LEVELS)}")


def _seal_says(seal: Seal, over: bool) -> str:
    if seal.fair is not None:
        which = "the one" if seal.fair else "NOT the one"
        return f"The deal is {which} that was committed to"
    if not seal.commit:
        return "The deal can't be verified: no commitment to it was made, or it is missing"
    if not over:
        return "The deal is sealed; the salt that opens it is told when the round is over"
    return "The deal can't be verified: the salt that opens its commitment is missing"
