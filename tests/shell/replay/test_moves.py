"""Does the list tell each move, and does a click on one show the table as it was, only to look?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.shell.replay.moves_page import MovesPage
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.shell.at_sheets import CONTROL, PEOPLE, Evening, Sits
from tests.shell.evening import begun, desk_of, over, play_on, rests, truth, until

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key


def at_moves(qtbot: QtBot, folder: Path, sits: Sits, moves: int = 3) -> tuple[Evening, MovesPage]:
    """Some moves are made, and L has been pressed."""
    evening = sits(begun(qtbot, folder, DRAW))
    play_on(qtbot, evening.window, moves)
    evening.press(KEY.Key_L)
    page = evening.window.side.page
    assert isinstance(page, MovesPage)
    return evening, page


def click(qtbot: QtBot, page: MovesPage, row: int) -> None:
    place = page.list.visualRect(page.list.rows.index(row))
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=place.topLeft() + QPoint(60, 10))


def test_every_move_has_a_row_and_the_newest_is_marked_and_in_sight(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits)
    desk = desk_of(evening.window)
    for _ in range(2):
        past = desk.past(1)
        rows = page.list.rows.rows
        assert [row.number for row in rows] == list(range(past.moves + 1))
        assert page.list.currentIndex().row() == past.moves
        assert (
            page.list.viewport().rect().intersects(page.list.visualRect(page.list.currentIndex()))
        )
        told = QAccessible.queryAccessibleInterface(page.list)
        assert told.childCount() == len(rows)
        for row in rows[1:]:
            named = told.child(row.number).text(QAccessible.Text.Name)
            assert named.startswith(f"Move {row.number}: ")
            mine = past.mover(row.number) == 0
            assert row.lines[0].startswith("You " if mine else "Bo ")
        play_on(qtbot, evening.window, 1)


def test_a_click_shows_the_table_as_it_was_and_changes_nothing(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits)
    window, table, desk = evening.window, evening.window.view.table, desk_of(evening.window)
    before, log, now = truth(desk), desk.log, table.seen
    past = desk.past(1)
    click(qtbot, page, 2)
    until(qtbot, lambda: table.seen is not now)
    assert table.seen is not None
    then = past.seen(2, 0)
    assert table.seen.observation.line == then.line
    assert set(table.items_by_tile) == {joined.tile for joined in then.line} | set(then.hand)
    pill = table.furniture.pill
    assert pill.text.startswith(f"You look at move 2 of {past.moves}: ")
    for tile in then.hand:
        at = window.view.mapFromScene(table.items_by_tile[tile].pos())
        qtbot.mouseDClick(window.view.viewport(), LEFT, pos=at)
    evening.press(KEY.Key_D)
    assert pill.text.startswith("You look at move 2 ")
    page.list.setFocus()
    evening.press(KEY.Key_Up)  # the keyboard is in the list: the move before
    until(qtbot, lambda: pill.text.startswith("You look at move 1 of"))
    window.view.setFocus()
    evening.press(KEY.Key_Home)
    until(qtbot, lambda: pill.text.startswith("You look at the deal"))
    evening.press(KEY.Key_Right)
    until(qtbot, lambda: pill.text.startswith("You look at move 1 of"))
    assert page.list.currentIndex().row() == 1
    evening.escape()
    until(qtbot, lambda: rests(window))
    assert now is not None
    assert (table.seen.observation, table.seen.layout) == (now.observation, now.layout)
    assert page.list.currentIndex().row() == past.moves
    assert (truth(desk), desk.log) == (before, log)
    assert play_on(qtbot, window, 1) == 1


def test_the_match_waits_while_one_looks_and_goes_on_after_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits, 2)
    window, table, desk = evening.window, evening.window.view.table, desk_of(evening.window)
    assert table.seen is not None
    table.make((list(table.seen.previews) or list(table.seen.observation.legal))[0])
    if desk.to_move == 0 or over(window):
        return
    serial = desk.serial
    click(qtbot, page, 1)
    until(qtbot, lambda: table.furniture.pill.text.startswith("You look at move 1 of"))
    until(qtbot, lambda: not window.referee._beside)
    assert desk.serial == serial
    button = table.furniture.score_button
    assert button.text == "Back to the match"
    at = window.view.mapFromScene(button.sceneBoundingRect().center())
    qtbot.mouseClick(window.view.viewport(), LEFT, pos=at)
    until(qtbot, lambda: desk.serial > serial and rests(window))


def test_earlier_rounds_can_be_looked_at_and_undo_comes_back_from_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits)
    window, desk = evening.window, desk_of(evening.window)
    assert page.rounds.isHidden()
    while not over(window):
        play_on(qtbot, window, 9)
    evening.waits_for(RoundSheet)
    evening.press(KEY.Key_Return)
    until(qtbot, lambda: desk.rounds == 2 and rests(window))
    assert page.rounds.currentText() == "Round 2 of 2"
    page.rounds.setCurrentIndex(0)
    page.rounds.activated.emit(0)
    last = desk.past(1).moves
    until(qtbot, lambda: window.view.table.furniture.pill.text.startswith("You look at move"))
    assert page.list.currentIndex().row() == last
    assert window.view.table.seen is not None
    assert window.view.table.seen.observation.hands == desk.past(1).seen(last, 0).hands
    assert page.back.isHidden()
    qtbot.mouseClick(page.home, LEFT)
    until(qtbot, lambda: rests(window))
    assert window.walk.at is None
    assert page.home.isHidden()
    play_on(qtbot, window, 1)
    if desk.rounds == 2 and not over(window):
        page.rounds.activated.emit(0)
        before = desk.serial
        evening.press(KEY.Key_Z, CONTROL)  # from wherever one looks
        until(qtbot, lambda: desk.serial > before and rests(window))
        assert window.walk.at is None


def test_with_two_people_the_list_tells_nobody_what_the_other_drew(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK, PEOPLE))
    window = evening.window
    until(qtbot, lambda: window.sheets.seen)
    window.side.show("moves")
    page = window.side.page
    assert isinstance(page, MovesPage)
    assert window.walk.eyes(desk_of(window).past(1)) is None
    assert "You" not in " ".join([row.says for row in page.list.rows.rows])
    assert window.sheets.current is not None
    assert window.sheets.current.geometry() == window.view.rect()


def test_without_a_match_there_is_nothing_to_look_at(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits, 1)
    window = evening.window
    window.matches.leave()
    assert page.list.rows.rows == []
    page.list.chosen.emit(1)
    window.walk.step(-1)
    for button in (page.back, page.again):
        assert not button.isEnabled()
    evening.press(KEY.Key_Z, CONTROL)
    assert not window.walk.look.active


def test_c73_after_the_round_one_steps_through_it_and_the_next_one_waits(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, page = at_moves(qtbot, tmp_path, sits, 1)
    window, pill = evening.window, evening.window.view.table.furniture.pill
    desk, button = desk_of(window), evening.window.view.table.furniture.score_button
    while not over(window):
        play_on(qtbot, window, 9)
    evening.waits_for(RoundSheet)
    assert isinstance(evening.sheet, RoundSheet)
    evening.click(evening.sheet.look)
    window.view.setFocus()
    click(qtbot, page, 1)
    until(qtbot, lambda: pill.text.startswith("You look at move 1 of"))
    page.list.setFocus()  # the sheet may give the keyboard back to the table later than that
    evening.press(KEY.Key_Up)
    until(qtbot, lambda: pill.text.startswith("You look at the deal"))
    evening.escape()
    until(qtbot, lambda: rests(window) and button in pill.buttons)
    assert button.text == "Score"
    assert desk.rounds == 1
    at = window.view.mapFromScene(button.sceneBoundingRect().center())
    qtbot.mouseClick(window.view.viewport(), LEFT, pos=at)
    assert isinstance(evening.sheet, RoundSheet)
    evening.press(KEY.Key_Return)
    until(qtbot, lambda: desk.rounds == 2)
