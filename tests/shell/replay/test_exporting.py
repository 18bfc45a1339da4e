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


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of the dialog, without a real screen
def test_a_position_gets_out_as_text_picture_and_drawing(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = evening_of(qtbot, tmp_path, sits)
    window, seen = evening.window, evening.window.view.table.seen
    assert seen is not None
    evening.press(Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    text = QGuiApplication.clipboard().text()
    assert told(text) == visible(seen)  # and nothing else
    for name in seen.names:
        assert name in text
    evening.press(Qt.Key.Key_E, CONTROL)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    for ending in ("png", "svg", "txt"):
        path = tmp_path / f"position.{ending}"
        dialog.fileSelected.emit(str(path))
        until(qtbot, path.exists)
    dialog.reject()
    assert QImage(str(tmp_path / "position.png")).size().toTuple() == (2 * WIDE, 2 * HIGH)
    assert QSvgRenderer(str(tmp_path / "position.svg")).isValid()
    assert "<image" not in (tmp_path / "position.svg").read_text(encoding="utf-8")
    assert told((tmp_path / "position.txt").read_text(encoding="utf-8")) == visible(seen)
    (tmp_path / "file").touch()
    export(window, tmp_path / "file" / "position.png", seen, "")
    until(qtbot, lambda: window.sheets.seen)
    assert evening.sheet.title == "That did not work"


def test_a_covered_hand_is_not_told(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = sits(begun(qtbot, tmp_path, GAMES[-1], (*PEOPLE, *PEOPLE)))
    until(qtbot, lambda: rests(evening.window) and evening.window.sheets.seen)
    seen = evening.window.view.table.seen
    assert seen is not None
    assert seen.covered
    assert told(as_text(seen, DEFAULT, "", "").decode()) == {
        (joined.tile.high, joined.tile.low) for joined in seen.observation.line
    }


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
