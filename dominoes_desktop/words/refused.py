"""Why can't a file be opened? In a sentence for somebody who has never looked into one."""

from __future__ import annotations

from ..archive.error import RecordError
from .text import Tr


def refused_says(error: RecordError, tr: Tr) -> str:
    """The sentence; where in the file what is wrong, the error itself says."""
    if error.newer:
        return tr("A newer version of this program has written it.")
    match error.fault:
        case "missing":
            return tr("There is no such file any more.")
        case "folder":
            return tr("It is a folder, not a file.")
        case "closed":
            return tr("The system does not let it be read.")
        case "foreign":
            return tr("It is not a file of this program.")
        case "damaged":
            return tr("It is damaged, or a part of it is missing.")
