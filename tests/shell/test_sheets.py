"""Does a sheet that lies over another give it back as it was, by clicks and keys?"""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.keys_sheet import KeysSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.resume import ResumeSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.shell.at_sheets import (
    CONTROL,
    KEYS,
    NEW,
    PEOPLE,
    SETTINGS,
    Key,
    Sits,
    all_over,
    come_again,
    left_behind,
)
from tests.shell.evening import begun, desk_of, over, play_on, rests, truth, until


def test_the_hand_over_comes_back_from_under_everything(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK, PEOPLE))
    evening.waits_for(CoverSheet)
    cover = evening.sheet
    all_over(evening)
    assert evening.sheet is cover
    evening.press(*NEW)
    assert isinstance(evening.sheet, NewMatchSheet)
    all_over(evening)
    assert isinstance(evening.sheet, NewMatchSheet)
    evening.escape()
    assert evening.sheet is cover
    assert evening.window.view.table.gestures.locked
    evening.press(Key.Key_Return)
    until(qtbot, lambda: not evening.window.view.table.gestures.locked)
    assert evening.window.sheets.current is None


def test_a_match_that_begins_clears_all_that_lay_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK, PEOPLE))
    evening.waits_for(CoverSheet)
    evening.press(*SETTINGS)
    evening.press(*NEW)
    evening.form.cards["draw"].click()
    evening.click(evening.form.start)
    assert evening.window.sheets.current is None
    assert desk_of(evening.window).ruleset.key == "draw"
    until(qtbot, lambda: rests(evening.window))


def test_the_hand_over_waits_below_what_was_opened_before_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, BLOCK, PEOPLE)
    window.sheets.preferences()
    evening = sits(window)
    until(qtbot, lambda: rests(window))
    assert isinstance(evening.sheet, PreferencesSheet)
    evening.escape()
    assert isinstance(evening.sheet, CoverSheet)


def test_the_offer_to_go_on_comes_back(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    before = left_behind(qtbot, tmp_path)
    evening = come_again(qtbot, tmp_path, sits)
    offer = evening.sheet
    assert isinstance(offer, ResumeSheet)
    all_over(evening)
    assert evening.sheet is offer
    evening.press(*NEW)
    assert evening.form.escape is not None
    evening.escape()
    assert evening.sheet is offer
    evening.escape()
    assert evening.form.isVisible()
    evening.escape()
    assert isinstance(evening.sheet, ResumeSheet)
    evening.press(Key.Key_Return)
    assert truth(desk_of(evening.window)) == before
    assert evening.window.sheets.current is None
    until(qtbot, lambda: rests(evening.window))


def test_from_the_offer_a_new_match_can_be_thought_over(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    left_behind(qtbot, tmp_path)
    evening = come_again(qtbot, tmp_path, sits)
    for _ in range(2):
        button = evening.sheet.findChildren(QPushButton)[0]
        assert button.text() == "New match"
        evening.click(button)
        evening.click(evening.form.escape)
        assert isinstance(evening.sheet, ResumeSheet)
    evening.press(*NEW)
    evening.form.cards["pebble"].click()
    evening.click(evening.form.start)
    evening.window.close()
    again = come_again(qtbot, tmp_path, sits)
    assert isinstance(again.sheet, ResumeSheet)
    assert again.sheet.accessibleDescription().startswith("Pebble")
    assert again.sheet.others.text() == "Other matches..."


def test_the_first_form_comes_back_as_it_was_left(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = come_again(qtbot, tmp_path, sits)
    form = evening.form
    form.cards["draw"].click()
    form.fold.click()
    name = form.seats.row[0].name
    name.setFocus()
    qtbot.keyClicks(name, "Ann")
    all_over(evening)
    evening.press(*NEW)
    assert evening.form is form
    assert evening.window.focusWidget() is name
    assert (name.text(), form.game, form.fold.isChecked()) == ("Ann", DRAW, True)
    evening.press(Key.Key_Return)
    assert desk_of(evening.window).seated[0].name == "Ann"
    until(qtbot, lambda: rests(evening.window))


def test_the_form_is_not_begun_anew(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    until(qtbot, lambda: rests(evening.window))
    evening.press(*NEW)
    evening.press(*NEW)
    form = evening.form
    form.seats.row[0].name.setText("Ann")
    evening.press(*NEW)
    evening.press(*SETTINGS)
    evening.press(*KEYS)
    evening.press(*SETTINGS)
    assert isinstance(evening.sheet, PreferencesSheet)
    evening.press(*NEW)
    assert evening.form is form
    assert form.seats.row[0].name.text() == "Ann"
    evening.escape()
    assert isinstance(evening.sheet, PreferencesSheet)
    evening.escape()
    assert isinstance(evening.sheet, KeysSheet)
    evening.escape()
    assert evening.window.sheets.current is None
    assert evening.window.focusWidget() is evening.window.view


def test_the_round_comes_back_and_so_does_the_look_at_the_table(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, with_rule(BLOCK, "target", "round"))
    evening = sits(window)
    while not over(window):
        play_on(qtbot, window, 1)
    evening.waits_for(RoundSheet)
    sheet = evening.sheet
    all_over(evening)
    evening.click(sheet.acting)
    evening.click(evening.form.escape)
    assert isinstance(evening.sheet, RoundSheet)
    evening.escape()
    sheet = window.sheets.current
    assert isinstance(sheet, RoundSheet)
    for _ in range(2):
        all_over(evening)
        evening.press(*NEW)
        evening.click(evening.form.escape)
        assert window.sheets.current is sheet
        assert not sheet.isVisible()
        assert window.focusWidget() is window.view
    window.resize(1000, 700)
    until(qtbot, lambda: rests(window))
    assert not sheet.isVisible()
    window.view.table.furniture.score_button.click()
    assert evening.sheet is sheet


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of the dialog, without a real screen
def test_a_notice_gives_back_what_it_interrupted(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = come_again(qtbot, tmp_path, sits)
    form = evening.form
    bad = tmp_path / "bad.domino"
    bad.write_text("no record\n", encoding="utf-8")
    evening.window.matches.open_record(bad)
    evening.waits_for(NoticeSheet)
    evening.press(Key.Key_Return)
    assert evening.sheet is form
    evening.press(Key.Key_O, CONTROL)
    dialog = evening.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.reject()
    until(qtbot, evening.window.isActiveWindow)
    assert evening.sheet is form


def test_a_pace_tried_in_vain_is_taken_back(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    evening.press(*SETTINGS)
    sheet = evening.sheet
    assert isinstance(sheet, PreferencesSheet)
    sheet.row["pace"].control.buttons()[2].click()  # type: ignore[union-attr]
    assert evening.window.referee.pace == "fast"
    recorder = evening.window.matches.recorder
    assert recorder is not None
    evening.window.matches.open_record(Path(copy(recorder.path, tmp_path)))
    until(qtbot, lambda: evening.window.sheets.current is None)
    assert evening.window.referee.pace == evening.window.settings.pace
