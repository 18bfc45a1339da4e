"""What happened in a record? Every move with what could have been done instead, and the scores."""

from __future__ import annotations

from typing import Any

from ..archive.course import Course, Made, PlayedRound, follow
from ..archive.error import RecordError, Wrong
from ..archive.notation import write_move
from ..archive.reader import Record, read_record
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
from .named_apart import named_apart
from .out import complain, plain, say, say_json

_NOBODY = -1  # a seat that sees only what lies open


def replay(file: str, verify: bool, as_json: bool) -> int:
    """The command."""
    record = read_record(file)
    course = follow(record.ruleset, len(record.seated), record.entries)
    if as_json:
        say_json(report(record, course, verify))
    else:
        _tell(record, course, verify)
    if verify:
        _check(record)
    for notice in record.notices:
        complain(told(notice, plain))
    return 0


def _check(record: Record) -> None:
    for number, seal in enumerate(record.seals, 1):
        if seal.fair is False:
            what = f"the deal of round {number} is not the one that was committed to"
            unfair = Wrong(what, "the SHA-256 of its salt and deal")
            raise RecordError(record.path, seal.line, unfair.said)


def report(record: Record, course: Course, verify: bool = False) -> dict[str, Any]:
    """What ``replay --json`` prints (record.md 2)."""
    rounds = []
    for number, (one, seal) in enumerate(zip(course.rounds, record.seals, strict=True), 1):
        told = _round(one, number)
        rounds.append({**told, "fair": seal.fair} if verify else told)
    match = course.match
    return {
        "game": record.ruleset.key,
        "rules": values(record.ruleset, len(record.seated)),
        "rounds": rounds,
        "scores": list(match.scores),
        "next": _next(match),
        "match": {
            "over": match.wants == "nothing",
            "winners": [seat + 1 for seat in match.champions],
        },
    }


def _round(one: PlayedRound, number: int) -> dict[str, Any]:
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
    return {"round": number, "moves": [_move(made) for made in one.made], "result": ended}


def _move(made: Made) -> dict[str, Any]:
    round = made.after.round
    assert round is not None
    return {
        "seat": made.seat + 1,
        "move": write_move(made.move, bare=not isinstance(made.move, Draw)),
        "legal": legal_texts(made.before),
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


def _next(match: Match) -> dict[str, Any] | None:
    seat = to_move(match)
    return None if seat is None else {"seat": seat + 1, "legal": legal_texts(match)}


def _tell(record: Record, course: Course, verify: bool) -> None:
    """The match in sentences. Of a round that is not over it says only what lay open."""
    names = named_apart([one.name for one in record.seated])
    voice = Voice(plain, names, None, record.ruleset)
    say(f"{game_name(record.ruleset.key, plain)}: {', '.join(names)}")
    for one, seal in zip(course.rounds, record.seals, strict=True):
        say()
        match = one.match
        assert match.round is not None
        over = match.round.result is not None
        for event in match.history if over else redact(match.history, _NOBODY):
            say(voice.event(event))
            if isinstance(event, RoundEnded):
                for line in voice.tally_lines(event.result, event.hands):
                    say(f"  {line}")
        if verify:
            say(_FAIR[seal.fair])
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


_FAIR = {
    True: "The deal is the one that was committed to",
    False: "The deal is NOT the one that was committed to",
    None: "Nothing to verify: a commitment or its salt is missing",
}
