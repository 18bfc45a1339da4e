"""Can everything be set in one window, tried at once, kept, taken back and reset?"""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import motion
from dominoes_desktop.archive.settings import Settings
from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.shell.controls import Segments
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.preference_rows import KEYS, SECTIONS, Row
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.stepper import Stepper
from dominoes_desktop.shell.window import Window
from dominoes_desktop.shell.wishes import follow_system
from dominoes_desktop.table.wardrobe import wardrobe
from tests.shell.at_sheets import SETTINGS, Key, Sits, echo
from tests.shell.evening import begun, rests, until

ROWS = [row for _, rows in SECTIONS for row in rows]
SIZES = [(800, 600), (1280, 720), (1920, 1080)]


class Asked:
    """Preferences over a window of that size, all looks offered, and what they gave."""

    def __init__(self, qtbot: QtBot, settings: Settings, size: tuple[int, int]) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        self.window.resize(*size)
        qtbot.addWidget(self.window)
        self.window.show()
        self.sheet = PreferencesSheet(self.window, settings, echo)
        self.sheet.offer(wardrobe())
        self.tried: list[Settings] = []
        self.got: list[object] = []
        self.sheet.changed.connect(self.tried.append)
        self.sheet.finished.connect(self.got.append)
        self.sheet.open()

    def section_of(self, key: str) -> None:
        at = next(at for at, (_, rows) in enumerate(SECTIONS) if key in [row.key for row in rows])
        self.sheet.sections.buttons()[at].click()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.window.focusWidget(), key)


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot, Settings(), (1280, 720))


REMEMBERED = {"form", "window", "recent", "toured", "learnt", "lesson_at", "played"}
"""What nobody sets: the program takes note of it."""


