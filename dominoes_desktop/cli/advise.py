"""What would a computer player do next, from what its seat can see?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from threading import Thread
from typing import Any

from ..archive.course import follow
from ..archive.error import RecordError, Wrong
from ..archive.notation import write_move
from ..archive.reader import Record, read_record
from ..archive.running import is_played_here
from ..archive.said import quoted
from ..players.choice import Choice
from ..players.choose import choose
from ..players.level import LEVELS
from ..players.style import CHARACTERS
from ..rules.observation import observe
from ..rules.ruleset import Match
from ..rules.umpire import to_move
from ..words import Voice, told
from .named_apart import names_spoken
from .out import Refused, complain, plain, say, say_json, table

Choosing = Callable[[Random], Choice]
_WAITS = {
    "nothing": "the match is over",
    "deal": "the next round is not dealt",
    "lead": "who leads is not drawn yet",
}


def advise(file: str, asked: str, seed: int, seconds: float | None, as_json: bool) -> int:
    """The command. Who has not chosen within ``seconds`` does the first legal move instead."""
    level, _, character = asked.partition(":")
    if level not in LEVELS or not (character in CHARACTERS or asked == level):
        levels = f"{', '.join(LEVELS)}, or one of these with :{', :'.join(CHARACTERS)}"
        raise Refused(
            f"dominoes-desktop advise: unknown level {quoted(asked)}; expected one of {levels}"
        )
    record = read_record(file)
    match = follow(record.ruleset, len(record.seated), record.entries).match
    seat = _seat(record, match)
    seen = observe(match, seat)
    choice = _within(seconds, partial(choose, seen, level, character=character), seed)
    if choice is None:
        complain(f"{file}:{record.last_line}: notice: no choice in time; the first legal move")
        choice = Choice(seen.legal[0])
    if as_json:
        say_json(_report(record, seat, choice))
    else:
        _tell(record, seat, choice)
    for notice in record.notices:
        complain(told(notice, plain))
    return 0


def _seat(record: Record, match: Match) -> int:
    seat = to_move(match)
    if seat is None:
        what = f"nobody is to move, {_WAITS[match.wants]}"
        wrong = Wrong(what, "a record that ends within a round")
        raise RecordError(record.path, record.last_line, wrong.said)
    if record.seated[seat].kind != "human" and is_played_here(record):
        name = record.seated[seat].name
        what = f"it is {quoted(name)}'s turn, whose tiles lie face down while the match is played"
        wrong = Wrong(what, "a person's turn, or a match that is over")
        raise RecordError(record.path, record.last_line, wrong.said)
    return seat


def _within(seconds: float | None, choosing: Choosing, seed: int) -> Choice | None:
    """The choice; None where it takes longer."""
    if seconds is None:
        return choosing(Random(seed))
    found: list[Choice] = []
    thinking = Thread(target=lambda: found.append(choosing(Random(seed))), daemon=True)
    thinking.start()
    thinking.join(seconds)
    return found[0] if found else None


def _voice(record: Record, seat: int) -> Voice:
    """Speaks to who is to move."""
    return Voice(plain, names_spoken(record.seated, seat), seat, record.ruleset)


def _report(record: Record, seat: int, choice: Choice) -> dict[str, Any]:
    voice = _voice(record, seat)
    return {
        "seat": seat + 1,
        "move": write_move(choice.move, bare=True),
        "unit": choice.unit,
        "ranked": [
            {
                "move": write_move(one.move, bare=True),
                "value": round(one.value, 4),
                "why": voice.liking(one.why),
            }
            for one in choice.ranked
        ],
    }


def _tell(record: Record, seat: int, choice: Choice) -> None:
    say(f"{record.seated[seat].name}: {write_move(choice.move, bare=True)}")
    if not choice.ranked:
        return
    say()
    voice = _voice(record, seat)
    rows = [("MOVE", choice.unit.upper(), "WHY")]
    for one in choice.ranked:
        move = write_move(one.move, bare=True)
        rows.append((move, f"{one.value:.2f}", voice.liking(one.why)))
    table(rows)
