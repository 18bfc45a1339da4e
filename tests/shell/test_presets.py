"""Can house rules be given a name, chosen by it, and handed to a friend as a file?"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.preset import Preset, read_preset, write_preset
from dominoes_desktop.games import BLOCK, DRAW, GAMES
from dominoes_desktop.shell.house_rules import offered
from dominoes_desktop.shell.name_sheet import NameSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import AskSheet, NoticeSheet
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import begun, desk_of, opened, play_on, rests, truth, until
from tests.shell.files.test_files import dropped

Key = Qt.Key
OURS = Preset("draw", "Sunday rules", (("draw", "one"), ("hand", 5)))


def at_form(qtbot: QtBot, folder: Path, sits: Sits) -> Evening:
    evening = sits(opened(qtbot, folder))
    evening.window.sheets.new_match(cancel=False)
    assert evening.form.game is DRAW
    settled(qtbot, evening.window)
    return evening


def settled(qtbot: QtBot, window: Window) -> None:
    """All that was to be done beside the window is done."""
    window.aside.wait()
    QApplication.processEvents()


def names(form: NewMatchSheet) -> list[str]:
    picker = form.presets.picker
    return [picker.itemText(at) for at in range(picker.count())]


def asks(evening: Evening, what: str) -> None:
    """What the menu beside the names offers."""
    evening.form.presets.does[what].trigger()


def saved(qtbot: QtBot, evening: Evening, name: str) -> None:
    asks(evening, "save")
    assert isinstance(evening.sheet, NameSheet)
    qtbot.keyClicks(evening.window.focusWidget(), name)
    evening.press(Key.Key_Return)
    settled(qtbot, evening.window)
    settled(qtbot, evening.window)


def test_c67_rules_get_a_name_and_are_chosen_by_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    form = evening.form
    assert names(form) == ["The game's own"]
    form.basic.row["hand"].control.choose(5)
    assert names(form) == ["The game's own", "Changed, without a name"]
    saved(qtbot, evening, "  Sunday   rules ")
    assert names(form) == ["The game's own", "Sunday rules"]
    assert form.presets.preset == Preset("draw", "Sunday rules", (("hand", 5),))
    form.presets.picker.setCurrentIndex(0)
    assert form.chosen == {}
    assert form.ruleset() == DRAW
    form.presets.picker.setCurrentIndex(1)
    assert form.basic.row["hand"].value() == 5
    evening.click(form.cards["block"])
    assert names(form) == ["The game's own"]
    evening.click(form.cards["draw"])
    evening.click(form.start)
    assert desk_of(evening.window).ruleset.hand_size(2) == 5
    evening.window.close()
    again = at_form(qtbot, tmp_path, sits)
    until(qtbot, lambda: again.form.presets.picker.currentText() == "Sunday rules")


def test_every_game_names_its_own_rules_and_lists_what_can_be_changed(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    for game in GAMES:
        evening.click(evening.form.cards[game.key])
        assert names(evening.form) == ["The game's own"]
        assert len(offered(game, game.seats[0], {})) > 5


def test_named_rules_are_renamed_and_removed(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    form = evening.form
    form.basic.row["hand"].control.choose(5)
    saved(qtbot, evening, "Ours")
    asks(evening, "rename")
    evening.press(Key.Key_Home)
    qtbot.keyClicks(evening.window.focusWidget(), "All ")
    evening.press(Key.Key_Return)
    settled(qtbot, evening.window)
    settled(qtbot, evening.window)
    assert names(form) == ["The game's own", "All Ours"]
    for sure, left in ((False, 1), (True, 0)):
        asks(evening, "remove")
        asked = evening.sheet
        assert isinstance(asked, AskSheet)
        evening.click(asked.yes if sure else asked.escape)
        settled(qtbot, evening.window)
        settled(qtbot, evening.window)
        assert names(form).count("All Ours") == left
    assert form.chosen == {"hand": 5}
    assert not form.presets.does["rename"].isEnabled()


def chosen_in_dialog(window: Window, path: Path) -> None:
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.selectFile(str(path))
    dialog.accept()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of the dialog, without a real screen
def test_a_preset_goes_out_as_a_file_and_comes_in_from_the_form(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_form(qtbot, tmp_path / "mine", sits)
    evening.form.use_rules(DRAW, dict(OURS.rules))
    saved(qtbot, evening, OURS.name)
    asks(evening, "export")
    file = tmp_path / "ours.domino-rules"
    chosen_in_dialog(evening.window, file)
    until(qtbot, file.exists)
    assert read_preset(file) == OURS
    evening.window.close()
    friend = at_form(qtbot, tmp_path / "friend", sits)
    friend.click(friend.form.cards["block"])
    asks(friend, "import")
    chosen_in_dialog(friend.window, file)
    until(qtbot, lambda: friend.form.presets.picker.currentText() == "Sunday rules")
    assert friend.form.game is DRAW
    assert friend.form.chosen == dict(OURS.rules)


def test_a_file_of_rules_is_opened_by_dropping_it_and_the_match_stays(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path / "own", BLOCK))
    window = evening.window
    play_on(qtbot, window, 1)
    before = truth(desk_of(window))
    file = tmp_path / "theirs.domino-rules"
    for content, told in {
        b"domino-preset 1\ngame whist\n": "unknown game 'whist'",
        b"": "the file ends too soon",
    }.items():
        file.write_bytes(content)
        assert dropped(window, file)
        evening.waits_for(NoticeSheet)
        assert f"{file}:" in evening.sheet.accessibleDescription()
        assert told in evening.sheet.accessibleDescription()
        evening.press(Key.Key_Return)
    file.write_bytes(write_preset(OURS))
    assert dropped(window, file)
    evening.waits_for(NewMatchSheet)
    until(qtbot, lambda: evening.form.presets.preset == OURS)
    evening.escape()
    assert truth(desk_of(window)) == before


def test_the_program_started_on_a_file_of_rules_opens_the_form_by_them(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    file = tmp_path / "theirs.domino-rules"
    file.write_bytes(write_preset(OURS))
    window = opened(qtbot, tmp_path / "own")
    window.start(file)
    evening = sits(window)
    evening.waits_for(NewMatchSheet)
    until(qtbot, lambda: evening.form.presets.preset == OURS)
    evening.click(evening.form.start)
    until(qtbot, lambda: rests(window))
    assert desk_of(window).ruleset.hand_size(2) == 5
