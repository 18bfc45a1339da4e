"""Is a sheet that comes in turns of the loop as if it had been there at once, its keys taken?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dominoes_desktop.games import BLOCK, DRAW, SUPER
from dominoes_desktop.shell.coming import IN_TURNS
from dominoes_desktop.shell.keys_sheet import KeysSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.rules_sheet import RulesSheet
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.shell.window import Window

from .evening import begun, desk_of, play_on, until

Picture = list[tuple[str, str, tuple[int, int, int, int]]]
OPEN: dict[type[Sheet], Callable[[Window], object]] = {
    NewMatchSheet: lambda window: window.sheets.ask_new(),
    PreferencesSheet: lambda window: window.sheets.preferences(),
    RulesSheet: lambda window: (window.sheets.ask_new(), window.sheets.rules()),
    KeysSheet: lambda window: window.sheets.keys(),
}


def there(window: Window, kind: type[Sheet]) -> bool:
    """Is all of it there, with what is read for it beside the window?"""
    sheet = window.sheets.current
    if not isinstance(sheet, kind) or not sheet.coming.ready:
        return False
    if isinstance(sheet, NewMatchSheet) and sheet.tiles.isHidden():
        return False
    return not isinstance(sheet, PreferencesSheet) or sheet.looks is not None


def pieces(sheet: Sheet) -> Picture:
    """Every piece of the sheet that can be seen: what it is, what it says, where it lies."""
    found = []
    for piece in sheet.panel.findChildren(QWidget):
        if piece.isVisible():
            at = piece.mapTo(sheet, QPoint())
            where = at.x(), at.y(), piece.width(), piece.height()
            found.append((type(piece).__name__, str(piece.property("text") or ""), where))
    return sorted(found)


def laid(window: Window) -> Picture:
    """The pieces of its sheet, once nothing about them changes any more."""
    sheet = window.sheets.current
    assert sheet is not None
    before, now = Picture(), pieces(sheet)
    while now != before:
        for _ in range(5):
            QApplication.processEvents()
        before, now = now, pieces(sheet)
    return now


def answer(qtbot: QtBot, window: Window) -> None:
    """Press Enter on the notice that lies there, as soon as it is there."""
    until(qtbot, lambda: there(window, NoticeSheet))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)


def asked(qtbot: QtBot, window: Window, kind: type[Sheet]) -> Picture:
    OPEN[kind](window)
    until(qtbot, lambda: there(window, kind))
    return laid(window)


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_it_is_as_if_it_had_been_there_at_once(
    qtbot: QtBot, tmp_path: Path, kind: type[Sheet]
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    at_once = asked(qtbot, window, kind)
    focused = type(window.focusWidget())
    window.sheets.close()
    window.view.setProperty(IN_TURNS, True)
    assert asked(qtbot, window, kind) == at_once
    assert type(window.focusWidget()) is focused
    window.close()


def test_the_round_s_sheet_comes_with_all_its_rows(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    play_on(qtbot, window, 40)
    until(qtbot, lambda: there(window, RoundSheet))
    in_turns = laid(window)
    seen = window.view.table.seen
    window.sheets.close()
    window.view.setProperty(IN_TURNS, False)
    window.sheets.round_over()
    assert seen is not None
    assert laid(window) == in_turns
    window.close()


def test_while_it_comes_the_table_gets_no_keys(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    window.sheets.keys()
    sheet = window.sheets.current
    assert sheet is not None
    assert not sheet.coming.ready
    assert window.focusWidget() is sheet
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)  # nothing to be closed yet
    window.resize(1000, 700)
    until(qtbot, lambda: there(window, KeysSheet))
    assert sheet.size() == window.view.size()
    assert sheet.rect().contains(sheet.panel.geometry())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.sheets.current is None
    window.close()


def test_one_that_is_covered_while_it_comes_is_whole_when_it_is_seen_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    at_once = asked(qtbot, window, KeysSheet)
    window.sheets.close()
    window.view.setProperty(IN_TURNS, True)
    window.sheets.keys()
    window.sheets.say("A notice", "lies on it.")
    answer(qtbot, window)
    until(qtbot, lambda: there(window, KeysSheet))
    assert laid(window) == at_once
    window.close()


def test_a_form_that_is_covered_while_it_comes_leaves_no_row_beside_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    window.sheets.ask_new()
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    window.sheets.say("A notice", "lies on it.")
    window.aside.wait()
    heard: list[bool] = []
    window.aside.run(lambda: None, lambda _: heard.append(True))  # after the tile sets
    until(qtbot, lambda: bool(heard))
    assert not form.coming.ready
    assert not form.tiles.isVisible()
    answer(qtbot, window)
    until(qtbot, lambda: there(window, NewMatchSheet))
    assert form.tiles.window() is window
    window.close()


@pytest.mark.parametrize("kind", [NewMatchSheet, PreferencesSheet, KeysSheet])
def test_one_that_has_ended_is_hidden_at_once_and_gone_in_the_end(
    qtbot: QtBot, tmp_path: Path, kind: type[Sheet]
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    asked(qtbot, window, kind)
    sheet = window.sheets.current
    assert sheet is not None
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert window.focusWidget() is window.view
    OPEN[kind](window)  # another one comes while it goes
    until(qtbot, lambda: there(window, kind))
    until(qtbot, lambda: not isValid(sheet))
    assert len(window.findChildren(Sheet)) == 1
    window.close()


def test_a_window_can_be_closed_while_a_sheet_goes(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    asked(qtbot, window, NewMatchSheet)
    window.sheets.close()
    assert window.close()


def changed(form: NewMatchSheet, window: Window, qtbot: QtBot) -> Picture:
    """Another game, its house rules unfolded, for more players, and yet another game."""
    form.cards["super"].click()
    form.fold.click()
    until(qtbot, lambda: form.house.tells_of(SUPER, len(form.seats.seated())))
    laid(window)
    form.count.buttons()[2].click()
    form.cards["draw"].click()
    until(qtbot, lambda: form.basic.tells_of(DRAW, 4) and form.house.tells_of(DRAW, 4))
    return laid(window)


def test_a_form_that_changes_in_turns_is_as_if_it_had_changed_at_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    found = []
    for in_turns in (False, True):
        window.view.setProperty(IN_TURNS, in_turns)
        asked(qtbot, window, NewMatchSheet)
        form = window.sheets.current
        assert isinstance(form, NewMatchSheet)
        found.append(changed(form, window, qtbot))
        window.sheets.close()
    assert found[0] == found[1]
    window.close()


def test_a_form_that_is_begun_while_it_changes_begins_what_was_chosen_last(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    window.view.setProperty(IN_TURNS, True)
    asked(qtbot, window, NewMatchSheet)
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    form.cards["block"].click()
    row = form.basic.row["hand"]  # of the game before: its rows are about to go
    row.control.choose(3)
    form.start.click()
    assert desk_of(window).ruleset == BLOCK
    window.close()
