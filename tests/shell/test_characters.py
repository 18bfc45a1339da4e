"""Can a computer player be given a character, and is it known by its face?"""

from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.players.style import CHARACTERS
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.last_form import kept, restored
from dominoes_desktop.table.portrait import PORTRAITS

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
