"""Can a computer player be given a character, and is it known by its face?"""

from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, GAMES
from dominoes_desktop.players.style import CHARACTERS
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.disc import Disc
from dominoes_desktop.shell.last_form import kept, restored
from dominoes_desktop.shell.replay.moves_page import MovesPage
from dominoes_desktop.shell.replay.replay import replay
from dominoes_desktop.shell.replay.rows import ROW
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.portrait import PORTRAITS
from dominoes_desktop.table.theme import DEFAULT, Theme, daylight
from tests.shell.evening import begun, play_on, rests, until

from .at_sheets import Asked, Sits, come_again


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


FACES = ("", "bold", "counter")
AT_TABLE = (
    Seated("human", "Ann"),
    Seated("computer", "Rico", "casual", "bold"),
    Seated("computer", "Linus", "casual", "counter"),
)


def on_plates(window: Window) -> tuple[str, ...]:
    return tuple([plate.character for plate in window.view.table.furniture.plates])


def on_discs(sheet: Sheet) -> tuple[str, ...]:
    """By seat; each of them is painted as the character's, or with a letter."""
    discs = sorted(sheet.findChildren(Disc), key=lambda disc: disc.seat)
    faces = tuple([disc.character for disc in discs])
    painted = [disc.grab().toImage() for disc in discs]
    for disc in discs:
        disc.character = ""
    letters = [disc.grab().toImage() for disc in discs]
    assert [one != other for one, other in zip(painted, letters, strict=True)] == [
        *map(bool, faces)
    ]
    return faces


def test_a_player_has_the_same_face_everywhere(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    window = begun(qtbot, tmp_path, BLOCK, AT_TABLE)
    evening = sits(window)
    window.side.show("moves")
    play_on(qtbot, window, 40)
    assert on_plates(window) == FACES
    page = window.side.page
    assert isinstance(page, MovesPage)
    model = page.list.model()
    rows = [model.index(at, 0).data(ROW) for at in range(model.rowCount())]
    assert {row.seat: row.character for row in rows if row.number} == dict(enumerate(FACES))
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    assert on_discs(evening.sheet) == FACES


def test_a_match_that_is_looked_at_has_its_own_faces(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    """Also where another one with the same names lay on the table before."""
    window = begun(qtbot, tmp_path, BLOCK, AT_TABLE, seed=1)
    evening = sits(window)
    recorder = window.matches.recorder
    assert recorder is not None
    play_on(qtbot, window, 1)
    record = Path(copy(recorder.path, tmp_path / "kept.domino"))
    plain = tuple([replace(one, character="") for one in AT_TABLE])
    window.matches.leave()
    window.matches.begin(BLOCK, plain)
    until(qtbot, lambda: rests(evening.window))
    assert on_plates(window) == ("", "", "")
    replay(window).open(record)
    until(qtbot, lambda: on_plates(window) == FACES)
    window.walk.look.end()
    until(qtbot, lambda: on_plates(window) == ("", "", ""))


def test_a_match_that_was_left_shows_the_faces_of_its_players(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, BLOCK, AT_TABLE)
    play_on(qtbot, window, 1)
    window.close()
    evening = come_again(qtbot, tmp_path, sits)
    assert on_discs(evening.sheet) == FACES
