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
from .files import show_unfinished, tell_of_problem
from .files.opening import open_file, save_as
from .files.recent import recent_menu
from .learning import show_lessons
from .people.step_in import ask_step_in, can_step_in
from .people.switch import who_plays
from .replay.asked import ask_export, copy_position, moves_page, show_played
from .resigning import ask_resign, can_resign
from .side import Page
from .taking_back import can_redo, can_undo, redo, undo
from .texts import tr
from .wishes import letters_in_menus, mute

if TYPE_CHECKING:
    from .window import Window

Key = QKeySequence.StandardKey
USUAL = {
    Key.Quit: "Ctrl+Q",
    Key.Preferences: "Ctrl+,",
    Key.FullScreen: "F11",
    Key.HelpContents: "F1",
    Key.SaveAs: "Ctrl+Shift+S",
}
"""What some systems have no key of their own for."""

HINT = "A hint: the best move and why; again, the next best"
SORT = "Sort the hand, each time another way"
TILES = "Tiles played, and tiles not seen yet"
COPY = "Copy the line on the table as text"
CLOSER = "Closer to the table; so does the wheel"
BACK = "Take your last move back"
AGAIN = "Do again what was taken back"
MOVES = "The list of moves beside the table; one that is chosen shows the table as it was"
PLAYED = "The played matches, to look at them again"
FURTHER = "Further away from the table"


def fill_menus(window: Window) -> None:
    """Put all menus on the window's bar."""
    for fill in (_game, _table, _view, _help):
        fill(window)
    letters_in_menus(window, window.settings.letters)


def _game(window: Window) -> None:
    menu, sheets = window.menuBar().addMenu(tr("&Game")), window.sheets
    _add(window, menu, tr("&New match..."), Key.New, sheets.ask_new)
    _add(window, menu, tr("&Open..."), Key.Open, lambda: open_file(window))
    menu.addMenu(recent_menu(window))
    _add(
        window,
        menu,
        tr("Un&finished matches..."),
        "Ctrl+U",
        _ahead(window, show_unfinished, "files.left", "files.left_sheet"),
    )
    looked_at = _ahead(window, show_played, "replay.played", "replay.played_sheet")
    _add(window, menu, tr("Pla&yed matches..."), "Ctrl+R", looked_at, tr(PLAYED))
    menu.addSeparator()
    copy = _add(window, menu, tr("Save a &copy..."), Key.SaveAs, lambda: save_as(window))
    _only_while_looked_at(menu, copy, lambda: window.matches.recorder is not None)
    menu.addSeparator()
    back = _add(window, menu, tr("&Undo"), Key.Undo, lambda: undo(window), tr(BACK))
    again = _add(window, menu, tr("R&edo"), Key.Redo, lambda: redo(window), tr(AGAIN))
    usual = QKeySequence.keyBindings(Key.Redo)  # on some systems it is another key
    again.setShortcuts(list(dict.fromkeys([*usual, QKeySequence("Ctrl+Shift+Z")])))
    _only_while_looked_at(menu, back, lambda: can_undo(window))
    _only_while_looked_at(menu, again, lambda: can_redo(window))
    resign = _add(window, menu, tr("Resi&gn..."), "", lambda: ask_resign(window))
    _only_while_looked_at(menu, resign, lambda: can_resign(window))
    menu.addSeparator()
    _add(window, menu, tr("&Daily deal..."), "", _ahead(window, show_daily, "figures.daily_sheet"))
    who_plays(window, menu)
    figures = _ahead(window, show_statistics, "figures.sheet", ".archive.account")
    _add(window, menu, tr("&Statistics..."), "", figures)
    menu.addSeparator()
    leave = _add(window, menu, tr("&Quit"), Key.Quit, window.close, tr("Quit; the match is kept"))
    leave.setMenuRole(QAction.MenuRole.QuitRole)


def _table(window: Window) -> None:
    menu, view = window.menuBar().addMenu(tr("&Table")), window.view
    draw = _add(window, menu, tr("&Draw"), "D", view.draw, tr("Draw from the boneyard"))
    passes = _add(
        window, menu, tr("&Pass"), "P", view.pass_turn, tr("Pass, or keep the tile you drew")
    )
    hint = _add(window, menu, tr("&Hint"), "H", Advice(window).ask, tr(HINT))
    _only_while_looked_at(menu, draw, lambda: _may(window, Draw))
    _only_while_looked_at(menu, passes, lambda: _may(window, Pass))
    _only_while_looked_at(menu, hint, lambda: _may(window, Draw, Pass, Play))
    menu.addSeparator()
    menu.addMenu(tell_menu(window))
    sorts = sort_menu(window)
    menu.addMenu(sorts)
    _add(window, menu, tr("S&ort another way"), "S", lambda: sort_next(window), tr(SORT))
    tiles = _ahead(window, lambda _: window.sheets.tiles(), "tiles_sheet")
    _add(window, menu, tr("&Tiles played and not seen..."), "T", tiles, tr(TILES))
    _add(window, menu, tr("&Copy the line"), Key.Copy, lambda: copy_line(window), tr(COPY))
    _add(
        window,
        menu,
        tr("Copy the pos&ition as text"),
        "Ctrl+Shift+C",
        lambda: copy_position(window),
    )
    _add(window, menu, tr("E&xport the position..."), "Ctrl+E", lambda: ask_export(window))
    menu.addSeparator()
    step_in = _add(window, menu, tr("Step i&n..."), "", lambda: ask_step_in(window))
    _only_while_looked_at(menu, step_in, lambda: can_step_in(window))
    offer_by_right_button(window, sorts, menu)


