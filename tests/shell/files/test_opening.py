"""Is it said that a record is being opened, from the first moment until it is, or can't be?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.opening import Opening
from dominoes_desktop.shell.sounds import Silence
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import Sits
from tests.shell.evening import begun, until


@pytest.fixture
def record(qtbot: QtBot, tmp_path: Path) -> Path:
    """A match that somebody has left."""
    window = begun(qtbot, tmp_path / "left", DRAW)
    assert window.matches.recorder is not None
    path = window.matches.recorder.path
    window.close()
    return path


def started(folder: Path, record: Path) -> Window:
    """A window as a start with that record shows it, its first picture just painted."""
    window = Window(folder / "config", folder / "state", folder / "data", Random(3), Silence())
    window.show()
    window.start(record)
    window.repaint()
    return window


def said(window: Window) -> str:
    """What is said on the felt."""
    words = window.findChild(Opening)
    return words.text() if isinstance(words, Opening) and words.isVisible() else ""


def lies(window: Window) -> bool:
    """Is a match on the table?"""
    return window.view.table.seen is not None and not window.view.director.busy


def while_opening(window: Window, end: Callable[[], bool]) -> set[str]:
    """All that was said, turn by turn, from when it was said first until that end."""
    told: set[str] = set()
    while not end():
        QApplication.processEvents()
        if told or said(window):
            told.add(said(window))
    return told


def test_it_is_said_until_the_match_is_seen(tmp_path: Path, record: Path, sits: Sits) -> None:
    window = started(tmp_path, record)
    assert said(window) == ""  # the first picture comes before all words
    told = while_opening(window, lambda: window.furnished and lies(window))
    assert told - {""} == {f"Opening {record.name}"}
    assert said(window) == ""
    sits(window)


def test_it_is_in_the_middle_over_the_table_whatever_the_windows_size(
    qtbot: QtBot, tmp_path: Path, record: Path, sits: Sits
) -> None:
    window = started(tmp_path, record)
    until(qtbot, lambda: bool(said(window)))
    window.resize(1000, 700)
    words = window.findChild(Opening)
    assert isinstance(words, Opening)
    under = words.parentWidget()
    assert under is not None
    assert (words.geometry().center() - under.rect().center()).manhattanLength() <= 2
    until(qtbot, lambda: window.furnished)
    sits(window)


def test_it_gives_way_to_the_notice_that_a_record_cant_be_opened(
    tmp_path: Path, sits: Sits
) -> None:
    bad = tmp_path / "bad.domino"
    bad.write_text("domino-record 1\ngame whist\n", encoding="utf-8")
    window = started(tmp_path, bad)
    noticed = [False]

    def told() -> bool:
        noticed[0] = window.furnished and isinstance(window.sheets.current, NoticeSheet)
        return noticed[0]

    assert "Opening bad.domino" in while_opening(window, told)
    assert said(window) == ""
    sits(window)


def test_where_a_match_is_on_the_table_it_is_seen_on(
    qtbot: QtBot, tmp_path: Path, record: Path, sits: Sits
) -> None:
    window = sits(begun(qtbot, tmp_path / "other", DRAW)).window
    until(qtbot, lambda: lies(window))
    before = window.referee.desk
    window.matches.open_record(record)
    told = while_opening(window, lambda: window.referee.desk is not before)
    assert told == set()
