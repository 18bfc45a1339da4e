"""What can be chosen from the menu bar, and by which key?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from .texts import tr

if TYPE_CHECKING:
    from .window import Window


def fill_menus(window: Window) -> None:
    """Put all menus on the window's bar."""
    bar, sheets, keys = window.menuBar(), window.sheets, QKeySequence.StandardKey
    game = bar.addMenu(tr("&Game"))
    _add(window, game, tr("&New match..."), keys.New, sheets.ask_new)
    _add(window, game, tr("&Open..."), keys.Open, sheets.open_file)
    game.addSeparator()
    leave = _add(window, game, tr("&Quit"), "Ctrl+Q", window.close)
    leave.setMenuRole(QAction.MenuRole.QuitRole)
    table = bar.addMenu(tr("&Table"))
    _add(window, table, tr("&Draw"), "D", window.view.draw)
    _add(window, table, tr("&Pass"), "P", window.view.pass_turn)
    view = bar.addMenu(tr("&View"))
    _add(window, view, tr("&Full screen"), "F11", window.full_screen)
    choose = _add(window, view, tr("Pre&ferences..."), "Ctrl+,", sheets.preferences)
    choose.setMenuRole(QAction.MenuRole.PreferencesRole)
    aid = bar.addMenu(tr("&Help"))
    _add(window, aid, tr("&Rules"), "F1", sheets.rules)
    _add(window, aid, tr("&Keys"), "Ctrl+F1", sheets.keys)
    about = _add(window, aid, tr("&About Dominoes Desktop"), "", sheets.about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def _add(
    window: Window,
    menu: QMenu,
    text: str,
    key: str | QKeySequence.StandardKey,
    do: Callable[[], object],
) -> QAction:
    action = QAction(text, window)
    if key:
        action.setShortcut(QKeySequence(key))
    action.triggered.connect(lambda: do())
    menu.addAction(action)
    return action
