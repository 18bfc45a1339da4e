"""Does the form keep who sat at the table last, under their own names?"""

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW, SUPER
from dominoes_desktop.players.level import LEVELS
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from tests.shell.at_sheets import Asked


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot)


def seats(*texts: str) -> tuple[Seated, ...]:
    """Players as "human Ann" or "casual Bo"."""
    told = [text.split(" ", 1) for text in texts]
    return tuple(
        [
            Seated("human", name) if kind == "human" else Seated("computer", name, kind)
            for kind, name in told
        ]
    )


@pytest.mark.parametrize(
    "seated",
    [
        seats("human Mira", "casual Bo"),
        seats("human Ann", "human Zoe"),
        seats("human You", "human Bo", "casual Mira"),
        seats("human Player 2", "human Ann"),
        seats("human Ann", "casual Nils", "beginner Bo"),
        seats("casual Mira", "casual Bo", "human You", "human Bella"),
        seats("casual Kai", "casual Bo", "casual Mira", "casual Ada"),
    ],
    ids=lambda seated: ", ".join([one.name for one in seated]),
)
def test_names_used_last_stay(qtbot: QtBot, seated: tuple[Seated, ...]) -> None:
    assert Asked(qtbot, NewMatch(DRAW, seated)).start().seated == seated


def test_a_name_the_form_gave_follows_who_sits_there(qtbot: QtBot) -> None:
    asked = Asked(qtbot, NewMatch(DRAW, seats("human You", "casual Bo")))
    asked.sheet.seats.row[1].kind.choose("human")
    assert [one.name for one in asked.sheet.seats.seated()] == ["Player 1", "Player 2"]
    asked.sheet.seats.row[1].kind.choose("beginner")
    assert asked.start().seated == seats("human You", "beginner Bo")


def test_a_computer_makes_room_for_a_human_of_its_name(asked: Asked) -> None:
    asked.players(4)
    asked.qtbot.keyClicks(asked.sheet.seats.row[0].name, "Mira")
    names = [one.name for one in asked.sheet.seats.seated()]
    assert names == ["Mira", "Bo", "Ada", "Nils"]
    assert asked.sheet.start.isEnabled()


def test_a_level_that_is_not_there_any_more_is_the_usual_one(qtbot: QtBot) -> None:
    last = NewMatch(DRAW, seats("human Ann", "grandmaster Bo"))
    asked = Asked(qtbot, last, levels=LEVELS)
    assert asked.start().seated == seats("human Ann", "casual Bo")


def test_who_joins_is_as_strong_as_the_neighbour(qtbot: QtBot) -> None:
    for level, joins in (("casual", "casual"), ("expert", "expert")):
        asked = Asked(qtbot, NewMatch(SUPER, seats("human Ann", f"{level} Bo")), levels=LEVELS)
        asked.players(8)
        assert {one.level for one in asked.sheet.seats.seated()[1:]} == {joins}


def test_who_joins_people_alone_is_a_computer_of_the_usual_level(qtbot: QtBot) -> None:
    asked = Asked(qtbot, NewMatch(SUPER, seats("human Ann", "human Cy")), levels=LEVELS)
    asked.players(3)
    assert asked.sheet.seats.seated()[2].level == "casual"


def test_nobody_chosen_yet_is_the_usual_level(qtbot: QtBot) -> None:
    asked = Asked(qtbot, levels=LEVELS)
    asked.game(SUPER)
    asked.players(8)
    assert {one.level for one in asked.sheet.seats.seated()[1:]} == {"casual"}