def test_every_setting_but_what_is_remembered_can_be_set() -> None:
    assert {one.name for one in fields(Settings)} - set(KEYS) == REMEMBERED
    assert set(KEYS) == {"tiles", "faces", "table"} | {row.key for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_each_value_is_tried_at_once_and_kept(asked: Asked, row: Row) -> None:
    for value, _ in row.values or ((30, ""), (80, "")):
        asked.sheet.row[row.key].choose(value)
        asked.sheet.row[row.key].chosen.emit(value)
        assert getattr(asked.tried[-1], row.key) == value
    asked.sheet.done.click()
    assert asked.got == [asked.tried[-1]]


def test_by_mouse_and_by_number(asked: Asked) -> None:
    asked.section_of("pace")
    pace = asked.sheet.row["pace"].control
    assert isinstance(pace, Segments)
    asked.qtbot.mouseClick(pace.buttons()[0], Qt.MouseButton.LeftButton)
    asked.section_of("volume")
    volume = asked.sheet.row["volume"].control
    assert isinstance(volume, Stepper)
    asked.qtbot.mouseClick(volume.more, Qt.MouseButton.LeftButton)
    assert asked.tried == [Settings("slow"), Settings("slow", volume=80)]


def test_escape_gives_nothing(asked: Asked) -> None:
    asked.section_of("order")
    asked.sheet.row["order"].chosen.emit("suit")
    asked.press(Key.Key_Escape)
    assert asked.got == [False]


def test_a_reset_shows_and_tries_what_a_new_program_has(qtbot: QtBot) -> None:
    mine = Settings("slow", window="kept", muted=True, volume=10, letters=150, tiles="ebony")
    asked = Asked(qtbot, mine, (1280, 720))
    asked.sheet.reset.click()
    assert asked.tried == [Settings(window="kept")]
    looks = asked.sheet.looks
    assert looks is not None
    assert (looks.tiles, looks.table) == ("", "green")
    asked.section_of("volume")
    assert asked.sheet.row["volume"].control.value() == Settings().volume
    assert asked.sheet.row["letters"].control.value() == 100
    asked.sheet.done.click()
    assert asked.got == [Settings(window="kept")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [100, 150])
def test_all_of_it_is_reached_by_the_keyboard_in_any_window(
    qtbot: QtBot, size: tuple[int, int], letters: int
) -> None:
    asked = Asked(qtbot, Settings(), size)
    asked.window.setProperty("letters", letters)
    sheet, reached = asked.sheet, set[QWidget]()
    for at in range(len(SECTIONS)):
        sheet.sections.buttons()[at].click()
        QCoreApplication.sendPostedEvents()
        assert sheet.rect().contains(sheet.panel.geometry())
        for _ in range(60):
            asked.press(Key.Key_Tab)
            focused = asked.window.focusWidget()
            reached.add(focused)
            corner = focused.mapTo(sheet, QPoint(0, 0))
            assert sheet.panel.geometry().contains(QRect(corner, focused.size()).center())
            assert not focused.visibleRegion().isEmpty()
    for row in sheet.row.values():
        control = row.control
        stops = control.buttons() if isinstance(control, Segments) else [control]
        assert all(stop in reached or stop.focusProxy() in reached for stop in stops)
    assert sheet.looks is not None
    assert reached >= {*sheet.looks.sets.swatches.values(), *sheet.looks.tables.swatches.values()}
    assert reached >= {sheet.reset, sheet.escape, sheet.done}


def test_nothing_jumps_from_section_to_section(asked: Asked) -> None:
    places = set()
    for button in asked.sheet.sections.buttons():
        button.click()
        QCoreApplication.sendPostedEvents()
        places.add(asked.sheet.panel.geometry().getRect())
    assert len(places) == 1


def opened_preferences(qtbot: QtBot, folder: Path, sits: Sits) -> tuple[Window, PreferencesSheet]:
    evening = sits(begun(qtbot, folder, BLOCK))
    until(qtbot, lambda: rests(evening.window))
    evening.press(*SETTINGS)
    sheet = evening.sheet
    assert isinstance(sheet, PreferencesSheet)
    return evening.window, sheet


def test_the_running_match_takes_it_at_once_and_stays_as_it_is(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    seen, view = window.view.table.seen, window.view
    until(qtbot, lambda: sheet.looks is not None)
    sheet.looks.chosen.emit("ebony", "walnut")  # type: ignore[union-attr]
    for key, value in (("highlight", "off"), ("order", "suit"), ("pace", "fast"), ("muted", True)):
        sheet.row[key].chosen.emit(value)
    until(qtbot, lambda: view.table.theme.ground == "walnut")
    assert (view.table.highlight, view.table.order.how) == ("off", "suit")
    assert window.referee.pace == "fast"
    assert view.table.seen is seen
    sheet.done.click()
    kept = window.settings
    assert (kept.tiles, kept.table, kept.highlight, kept.order) == (
        "ebony", "walnut", "off", "suit"
    )  # fmt: skip
    window.aside.wait()
    assert Settings.load(tmp_path / "config" / "settings.json") == kept


def test_what_was_tried_in_vain_is_taken_back(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    before = window.settings
    until(qtbot, lambda: sheet.looks is not None)
    sheet.looks.chosen.emit("ebony", "slate")  # type: ignore[union-attr]
    sheet.row["highlight"].chosen.emit("off")
    until(qtbot, lambda: window.view.table.theme.ground == "slate")
    assert sheet.escape is not None
    sheet.escape.click()
    assert window.settings == before
    until(qtbot, lambda: window.view.table.theme.ground == "felt")
    assert window.view.table.highlight == before.highlight


def test_larger_letters_are_seen_at_once_on_every_sheet(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    assert sheet.scale == 1
    sheet.row["letters"].chosen.emit(130)
    assert sheet.scale == pytest.approx(1.3)
    sheet.done.click()
    window.sheets.about()
    about = window.sheets.current
    assert about is not None
    assert about.scale == pytest.approx(1.3)


def test_without_motion_players_still_take_their_time(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    window.change_settings(replace(window.settings, pace="normal"))
    director, hands = window.view.director, window.view.table.gestures.hand
    assert (director.still, hands.beat > 0) == (False, True)
    window.change_settings(replace(window.settings, motion="still"))
    assert (director.still, director.beat, window.referee.pace) == (True, 1.0, "normal")
    assert hands.beat == 0, "nothing glides back to its place"
    window.less_motion = True
    window.change_settings(replace(window.settings, motion="system"))
    assert (director.still, hands.beat) == (True, 0)
    window.change_settings(replace(window.settings, motion="full"))
    assert (director.still, hands.beat > 0) == (False, True)
    sheet.finish(False)


def test_a_game_may_wear_tiles_of_its_own_until_others_are_chosen_for_all(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    sheet.finish(False)
    window.sheets.new_match()
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    until(qtbot, form.tiles.isVisible)
    form.cards["animal"].click()
    assert "numbers" in form.tiles.picker.accessibleDescription()
    form.tiles.picker.choose("animals_plain")
    form.cards["draw"].click()
    assert form.tiles.picker.value() is None
    form.cards["animal"].click()
    assert form.tiles.picker.value() == "animals_plain"
    form.start.click()
    until(qtbot, lambda: window.view.table.theme.style == "animals_plain")
    assert window.settings.faces == (("animal", "animals_plain"),)
    window.sheets.preferences()
    sheet = window.sheets.current  # type: ignore[assignment]
    until(qtbot, lambda: sheet.looks is not None)
    assert sheet.looks is not None
    assert sheet.looks.tiles == "animals_plain"
    sheet.looks.chosen.emit("animals_plain", "blue")
    assert sheet.settings.faces == window.settings.faces
    sheet.looks.chosen.emit("numerals", "blue")
    until(qtbot, lambda: window.view.table.theme.style == "numerals")
    sheet.done.click()
    assert (window.settings.tiles, window.settings.faces) == ("numerals", ())


def test_the_systems_wish_for_less_motion_is_followed(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "less_motion", lambda: True)
    window, sheet = opened_preferences(qtbot, tmp_path, sits)
    window.change_settings(replace(window.settings, pace="normal"))
    follow_system(window)
    until(qtbot, lambda: window.less_motion)
    assert window.view.director.still
    sheet.finish(False)


def test_larger_letters_reach_menus_lessons_and_what_stands_beside_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    window.resize(1920, 1080)
    window.learning.teach(DRAW)
    until(qtbot, lambda: window.learning.course is not None)
    window.side.show("rules")
    menus = [window.menuBar(), *window.menuBar().findChildren(QMenu)]
    pieces = [window.learning.strip.told, window.learning.strip.next, window.side.panel.title]
    before = [QFontInfo(one.font()).pixelSize() for one in (*menus, *pieces)]
    window.change_settings(replace(window.settings, letters=150))
    for was, one in zip(before, (*menus, *pieces), strict=True):
        assert 1.4 * was <= QFontInfo(one.font()).pixelSize() <= 1.6 * was, one
    window.close()
