"""Where do the user's files live? By each platform's rules (on Linux the XDG folders)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "dominoes-desktop"


def config_dir() -> Path:
    """For what the user chose: settings."""
    return _place("config", ".config")


def data_dir() -> Path:
    """For what the user made: played matches."""
    return _place("data", ".local/share")


def state_dir() -> Path:
    """For what only the program needs again: matches that are running."""
    return _place("state", ".local/state")


def _place(kind: str, usual: str) -> Path:
    """The XDG folder of that kind, ``usual`` in the home without a wish of the user's; elsewhere
    the platform's own.
    """
    if sys.platform == "linux":  # three lines of a standard: the package takes 1 MB for them
        asked = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
        return (Path(asked) if os.path.isabs(asked) else Path.home() / usual) / NAME
    from platformdirs import PlatformDirs

    return Path(getattr(PlatformDirs(NAME, appauthor=False), f"user_{kind}_dir"))
