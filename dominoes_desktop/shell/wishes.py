"""How do the settings come into force, and which of them has a key of its own?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .window import Window


def use(window: Window) -> None:
    """Do as the settings say."""
    settings = window.settings
    window.referee.set_pace(settings.pace)
    window.sounds.set(settings.volume, settings.muted)


def mute(window: Window) -> None:
    """No sound any more, or sound again."""
    settings = window.settings
    window.change_settings(replace(settings, muted=not settings.muted))
