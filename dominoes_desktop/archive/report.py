"""What is worth telling of a problem? Versions, the log's end, the record without hidden tiles."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .logbook import last_of_log

HIDDEN = "# hidden while this round is played:"
LARGEST = 400_000  # bytes of a record's end that a report takes along
_DEAL = ("hand", "boneyard", "aside", "commit")
_NUMBER = ("# deal number:", "# daily deal:")
"""Remarks by which all deals of a match, also those to come, could be made again."""
_DRAW = re.compile(r"(move [0-9]+ draw) .+")


@dataclass(frozen=True, slots=True)
class Report:
    """``text`` as it is sent; whether there is a ``log`` and a ``record`` in it, and ``hides``:
    the round that is being played stands in it without its hidden tiles.
    """

    text: str
    log: bool
    record: bool
    hides: bool


def make_report(
    facts: Iterable[str], logs: Path, record: bytes, running: bool, over: bool = False
) -> Report:
    """All of it as text. ``facts`` are lines that say which program it is, and on what machine.

    ``record``: its content, b"" for none. ``running``: its last round is not over, so what lies
    face down in it is left out. ``over``: so is the match, else the number of its deals is left
    out, too. The user's home is written ~. A log that can't be read is none.
    """
    log = last_of_log(logs)
    lines, hides = record_lines(record, running, over)
    parts = ["\n".join(facts)]
    if log:
        parts.append(f"--- log\n{log.rstrip()}")
    if lines:
        parts.append("--- record\n" + "\n".join(lines))
    return Report(_without_home("\n\n".join(parts) + "\n"), bool(log), bool(lines), hides)


def record_lines(record: bytes, running: bool, over: bool = False) -> tuple[list[str], bool]:
    """The record's lines, and whether anything of its last round was left out."""
    lines = record[-LARGEST:].decode("utf-8", "replace").splitlines()
    if not over:
        lines = [line for line in lines if not line.startswith(_NUMBER)]
    deals = [at for at, line in enumerate(lines) if line.startswith("round ")]
    if not running or not lines:
        return lines, False
    last = deals[-1] if deals else 0
    while last and lines[last - 1].startswith("# salt"):  # of this round, it stands before it
        last -= 1
    return lines[:last] + _hidden(lines[last:]), True


def _hidden(lines: list[str]) -> list[str]:
    """A round's lines without its deal, and without what was drawn."""
    kept: list[str] = []
    left: list[str] = []
    for line in lines:
        if line.partition(" ")[0] in _DEAL or line.startswith("#"):
            left.append(" ".join(line.split(" ")[: 2 if line.startswith("hand") else 1]))
        else:
            kept.append(_DRAW.sub(r"\1", line))
    at = 1 if kept and kept[0].startswith("round") else 0
    named = [one for one in left if one != "#"]
    return kept[:at] + ([f"{HIDDEN} {', '.join(named)}"] if named else []) + kept[at:]


def _without_home(text: str) -> str:
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
