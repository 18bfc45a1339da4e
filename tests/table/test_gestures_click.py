"""What do clicks, buttons and keys do at the table?"""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, PEBBLE
from dominoes_desktop.rules.move import Play

from .at_table import Bench, one, placed

FELT = QPointF(300, 420)  # nothing lies here
HANDS = ("4-3 5-3 5-2 6-2", "1-1 0-0")


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def between_5_and_2(bench: Bench) -> None:
    """Open ends 5 and 2, and it is our turn."""
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2"))


# tile, then place


def test_a_click_shows_the_places_and_a_click_there_plays(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.click(bench.at("5-2"))
    assert len(bench.ghosts) == 2
    assert bench.made == []
    play = next(play for play in bench.ghosts if play.host == one("2-1"))
    bench.click(bench.ghost(play))
    assert bench.made == [play]
    assert bench.ghosts == {}


def test_the_chosen_tile_stands_higher_and_a_second_click_puts_it_down(bench: Bench) -> None:
    between_5_and_2(bench)
    before, slot = bench.picture(), bench.at("5-2")
    bench.click(slot)
    assert bench.at("5-2").y() < slot.y()
    bench.click(bench.at("5-2"))
    assert bench.picture() == before


def test_another_tile_may_be_chosen_instead(bench: Bench) -> None:
    between_5_and_2(bench)
    slot = bench.at("5-2")
    bench.click(slot)
    bench.click(bench.at("5-3"))
    assert {play.tile for play in bench.ghosts} == {one("5-3")}
    assert bench.at("5-2") == slot


@pytest.mark.parametrize("where", [FELT, QPointF(90, 40), QPointF(640, 20)])
def test_a_click_beside_everything_chooses_nothing_any_more(bench: Bench, where: QPointF) -> None:
    between_5_and_2(bench)
    before = bench.picture()
    bench.click(bench.at("5-2"))
    bench.click(where)
    assert bench.picture() == before


def test_escape_lets_the_choice_go(bench: Bench) -> None:
    between_5_and_2(bench)
    before = bench.picture()
    bench.click(bench.at("5-2"))
    QTest.keyClick(bench.view, Qt.Key.Key_Escape)
    assert bench.picture() == before


def test_a_click_on_a_tile_that_fits_nowhere_says_so(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.click(bench.at("4-3"))
    assert bench.says == "4-3 fits neither 5 nor 2"
    assert bench.made == []
    assert bench.ghosts == {}


# double clicks


def test_a_double_click_plays_where_one_place_is_possible(bench: Bench) -> None:
    """Known complaint C19: exactly one move, however often it is clicked on."""
    between_5_and_2(bench)
    bench.double(bench.at("5-3"))
    bench.double(bench.at("6-2"))
    bench.click(bench.at("6-2"))
    assert [str(move.tile) for move in bench.made if isinstance(move, Play)] == ["5-3"]
    assert len(bench.made) == 1


def test_a_double_click_offers_the_places_where_there_are_two(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.double(bench.at("5-2"))
    assert bench.made == []
    assert len(bench.ghosts) == 2


def test_a_double_click_on_a_tile_that_fits_nowhere_plays_nothing(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.double(bench.at("4-3"))
    assert bench.made == []
    assert bench.says == "4-3 fits neither 5 nor 2"


def test_a_tile_may_be_carried_off_by_the_second_of_two_clicks(bench: Bench) -> None:
    between_5_and_2(bench)
    start = bench.at("5-2")
    bench.click(start)
    bench.double(start)
    bench.release(start)
    bench.drag(bench.at("5-2"), FELT)
    assert bench.made == []
    assert bench.ghosts == {}


# while others play


def waiting(bench: Bench) -> None:
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2 2-0", seat=1))
    assert bench.view.table.seen is not None
    assert bench.view.table.seen.observation.to_move == 1


def test_while_another_thinks_a_tile_may_be_chosen_but_not_played(bench: Bench) -> None:
    """Known complaint C20."""
    waiting(bench)
    slot = bench.at("5-3")
    bench.click(slot)
    assert bench.at("5-3").y() < slot.y()
    bench.double(bench.at("5-3"))
    bench.click(bench.at("5-1") - QPointF(100, 0))
    bench.drag(bench.at("5-3"), bench.at("5-1") - QPointF(100, 0))
    for ask in (bench.view.draw, bench.view.pass_turn):
        ask()
    assert bench.made == []
    assert bench.ghosts == {}


def test_a_drop_out_of_turn_says_whose_turn_it_is(bench: Bench) -> None:
    waiting(bench)
    bench.drag(bench.at("5-3"), FELT)
    assert "Bo" in bench.says
    assert bench.made == []


def test_what_was_chosen_while_waiting_is_still_chosen_when_the_turn_comes(bench: Bench) -> None:
    waiting(bench)
    bench.click(bench.at("5-3"))
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2 2-0"))
    assert {play.tile for play in bench.ghosts} == {one("5-3")}
    assert bench.made == []


def test_a_choice_that_fits_nowhere_is_dropped_when_the_turn_comes(bench: Bench) -> None:
    waiting(bench)
    bench.click(bench.at("4-3"))
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2 2-0"))
    assert bench.ghosts == {}
    assert bench.view.table.gestures.chosen is None
    assert bench.says.startswith("Your turn")


@pytest.mark.parametrize("game", [ANIMAL, BLOCK, DRAW, PEBBLE], ids=lambda game: game.key)
def test_a_covered_hand_can_do_nothing(bench: Bench, game: object) -> None:
    bench.sit(placed(game, *HANDS, line="5-1 1-2", boneyard="6-6"), covered=True)  # type: ignore[arg-type]
    assert not any(
        item.pose.up for t, item in bench.view.table.items_by_tile.items() if str(t) in HANDS[0]
    )
    for text in HANDS[0].split():
        bench.double(bench.at(text))
        bench.drag(bench.at(text), FELT)
    bench.view.draw()
    bench.view.pass_turn()
    assert bench.made == []
    assert bench.ghosts == {}
