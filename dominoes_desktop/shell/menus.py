"""What can be chosen from the menu bar, and by which key?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ..rules.move import Draw, Move, Pass, Play
from .advice import Advice
from .aids import copy_line, offer_by_right_button, sort_menu, sort_next
from .fairness import show_fairness
from .texts import tr
from .wishes import mute

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
    draw = _add(window, table, tr("&Draw"), "D", window.view.draw)
    passes = _add(window, table, tr("&Pass"), "P", window.view.pass_turn)
    hint = _add(window, table, tr("&Hint"), "H", Advice(window).ask)
    # Only while the menu is looked at: their keys are always there, and say why they can't be.
    table.aboutToShow.connect(lambda: draw.setEnabled(_may(window, Draw)))
    table.aboutToShow.connect(lambda: passes.setEnabled(_may(window, Pass)))
    table.aboutToShow.connect(lambda: hint.setEnabled(_may(window, Draw, Pass, Play)))
    table.aboutToHide.connect(lambda: hint.setEnabled(True))
    table.aboutToHide.connect(lambda: draw.setEnabled(True))
    table.aboutToHide.connect(lambda: passes.setEnabled(True))
    table.addSeparator()
    sorts = sort_menu(window)
    table.addMenu(sorts)
    _add(window, table, tr("S&ort another way"), "S", lambda: sort_next(window))
    _add(window, table, tr("&Tiles played and not seen..."), "T", sheets.tiles)
    _add(window, table, tr("&Copy the line"), keys.Copy, lambda: copy_line(window))
    offer_by_right_button(window, sorts, table)
    view = bar.addMenu(tr("&View"))
    _add(window, view, tr("Zoom &in"), keys.ZoomIn, lambda: window.view.zoom(1))
    _add(window, view, tr("Zoom &out"), keys.ZoomOut, lambda: window.view.zoom(-1))
    whole = _add(window, view, tr("&Whole table"), "F", window.view.show_all)
    view.aboutToShow.connect(lambda: whole.setEnabled(window.view.table.lens.zoomed))
    view.aboutToHide.connect(lambda: whole.setEnabled(True))
    view.addSeparator()
    quiet = _add(window, view, tr("&Mute"), "M", lambda: mute(window))
    quiet.setCheckable(True)
    view.aboutToShow.connect(lambda: quiet.setChecked(window.settings.muted))
    _add(window, view, tr("&Full screen"), "F11", window.full_screen)
    choose = _add(window, view, tr("Pre&ferences..."), "Ctrl+,", sheets.preferences)
    choose.setMenuRole(QAction.MenuRole.PreferencesRole)
    aid = bar.addMenu(tr("&Help"))
    _add(window, aid, tr("&Rules"), "F1", sheets.rules)
    _add(window, aid, tr("&Keys"), "Ctrl+F1", sheets.keys)
    _add(window, aid, tr("&Fairness"), "", lambda: show_fairness(window))
    about = _add(window, aid, tr("&About Dominoes Desktop"), "", sheets.about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def _may(window: Window, *kinds: type[Move]) -> bool:
    """Is one of those a move that the person at the table can make now?"""
    table = window.view.table
    if table.seen is None or table.gestures.locked or window.sheets.seen:
        return False
    return any(isinstance(move, kinds) for move in table.seen.observation.legal)


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
