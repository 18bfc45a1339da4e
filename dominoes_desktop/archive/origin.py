"""Which match is it, wherever its record is copied to? Remarks below the record's head.

To a reader they say nothing that the match depends on; the program goes on by them: with the
same numbered deals, and without counting a match twice.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field, replace

from ..rules.dice import LARGEST

_REMARK = re.compile(rb"(?m)^# (match|deal number|daily deal|persons): ([^\r\n]{1,400})\r?\n")
_ID = re.compile(r"[0-9a-z]{1,40}", re.ASCII)
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
NOBODY = "-"


def new_id() -> str:
    """64 bits that no other match, or person, has, in hexadecimal."""
    return os.urandom(8).hex()


@dataclass(frozen=True, slots=True)
class Origin:
    """``match``: its own name, "" in records of others. ``number``: of its deals, if they have one.

    ``daily``: the date of which it is the daily deal, as ``2026-11-30``. ``persons``: who of the
    program's own people sits at each seat, by their ids; "" is a guest, or a computer player.
    """

    match: str = field(default_factory=new_id)
    number: int | None = None
    daily: str = ""
    persons: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """The remarks, without newlines."""
        found = [f"# match: {self.match}"] if self.match else []
        if self.number is not None:
            found.append(f"# deal number: {self.number}")
        if self.daily:
            found.append(f"# daily deal: {self.daily}")
        if any(self.persons):
            found.append("# persons: " + " ".join([one or NOBODY for one in self.persons]))
        return found


FOREIGN = Origin("")
"""Of a record that says nothing of it."""


def read_origin(data: bytes) -> Origin:
    """What the remarks of a record say; what can't be so is passed over."""
    origin = FOREIGN
    for key, value in _REMARK.findall(data):
        text = value.decode("utf-8", "replace")
        match key:
            case b"match" if _ID.fullmatch(text):
                origin = replace(origin, match=text)
            case b"deal number" if text.isascii() and text.isdigit() and 1 <= int(text) <= LARGEST:
                origin = replace(origin, number=int(text))
            case b"daily deal" if _DAY.fullmatch(text):
                origin = replace(origin, daily=text)
            case b"persons":
                words = ["" if word == NOBODY else word for word in text.split(" ")]
                if all(not word or _ID.fullmatch(word) for word in words):
                    origin = replace(origin, persons=tuple(words))
    return origin
