"""What does one do who has nothing to lay: draw, pass, keep or play what was drawn?"""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table.button import Button

from .at_table import RIGHT, Bench, one, placed

FELT = QPointF(300, 420)  # nothing lies here


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def between_5_and_2(bench: Bench) -> None:
    """Open ends 5 and 2, and a tile fits."""
    bench.sit(placed(BLOCK, "4-3 5-3 5-2 6-2", "1-1 0-0", line="5-1 1-2"))


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
    assert bench.says == "First draw from the boneyard"


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
    assert bench.says == "No more may be drawn in this turn"


def test_of_two_drawn_tiles_that_fit_one_is_played_by_hand_or_both_are_kept(bench: Bench) -> None:
    two = with_rule(with_rule(DRAW, "draw", "two"), "drawn", "may")
    match = placed(two, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 5-0 4-0 3-0")
    bench.sit(step(match, Draw()).match)
    assert offered(bench) == ["Keep"]
    assert bench.says == "Your turn: 2 of your tiles fit, or keep what you drew"


def test_the_one_drawn_tile_that_fits_is_the_one_that_is_offered(bench: Bench) -> None:
    two = with_rule(with_rule(DRAW, "draw", "two"), "drawn", "may")
    match = placed(two, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 6-4 4-0 3-0")
    bench.sit(step(match, Draw()).match)
    assert offered(bench) == ["Play 2-0", "Keep"]
    press_button(bench, "Play 2-0")
    assert bench.made == [Play(one("2-0"), 2, one("2-1"))]


def test_before_the_lead_nobody_is_told_that_a_tile_fits(bench: Bench) -> None:
    free = with_rule(DRAW, "free_draw", "yes")
    bench.sit(placed(free, "4-3 6-6", "1-1 0-0", boneyard="2-0 5-0 4-0"))
    bench.view.draw()
    bench.view.pass_turn()
    assert bench.made == []
    assert bench.says == "You lead: play any tile"


# what does nothing


def test_a_move_is_made_once_and_then_the_table_waits(bench: Bench) -> None:
    bench.sit(must_draw())
    for _ in range(3):
        bench.view.draw()
        bench.view.pass_turn()
        bench.click(bench.view.table.furniture.heap.sceneBoundingRect().center())
    assert bench.made == [Draw()]


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
