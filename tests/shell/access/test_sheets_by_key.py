"""Is every sheet there for who has no mouse, or does not see it?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from dominoes_desktop.games import BLOCK
from dominoes_desktop.shell.access.key_list import plain
from dominoes_desktop.shell.access.stand_in import StandIn
from dominoes_desktop.shell.controls import Scroll
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.shell.stops import takes_tab
from tests.shell.evening import until

from .conftest import Listens
from .ears import Name, Reader, asked

Key = Qt.Key
Text = QAccessible.Text
ELSEWHERE = {"Open", "Save a copy"}  # the system's own dialogs


def actions(reader: Reader) -> list[QAction]:
    """Everything in the menus that may bring a sheet."""
    menus = [one.menu() for one in reader.window.menuBar().actions()]
    return [
        action
        for menu in menus
        if isinstance(menu, QMenu)
        for action in menu.actions()
        if action.menu() is None and action.text() and plain(action.text()) not in ELSEWHERE
    ]


def press(widget: QWidget, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def stops(reader: Reader) -> list[QWidget]:
    """Where Tab goes, until it is where it began."""
    found: list[QWidget] = []
    while (focused := reader.window.focusWidget()) not in found:
        assert focused is not None
        found.append(focused)
        press(focused, Key.Key_Tab)
    return found


def labelled(combo: QComboBox) -> bool:
    """Is it told what the value is of?"""
    labels = [one for one, _ in asked(combo).relations(QAccessible.RelationFlag.Label)]
    return bool(labels) or combo.accessibleName() in asked(combo).text(Text.Description)


@pytest.mark.parametrize("sheet", ["New match...", "Preferences...", "Keys", "Statistics..."])
def test_tab_reaches_all_of_it_and_all_of_it_has_a_name(listens: Listens, sheet: str) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    reader.keys(Key.Key_Home)
    next(one for one in actions(reader) if plain(one.text()) == plain(sheet)).trigger()
    until(reader.qtbot, lambda: reader.window.sheets.seen)
    current = reader.window.sheets.current
    assert isinstance(current, Sheet)
    assert asked(current).role() == QAccessible.Role.Dialog
    assert asked(current).text(Name) == current.title
    reached = stops(reader)
    every = [one for one in current.findChildren(QWidget) if takes_tab(one)]
    assert set(every) - set(reached) == set()
    until(reader.qtbot, lambda: all(asked(one).text(Name) for one in reached))
    assert [one for one in every if isinstance(one, QComboBox) and not labelled(one)] == []
    for key in (Key.Key_PageDown, Key.Key_Down, Key.Key_End, Key.Key_Home):
        press(reached[0], key)
        scrolls = [one for one in current.findChildren(Scroll) if one.verticalScrollBar().maximum()]
        assert all(
            (one.verticalScrollBar().value() > 0) == (key != Key.Key_Home) for one in scrolls
        )
    press(reached[0], Key.Key_Escape)
    assert not reader.window.sheets.seen
    assert reader.on in reader.names("Your hand")
    assert isinstance(reader.window.focusWidget(), StandIn)
