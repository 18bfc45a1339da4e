"""What helps at the table: the hand sorted, the line as text, what can be done shown or not?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

from ..archive.settings import ORDERS
from .texts import tr

if TYPE_CHECKING:
    from .window import Window

SORTS = {
    "dealt": ("As it &came", "Your tiles stand as they came"),
    "pips": ("By &pips", "Your tiles stand by their pips"),
    "doubles": ("&Doubles first", "Your tiles stand doubles first"),
    "suit": ("By their &larger half", "Your tiles stand by their larger half"),
}


def sort_hand(window: Window, how: str) -> None:
    """From now on so; what was put elsewhere by hand is forgotten."""
    window.view.sort_hand(how)
    window.change_settings(replace(window.settings, order=how))
    window.view.note(tr(SORTS[how][1]))


def sort_next(window: Window) -> None:
    """The next way to sort, round and round."""
    at = ORDERS.index(window.settings.order)
    sort_hand(window, ORDERS[(at + 1) % len(ORDERS)])


def copy_line(window: Window) -> None:
    """The line on the table to the clipboard: in figures, and as tiles where there are such."""
    from ..words.chain import chain_drawn, chain_says

    seen = window.view.table.seen
    if seen is None or not seen.observation.line:
        window.view.note(tr("There is no tile on the table yet"))
        return
    line = seen.observation.line
    drawn = chain_drawn(line)
    text = chain_says(line) if drawn is None else f"{chain_says(line)}\n{drawn}"
    QGuiApplication.clipboard().setText(text)
    window.view.note(tr("The line is copied as text"))


def sort_menu(window: Window) -> QMenu:
    """Every way to sort the hand, the one in force marked."""
    menu = QMenu(tr("&Sort your tiles"), window)
    group = QActionGroup(menu)
    for how, (name, _) in SORTS.items():
        action = QAction(tr(name), menu)
        action.setCheckable(True)
        action.setData(how)
        action.triggered.connect(lambda _=False, how=how: sort_hand(window, how))
        group.addAction(action)
        menu.addAction(action)

    def mark() -> None:
        for action in menu.actions():
            action.setChecked(action.data() == window.settings.order)

    menu.aboutToShow.connect(mark)
    return menu


def offer_by_right_button(window: Window, sorts: QMenu, table: QMenu) -> None:
    """Over the rack a right click offers to sort, over the table what can be done there."""
    view = window.view

    def offer(at: QPoint) -> None:
        over_rack = not view.table.over_table(view.mapToScene(at))
        (sorts if over_rack else table).popup(view.mapToGlobal(at))

    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(offer)
