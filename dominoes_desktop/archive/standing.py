"""Does a match count? What a record says of it that is no move: resigned, or with moves undone."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..session.entry import Entry, Undo

_RESIGNED = re.compile(rb"^# resigned ([1-8])\r?$", re.MULTILINE)


def practice(entries: Iterable[Entry]) -> bool:
    """Was a move taken back in it? Then it is practice, and no statistics count it."""
    return any(isinstance(entry.what, Undo) for entry in entries)


def resigned_remark(seat: int) -> str:
    """The line, a remark to other readers, with which the seat, from 0, has given up the match."""
    return f"# resigned {seat + 1}"


def resigned_by(data: bytes) -> int | None:
    """The seat, from 0, that has given up the match of this record; None if none has."""
    found = _RESIGNED.search(data)
    return None if found is None else int(found[1]) - 1
