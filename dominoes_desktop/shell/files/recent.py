"""Which records were opened or saved last? A menu of those that are still there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from shiboken6 import isValid

from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

WIDEST = 420  # px of a name in the menu; all of it stands in the tip


def recent_menu(window: Window) -> QMenu:
    """The menu; each time it is looked at, files that are gone drop out."""
    menu = QMenu(tr("Open &recent"), window)
    menu.setToolTipsVisible(True)

    def came(gone: tuple[str, ...]) -> None:
        drop(window, *gone)
        if gone and isValid(menu):
            _fill(window, menu)

    def looked_at() -> None:
        _fill(window, menu)
        names = window.settings.recent
        window.aside.run(lambda: tuple([one for one in names if not Path(one).exists()]), came)

    _fill(window, menu)
    menu.aboutToShow.connect(looked_at)
    return menu


def drop(window: Window, *names: str) -> None:
    """These files are not offered any more."""
    left = tuple([one for one in window.settings.recent if one not in names])
    if left != window.settings.recent:
        window.change_settings(replace(window.settings, recent=left))


def _fill(window: Window, menu: QMenu) -> None:
    menu.clear()
    for number, name in enumerate(window.settings.recent, 1):
        path = Path(name)
        stem = menu.fontMetrics().elidedText(path.stem, Qt.TextElideMode.ElideMiddle, WIDEST)
        text = stem.replace("&", "&&")
        action = menu.addAction(f"&{number} {text}" if number < 10 else text)
        action.setToolTip(name)
        action.triggered.connect(lambda _=False, path=path: window.matches.open_record(path))
    menu.addSeparator()
    clear = menu.addAction(tr("&Clear this list"))
    clear.triggered.connect(lambda: drop(window, *window.settings.recent))
    if not window.settings.recent:
        menu.clear()
        menu.addAction(tr("No records yet")).setEnabled(False)
