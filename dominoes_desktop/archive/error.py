"""What is wrong with a record, and in which line?"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from ..rules.reason import Reason

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_LONGEST = 48
_CAPITAL = re.compile("(?<=.)(?=[A-Z])")

Say = Callable[[Reason], str]
"""Says a reason in half a sentence, for an error; words/ has the one that is handed down."""


def bare(reason: Reason) -> str:
    """The reason's name, where nobody has handed down the words for it."""
    return _CAPITAL.sub(" ", type(reason).__name__).lower()


class Wrong(ValueError):
    """Something in a record is wrong; ``line`` names it where it is not the line being read."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


class Newer(Wrong):
    """A record of a version that a newer program writes: nothing is wrong with it."""


class Begun(Wrong):
    """A head that ends before it is whole: nothing was dealt yet."""


Fault = Literal["missing", "folder", "closed", "foreign", "damaged"]
"""No such file, a folder, one the system does not let us read, of another kind, or spoilt."""


class RecordError(ValueError):
    """A record that can't be read. ``str`` gives ``FILE:LINE: what is wrong``, on one line.

    ``newer``: a newer program reads it. ``begun``: it ends in its head. ``fault``: what a user
    can be told who knows nothing of lines.
    """

    newer = begun = False
    fault: Fault = "damaged"

    def __init__(self, path: str, line: int, message: str) -> None:
        super().__init__(f"{printable(path)}:{line}: {printable(message)}")
        self.path = path
        self.line = line
        self.message = message

    def of(self, fault: Fault) -> RecordError:
        """The same, told as that fault."""
        self.fault = fault
        return self


def printable(text: str) -> str:
    """The text without what would break a line or a terminal."""
    return _CONTROL.sub("?", text)


def quoted(text: str) -> str:
    """Something out of a record, cut short where it is long."""
    cut = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
    return f"'{printable(cut)}'"
