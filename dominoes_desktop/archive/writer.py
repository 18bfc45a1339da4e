"""How is a match put down? The lines of a head and of each entry (record.md 1)."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.move import Deal, Lead
from ..rules.options import values
from ..rules.ruleset import Ruleset
from ..session.entry import Entry, Seated, Undo
from .fairness import deal_lines
from .head import VERSION
from .notation import write_move


def clean_name(name: str, otherwise: str = "Player") -> str:
    """The name as a record can hold it: no control characters, single spaces, never empty."""
    plain = [" " if _is_control(char) else char for char in name]
    return " ".join("".join(plain).split()) or otherwise


def _is_control(char: str) -> bool:
    """Of the categories Cc and Cs, which no version of Unicode changes any more."""
    return char < " " or "\x7f" <= char < "\xa0" or "\ud800" <= char < "\ue000"


def write_kind(seated: Seated) -> str:
    """KIND of a seat line. A bot's own name is its ``character``, else what the table shows."""
    match seated.kind:
        case "human":
            return "human"
        case "bot":
            return f"bot:{clean_name(seated.character or seated.name).replace(' ', '_')}"
    level = seated.level or "casual"
    return f"computer:{level}:{seated.character}" if seated.character else f"computer:{level}"


def head_lines(ruleset: Ruleset, seated: tuple[Seated, ...]) -> list[str]:
    """The head with every rule that the game has, without newlines."""
    rules = values(ruleset, len(seated))
    return [
        f"domino-record {VERSION}",
        f"game {ruleset.key}",
        *[f"rule {name} {value}" for name, value in rules.items()],
        *[
            f"seat {seat} {write_kind(one)} {clean_name(one.name)}"
            for seat, one in enumerate(seated, 1)
        ],
    ]


def entry_lines(entry: Entry, number: int = 0, commit: str = "") -> list[str]:
    """The lines of one entry; a deal opens round ``number``, with its ``commit`` if any."""
    match entry.what:
        case Deal() as deal:
            sealed = [f"commit {commit}"] if commit else []
            return [f"round {number}", *sealed, *deal_lines(deal)]
        case Lead(seat=seat):
            return [f"lead {seat + 1}"]
        case Undo():
            return ["undo"]
        case move:
            assert entry.seat is not None
            return [f"move {entry.seat + 1} {write_move(move)}"]


def write_record(ruleset: Ruleset, seated: tuple[Seated, ...], entries: Iterable[Entry]) -> bytes:
    """A whole record without commitments."""
    lines, number = head_lines(ruleset, seated), 0
    for entry in entries:
        number += isinstance(entry.what, Deal)
        lines += entry_lines(entry, number)
    return as_bytes(lines)


def as_bytes(lines: list[str]) -> bytes:
    """Lines as a file has them, each with its newline."""
    return "".join([f"{line}\n" for line in lines]).encode()
