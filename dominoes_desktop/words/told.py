"""How is what is wrong with a file told in the user's language? (archive/said.py has its parts)"""

from __future__ import annotations

from functools import partial

from ..archive.said import Said, printable, put
from .reason import in_record
from .text import Tr


def told(what: Said, tr: Tr) -> str:
    """A line of plain text."""
    return printable(put(what, tr, partial(in_record, tr=tr)))
