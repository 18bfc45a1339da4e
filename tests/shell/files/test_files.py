"""How do records come into the window and out of it? By dialogs, the menu, and by dropping them.

Known complaint C64: a file that is no record, or not a whole one, costs the match nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import read_record
from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.shell.files.opening import open_path, save_copy
from dominoes_desktop.shell.notice import AskSheet, NoticeSheet
from dominoes_desktop.shell.window import Window
from tests.archive.test_old_records import OLD
from tests.archive.texts import BLOCK as WRITTEN
from tests.shell.at_sheets import CONTROL, Key, Sits
from tests.shell.evening import begun, desk_of, opened, play_on, rests, truth, until

SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier
ENDED = WRITTEN.replace("rule hand 2", "rule hand 2\nrule target round")


SPOILT = "It is damaged, or a part of it is missing."
BAD = {
    b"": (SPOILT, "the head is not whole"),
    b"domino-record 1\ngame dra": (SPOILT, "the head is torn"),
    b"%PDF-1.4\nnot a match\n": (
        "It is not a file of this program.",
        "no match record begins with",
    ),
    b"domino-record 2\ngame draw\n": (
        "A newer version of this program has written it.",
        "is newer than this program reads",
    ),
    b"domino-record 1\ngame whist\n": (SPOILT, "unknown game"),
}
"""Empty, truncated, foreign, of a future version, of a game there is not; and what is said of it,
in a sentence and to the line."""


def dropped(window: Window, *paths: Path) -> bool:
    """Drag these files over the window and let them go; was the drag welcome?"""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(400, 300), copy, data, left, NO_KEYS)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(400, 300), copy, data, left, NO_KEYS))
    return enter.isAccepted()


def recent(window: Window) -> list[str]:
    """What the menu of recent records offers, once it was looked at."""
    menu = next(one for one in window.findChildren(QMenu) if one.title() == "Open &recent")
    menu.aboutToShow.emit()
    window.aside.wait()
    QApplication.processEvents()
    return [one.text() for one in menu.actions() if one.isEnabled() and one.text()]


def test_a_record_dropped_on_the_window_is_opened(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    play_on(qtbot, evening.window, 1)
    before = truth(desk_of(evening.window))
    picture = tmp_path / "cat.png"
    picture.write_bytes(b"no record")
    assert not dropped(evening.window, picture)
    assert truth(desk_of(evening.window)) == before
    assert dropped(evening.window, picture, OLD)
    until(qtbot, lambda: desk_of(evening.window).ruleset.key == "draw")
    assert desk_of(evening.window).log == read_record(OLD).entries
    until(qtbot, lambda: rests(evening.window))
    left = [one.seen.ruleset.key for one in evening.window.matches.autosaves.left()]
    assert left == ["block"]


def test_c64_a_bad_file_is_told_of_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path / "own", BLOCK))
    play_on(qtbot, evening.window, 1)
    before = truth(desk_of(evening.window))
    bad = tmp_path / "bad.domino"
    for content, (sentence, told) in BAD.items():
        bad.write_bytes(content)
        assert dropped(evening.window, bad)
        evening.waits_for(NoticeSheet)
        assert f"{bad}:" in evening.sheet.accessibleDescription()
        assert evening.sheet.accessibleDescription().startswith(sentence)
        assert told in evening.sheet.accessibleDescription()
        evening.press(Key.Key_Return)
        assert truth(desk_of(evening.window)) == before
        assert bad.read_bytes() == content
    assert play_on(qtbot, evening.window, 1)


def test_several_bad_files_at_once_are_told_of_on_one_sheet(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path / "own", BLOCK))
    until(qtbot, lambda: rests(evening.window))
    bad = [tmp_path / "one.domino", tmp_path / "two.domino", tmp_path / "three.domino-rules"]
    for path, content in zip(bad, BAD, strict=False):
        path.write_bytes(content)
    for path in (*bad, bad[0]):  # one of them twice
        open_path(evening.window, path)
    last = bad[-1].name
    until(
        qtbot,
        lambda: (
            (evening.window.sheets.current is not None)
            and last in evening.window.sheets.current.accessibleDescription()
        ),
    )
    evening.window.aside.wait()
    QApplication.processEvents()
    assert evening.sheet.title == "These files can't be opened"
    said = evening.sheet.accessibleDescription()
    assert [said.count(f"{path}:") for path in bad] == [1, 1, 1]
    lines = [
        one.text() for one in evening.sheet.findChildren(QLabel) if str(tmp_path) in one.text()
    ]
    assert [line.partition(":")[0] for line in lines] == [str(path) for path in bad]
    evening.press(Key.Key_Return)
    assert evening.window.sheets.current is None
    assert play_on(qtbot, evening.window, 1)


def test_notices_of_other_things_are_read_one_after_the_other(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    until(qtbot, lambda: rests(evening.window))
    for title in ("One", "Two", "Three", "Two"):
        evening.window.sheets.say(title, "is said.")
    for title in ("One", "Two", "Three"):
        assert evening.sheet.title == title
        evening.press(Key.Key_Return)
    assert evening.window.sheets.current is None


def test_a_record_that_was_only_looked_at_leaves_nothing_behind(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    window.start(OLD)
    until(qtbot, lambda: window.referee.desk is not None)
    path = window.matches.recorder.path  # type: ignore[union-attr]
    assert not path.exists()
    play_on(qtbot, window, 1)
    assert read_record(path).entries == desk_of(window).log
    window.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of the dialog, without a real screen
def test_a_copy_is_saved_where_one_wants_it(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    play_on(qtbot, window, 2)
    evening.press(Key.Key_S, CONTROL | SHIFT)
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.windowTitle() == "Save a copy (all tiles stand in it, also those face down)"
    assert dialog.selectedFiles()[0].endswith("Draw Ann Bo.domino")
    dialog.selectFile(str(tmp_path / "ours"))
    dialog.accept()
    copy = tmp_path / "ours.domino"
    until(qtbot, copy.exists)
    assert window.matches.recorder is not None
    assert copy.read_bytes() == window.matches.recorder.path.read_bytes()
    until(qtbot, lambda: window.settings.recent == (str(copy),))
    before = truth(desk_of(window))
    assert play_on(qtbot, window, 1)
    window.matches.open_record(copy)
    until(qtbot, lambda: truth(desk_of(window)) == before)


def test_a_copy_that_cannot_be_saved_is_told_of(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    play_on(qtbot, evening.window, 1)

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        save_copy(evening.window, tmp_path / "copy.domino")
        evening.waits_for(NoticeSheet)
    assert "No space left" in evening.sheet.accessibleDescription()
    assert list(tmp_path.glob("copy*")) == []
    evening.press(Key.Key_Return)
    assert play_on(qtbot, evening.window, 1)


def test_a_missing_folder_is_made_where_one_likes(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    play_on(qtbot, evening.window, 1)
    copy = tmp_path / "new" / "copy.domino"
    for answer, there in ((Key.Key_Escape, False), (Key.Key_Return, True)):
        save_copy(evening.window, copy)
        evening.waits_for(AskSheet)
        assert str(copy.parent) in evening.sheet.accessibleDescription()
        evening.press(answer)
        evening.window.aside.wait()
        assert copy.exists() == copy.parent.exists() == there


def test_a_match_that_is_over_is_looked_at(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    window, over = evening.window, tmp_path / "over.domino"
    play_on(qtbot, window, 1)
    before = truth(desk_of(window))
    over.write_text(ENDED)
    window.matches.open_record(over)
    until(qtbot, lambda: window.walk.kept is not None)
    assert window.sheets.current is None
    assert window.settings.recent == (str(over),)
    window.walk.back()
    assert truth(desk_of(window)) == before


def test_recent_records_are_offered_as_long_as_they_are_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path / "own", BLOCK))
    window = evening.window
    play_on(qtbot, window, 1)
    assert recent(window) == []
    names = ("one", "two & three")
    for name in names:
        save_copy(window, tmp_path / f"{name}.domino")
    until(qtbot, lambda: len(window.settings.recent) == 2)
    assert recent(window) == ["&1 two && three", "&2 one", "&Clear this list"]
    save_copy(window, tmp_path / f"{'long ' * 40}end.domino")
    until(qtbot, lambda: len(window.settings.recent) == 3)
    assert recent(window)[0].startswith("&1 long long")
    assert recent(window)[0].endswith("end")
    assert len(recent(window)[0]) < 100
    Path(window.settings.recent[0]).unlink()
    assert recent(window)[0] == "&1 two && three"
    window.close()
    (tmp_path / "one.domino").unlink()
    again = sits(opened(qtbot, tmp_path / "own")).window
    recent(again)
    assert recent(again) == ["&1 two && three", "&Clear this list"]
    menu = next(one for one in again.findChildren(QMenu) if one.title() == "Open &recent")
    menu.actions()[0].trigger()
    until(qtbot, lambda: again.referee.desk is not None)
    assert desk_of(again).ruleset.key == "block"
    menu.actions()[-1].trigger()
    assert recent(again) == []


def test_spoilt_settings_are_told_of_and_kept(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text("{", encoding="utf-8")
    window = opened(qtbot, tmp_path)
    window.start()
    evening = sits(window)
    evening.waits_for(NoticeSheet)
    assert "settings.json.corrupt" in evening.sheet.accessibleDescription()
    evening.press(Key.Key_Return)
    until(qtbot, lambda: window.sheets.current is not None)
    assert (folder / "settings.json.corrupt").read_text(encoding="utf-8") == "{"


def test_settings_that_cannot_be_kept_are_told_of_once(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    (tmp_path / "config").write_text("a file in the way", encoding="utf-8")
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    evening.waits_for(NoticeSheet)
    assert evening.sheet.title == "The settings can't be kept"
    evening.press(Key.Key_Return)
    evening.press(Key.Key_M)
    evening.window.aside.wait()
    QApplication.processEvents()
    assert evening.window.settings.muted
    assert evening.window.sheets.current is None
    assert play_on(qtbot, evening.window, 1)
