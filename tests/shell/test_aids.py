"""Sorting, the line as text, the tiles that are left, and what can be set about all this."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.settings import Settings
from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, SUPER
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.tiles_sheet import TilesSheet
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.theme import DEFAULT, dressed
from dominoes_desktop.words.chain import chain_drawn, chain_says
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import ALONE, NAMES, begun, play_on, rests, until

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def at_table(qtbot: QtBot, folder: Path, sits: Sits, game: Ruleset = BLOCK) -> Evening:
    """In the middle of a match."""
    evening = sits(begun(qtbot, folder, game))
    play_on(qtbot, evening.window, 2)
    return evening


def says(evening: Evening) -> str:
    return evening.window.view.table.furniture.pill.text


def test_s_sorts_the_hand_each_time_another_way_and_it_is_kept(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_table(qtbot, tmp_path, sits)
    table = evening.window.view.table
    assert table.seen is not None
    hand = table.seen.observation.hand
    evening.press(Key.Key_S)
    by_pips = [one.pips for one in table.rack_slots]
    assert by_pips == sorted(by_pips, reverse=True)
    assert says(evening) == "Your tiles stand by their pips"
    evening.press(Key.Key_S)
    doubles = [one.double for one in table.rack_slots]
    assert doubles == sorted(doubles, reverse=True)
    assert set(table.rack_slots) == set(hand)
    evening.window.close()
    again = Window.in_folder(tmp_path, Random(1))
    assert again.view.table.order.how == "doubles"
    again.close()


def test_other_settings_leave_what_was_put_in_order_by_hand(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_table(qtbot, tmp_path, sits)
    table = evening.window.view.table
    assert table.seen is not None
    first = next(iter(table.rack_slots))
    table.order.put(table.seen.observation, first, 3)
    table.gestures.hand.rearrange()
    before = list(table.rack_slots)
    evening.press(Key.Key_M)
    table.settle(table.seen)
    assert list(table.rack_slots) == before
    assert before[3] == first


def test_the_line_is_copied_as_text_and_as_tiles(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_table(qtbot, tmp_path, sits)
    seen = evening.window.view.table.seen
    assert seen is not None
    before = says(evening)
    evening.press(Key.Key_C, CONTROL)
    line = seen.observation.line
    assert QGuiApplication.clipboard().text() == f"{chain_says(line)}\n{chain_drawn(line)}"
    assert says(evening) == "The line is copied as text"
    evening.window.view.table.furniture._note_ends.timeout.emit()
    assert says(evening) == before


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", [DRAW, SUPER], ids=lambda game: game.key)
def test_the_whole_set_is_in_sight(
    qtbot: QtBot, tmp_path: Path, sits: Sits, game: Ruleset, size: tuple[int, int]
) -> None:
    evening = at_table(qtbot, tmp_path, sits, game)
    evening.window.resize(*size)
    evening.press(Key.Key_T)
    sheet = evening.sheet
    assert isinstance(sheet, TilesSheet)
    facts, grid = sheet.grid.facts, sheet.grid
    seen = evening.window.view.table.seen
    assert seen is not None
    assert set(facts.mine) == set(seen.observation.hand)
    cells = [grid.cell(one) for one in (*facts.played, *facts.mine, *facts.unseen)]
    assert all(grid.rect().toRectF().adjusted(-1, -1, 1, 1).contains(cell) for cell in cells)
    assert min(min(cell.width() / 2, cell.height()) for cell in cells) >= 14
    figure = QFontMetricsF(grid.figures()).horizontalAdvance(str(facts.most))
    assert figure <= cells[0].width() / 2 - 1, "the line between two numbers is not touched"
    assert sheet.rect().contains(sheet.panel.geometry())
    assert grid.visibleRegion().boundingRect() == grid.rect(), "nothing has to be scrolled"
    assert f"{len(facts.unseen)} not seen" in sheet.accessibleDescription()
    evening.press(Key.Key_T)
    assert evening.window.sheets.current is None


@pytest.mark.parametrize("tiles", ["", "animals", "animals_plain"])
def test_animals_stand_on_the_tiles_of_the_set_as_on_the_table(
    qtbot: QtBot, tmp_path: Path, sits: Sits, tiles: str
) -> None:
    evening = at_table(qtbot, tmp_path, sits, ANIMAL)
    dressing = evening.window.dressing
    dressing.wear_settings(Settings(tiles=tiles))
    until(qtbot, lambda: dressing.for_sheets.style == (tiles or "animals"))
    evening.press(Key.Key_T)
    sheet = evening.sheet
    assert isinstance(sheet, TilesSheet)
    assert "snail" in sheet.accessibleDescription()
    rabbit = sheet.grid.cell(tile(4, 4)).toRect()
    worn = sheet.grid.grab(rabbit).toImage()
    sheet.grid.theme = dressed(DEFAULT, "pips")
    assert sheet.grid.grab(rabbit).toImage() != worn


def test_what_others_play_meanwhile_is_seen_in_it(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    four = (ALONE[0], *[Seated("computer", name, "beginner") for name in NAMES[:3]])
    evening = sits(begun(qtbot, tmp_path, BLOCK, four))
    window = evening.window
    until(qtbot, lambda: not window.view.table.gestures.locked)
    evening.press(Key.Key_T)
    sheet = evening.sheet
    assert isinstance(sheet, TilesSheet)
    before = len(sheet.grid.facts.played)
    seen = window.view.table.seen
    assert seen is not None
    window.view.table.make(next(iter(seen.previews)))
    until(qtbot, lambda: rests(window))
    assert len(sheet.grid.facts.played) > before


def test_sounds_and_highlights_are_tried_and_kept_or_given_up(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_table(qtbot, tmp_path, sits)
    window = evening.window
    for done in (False, True):
        evening.press(Key.Key_Comma, CONTROL)
        sheet = evening.sheet
        assert isinstance(sheet, PreferencesSheet)
        sheet.row["muted"].chosen.emit(True)
        sheet.row["highlight"].chosen.emit("subtle")
        assert window.view.table.highlight == "subtle"
        evening.click(sheet.done if done else sheet.escape)
        assert window.view.table.highlight == ("subtle" if done else "strong")
        assert window.settings.muted == done
    assert window.settings.volume == 70, "sound again is as loud as before"


@pytest.mark.qt_log_ignore("This plugin does not support")  # of a menu, without a real screen
def test_the_right_button_offers_what_can_be_done_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_table(qtbot, tmp_path, sits)
    view = evening.window.view
    rack = view.table.frame.rack
    for at, first in (((rack.centre), "As it &came"), ((400, 200), "&Draw")):
        place = view.mapFromScene(*at)
        QApplication.sendEvent(
            view.viewport(),
            QContextMenuEvent(
                QContextMenuEvent.Reason.Mouse, QPoint(place), view.mapToGlobal(place)
            ),
        )
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert menu.actions()[0].text() == first
        menu.close()
