"""Is a person asked who of two partners leads, where their side may choose?"""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import PARTNERSHIP
from dominoes_desktop.rules.move import Lead, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import deal, step

from .at_table import Bench, look, one, placed

CHOOSING = with_rule(PARTNERSHIP, "next_lead", "team_chooses")
Key = Qt.Key


@pytest.fixture(scope="module")
def dealt() -> Match:
    """The second round is dealt; you and Mira have won the first."""
    match = placed(CHOOSING, "5-3", "4-4 3-2", "6-6 6-5", "1-1 2-0", line="5-1 1-2")
    over = step(match, Play(one("5-3"), 5, one("5-1"))).match
    return step(over, deal(over, Random(1))).match


def offered(bench: Bench) -> list[str]:
    return [button.text for button in bench.view.table.furniture.pill.buttons]


def lit(bench: Bench) -> list[int]:
    plates = bench.view.table.furniture.plates
    return [seat for seat, plate in enumerate(plates) if plate.turn]


def test_one_of_the_side_is_asked_and_both_plates_light_up(qtbot: QtBot, dealt: Match) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt)
    assert bench.says == "Your side leads: you or Mira?"
    assert offered(bench) == ["I lead", "Mira leads"]
    assert lit(bench) == [0, 2]


@pytest.mark.parametrize(("at", "seat"), [(0, 0), (1, 2)])
def test_a_button_answers(qtbot: QtBot, dealt: Match, at: int, seat: int) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt)
    button = bench.view.table.furniture.pill.buttons[at]
    bench.click(button.sceneBoundingRect().center())
    assert bench.made == [Lead(seat)]
    match = bench.show(dealt, Lead(seat))
    assert match.round is not None
    assert match.round.leader == seat
    assert len(lit(bench)) == 1


@pytest.mark.parametrize(("key", "seat"), [(Key.Key_1, 0), (Key.Key_2, 2)])
def test_so_does_a_key_and_only_once(qtbot: QtBot, dealt: Match, key: Key, seat: int) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt)
    for _ in range(2):
        qtbot.keyClick(bench.view, key)
    assert bench.made == [Lead(seat)]


def test_the_other_side_only_reads_who_chooses(qtbot: QtBot, dealt: Match) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt, me=1)
    assert bench.says == "You and Mira choose who leads"
    assert offered(bench) == []
    assert lit(bench) == []
    qtbot.keyClick(bench.view, Key.Key_1)
    assert bench.made == []


def test_a_covered_or_watched_table_asks_nobody(qtbot: QtBot, dealt: Match) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt, covered=True)
    assert offered(bench) == []
    bench.view.show_events((), replace(look(dealt), watching=True))
    assert offered(bench) == []


def test_before_the_answer_no_tile_can_be_laid(qtbot: QtBot, dealt: Match) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt)
    bench.view.draw()
    assert bench.made == []
    assert bench.says == "It is not settled yet who leads"
