"""Which lines has a record? Bytes in, whole lines with their numbers out, nothing understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .error import Wrong
from .said import said

BOM = b"\xef\xbb\xbf"
_SAYS = re.compile(rb"(?m)^[^\r\n#][^\n]*\n")  # neither empty nor a remark
_CONTROL = re.compile(rb"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)|\xc2[\x80-\x9f]")


@dataclass(frozen=True, slots=True)
class Written:
    """One line that says something: its number from 1, its text, and where it begins and ends."""

    number: int
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Torn:
    """The last line where it has no newline; what it says is not to be trusted."""

    number: int
    text: bytes


def split_torn(data: bytes) -> tuple[bytes, Torn | None]:
    """The whole lines, and the torn last one if there is one."""
    end = data.rfind(b"\n") + 1
    if data[end:] in (b"", BOM if end == 0 else b""):
        return data[:end], None
    return data[:end], Torn(data.count(b"\n") + 1, data[end:])


def lines(data: bytes) -> Iterator[Written]:
    """Every line but empty ones and remarks, CR before LF and the byte order mark removed.

    Wrong, with the line's number, when it comes to a line that holds a control character or is
    not UTF-8, a remark too.
    """
    mark = len(BOM) if data.startswith(BOM) else 0
    body = data[mark:]
    fault, wrong = _first_fault(body)
    number, counted = 1, 0
    for found in _SAYS.finditer(body):
        start, end = found.span()
        if end > fault:
            break
        number += body.count(b"\n", counted, start)
        counted = start
        text = body[start : end - 1].removesuffix(b"\r").decode("utf-8")
        yield Written(number, text, start + mark, end + mark)
    if wrong is not None:
        raise wrong


def _first_fault(body: bytes) -> tuple[int, Wrong | None]:
    """The first byte that no record may hold, or the end of it all."""
    at, what, wants = len(body), None, said("text")
    try:
        body.decode("utf-8")
    except UnicodeDecodeError as error:
        at = error.start
        code, wants = f"0x{body[at]:02x}", said("UTF-8 text")
        what = said("byte {at} of the line, {code}, is not UTF-8", at=_in_line(body, at), code=code)
    found = _CONTROL.search(body, 0, at)
    if found is not None:
        at, code, wants = found.start(), f"U+{found[0][-1]:04X}", said("text")
        text = "byte {at} of the line, the control character {code}, is not allowed"
        what = said(text, at=_in_line(body, at), code=code)
    if what is None:
        return at, None
    return at, Wrong(what, wants, body.count(b"\n", 0, at) + 1)


def _in_line(body: bytes, at: int) -> int:
    """Which byte of its line it is, from 1."""
    return at - body.rfind(b"\n", 0, at)