def _view(window: Window) -> None:
    menu, view = window.menuBar().addMenu(tr("&View")), window.view
    _add(window, menu, tr("Zoom &in"), Key.ZoomIn, lambda: view.zoom(1), tr(CLOSER), True)
    _add(window, menu, tr("Zoom &out"), Key.ZoomOut, lambda: view.zoom(-1), tr(FURTHER), True)
    whole = _add(window, menu, tr("&Whole table"), "F", view.show_all, tr("The whole table"))
    _only_while_looked_at(menu, whole, lambda: view.table.lens.zoomed)
    window.side.offer(Page("moves", "Moves", moves_page))
    toggle = _ahead(window, lambda _: window.side.toggle("moves"), "replay.moves_page")
    moves = _add(window, menu, tr("Mo&ves"), "L", toggle, tr(MOVES))
    moves.setCheckable(True)
    menu.aboutToShow.connect(lambda: moves.setChecked(window.side.key == "moves"))
    menu.addSeparator()
    quiet = _add(window, menu, tr("&Mute"), "M", lambda: mute(window), tr("Mute, or sound again"))
    quiet.setCheckable(True)
    menu.aboutToShow.connect(lambda: quiet.setChecked(window.settings.muted))
    _add(window, menu, tr("&Full screen"), Key.FullScreen, window.full_screen)
    choose = _add(window, menu, tr("&Preferences..."), Key.Preferences, window.sheets.preferences)
    choose.setMenuRole(QAction.MenuRole.PreferencesRole)


def _help(window: Window) -> None:
    menu, sheets = window.menuBar().addMenu(tr("&Help")), window.sheets
    window.side.offer(Page("rules", "Rules", _rules))
    rules = _ahead(window, lambda _: sheets.rules(), "learning.rules_beside")
    _add(window, menu, tr("&Rules"), Key.HelpContents, rules, tr("The rules of the game"))
    _add(
        window, menu, tr("&Lessons..."), "", _ahead(window, show_lessons, "learning.lessons_sheet")
    )
    _add(window, menu, tr("F&irst steps"), "", window.learning.tour)
    menu.addSeparator()
    keys = _ahead(window, lambda _: sheets.keys(), "access.key_list", "keys_sheet")
    _add(window, menu, tr("&Keys"), "Ctrl+F1", keys, tr("This list"))
    fair = _ahead(window, show_fairness, "fairness_sheet", ".archive.dealt")
    _add(window, menu, tr("&Fairness"), "", fair)
    _add(window, menu, tr("Report a &problem"), "", lambda: tell_of_problem(window))
    show_about = _ahead(window, lambda _: sheets.about(), "about")
    about = _add(window, menu, tr("&About Dominoes Desktop"), "", show_about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def keys_for(key: str | QKeySequence.StandardKey) -> list[QKeySequence]:
    """The key that this system uses for that, and the `USUAL` one, which works on all."""
    if isinstance(key, str):
        return [QKeySequence(key)]
    usual = [QKeySequence(USUAL[key])] if key in USUAL else []
    return list(dict.fromkeys([*QKeySequence.keyBindings(key)[:1], *usual]))


def _rules(window: Window) -> QWidget:
    from .learning.rules_beside import RulesPage  # not before it is wanted

    return RulesPage(window)


def _only_while_looked_at(menu: QMenu, action: QAction, can: Callable[[], bool]) -> None:
    """Grey in the open menu while it can't be done; its key is always there, and says why not."""
    menu.aboutToShow.connect(lambda: action.setEnabled(can()))
    menu.aboutToHide.connect(lambda: action.setEnabled(True))


def _ahead(window: Window, do: Callable[[Window], object], *rooms: str) -> Callable[[], None]:
    """That, once the rooms that it needs are fetched beside the window."""
    return lambda: window.sheets.having(lambda: do(window), *rooms)


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
    does: str = "",
    repeats: bool = False,
) -> QAction:
    """``does`` is said in the list of keys; a key held down does it once, unless it ``repeats``."""
    action = QAction(text, window)
    if key:
        action.setShortcuts(keys_for(key))
    action.setStatusTip(does)
    action.setAutoRepeat(repeats)
    action.triggered.connect(lambda: do())
    menu.addAction(action)
    return action
