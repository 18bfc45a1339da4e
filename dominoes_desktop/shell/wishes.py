"""How do the settings come into force, and which of them has a key of its own?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QMenu

from ..archive.settings import Settings
from .texts import tr
from .zoom import set_letters

if TYPE_CHECKING:
    from .preferences import PreferencesSheet
    from .window import Window


def use(window: Window, settings: Settings | None = None) -> None:
    """Do as the settings say: the window's, or others that are tried."""
    now = settings or window.settings
    still = now.motion == "still" or (now.motion == "system" and window.less_motion)
    window.language.speak(now.language)
    window.referee.set_pace(now.pace, still)
    window.referee.seconds = now.thinking / 1000
    window.dressing.wear_settings(now)
    window.sounds.set(now.volume, now.muted)
    window.view.set_highlight(now.highlight)
    if window.view.table.order.how != now.order:  # sorting forgets what one has put elsewhere
        window.view.sort_hand(now.order)
    window.view.set_letters(now.letters)
    set_letters(window.view, now.letters)
    letters_in_menus(window, now.letters)


def letters_in_menus(window: Window, percent: int) -> None:
    """How large menus are written, in percent of what the system has them in."""
    for menu in (window.menuBar(), *window.menuBar().findChildren(QMenu)):
        letters = QApplication.font(menu)
        if letters.pointSizeF() > 0:
            letters.setPointSizeF(letters.pointSizeF() * percent / 100)
        else:
            letters.setPixelSize(round(letters.pixelSize() * percent / 100))
        menu.setFont(letters)


def preferences(window: Window) -> tuple[PreferencesSheet, Callable[[object], None]]:
    """The sheet of what can be set, each choice tried at once, and what follows from its answer."""
    from .preference_rows import KEYS
    from .preferences import PreferencesSheet

    dressing = window.dressing
    sheet = PreferencesSheet(window.view, window.settings, tr, dressing.for_sheets, dressing.game)
    tried = [window.settings]

    def changed(settings: Settings) -> None:
        use(window, settings)
        if (settings.volume, settings.muted) != (tried[-1].volume, tried[-1].muted):
            window.sounds.wake()
            window.sounds.play("clack3")
        tried[:] = [settings]

    def answered(what: object) -> None:
        chosen = window.settings
        if isinstance(what, Settings):
            chosen = replace(chosen, **{key: getattr(what, key) for key in KEYS})
        window.change_settings(chosen)

    sheet.changed.connect(changed)
    window.dressing.offer_looks(sheet)
    return sheet, answered


def follow_system(window: Window) -> None:
    """Do what the user has asked all programs for, as soon as the system has told."""
    from ..archive.motion import less_motion

    def told(wish: bool) -> None:
        window.less_motion = wish
        use(window)

    window.aside.run(less_motion, told)


def mute(window: Window) -> None:
    """No sound any more, or sound again."""
    settings = window.settings
    window.change_settings(replace(settings, muted=not settings.muted))
    window.view.note(tr("Sound is off") if not settings.muted else tr("Sound is on"))
