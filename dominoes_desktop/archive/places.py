"""Where do the user's files live? By each platform's rules (on Linux the XDG folders)."""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs

NAME = "dominoes-desktop"


def config_dir() -> Path:
    """For what the user chose: settings."""
    return Path(_dirs().user_config_dir)


def data_dir() -> Path:
    """For what the user made: played matches."""
    return Path(_dirs().user_data_dir)


def state_dir() -> Path:
    """For what only the program needs again: matches that are running."""
    return Path(_dirs().user_state_dir)


def _dirs() -> PlatformDirs:
    return PlatformDirs(NAME, appauthor=False)
