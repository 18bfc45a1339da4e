"""Can the rules be read beside the table, while the match goes on?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW, PEBBLE
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.shell.learning.rules_beside import RulesPage
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import RULES, Sits
from tests.shell.evening import alone, begun, play_on, rests, until
from tests.shell.test_rules_sheet import images

Key = Qt.Key


def beside(window: Window) -> RulesPage:
    page = window.side.page
    assert isinstance(page, RulesPage)
    return page


def text(window: Window) -> str:
    return beside(window).reader.toPlainText()


def pictures(window: Window) -> list[QImage]:
    return images(beside(window).reader.document())


def test_f1_opens_the_rules_of_the_match_beside_it_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, with_rule(PEBBLE, "target", "50"))
    evening = sits(window)
    until(qtbot, lambda: rests(window))
    evening.press(*RULES)
    until(qtbot, lambda: "to reach 50 points wins the match" in text(window))
    assert "House rules of this match" in text(window)
    assert window.sheets.current is None
    assert play_on(qtbot, window, 2) == 2
    evening.press(Key.Key_End)
    bar = beside(window).reader.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    evening.press(*RULES)
    assert window.side.key == ""


def test_it_follows_the_match_that_is_begun_next(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    sits(window)
    until(qtbot, lambda: rests(window))
    window.sheets.rules()
    until(qtbot, lambda: "you draw from the boneyard, one tile after another" in text(window))
    window.matches.leave()
    window.matches.begin(BLOCK, alone(BLOCK))
    until(qtbot, lambda: "Nobody draws" in text(window))
    assert "House rule" not in text(window)


def test_its_pictures_wear_the_tiles_of_the_match_and_keep_within_the_panel(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    sits(window)
    until(qtbot, lambda: rests(window))
    window.sheets.rules()
    until(qtbot, lambda: bool(pictures(window)))
    before = pictures(window)
    room = beside(window).reader.viewport().width()
    assert max(image.deviceIndependentSize().width() for image in before) <= room
    window.change_settings(replace(window.settings, tiles="numerals"))
    until(qtbot, lambda: [*map(QImage.bits, before)] != [*map(QImage.bits, pictures(window))])
    window.change_settings(replace(window.settings, letters=150))
    until(qtbot, lambda: beside(window).reader.viewport().width() > room)
    until(qtbot, lambda: pictures(window)[-1].width() > before[-1].width())


def test_in_a_lesson_it_tells_of_the_game_that_is_learnt(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    sits(window)
    window.learning.teach(BLOCK)
    until(qtbot, lambda: window.learning.course is not None)
    window.sheets.rules()
    until(qtbot, lambda: "Nobody draws" in text(window))
    strip, panel = window.learning.strip, window.side.panel
    until(qtbot, lambda: strip.geometry().right() < panel.geometry().left())
    window.learning.end()
    until(qtbot, lambda: "one tile after another" in text(window))
