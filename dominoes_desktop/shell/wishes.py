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
    window.view.set_highlight(settings.highlight)
    if window.view.table.order.how != settings.order:  # sorting forgets what one has put elsewhere
        window.view.sort_hand(settings.order)


def preferences(window: Window) -> tuple[PreferencesSheet, Callable[[object], None]]:
    """The sheet of what can be set, each choice tried at once, and what follows from its answer."""
    from .preferences import Preferences, PreferencesSheet

    settings = window.settings
    sheet = PreferencesSheet(window.view, settings.pace, tr, window.dressing.for_sheets)
    sheet.tiles, sheet.table = settings.tiles, settings.table
    sheet.pace_chosen.connect(window.referee.set_pace)
    window.dressing.offer_looks(sheet)
    sheet.begin_with(0 if settings.muted else settings.volume, settings.highlight)
    sheet.highlight_chosen.connect(window.view.set_highlight)

    def try_volume(volume: int) -> None:
        window.sounds.set(volume, not volume)
        window.sounds.wake()
        window.sounds.play("clack3")

    sheet.volume_chosen.connect(try_volume)

    def answered(what: object) -> None:
        chosen = window.settings
        if isinstance(what, Preferences):
            chosen = replace(chosen, pace=what.pace, tiles=what.tiles, table=what.table)
            volume = what.volume or chosen.volume
            chosen = replace(chosen, volume=volume, muted=not what.volume)
            chosen = replace(chosen, highlight=what.highlight)
        window.change_settings(chosen)

    return sheet, answered


def mute(window: Window) -> None:
    """No sound any more, or sound again."""
    settings = window.settings
    window.change_settings(replace(settings, muted=not settings.muted))
    window.view.note(tr("Sound is off") if not settings.muted else tr("Sound is on"))
