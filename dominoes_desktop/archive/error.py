"""What is wrong with a record, and in which line?"""

from __future__ import annotations

from typing import Literal

from .said import Part, Said, printable, said
from .size import size_said


class Wrong(ValueError):
    """Something in a record is wrong; ``line`` names it where it is not the line being read.

    ``said``: what is wrong, and what was expected.
    """

    def __init__(self, what: Part, expected: Part, line: int | None = None) -> None:
        self.said = said("{what}; expected {expected}", what=what, expected=expected)
        self.line = line
        super().__init__(str(self.said))


class Newer(Wrong):
    """A record of a version that a newer program writes: nothing is wrong with it."""


class Begun(Wrong):
    """A head that ends before it is whole: nothing was dealt yet."""


Fault = Literal["missing", "folder", "closed", "foreign", "damaged"]
"""No such file, a folder, one the system does not let us read, of another kind, or spoilt."""


class RecordError(ValueError):
    """A record that can't be read. ``str`` gives ``FILE:LINE: what is wrong``, on one line.

    ``said``: the same in parts, to be put into a language. ``newer``: a newer program reads it.
    ``begun``: it ends in its head. ``fault``: what a user can be told who knows nothing of lines.
    """

    newer = begun = False
    fault: Fault = "damaged"

    def __init__(self, path: str, line: int, what: Said) -> None:
        self.said = at_line(path, line, what)
        self.line = line
        super().__init__(printable(str(self.said)))

    def of(self, fault: Fault) -> RecordError:
        """The same, told as that fault."""
        self.fault = fault
        return self


def at_line(path: str, line: int, what: Said) -> Said:
    """What is said of a line of a file."""
    return said("{file}:{line}: {what}", file=printable(path), line=line, what=what)


def unread(path: str, what: Said, expected: Said) -> RecordError:
    """A file of which not even the first line could be read."""
    return RecordError(path, 1, Wrong(what, expected).said)


def too_large(name: str, size: int, most: int) -> RecordError:
    """A file of so many bytes is none of ours: there are ``most`` of them."""
    what = said("the file is too large, {size}", size=size_said(size))
    return unread(name, what, said("at most {size}", size=size_said(most))).of("foreign")


def spaced() -> Wrong:
    """A line whose words stand too far apart."""
    return Wrong(said("a space too many"), said("single spaces between words"))
