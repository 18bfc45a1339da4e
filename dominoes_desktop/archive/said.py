"""What is there to say about a file, before anybody has put it into a language?

A text is English here, with its parts still apart; words/ says all of it in the user's language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ..rules.reason import Reason

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_LONGEST = 48
_CAPITAL = re.compile("(?<=.)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Said:
    """A text with ``{named}`` parts. ``str`` is English, a reason in it told by its name alone."""

    english: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        return put(self, str, bare)


Part = str | int | Reason | Said | tuple["Part", ...]
"""As it stands; or to be said, too; or (a tuple) any one of several."""


def said(english: str, /, **parts: Part) -> Said:
    """That text with these parts."""
    return Said(english, tuple(parts.items()))


def put(part: Part, tr: Callable[[str], str], reason: Callable[[Reason], str]) -> str:
    """The part in the language of ``tr``; ``reason`` says what the rules have against something."""
    match part:
        case Said(parts=parts):
            return tr(part.english).format(**{name: put(one, tr, reason) for name, one in parts})
        case str() | int():
            return str(part)
        case tuple():
            *others, last = [put(one, tr, reason) for one in part]
            if not others:
                return last
            first = others[0]
            for one in others[1:]:
                first = tr("{first}, {second}").format(first=first, second=one)
            return tr("{first} or {last}").format(first=first, last=last)
    return reason(part)


def bare(reason: Reason) -> str:
    """The reason's name, where nobody has the words for it."""
    return _CAPITAL.sub(" ", type(reason).__name__).lower()


def printable(text: str) -> str:
    """The text without what would break a line or a terminal."""
    return _CONTROL.sub("?", text)


def quoted(text: str) -> str:
    """Something out of a record, cut short where it is long."""
    cut = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
    return f"'{printable(cut)}'"
