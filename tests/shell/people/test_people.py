"""The family at one screen: everybody's own settings, seats and figures, and nobody lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.persons import FIRST, Persons
from dominoes_desktop.archive.settings import Settings
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import AskSheet
from dominoes_desktop.shell.people.sheet import PeopleSheet
from dominoes_desktop.shell.people.show import show_people
from dominoes_desktop.shell.people.switch import play_as
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import desk_of, opened, until

Key = Qt.Key


def persons(folder: Path) -> Persons:
    return Persons(folder / "config" / "profiles", folder / "config" / "settings.json")


def at_form(qtbot: QtBot, folder: Path, sits: Sits) -> Evening:
    window = opened(qtbot, folder)
    window.start()
    evening = sits(window)
    evening.waits_for(NewMatchSheet)
    return evening


def family(evening: Evening) -> PeopleSheet:
    show_people(evening.window)
    sheet = evening.sheet
    assert isinstance(sheet, PeopleSheet)
    return sheet


def add(evening: Evening, sheet: PeopleSheet, name: str) -> None:
    before = len(sheet.row)
    evening.click(sheet.add)
    until(evening.qtbot, lambda: len(sheet.row) == before + 1)
    evening.qtbot.keyClicks(evening.window.focusWidget(), name)


def seated(window: Window) -> list[str]:
    return [one.name for one in desk_of(window).seated]


def test_one_person_alone_meets_the_form_as_ever(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    row = evening.form.seats.row[0]
    assert (row.kind.currentText(), row.name.placeholderText(), row.name.isEnabled()) == (
        "You",
        "You",
        True,
    )
    evening.press(Key.Key_Return)
    assert seated(evening.window) == ["You", "Bo"]
    recorder = evening.window.matches.recorder
    assert recorder is not None
    assert recorder.origin.persons == (FIRST, "")


def test_people_are_added_by_keyboard_and_sit_where_they_are_put(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    sheet = family(evening)
    add(evening, sheet, "Ann")
    add(evening, sheet, "Ben")
    evening.click(sheet.row[2].disc)
    evening.press(Key.Key_Return)
    evening.waits_for(NewMatchSheet)
    until(qtbot, lambda: len(evening.form.seats.row[0].family) == 3)
    first, ann, ben = persons(tmp_path).all
    assert [first.name, ann.name, ben.name] == ["", "Ann", "Ben"]
    rows = evening.form.seats.row
    rows[0].seat_member(ben.id)
    rows[1].seat_member(ann.id)
    evening.click(evening.form.start)
    window = evening.window
    assert seated(window) == ["Ben", "Ann"]
    assert {one.kind for one in desk_of(window).seated} == {"human"}
    assert window.matches.recorder is not None
    assert window.matches.recorder.origin.persons == (ben.id, ann.id)


def test_the_same_person_can_not_sit_twice(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    form = evening.form
    form.seats.row[1].seat_member(FIRST)
    assert "two seats" in form.twice.text()
    assert not form.start.isEnabled()


def test_two_of_one_name_are_told_before_they_are_kept(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_form(qtbot, tmp_path, sits)
    sheet = family(evening)
    add(evening, sheet, "Player 1")
    assert sheet.wrong.text() == "Two people are called Player 1"
    assert sheet.acting is not None
    assert not sheet.acting.isEnabled()


def test_settings_go_with_who_plays_and_come_back(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    ann = persons(tmp_path).add("Ann")
    evening = at_form(qtbot, tmp_path, sits)
    window = evening.window
    window.change_settings(replace(window.settings, muted=True, letters=130))
    play_as(window, ann)
    until(qtbot, lambda: window.persons.active.id == ann.id and not window.settings.muted)
    assert window.settings.letters == 100
    until(qtbot, lambda: evening.form.seats.members()[:1] == (ann.id,))
    window.change_settings(replace(window.settings, volume=10))
    play_as(window, window.persons.all[0])
    until(qtbot, lambda: window.settings.muted)
    window.close()
    found = persons(tmp_path)
    assert Settings.load(found.settings_of(ann)).volume == 10
    assert Settings.load(found.settings_of(found.active)).letters == 130
    assert found.active.id == FIRST


def test_the_menu_says_who_plays(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    persons(tmp_path).add("Ann & Co")
    evening = at_form(qtbot, tmp_path, sits)
    menus = evening.window.findChildren(QMenu)
    menu = next(one for one in menus if one.title() == "&Who plays")
    menu.aboutToShow.emit()
    said = [(one.text(), one.isChecked()) for one in menu.actions() if one.isCheckable()]
    assert said == [("Player 1", True), ("Ann && Co", False)]


def test_who_is_removed_is_asked_about_and_the_next_plays(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    ann = persons(tmp_path).add("Ann")
    persons(tmp_path).activate(ann)
    evening = at_form(qtbot, tmp_path, sits)
    sheet = family(evening)
    evening.click(sheet.row[1].remove)
    assert isinstance(evening.sheet, AskSheet)
    evening.escape()
    assert len(sheet.row) == 2
    evening.click(sheet.row[1].remove)
    asked = evening.sheet
    assert isinstance(asked, AskSheet)
    evening.click(asked.yes)
    until(qtbot, lambda: len(sheet.row) == 1)
    assert evening.window.persons.active.id == FIRST
    assert [one.id for one in persons(tmp_path).all] == [FIRST]


def test_a_deal_number_deals_everybody_the_same(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    dealt = []
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        evening = at_form(qtbot, folder, sits)
        evening.form.deal.field.setFocus()
        qtbot.keyClicks(evening.form.deal.field, "a-0421")
        assert evening.form.deal.number == 421
        evening.press(Key.Key_Return)
        desk = desk_of(evening.window)
        dealt.append(desk.log[0])
        assert desk.number == 421
    assert dealt[0] == dealt[1]
