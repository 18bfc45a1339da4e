"""Are tiles and table chosen by picture, tried at once, kept, and given back on Cancel?"""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.places import data_dir
from dominoes_desktop.archive.settings import Settings
from dominoes_desktop.games import ANIMAL, DRAW
from dominoes_desktop.shell import dressing
from dominoes_desktop.shell.dressing import first_theme
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.theme import DEFAULT, Theme, daylight
from dominoes_desktop.table.wardrobe import theme_of

from .evening import begun, opened, until


def preferences(qtbot: QtBot, window: Window) -> PreferencesSheet:
    """The sheet, once it offers the looks."""
    window.sheets.preferences()
    sheet = window.sheets.current
    assert isinstance(sheet, PreferencesSheet)
    until(qtbot, lambda: sheet.looks is not None)
    return sheet


def choose(sheet: PreferencesSheet, tiles: str = "", table: str = "") -> None:
    assert sheet.looks is not None
    if tiles:
        sheet.looks.sets.swatches[tiles].click()
    if table:
        sheet.looks.tables.swatches[table].click()


def worn(window: Window) -> Theme:
    return window.view.table.theme


def test_a_look_is_tried_at_once_and_kept_when_done(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    sheet = preferences(qtbot, window)
    choose(sheet, "ebony", "slate")
    wanted, _ = theme_of("ebony", "slate")
    until(qtbot, lambda: worn(window) == wanted)
    until(qtbot, lambda: sheet.theme == daylight(wanted))  # the sheet wears it, too
    sheet.done.click()
    assert (window.settings.tiles, window.settings.table) == ("ebony", "slate")
    window.close()
    again = opened(qtbot, tmp_path)
    assert (again.settings.tiles, again.settings.table) == ("ebony", "slate")
    until(qtbot, lambda: worn(again) == wanted)
    again.close()


def test_a_look_tried_in_vain_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    sheet = preferences(qtbot, window)
    choose(sheet, "contrast", "contrast")
    until(qtbot, lambda: worn(window) == theme_of("contrast", "contrast")[0])
    assert sheet.escape is not None
    sheet.escape.click()
    assert worn(window) == DEFAULT
    assert (window.settings.tiles, window.settings.table) == ("", "green")
    window.close()


def test_every_look_is_offered_and_the_chosen_one_is_marked(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.change_settings(replace(window.settings, tiles="numerals"))
    sheet = preferences(qtbot, window)
    assert sheet.looks is not None
    sets, tables = sheet.looks.sets.swatches, sheet.looks.tables.swatches
    assert (len(sets), len(tables)) == (9, 5)
    assert [key for key, swatch in sets.items() if swatch.isChecked()] == ["numerals"]
    assert [key for key, swatch in tables.items() if swatch.isChecked()] == ["green"]
    assert all(one.accessibleName() and one.accessibleDescription() for one in sets.values())
    window.close()


def test_arrow_keys_move_from_look_to_look(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    sheet = preferences(qtbot, window)
    assert sheet.looks is not None
    swatches = sheet.looks.tables.swatches
    until(qtbot, lambda: swatches["blue"].x() > swatches["green"].x())
    swatches["green"].setFocus()
    qtbot.keyClick(swatches["green"], Qt.Key.Key_Right)
    assert swatches["blue"].isChecked()
    until(qtbot, lambda: worn(window) == theme_of("", "blue")[0])
    window.close()


def test_each_game_wears_its_own_tiles_unless_others_are_chosen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, ANIMAL)
    assert worn(window).style == "animals"
    window.change_settings(replace(window.settings, tiles="pebbles"))
    until(qtbot, lambda: worn(window).style == "pebbles")
    assert window.dressing.page("super").style == "pebbles"
    window.change_settings(replace(window.settings, tiles=""))
    assert worn(window).style == "animals"
    assert window.dressing.page("super").style == "coloured"
    window.close()


def test_a_theme_that_cannot_be_used_is_told_of_once(qtbot: QtBot, tmp_path: Path) -> None:
    broken = data_dir() / "themes" / "tables" / "mine" / "theme.toml"
    broken.parent.mkdir(parents=True)
    broken.write_text('felt = "red"')
    window = begun(qtbot, tmp_path, DRAW)
    window.change_settings(replace(window.settings, table="mine"))
    until(qtbot, lambda: isinstance(window.sheets.current, NoticeSheet))
    told = window.sheets.current
    assert isinstance(told, NoticeSheet)
    assert worn(window) == DEFAULT
    told.finish(True)
    window.change_settings(replace(window.settings, pace="off"))
    window.aside.wait()
    qtbot.wait(0)
    assert window.sheets.current is None
    assert first_theme("mine") == DEFAULT
    window.close()


def test_sheets_are_light_unless_the_system_is_dark(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    window.sheets.keys()
    sheet = window.sheets.current
    assert sheet is not None
    assert sheet.theme == daylight(worn(window)), "where the system does not say: light"
    monkeypatch.setattr(dressing, "is_light", lambda: False)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert sheet.theme == worn(window)
    monkeypatch.setattr(dressing, "is_light", lambda: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert sheet.theme == daylight(worn(window))
    window.sheets.about()
    assert window.sheets.current is not None
    assert window.sheets.current.theme == daylight(worn(window))
    assert worn(window) == DEFAULT, "the table keeps its own"
    window.close()


def test_the_first_picture_shows_the_chosen_table() -> None:
    assert first_theme(Settings().table) is DEFAULT
    assert first_theme("walnut").ground == "walnut"
