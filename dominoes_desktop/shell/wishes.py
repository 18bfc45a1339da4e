"""How do the settings come into force, and which of them has a key of its own?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from .texts import tr

if TYPE_CHECKING:
    from .preferences import PreferencesSheet
    from .window import Window


def use(window: Window) -> None:
    """Do as the settings say."""
    settings = window.settings
    window.referee.set_pace(settings.pace)
    window.dressing.wear_settings()
    window.sounds.set(settings.volume, settings.muted)


def preferences(window: Window) -> tuple[PreferencesSheet, Callable[[object], None]]:
    """The sheet of what can be set, each choice tried at once, and what follows from its answer."""
    from .preferences import Preferences, PreferencesSheet

    settings = window.settings
    sheet = PreferencesSheet(window.view, settings.pace, tr, window.dressing.for_sheets)
    sheet.tiles, sheet.table = settings.tiles, settings.table
    sheet.pace_chosen.connect(window.referee.set_pace)
    window.dressing.offer_looks(sheet)

    def answered(what: object) -> None:
        chosen = window.settings
        if isinstance(what, Preferences):
            chosen = replace(chosen, pace=what.pace, tiles=what.tiles, table=what.table)
        window.change_settings(chosen)

    return sheet, answered


def mute(window: Window) -> None:
    """No sound any more, or sound again."""
    settings = window.settings
    window.change_settings(replace(settings, muted=not settings.muted))
