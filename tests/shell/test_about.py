"""Does the window tell what it is, and under which licences all of it stands?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dominoes_desktop import __version__
from dominoes_desktop.archive.assets import assets
from dominoes_desktop.games import DRAW
from dominoes_desktop.shell.about import AboutSheet, LicencesSheet, parts_of
from dominoes_desktop.shell.window import Window

from .evening import begun


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """One with a match on the table."""
    one = begun(qtbot, tmp_path, DRAW)
    yield one
    one.close()


def licences(window: Window, qtbot: QtBot) -> LicencesSheet:
    """The sheet as the keyboard comes to it: from Help > About, by Tab and Enter."""
    window.sheets.about()
    about = window.sheets.current
    assert isinstance(about, AboutSheet)
    assert about.title.endswith(__version__)
    qtbot.keyClick(about, Qt.Key.Key_Tab)
    if window.focusWidget() is not about.more:
        qtbot.keyClick(about, Qt.Key.Key_Tab)
    qtbot.keyClick(about.more, Qt.Key.Key_Return)
    sheet = window.sheets.current
    assert isinstance(sheet, LicencesSheet)
    return sheet


def test_help_about_leads_to_the_licences_and_back(window: Window, qtbot: QtBot) -> None:
    qtbot.keyClick(licences(window, qtbot), Qt.Key.Key_Escape)
    assert isinstance(window.sheets.current, AboutSheet)
    qtbot.keyClick(window.sheets.current, Qt.Key.Key_Escape)
    assert not isinstance(window.sheets.current, AboutSheet)


def test_eye_and_ear_are_told_all_that_the_notices_say(window: Window, qtbot: QtBot) -> None:
    sheet = licences(window, qtbot)
    shown = [one.text() for one in sheet.findChildren(QLabel)]
    told = sheet.accessibleDescription()
    parts = [part for _, part in parts_of((assets() / "licences/NOTICES.md").read_text("utf-8"))]
    assert [part for part in parts if part not in shown or part not in told] == []
    for work in ("Qt 6", "PySide6", "Python Software Foundation", "Fonts", "DejaVu"):
        assert work in told


def test_every_licence_that_is_named_comes_with_the_program() -> None:
    folder = assets() / "licences"
    notices = (folder / "NOTICES.md").read_text(encoding="utf-8")
    for file in folder.glob("*.txt"):
        assert file.name in notices
        assert len(file.read_text(encoding="utf-8")) > 500
    assert {word.strip("(),.") for word in notices.split() if ".txt" in word} == {
        file.name for file in folder.glob("*.txt")
    }
