"""Does a position get out of the window as it is seen, and no hidden tile with it?"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.dressing import STYLES
from dominoes_desktop.shell.replay.exporting import as_svg, as_text, export
from dominoes_desktop.table.position import HIGH, WIDE
from dominoes_desktop.table.seen import Seen
from dominoes_desktop.table.theme import DEFAULT, dressed
from tests.session.matches import desk_for, go_on
from tests.shell.at_sheets import CONTROL, PEOPLE, Evening, Sits
from tests.shell.evening import begun, play_on, rests, until
from tests.table.at_table import look

TILE = re.compile(r"\b(\d+)-(\d+)\b")


def told(text: str) -> set[tuple[int, int]]:
    """The tiles that a text names."""
    pairs = [(int(one), int(two)) for one, two in TILE.findall(text)]
    return {(max(pair), min(pair)) for pair in pairs}


def visible(seen: Seen) -> set[tuple[int, int]]:
    one = seen.observation
    hands = [tile for hand in one.hands for tile in hand or ()]
    return {(t.high, t.low) for t in [*hands, *[joined.tile for joined in one.line]]}


def evening_of(qtbot: QtBot, folder: Path, sits: Sits, game: Ruleset = GAMES[-1]) -> Evening:
    evening = sits(begun(qtbot, folder, game))
    play_on(qtbot, evening.window, 2)
    return evening


def test_the_text_tells_what_is_seen_and_nothing_else(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = evening_of(qtbot, tmp_path, sits)
    seen = evening.window.view.table.seen
    assert seen is not None
    evening.press(Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    text = QGuiApplication.clipboard().text()
    assert told(text) == visible(seen)
    for name in seen.names:
        assert name in text


def test_a_covered_hand_is_not_told(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, GAMES[-1], (*PEOPLE, *PEOPLE)))
    until(qtbot, lambda: rests(evening.window) and evening.window.sheets.seen)
    seen = evening.window.view.table.seen
    assert seen is not None
    assert seen.covered
    assert told(as_text(seen, DEFAULT, "", "").decode()) == {
        (joined.tile.high, joined.tile.low) for joined in seen.observation.line
    }


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of the dialog, without a real screen
@pytest.mark.parametrize("ending", ["png", "svg", "txt"])
def test_a_file_is_written_as_its_ending_says(
    qtbot: QtBot, tmp_path: Path, sits: Sits, ending: str
) -> None:
    evening = evening_of(qtbot, tmp_path, sits)
    window = evening.window
    evening.press(Qt.Key.Key_E, CONTROL)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    path = tmp_path / f"position.{ending}"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    until(qtbot, path.exists)
    if ending == "png":
        assert QImage(str(path)).size().toTuple() == (2 * WIDE, 2 * HIGH)
    elif ending == "svg":
        assert QSvgRenderer(str(path)).isValid()
        assert "<image" not in path.read_text(encoding="utf-8")
    else:
        assert told(path.read_text(encoding="utf-8"))


def test_what_cannot_be_written_is_said(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = evening_of(qtbot, tmp_path, sits)
    window = evening.window
    seen = window.view.table.seen
    assert seen is not None
    (tmp_path / "file").touch()
    export(window, tmp_path / "file" / "position.png", seen, "")
    until(qtbot, lambda: window.sheets.seen)
    assert evening.sheet.title == "That did not work"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_game_is_drawn_whole(qtbot: QtBot, game: Ruleset) -> None:
    desk, rng = desk_for(game, game.seats[1]), Random(4)
    for _ in range(20):
        go_on(desk, rng)
    seen = look(desk._match, 0, [one.name for one in desk.seated])
    drawing = as_svg(seen, dressed(DEFAULT, STYLES.get(game.key, "pips")), "Title", "says")
    made = QSvgRenderer(drawing)
    assert made.isValid()
    assert made.viewBoxF().size().toTuple() == (WIDE, HIGH)
    assert b"Title" in drawing
