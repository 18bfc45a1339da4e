"""What can be chosen from the menu bar, and by which key?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ..rules.move import Draw, Move, Pass, Play
from .access.telling import tell_menu
from .advice import Advice
from .aids import copy_line, offer_by_right_button, sort_menu, sort_next
from .fairness import show_fairness
from .figures.daily import show_daily
from .figures.show import show_statistics
from .files.left import show_left
from .files.opening import open_file, save_as
from .files.recent import recent_menu
from .files.telling import report_problem
from .people.switch import who_plays
from .resigning import ask_resign, can_resign
from .side import Page
from .taking_back import can_redo, can_undo, redo, undo
from .texts import tr
from .wishes import mute

if TYPE_CHECKING:
    from .window import Window

Key = QKeySequence.StandardKey


def fill_menus(window: Window) -> None:
    """Put all menus on the window's bar."""
    for fill in (_game, _table, _view, _help):
        fill(window)


def _game(window: Window) -> None:
    menu, sheets = window.menuBar().addMenu(tr("&Game")), window.sheets
    _add(window, menu, tr("&New match..."), Key.New, sheets.ask_new)
    _add(window, menu, tr("&Open..."), Key.Open, lambda: open_file(window))
    menu.addMenu(recent_menu(window))
    _add(window, menu, tr("&Unfinished matches..."), "Ctrl+U", lambda: show_left(window))
    menu.addSeparator()
    copy = _add(window, menu, tr("Save a &copy..."), "Ctrl+Shift+S", lambda: save_as(window))
    _only_while_looked_at(menu, copy, lambda: window.matches.recorder is not None)
    menu.addSeparator()
    back = _add(window, menu, tr("&Undo"), Key.Undo, lambda: undo(window))
    again = _add(window, menu, tr("R&edo"), Key.Redo, lambda: redo(window))
    usual = QKeySequence.keyBindings(Key.Redo)  # on some systems it is another key
    again.setShortcuts(list(dict.fromkeys([*usual, QKeySequence("Ctrl+Shift+Z")])))
    _only_while_looked_at(menu, back, lambda: can_undo(window))
    _only_while_looked_at(menu, again, lambda: can_redo(window))
    resign = _add(window, menu, tr("&Resign..."), "", lambda: ask_resign(window))
    _only_while_looked_at(menu, resign, lambda: can_resign(window))
    menu.addSeparator()
    _add(window, menu, tr("&Daily deal..."), "", lambda: show_daily(window))
    who_plays(window, menu)
    _add(window, menu, tr("&Statistics..."), "", lambda: show_statistics(window))
    menu.addSeparator()
    leave = _add(window, menu, tr("&Quit"), "Ctrl+Q", window.close)
    leave.setMenuRole(QAction.MenuRole.QuitRole)


def _table(window: Window) -> None:
    menu, view = window.menuBar().addMenu(tr("&Table")), window.view
    draw = _add(window, menu, tr("&Draw"), "D", view.draw)
    passes = _add(window, menu, tr("&Pass"), "P", view.pass_turn)
    hint = _add(window, menu, tr("&Hint"), "H", Advice(window).ask)
    _only_while_looked_at(menu, draw, lambda: _may(window, Draw))
    _only_while_looked_at(menu, passes, lambda: _may(window, Pass))
    _only_while_looked_at(menu, hint, lambda: _may(window, Draw, Pass, Play))
    menu.addSeparator()
    menu.addMenu(tell_menu(window))
    sorts = sort_menu(window)
    menu.addMenu(sorts)
    _add(window, menu, tr("S&ort another way"), "S", lambda: sort_next(window))
    _add(window, menu, tr("&Tiles played and not seen..."), "T", window.sheets.tiles)
    _add(window, menu, tr("&Copy the line"), Key.Copy, lambda: copy_line(window))
    offer_by_right_button(window, sorts, menu)


def _view(window: Window) -> None:
    menu, view = window.menuBar().addMenu(tr("&View")), window.view
    _add(window, menu, tr("Zoom &in"), Key.ZoomIn, lambda: view.zoom(1))
    _add(window, menu, tr("Zoom &out"), Key.ZoomOut, lambda: view.zoom(-1))
    whole = _add(window, menu, tr("&Whole table"), "F", view.show_all)
    _only_while_looked_at(menu, whole, lambda: view.table.lens.zoomed)
    window.side.offer(Page("moves", tr("Moves"), _moves))
    moves = _add(window, menu, tr("Mo&ves"), "L", lambda: window.side.toggle("moves"))
    moves.setCheckable(True)
    menu.aboutToShow.connect(lambda: moves.setChecked(window.side.key == "moves"))
    menu.addSeparator()
    quiet = _add(window, menu, tr("&Mute"), "M", lambda: mute(window))
    quiet.setCheckable(True)
    menu.aboutToShow.connect(lambda: quiet.setChecked(window.settings.muted))
    _add(window, menu, tr("&Full screen"), "F11", window.full_screen)
    choose = _add(window, menu, tr("Pre&ferences..."), "Ctrl+,", window.sheets.preferences)
    choose.setMenuRole(QAction.MenuRole.PreferencesRole)


def _help(window: Window) -> None:
    menu, sheets = window.menuBar().addMenu(tr("&Help")), window.sheets
    _add(window, menu, tr("&Rules"), "F1", sheets.rules)
    _add(window, menu, tr("&Keys"), "Ctrl+F1", sheets.keys)
    _add(window, menu, tr("&Fairness"), "", lambda: show_fairness(window))
    _add(window, menu, tr("Report a &problem"), "", lambda: report_problem(window))
    about = _add(window, menu, tr("&About Dominoes Desktop"), "", sheets.about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def _moves(window: Window) -> QWidget:
    from .replay.moves_page import MovesPage  # not before it is wanted

    return MovesPage(window)


def _only_while_looked_at(menu: QMenu, action: QAction, can: Callable[[], bool]) -> None:
    """Grey in the open menu while it can't be done; its key is always there, and says why not."""
    menu.aboutToShow.connect(lambda: action.setEnabled(can()))
    menu.aboutToHide.connect(lambda: action.setEnabled(True))


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
