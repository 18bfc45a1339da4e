"""How do results and refusals leave a command? To the streams, whatever those can show."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Sequence
from typing import Any, TextIO

from ..archive.said import printable


class Refused(Exception):
    """A command can't do what it was asked; ``str`` is the one line that says why."""


def say_json(data: Any) -> None:
    """One line of JSON, in ASCII."""
    print(json.dumps(data, allow_nan=False))


def say(text: str = "") -> None:
    """A line for people; what the stream can't show becomes a question mark."""
    _write(sys.stdout, text)


def complain(text: str) -> None:
    """One line on standard error, whatever the text holds, if anybody can be told there."""
    with contextlib.suppress(OSError):
        _write(sys.stderr, printable(text))


def table(rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need to be, the first row being their heads."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        say("  ".join(cells).rstrip())


def plain(text: str) -> str:
    """The translating function of the commands: they speak English."""
    return text


def spoken(what: object, most: int) -> str:
    """What somebody else's object says of itself, on one line; "" where it fails at that, too."""
    try:
        return " ".join(str(what).split())[:most]
    except BaseException:  # somebody else's words may fail in any way
        return ""


def _write(stream: TextIO, text: str) -> None:
    encoding = getattr(stream, "encoding", None) or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding), file=stream)
