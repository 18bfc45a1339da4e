"""What does a drag do, from the press to what is played or said?"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table.camera import middle
from dominoes_desktop.table.motion import shake
from dominoes_desktop.table.pose import lying

from .at_table import Bench, one, placed

FELT = QPointF(300, 420)  # nothing lies here
HANDS = ("4-3 5-3 5-2 6-2", "1-1 0-0")


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def between_5_and_2(bench: Bench) -> None:
    """Open ends 5 and 2, and it is our turn."""
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2"))


def play_of(bench: Bench, text: str, host: str) -> Play:
    """The play of that tile on that host which the table offers."""
    assert bench.view.table.seen is not None
    found = [p for p in bench.view.table.seen.plays_of(one(text)) if str(p.host) == host]
    assert len(found) == 1
    return found[0]


def test_a_dragged_tile_lifts_and_follows_the_pointer(bench: Bench) -> None:
    between_5_and_2(bench)
    start = bench.lift("4-3", FELT)
    item = bench.item("4-3")
    assert item.pose.lifted
    assert item.pos() == FELT
    assert item.zValue() > max(bench.item(text).zValue() for text in ("5-3", "5-2", "5-1"))
    bench.move(FELT + QPointF(31, -17))
    assert item.pos() == FELT + QPointF(31, -17)
    bench.release(start)


def test_it_is_held_where_it_was_gripped(bench: Bench) -> None:
    between_5_and_2(bench)
    grip = QPointF(11, -23)
    start = bench.at("4-3") + grip
    bench.press(start)
    bench.move(start - QPointF(0, 40), FELT)
    assert bench.item("4-3").pos() == FELT - grip
    bench.release(start)


def test_a_tremble_is_no_drag(bench: Bench) -> None:
    between_5_and_2(bench)
    start = bench.at("5-3")
    bench.press(start)
    bench.move(start + QPointF(2, -2))
    assert not bench.item("5-3").pose.lifted
    bench.release(start + QPointF(2, -2))
    assert bench.made == []


@pytest.mark.parametrize(("text", "ends"), [("5-3", 1), ("6-2", 1), ("5-2", 2), ("4-3", 0)])
def test_every_end_it_fits_has_a_ghost(bench: Bench, text: str, ends: int) -> None:
    between_5_and_2(bench)
    bench.lift(text, FELT)
    assert len(bench.ghosts) == ends
    assert {play.tile for play in bench.ghosts} <= {one(text)}


@pytest.mark.parametrize("host", ["5-1", "2-1"])
def test_a_ghost_lies_where_and_as_the_tile_will_lie(bench: Bench, host: str) -> None:
    match = placed(BLOCK, *HANDS, line="5-1 1-2")
    seen = bench.sit(match)
    play = play_of(bench, "5-2", host)
    bench.lift("5-2", FELT)
    ghost = bench.ghosts[play].pose
    camera = bench.view.table.camera
    assert camera is not None
    assert ghost == lying(seen.previews[play].of(one("5-2")), camera, ghost.z)
    bench.move(bench.ghost(play))
    bench.release(bench.ghost(play))
    bench.sit(step(match, bench.made[0]).match)
    lies = bench.item("5-2").pose
    shift = QPointF(lies.x - ghost.x, lies.y - ghost.y)
    assert replace(lies, x=ghost.x, y=ghost.y, z=ghost.z) == ghost
    assert shift == bench.at("5-1") - QPointF(*camera.at(*middle(seen.layout.of(one("5-1")))))


def test_near_a_ghost_the_tile_turns_into_its_place(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.lift("5-3", FELT)
    (play,) = bench.ghosts
    ghost = bench.ghosts[play]
    edge = ghost.face_rect().translated(ghost.pose.x, ghost.pose.y)
    bench.move(QPointF(edge.left() - 39, edge.center().y()))
    assert bench.at("5-3") == edge.center()
    assert bench.item("5-3").pose.across == ghost.pose.across
    assert ghost.near
    bench.move(QPointF(edge.left() - 120, edge.center().y()))
    assert bench.at("5-3") == QPointF(edge.left() - 120, edge.center().y())
    assert not ghost.near


def test_a_release_within_40_pixels_plays_and_beyond_it_does_not(bench: Bench) -> None:
    between_5_and_2(bench)
    bench.lift("5-3", FELT)
    (play,) = bench.ghosts
    ghost = bench.ghosts[play]
    edge = ghost.face_rect().translated(ghost.pose.x, ghost.pose.y)
    bench.move(beyond := QPointF(edge.left() - 41, edge.center().y()))
    bench.release(beyond)
    assert bench.made == []
    bench.lift("5-3", within := QPointF(edge.left() - 39, edge.center().y()))
    bench.release(within)
    assert bench.made == [play]


@pytest.mark.parametrize(("lean", "side"), [(-4, "w"), (4, "e")])
def test_between_two_places_the_nearer_one_is_taken(bench: Bench, lean: float, side: str) -> None:
    bench.sit(placed(BLOCK, "6-4 3-1", "1-1 0-0", line="6-6"))
    middle = bench.at("6-6") + QPointF(lean, 0)
    bench.lift("6-4", middle)
    assert [play.side for play, ghost in bench.ghosts.items() if ghost.near] == [side]
    bench.release(middle)
    assert bench.made == [Play(one("6-4"), 6, one("6-6"), side=side)]


def test_each_side_of_a_first_double_is_a_place_of_its_own(bench: Bench) -> None:
    bench.sit(placed(BLOCK, "6-4 3-1", "1-1 0-0", line="6-6"))
    bench.lift("6-4", FELT)
    assert {play.side for play in bench.ghosts} == {"e", "w"}
    west = next(play for play in bench.ghosts if play.side == "w")
    assert bench.ghost(west).x() < bench.at("6-6").x()
    bench.release(FELT)


def test_equal_ends_are_two_places_and_two_moves(bench: Bench) -> None:
    """Known complaint C16: the ends are 4 and 4."""
    bench.sit(placed(BLOCK, "4-1 2-2", "1-1 0-0", line="4-6 6-5 5-4"))
    bench.lift("4-1", FELT)
    assert {str(play.host) for play in bench.ghosts} == {"6-4", "5-4"}
    for host in ("6-4", "5-4"):
        bench.made.clear()
        bench.sit(placed(BLOCK, "4-1 2-2", "1-1 0-0", line="4-6 6-5 5-4"))
        bench.release(FELT)
        bench.lift("4-1", FELT)
        play = play_of(bench, "4-1", host)
        bench.move(bench.ghost(play))
        bench.release(bench.ghost(play))
        assert bench.made == [play]


def test_a_tile_released_on_its_ghost_is_played_once(bench: Bench) -> None:
    between_5_and_2(bench)
    play = play_of(bench, "5-2", "2-1")
    bench.lift("5-2", FELT)
    there = bench.ghost(play)
    bench.move(there)
    bench.release(there)
    bench.click(there)
    bench.drag(bench.at("5-3"), there)
    assert bench.made == [play]
    assert bench.ghosts == {}


def test_released_over_nothing_it_returns_to_its_slot(bench: Bench) -> None:
    between_5_and_2(bench)
    before = bench.picture()
    bench.drag(bench.at("5-3"), FELT)
    assert bench.made == []
    assert bench.picture() == before


def test_a_tile_that_fits_nowhere_is_refused_in_words(bench: Bench) -> None:
    between_5_and_2(bench)
    slot = bench.at("4-3")
    bench.drag(slot, FELT)
    assert bench.made == []
    assert bench.at("4-3") == slot
    assert bench.says == "4-3 fits neither 5 nor 2"


def test_a_refused_tile_comes_back_by_itself(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="fast")
    between_5_and_2(bench)
    before = bench.picture()
    slot, item = bench.at("4-3"), bench.item("4-3")
    bench.drag(slot, FELT)
    assert item.pos() != slot
    qtbot.waitUntil(lambda: not bench.view.table.gestures.moves(item))
    assert bench.picture().tiles == before.tiles


def test_its_head_is_shaken_left_and_right_and_then_at_rest(bench: Bench) -> None:
    between_5_and_2(bench)
    slot, item = bench.at("4-3"), bench.item("4-3")
    run = shake(item, 300)
    swings = []
    for ms in range(0, 301, 25):
        run.setCurrentTime(ms)
        swings.append(item.x() - slot.x())
    assert min(swings) < -2
    assert max(swings) > 2
    assert item.pos() == slot


def test_refused_by_one_end_while_another_takes_it(bench: Bench) -> None:
    between_5_and_2(bench)
    slot = bench.at("5-3")
    two = bench.at("2-1") + QPointF(75, 40)
    bench.drag(slot, two)
    assert bench.made == []
    assert bench.says == "5-3 does not fit the 2, only the other end"
    assert bench.at("5-3") == slot


def test_back_at_the_rack_nothing_is_said(bench: Bench) -> None:
    between_5_and_2(bench)
    before = bench.says
    slot = bench.at("4-3")
    bench.lift("4-3", FELT, slot + QPointF(30, 0))
    bench.release(slot + QPointF(30, 0))
    assert bench.says == before
    assert bench.at("4-3") == slot


@pytest.mark.parametrize("where", [QPointF(640, 300), QPointF(90, 130), QPointF(1200, 480)])
def test_the_first_tile_may_be_dropped_anywhere(bench: Bench, where: QPointF) -> None:
    """Known complaint C17."""
    bench.sit(placed(BLOCK, "6-4 3-1", "1-1 0-0"))
    bench.drag(bench.at("3-1"), where)
    assert bench.made == [Play(one("3-1"), 3)]


@pytest.mark.parametrize("where", [QPointF(640, -20), QPointF(640, 690)])
def test_the_first_tile_is_kept_if_dropped_outside_or_at_the_rack(
    bench: Bench, where: QPointF
) -> None:
    bench.sit(placed(BLOCK, "6-4 3-1", "1-1 0-0"))
    bench.drag(bench.at("3-1"), where)
    assert bench.made == []


def test_on_an_empty_table_nothing_is_asked(bench: Bench) -> None:
    """Known complaint C14: 6-6 has one place."""
    bench.sit(placed(BLOCK, "6-6 3-1", "1-1 0-0"))
    bench.lift("6-6", FELT)
    assert len(bench.ghosts) == 1
    bench.release(FELT)
    assert bench.made == [Play(one("6-6"), 6)]


def test_a_tile_that_may_not_lead_says_which_does(bench: Bench) -> None:
    match = placed(ANIMAL, "6-6 3-1", "1-1 0-0")
    assert match.round is not None
    match.round.must = 1 << one("6-6").id
    bench.sit(match)
    bench.drag(bench.at("3-1"), FELT)
    assert bench.made == []
    assert bench.says == "The round begins with 6-6"


def test_a_back_dragged_from_the_heap_is_a_draw(bench: Bench) -> None:
    bench.sit(placed(DRAW, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0"))
    heap = bench.view.table.furniture.heap.top_point()
    bench.press(heap)
    bench.move(heap + QPointF(-20, -20), heap + QPointF(-300, 0))
    assert [item.pose.up for item in bench.view.table.loose] == [False]
    bench.release(heap + QPointF(-300, 0))
    assert bench.made == [Draw()]


def test_a_back_put_back_on_the_heap_is_no_draw(bench: Bench) -> None:
    bench.sit(placed(DRAW, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0"))
    before = bench.picture()
    heap = bench.view.table.furniture.heap.top_point()
    bench.press(heap)
    bench.move(heap + QPointF(-100, -100), heap + QPointF(3, 4))
    bench.release(heap + QPointF(3, 4))
    assert bench.made == []
    assert bench.picture() == before


def test_no_back_can_be_dragged_where_the_rules_forbid_a_draw(bench: Bench) -> None:
    bench.sit(placed(DRAW, "5-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0"))
    heap = bench.view.table.furniture.heap.top_point()
    bench.drag(heap, heap + QPointF(-300, 0))
    assert bench.made == []
    assert bench.view.table.loose == []
