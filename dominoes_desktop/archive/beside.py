"""What becomes of a file that can't be understood? It is kept beside, and overwrites nothing."""

from __future__ import annotations

import os
from pathlib import Path

from .disk import about
from .said import Said, said


def put_beside(path: Path, ending: str) -> Path | None:
    """Give the file another name that nothing has yet: its own, and ``ending``; None if it can't.

    The second one with that name ends in ``ending``-2, and so on.
    """
    beside, again = path.with_name(path.name + ending), 1
    while beside.exists():
        again += 1
        beside = path.with_name(f"{path.name}{ending}-{again}")
    try:
        os.replace(path, beside)
    except OSError:
        return None
    return beside


def unmoved(path: Path) -> Said:
    """What is said of a file that could not be put there."""
    return about(path, said("It could not be put aside"))
