"""Which lines has a record? Bytes in, whole lines with their numbers out, nothing understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .error import Wrong

BOM = b"\xef\xbb\xbf"
_FILLED = re.compile(rb"(?:[^\r\n][^\n]*|\r[^\n]+)\n")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")
_ASCII_CONTROL = re.compile(rb"[\x00-\x1f\x7f]")


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

    Wrong, with the line's number, where a line holds a control character or is not UTF-8.
    """
    at = len(BOM) if data.startswith(BOM) else 0
    number, counted = 1, 0
    for found in _FILLED.finditer(data, at):
        number += data.count(b"\n", counted, found.start())
        counted = found.start()
        text = _text(data[found.start() : found.end() - 1], number)
        if text and not text.startswith("#"):
            yield Written(number, text, found.start(), found.end())


def _text(raw: bytes, number: int) -> str:
    if raw.endswith(b"\r"):
        raw = raw[:-1]
    if raw.isascii():
        bad = _ASCII_CONTROL.search(raw)
        if bad is not None:
            raise _control(raw[bad.start()], bad.start(), number)
        return raw.decode("ascii")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Wrong(
            f"byte 0x{raw[error.start]:02x} at {error.start + 1} is not UTF-8; expected UTF-8 text",
            number,
        ) from None
    found = _CONTROL.search(text)
    if found is not None:
        raise _control(ord(found[0]), found.start(), number)
    return text


def _control(code: int, at: int, number: int) -> Wrong:
    return Wrong(f"control character U+{code:04X} at {at + 1}; expected plain text", number)
