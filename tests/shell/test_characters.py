"""Can a computer player be given a character, and is it known by its face?"""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.players.style import CHARACTERS
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.last_form import kept, restored
from dominoes_desktop.table.portrait import PORTRAITS
from dominoes_desktop.table.theme import DEFAULT, Theme, daylight

from .at_sheets import Asked


def test_every_character_has_a_portrait() -> None:
    assert set(PORTRAITS) == set(CHARACTERS)


def test_a_character_is_chosen_at_its_disc_and_brings_its_name(qtbot: QtBot) -> None:
    asked = Asked(qtbot)
    row = asked.sheet.seats.row[1]
    before = row.disc.grab().toImage()
    row.disc.choices["bold"].trigger()
    assert row.disc.grab().toImage() != before
    assert row.disc.toolTip() == "Seat 2, character: Bold"
    assert asked.start().seated[1] == Seated("computer", "Rico", "casual", "bold")


@pytest.mark.qt_log_ignore("This plugin does not support")  # offscreen
def test_a_click_opens_the_list_and_waits_for_nothing(qtbot: QtBot) -> None:
    disc = Asked(qtbot).sheet.seats.row[1].disc
    qtbot.mouseClick(disc, Qt.MouseButton.LeftButton)
    assert disc.list is not None
    assert disc.list.isVisible()
    assert len(disc.list.actions()) == 1 + len(CHARACTERS)
    disc.list.close()


def test_a_person_has_none(qtbot: QtBot) -> None:
    row = Asked(qtbot).sheet.seats.row[1]
    row.disc.choices["careful"].trigger()
    row.kind.choose("human")
    assert row.seated().character == ""


def test_it_is_kept_with_the_form(qtbot: QtBot) -> None:
    asked = Asked(qtbot)
    asked.sheet.seats.row[1].disc.choices["counter"].trigger()
    made = asked.start()
    assert isinstance(made, NewMatch)
    again = restored(kept(made, GAMES), GAMES)
    assert again == made


def test_seats_that_come_later_are_dressed_as_the_first_ones(qtbot: QtBot) -> None:
    asked = Asked(qtbot)
    asked.sheet.wear(daylight(DEFAULT))
    seats = asked.sheet.seats
    seats.show_count(3)
    assert seats.row[2].disc.theme == seats.row[1].disc.theme == daylight(DEFAULT)


@pytest.mark.parametrize("theme", [DEFAULT, daylight(DEFAULT)], ids=["glass", "paper"])
def test_the_sign_that_a_disc_has_a_list_is_seen_on_it(qtbot: QtBot, theme: Theme) -> None:
    asked = Asked(qtbot)
    asked.sheet.wear(theme)
    disc = asked.sheet.seats.row[1].disc
    picture = disc.grab().toImage()
    corner = [
        picture.pixelColor(x, y).lightnessF()
        for x in range(picture.width() * 3 // 4, picture.width() - 3)
        for y in range(picture.height() * 3 // 4, picture.height() - 3)
    ]
    assert max(corner) - min(corner) > 0.6
