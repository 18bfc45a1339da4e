"""Does the largest result fit the smallest window? Known complaint C13."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.words import Voice
from tests.rules.texts import row, ruled, tiles

SEATS = 8
NAMES = ("A name of just thirty letters.",) * SEATS


def tied() -> Observation:
    """A blocked last round of eight: the first two hold the same, the others more."""
    line = row("1-1")
    rest = [one for one in tile_set(9) if not one.has(1) and one.pips > 9]
    hands = [tiles("6-3"), tiles("5-4"), *[rest[at :: SEATS - 2][:4] for at in range(SEATS - 2)]]
    game = replace(ruled(BLOCK, set=9), seats=(2, SEATS), hand=((2, 7), (SEATS, 5)))
    match = position(game, hands, line, scores=(90,) * SEATS)
    return observe(match, 0)


def place(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())


def test_a_tie_of_eight_in_the_smallest_window_is_one_sheet_that_scrolls(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    seen = tied()
    assert seen.result is not None
    assert len(seen.result.tied) == 2
    sheet = RoundSheet(window, seen, Voice(str, NAMES, 0, seen.ruleset), str)
    sheet.open()
    assert [one for one in window.findChildren(Sheet) if one.isVisible()] == [sheet]
    assert window.rect().contains(place(sheet.panel, window))
    (scroll,) = sheet.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() > 0, "more than fits is reached by scrolling"
    for button in (sheet.look, sheet.acting):
        assert button is not None
        assert button.isVisible()
        assert sheet.panel.rect().contains(place(button, sheet.panel))
        assert not place(scroll, sheet.panel).intersects(place(button, sheet.panel))
