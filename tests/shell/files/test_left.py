"""Are several unfinished matches kept, listed with their pictures, gone on with and put away?

Known complaints C61 and C62: nothing that was begun is lost by beginning something else.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW, PEBBLE
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.files.leaving import keep
from dominoes_desktop.shell.files.left_sheet import LeftSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.resume import ResumeSheet
from tests.shell.at_sheets import CONTROL, NEW, Evening, Key, Sits, come_again
from tests.shell.evening import begun, desk_of, play_on, rests, truth, until

LEFT = (Key.Key_U, CONTROL)


def left_behind(qtbot: QtBot, folder: Path, *games: Ruleset) -> list[tuple[object, ...]]:
    """A match of each game, left one after the other; how each stood."""
    stood = []
    for at, game in enumerate(games):
        window = begun(qtbot, folder, game)
        play_on(qtbot, window, 2)
        recorder = window.matches.recorder
        assert recorder is not None
        stood.append(truth(desk_of(window)))
        window.close()
        os.utime(recorder.path, (1.7e9 + at, 1.7e9 + at))
    return stood


def listed(evening: Evening, rows: int) -> LeftSheet:
    """The list, when all its rows are there."""
    sheet = evening.sheet
    assert isinstance(sheet, LeftSheet)
    until(evening.qtbot, lambda: len(sheet.rows) == rows and "match" in sheet.says.text())
    return sheet


def test_any_of_several_matches_is_gone_on_with(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    stood = left_behind(qtbot, tmp_path, DRAW, PEBBLE, BLOCK)
    evening = come_again(qtbot, tmp_path, sits)
    offer = evening.sheet
    assert isinstance(offer, ResumeSheet)
    assert offer.accessibleDescription().startswith("Block")
    until(qtbot, lambda: len(offer.picture.layout_shown.laid) > 0)
    evening.click(offer.others)
    sheet = listed(evening, 3)
    assert [row.told[0] for row in sheet.rows] == ["Block", "Pebble Draw", "Draw"]
    assert sheet.rows[2].told[1] == "Ann\N{NO-BREAK SPACE}0 and Bo\N{NO-BREAK SPACE}0"
    assert sheet.rows[2].told[2].startswith("Round 1, left on ")
    until(qtbot, lambda: all(row.picture.layout_shown.laid for row in sheet.rows))
    evening.click(sheet.rows[2].go_on)
    assert truth(desk_of(evening.window)) == stood[0]
    until(qtbot, lambda: rests(evening.window))
    evening.press(*LEFT)
    sheet = listed(evening, 3)
    assert [row.told[0] for row in sheet.rows] == ["Draw", "Block", "Pebble Draw"]
    assert sheet.rows[0].told[2] == "Round 1, on the table now"
    evening.click(sheet.rows[0].go_on)
    assert evening.window.sheets.current is None
    assert truth(desk_of(evening.window)) == stood[0]


def test_what_is_put_away_can_be_brought_back(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    stood = left_behind(qtbot, tmp_path, DRAW, BLOCK)
    evening = come_again(qtbot, tmp_path, sits)
    evening.press(*LEFT)
    sheet = listed(evening, 2)
    row = sheet.rows[0]
    evening.click(row.put_away)
    until(qtbot, lambda: row.away)
    assert not row.go_on.isVisible()
    assert sheet.says.text().startswith("1 match waits")
    assert [path.name for path in (tmp_path / "data" / "matches").iterdir()] == [row.path.name]
    assert evening.window.focusWidget() is row.put_away
    evening.press(Key.Key_Return)
    until(qtbot, lambda: not row.away)
    evening.click(row.go_on)
    assert truth(desk_of(evening.window)) == stood[1]


def test_one_that_came_back_under_another_name_is_gone_on_with_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    stood = left_behind(qtbot, tmp_path, DRAW)
    evening = come_again(qtbot, tmp_path, sits)
    evening.press(*LEFT)
    row = listed(evening, 1).rows[0]
    named = row.path
    (tmp_path / "data" / "matches").mkdir(parents=True, exist_ok=True)
    (tmp_path / "data" / "matches" / named.name).touch()
    for away in (True, False):
        evening.click(row.put_away)
        until(qtbot, lambda away=away: row.away is away)  # type: ignore[misc]
    assert row.path != named
    evening.click(row.go_on)
    recorder = evening.window.matches.recorder
    assert recorder is not None
    assert recorder.path == row.path
    assert not named.exists()
    assert truth(desk_of(evening.window)) == stood[0]


def test_the_match_on_the_table_is_put_away_as_well(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    play_on(qtbot, evening.window, 1)
    evening.press(*LEFT)
    sheet = listed(evening, 1)
    evening.click(sheet.rows[0].put_away)
    sheet = listed(evening, 1)
    until(qtbot, lambda: sheet.rows[0].away)
    assert evening.window.referee.desk is None
    evening.escape()
    assert isinstance(evening.sheet, NewMatchSheet)


def test_c62_a_new_match_during_a_match_asks_once_and_loses_nothing(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    window = evening.window
    play_on(qtbot, window, 1)
    before = truth(desk_of(window))
    evening.press(*NEW)
    form = evening.form
    assert form.keeps.text().startswith("Your match of Block is not over. It stays")
    evening.escape()
    assert window.sheets.current is None
    assert truth(desk_of(window)) == before
    evening.press(*NEW)
    evening.form.cards["pebble"].click()
    evening.press(Key.Key_Return)
    assert desk_of(window).ruleset.key == "pebble"
    evening.press(*LEFT)
    sheet = listed(evening, 2)
    evening.click(sheet.rows[1].go_on)
    assert truth(desk_of(window)) == before


def test_c61_what_was_written_is_made_safe_when_another_window_is_looked_at(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    play_on(qtbot, evening.window, 1)
    recorder = evening.window.matches.recorder
    assert recorder is not None
    safe: list[str] = []
    sync = os.fsync

    def noted(file: int) -> None:
        safe.append(os.readlink(f"/proc/self/fd/{file}"))
        sync(file)

    monkeypatch.setattr(os, "fsync", noted)
    other = begun(qtbot, tmp_path / "other", DRAW)
    other.activateWindow()
    until(qtbot, lambda: str(recorder.path) in safe)
    other.close()
    safe.clear()
    keep(evening.window)  # as when the desktop ends the session
    assert str(recorder.path) in safe
    assert any("settings.json" in path for path in safe)


def test_the_list_is_gone_through_by_keys(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    left_behind(qtbot, tmp_path, DRAW, BLOCK)
    evening = come_again(qtbot, tmp_path, sits)
    evening.press(*LEFT)
    sheet = listed(evening, 2)
    assert evening.window.focusWidget() is sheet.rows[0].go_on
    assert sheet.rows[0].go_on.accessibleName().startswith("Resume: Block, Ann")
    for wanted in (sheet.rows[0].put_away, sheet.rows[1].go_on):
        evening.press(Qt.Key.Key_Tab)
        assert evening.window.focusWidget() is wanted
    evening.press(Key.Key_Return)
    assert desk_of(evening.window).ruleset.key == "draw"
