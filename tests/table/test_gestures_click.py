"""What do clicks, buttons and keys do at the table?"""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table.button import Button

from .at_table import RIGHT, Bench, one, placed

FELT = QPointF(300, 420)  # nothing lies here
HANDS = ("4-3 5-3 5-2 6-2", "1-1 0-0")


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def between_5_and_2(bench: Bench) -> None:
    """Open ends 5 and 2, and it is our turn."""
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2"))


def must_draw() -> Match:
    return placed(DRAW, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0")


def may_keep() -> Match:
    """Animal: the tile just drawn, 5-0, fits, and nothing else does."""
    match = placed(ANIMAL, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="5-0 3-0 4-0")
    return step(match, Draw()).match


def press_button(bench: Bench, text: str) -> None:
    bench.click(button(bench, text).sceneBoundingRect().center())


def button(bench: Bench, text: str) -> Button:
    found = [b for b in bench.view.table.furniture.pill.buttons if b.text == text]
    assert len(found) == 1, f"{text} is not offered"
    return found[0]


def offered(bench: Bench) -> list[str]:
    return [one.text for one in bench.view.table.furniture.pill.buttons]


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


def test_a_move_is_made_once_and_then_the_table_waits(bench: Bench) -> None:
    bench.sit(must_draw())
    for _ in range(3):
        bench.view.draw()
        bench.view.pass_turn()
        bench.click(bench.view.table.furniture.heap.sceneBoundingRect().center())
    assert bench.made == [Draw()]


# drawing and passing


def test_a_click_on_the_heap_draws(bench: Bench) -> None:
    bench.sit(must_draw())
    bench.click(bench.view.table.furniture.heap.top_point())
    assert bench.made == [Draw()]


def test_a_press_on_the_heap_released_elsewhere_does_nothing(bench: Bench) -> None:
    between_5_and_2(bench)
    before = bench.picture()
    bench.press(bench.view.table.furniture.heap.top_point())
    bench.release(FELT)
    assert bench.made == []
    assert bench.picture() == before


def test_the_button_draws(bench: Bench) -> None:
    bench.sit(must_draw())
    press_button(bench, "Draw")
    assert bench.made == [Draw()]


def test_a_double_click_on_the_button_draws_once(bench: Bench) -> None:
    bench.sit(must_draw())
    bench.double(button(bench, "Draw").sceneBoundingRect().center())
    assert bench.made == [Draw()]


def test_who_must_draw_still_sees_the_whole_hand(bench: Bench) -> None:
    """Known complaint C25."""
    bench.sit(must_draw())
    table = bench.view.table
    pill = table.furniture.pill.sceneBoundingRect()
    for text in ("4-3", "6-6"):
        item = bench.item(text)
        assert item.isVisible()
        assert item.pose.up
        assert not item.mapRectToScene(item.face_rect()).intersects(pill.adjusted(24, 24, -24, -24))
    assert "draw" in bench.says


def test_drawing_is_refused_in_words_while_a_tile_fits(bench: Bench) -> None:
    match = placed(DRAW, "5-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0")
    bench.sit(match)
    assert offered(bench) == []
    bench.view.draw()
    assert bench.says == "A tile fits, so it must be played"
    bench.sit(match)
    bench.click(bench.view.table.furniture.heap.top_point())
    assert bench.says == "A tile fits, so it must be played"
    assert bench.made == []


def test_passing_is_refused_in_words_while_one_may_draw(bench: Bench) -> None:
    bench.sit(must_draw())
    bench.view.pass_turn()
    assert bench.made == []
    assert bench.says == "First draw from the boneyard, then you may pass"


def test_who_can_do_nothing_is_invited_to_pass(bench: Bench) -> None:
    match = placed(BLOCK, "4-3 6-6", "1-1 5-0", line="5-1 1-2")
    for ask in (lambda: press_button(bench, "Pass"), bench.view.pass_turn):
        bench.made.clear()
        bench.sit(match)
        assert offered(bench) == ["Pass"]
        ask()
        assert bench.made == [Pass()]


def test_passing_with_an_empty_boneyard_is_no_draw(bench: Bench) -> None:
    bench.sit(placed(DRAW, "4-3 6-6", "1-1 5-0", line="5-1 1-2", boneyard="2-0 3-0"))
    bench.view.draw()
    assert bench.made == []
    assert bench.says != ""
    bench.view.pass_turn()
    assert bench.made == [Pass()]


# keep or play


def test_a_tile_drawn_that_fits_may_be_kept_or_played(bench: Bench) -> None:
    bench.sit(may_keep())
    assert offered(bench) == ["Play 5-0", "Keep"]
    press_button(bench, "Keep")
    assert bench.made == [Pass()]


def test_played_it_goes_where_it_fits(bench: Bench) -> None:
    bench.sit(may_keep())
    press_button(bench, "Play 5-0")
    assert bench.made == [Play(one("5-0"), 5, one("5-1"))]


def test_where_it_fits_twice_the_places_are_offered(bench: Bench) -> None:
    match = placed(ANIMAL, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="5-2 3-0 4-0")
    bench.sit(step(match, Draw()).match)
    press_button(bench, "Play 5-2")
    assert bench.made == []
    assert len(bench.ghosts) == 2


def test_after_one_draw_there_is_no_second(bench: Bench) -> None:
    bench.sit(may_keep())
    bench.view.draw()
    assert bench.made == []
    assert "draw" in bench.says.lower() or "drawn" in bench.says.lower()


# other buttons of the mouse


@pytest.mark.parametrize("what", ["tile", "heap", "button"])
def test_the_right_button_does_nothing(bench: Bench, what: str) -> None:
    bench.sit(must_draw())
    before = bench.picture()
    where = {
        "tile": bench.at("4-3"),
        "heap": bench.view.table.furniture.heap.top_point(),
        "button": button(bench, "Draw").sceneBoundingRect().center(),
    }[what]
    bench.click(where, RIGHT)
    bench.press(where, RIGHT)
    bench.move(FELT)
    bench.release(FELT, RIGHT)
    bench.move(FELT)
    assert bench.made == []
    assert bench.picture() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
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
