"""Does Ctrl+Z take a person back to the last decision, at any time, and Ctrl+Shift+Z forth?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import read_record
from dominoes_desktop.archive.standing import practice
from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.move import Draw
from dominoes_desktop.session.entry import Undo
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.notice import AskSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.taking_back import PRACTICE, PRACTISED
from tests.shell.at_sheets import CONTROL, PEOPLE, Evening, Sits
from tests.shell.evening import begun, desk_of, over, play_on, rests, truth, until

Z, SHIFT = Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier


def back(qtbot: QtBot, evening: Evening) -> None:
    evening.press(Z, CONTROL)
    until(qtbot, lambda: rests(evening.window))


def forth(qtbot: QtBot, evening: Evening) -> None:
    evening.press(Z, CONTROL | SHIFT)
    until(qtbot, lambda: rests(evening.window))


def says(evening: Evening) -> str:
    return evening.window.view.table.furniture.pill.text


def test_a_move_and_all_that_followed_goes_back_and_comes_again(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    desk = desk_of(evening.window)
    play_on(qtbot, evening.window, 1)
    first = truth(desk)
    play_on(qtbot, evening.window, 1)
    second, log = truth(desk), desk.log
    back(qtbot, evening)
    assert truth(desk) == first
    assert desk.to_move == 0
    assert says(evening) == PRACTICE
    assert "(practice)" in evening.window.windowTitle()
    table = evening.window.view.table
    assert table.seen is not None
    assert table.seen.observation == desk.observe(0)
    assert set(table.rack_slots) == set(desk.observe(0).hand)
    forth(qtbot, evening)
    assert truth(desk) == second
    assert desk.log[: len(log)] == log
    back(qtbot, evening)
    assert says(evening) != PRACTICE  # it is said once
    assert play_on(qtbot, evening.window, 1) == 1
    recorder = evening.window.matches.recorder
    assert recorder is not None
    assert practice(read_record(recorder.path).entries)


def test_c23_a_tile_that_was_drawn_and_put_back_comes_again(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    desk, table = desk_of(evening.window), evening.window.view.table
    until(qtbot, lambda: rests(evening.window) and not table.gestures.locked)
    for _ in range(30):
        assert table.seen is not None
        if desk.to_move == 0 and isinstance(table.seen.observation.legal[0], Draw):
            break
        play_on(qtbot, evening.window, 1)
        if over(evening.window):
            evening.waits_for(RoundSheet)
            evening.press(Qt.Key.Key_Return)
            until(qtbot, lambda: rests(evening.window))
    held = desk.observe(0).hand
    play_on(qtbot, evening.window, 1)
    drawn = set(desk.observe(0).hand) - set(held)
    back(qtbot, evening)
    assert desk.observe(0).hand == held
    evening.press(Qt.Key.Key_D)
    until(qtbot, lambda: rests(evening.window))
    assert drawn <= set(desk.observe(0).hand)


@pytest.mark.parametrize("pace", ["slow", "normal"])
def test_undo_stops_who_thinks_and_what_moves(
    qtbot: QtBot, tmp_path: Path, sits: Sits, pace: str
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    window = evening.window
    desk = desk_of(window)
    play_on(qtbot, window, 1)
    before, referee = truth(desk), window.referee
    window.change_settings(replace(window.settings, pace=pace))
    table = window.view.table
    assert table.seen is not None
    table.make(table.seen.observation.legal[0])
    until(qtbot, lambda: window.view.director.busy)
    if pace == "slow":
        window.view.director.finish()  # the tile lies; the computer thinks, or waits with its move
        until(qtbot, lambda: referee.waiting and not referee._showing)
    back(qtbot, evening)
    window.change_settings(replace(window.settings, pace="off"))
    assert truth(desk) == before
    assert isinstance(desk.log[-1].what, Undo)
    assert play_on(qtbot, window, 1) == 1


def test_the_move_that_ended_the_round_goes_back_until_the_next_is_dealt(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    desk = desk_of(evening.window)
    while not over(evening.window):
        play_on(qtbot, evening.window, 9)
    evening.waits_for(RoundSheet)
    ended = truth(desk)
    back(qtbot, evening)
    assert evening.window.sheets.current is None
    assert desk.to_move == 0
    forth(qtbot, evening)
    assert truth(desk) == ended
    evening.waits_for(RoundSheet)
    assert PRACTISED in [one.text() for one in evening.sheet.findChildren(QLabel)]
    evening.press(Qt.Key.Key_Return)
    until(qtbot, lambda: desk.rounds == 2 and rests(evening.window))
    log = desk.log
    if not desk.can_take_back([0]):
        back(qtbot, evening)
        assert desk.log == log
        assert says(evening) == "There is no move of yours to take back in this round"
    forth(qtbot, evening)
    assert desk.log == log
    recorder = evening.window.matches.recorder
    assert recorder is not None
    assert read_record(recorder.path).entries == log  # an undo after a salt would be refused


def test_with_two_people_nobody_sees_the_others_hand(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK, PEOPLE))
    window, desk = evening.window, desk_of(evening.window)
    evening.waits_for(CoverSheet)
    evening.press(Qt.Key.Key_Return)
    until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
    first = desk.to_move
    play = desk.observe(first or 0).legal[0]
    window.view.table.make(play)
    evening.waits_for(CoverSheet)
    back(qtbot, evening)  # the other one is not even there: the table stays covered
    evening.waits_for(CoverSheet)
    assert isinstance(evening.sheet, CoverSheet)
    assert evening.sheet.name == PEOPLE[first or 0].name
    evening.press(Qt.Key.Key_Return)
    until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
    window.view.table.make(play)
    evening.waits_for(CoverSheet)
    evening.press(Qt.Key.Key_Return)
    until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
    back(qtbot, evening)
    evening.waits_for(CoverSheet)
    assert window.view.table.seen is not None
    assert window.view.table.seen.covered
    assert desk.to_move == first


def test_resigning_asks_once_and_the_match_lies_with_the_played_ones(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    play_on(qtbot, window, 1)
    asked = resigned(evening)
    evening.click(asked.escape)
    assert desk_of(window).wants == "move"
    asked = resigned(evening)
    evening.press(Qt.Key.Key_Return)  # pressed once too often, it loses nothing
    assert desk_of(window).wants == "move"
    asked = resigned(evening)
    evening.click(asked.yes)
    assert window.referee.desk is None
    (record,) = (tmp_path / "data" / "matches").iterdir()
    assert read_record(record).resigned == 0
    assert window.matches.autosaves.unfinished() is None
    assert isinstance(evening.sheet, AskSheet)


def resigned(evening: Evening) -> AskSheet:
    """Resign has been chosen in the menu."""
    (action,) = [
        action
        for menu in evening.window.menuBar().actions()
        for action in (menu.menu().actions() if menu.menu() else [])  # type: ignore[attr-defined]
        if action.text().replace("&", "") == "Resign..."
    ]
    action.trigger()
    assert isinstance(evening.sheet, AskSheet)
    return evening.sheet
