"""Is a record that of a match which is being played here? Its own file, while it is not over."""

from __future__ import annotations

from pathlib import Path

from .places import state_dir
from .reader import Record
from .recorder import locked


def is_played_here(record: Record) -> bool:
    """Does a window have it open, or keep it among the unfinished matches?"""
    path = Path(record.path)
    if record.over:
        return False
    return locked(path) or path.resolve().parent == (state_dir() / "matches").resolve()
