"""What if something comes between a press and its release?"""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step

from .at_table import RIGHT, Bench, look, one, placed

FELT = QPointF(300, 420)  # nothing lies here
FAR = QPointF(5000, -3000)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def ours() -> Match:
    return placed(BLOCK, "4-3 5-3 5-2 6-2", "1-1 0-0 5-0", line="5-1 1-2")


def theirs() -> Match:
    return placed(BLOCK, "4-3 5-3 5-2 6-2", "1-1 2-0 5-0", line="5-1 1-2", seat=1)


def bo_plays(match: Match) -> tuple[Match, Play]:
    play = Play(one("2-0"), 2, one("2-1"))
    return step(match, play).match, play


def test_a_second_button_does_not_disturb_a_drag(bench: Bench) -> None:
    bench.sit(ours())
    bench.lift("5-2", FELT)
    bench.click(FELT, RIGHT)
    bench.move(FELT + QPointF(9, 9))
    assert bench.at("5-2") == FELT + QPointF(9, 9)
    assert len(bench.ghosts) == 2
    bench.press(FELT, RIGHT)
    bench.release(FELT)
    bench.release(FELT, RIGHT)
    assert bench.made == []
    assert bench.ghosts == {}


def test_a_drag_may_leave_the_window_and_come_back(bench: Bench) -> None:
    bench.sit(ours())
    bench.lift("5-3", FELT, FAR)
    (play,) = bench.ghosts
    bench.move(bench.ghost(play))
    bench.release(bench.ghost(play))
    assert bench.made == [play]


def test_a_tile_dropped_outside_the_window_returns_without_a_word(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.drag(bench.at("4-3"), FAR)
    assert bench.made == []
    assert bench.picture() == before


def test_a_press_whose_release_is_lost_is_given_up(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.lift("5-2", FELT)
    bench.lost()
    bench.move(FELT + QPointF(50, 0))
    assert bench.made == []
    assert bench.picture() == before
    bench.drag(bench.at("5-2"), FELT)
    assert bench.picture() == before


def test_a_release_that_comes_from_elsewhere_is_nothing(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.release(bench.at("5-2"))
    assert bench.picture() == before


def test_escape_in_mid_drag_puts_the_tile_back(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.lift("5-3", FELT)
    (play,) = bench.ghosts
    there = bench.ghost(play)
    bench.move(there)
    QTest.keyClick(bench.view, Qt.Key.Key_Escape)
    bench.release(there)
    assert bench.made == []
    assert bench.picture() == before


def test_a_sheet_that_takes_the_keys_takes_the_tile_out_of_the_hand(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.lift("5-3", FELT)
    QCoreApplication.sendEvent(bench.view, QFocusEvent(QEvent.Type.FocusOut))
    assert bench.ghosts == {}
    bench.release(FELT)
    assert bench.made == []
    assert bench.picture() == before


def test_a_tile_is_held_on_while_others_play_and_then_sees_its_places(bench: Bench) -> None:
    match = theirs()
    bench.sit(match)
    bench.lift("5-3", FELT)
    assert bench.ghosts == {}
    match, play = bo_plays(match)
    bench.view.show_events(step(theirs(), play).events, look(match))
    assert bench.at("5-3") == FELT
    assert bench.item("5-3").pose.lifted
    (mine,) = bench.ghosts
    bench.move(bench.ghost(mine))
    bench.release(bench.ghost(mine))
    assert bench.made == [mine]


def test_held_over_and_dropped_all_is_as_if_settled(bench: Bench) -> None:
    match = theirs()
    bench.sit(match)
    bench.lift("5-3", FELT)
    after, _ = bo_plays(match)
    seen = bench.sit(after)
    bench.release(FELT)
    let_go = bench.picture()
    bench.view.show_events((), seen)
    assert bench.picture() == let_go
    assert bench.ghosts == {}


def test_a_round_that_ends_takes_the_tile_out_of_the_hand(bench: Bench) -> None:
    match = placed(BLOCK, "4-3 5-3", "2-0", line="5-1 1-2", seat=1)
    bench.sit(match)
    bench.lift("5-3", FELT)
    done = step(match, Play(one("2-0"), 2, one("2-1")))
    seen = look(done.match)
    bench.view.show_events(done.events, seen)
    settled = bench.picture()
    bench.move(FELT + QPointF(40, 40))
    bench.release(FELT)
    assert bench.picture() == settled
    assert bench.made == []


def test_a_hand_that_is_covered_takes_the_tile_out_of_the_mouse(bench: Bench) -> None:
    bench.sit(ours())
    bench.lift("5-3", FELT)
    bench.sit(ours(), covered=True)
    covered = bench.picture()
    bench.move(FELT + QPointF(40, 40))
    bench.release(FELT)
    assert bench.picture() == covered
    assert bench.made == []


def test_another_seat_at_the_window_takes_the_tile_out_of_the_mouse(bench: Bench) -> None:
    bench.sit(theirs())
    bench.lift("5-3", FELT)
    bench.sit(theirs(), me=1)
    settled = bench.picture()
    bench.move(FELT)
    bench.release(FELT)
    assert bench.picture() == settled
    assert set(bench.picture().tiles) == {"1-1", "2-0", "5-0", "5-1", "2-1"}


def test_a_heap_drag_ends_when_the_picture_settles(bench: Bench) -> None:
    match = placed(DRAW, "4-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0 5-0")
    seen = bench.sit(match)
    before = bench.picture()
    heap = bench.view.table.furniture.heap.top_point()
    bench.press(heap)
    bench.move(heap + QPointF(-60, -60), FELT)
    bench.view.show_events((), seen)
    bench.move(FELT + QPointF(5, 5))
    bench.release(FELT)
    assert bench.made == []
    assert bench.picture() == before


@pytest.mark.parametrize("size", [(1000, 640), (1920, 1080)])
def test_the_window_may_change_its_size_in_mid_drag(
    bench: Bench, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench.sit(ours())
    bench.lift("5-2", FELT)
    bench.view.resize(*size)
    qtbot.waitUntil(lambda: bench.view.table.frame.width == size[0])
    assert bench.item("5-2").pose.lifted
    assert len(bench.ghosts) == 2
    bench.move(FELT + QPointF(1, 1))
    bench.release(FELT)
    assert bench.ghosts == {}
    dropped = bench.picture()
    bench.sit(ours())
    assert bench.picture() == dropped


def test_the_window_may_change_its_size_in_mid_animation(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="slow")
    match = theirs()
    bench.view.set_pace("off")
    bench.sit(match)
    bench.view.set_pace("slow")
    after, play = bo_plays(match)
    bench.view.show_events(step(match, play).events, look(after))
    assert bench.view.director.busy
    with qtbot.waitSignal(bench.view.idle):
        bench.view.resize(1000, 640)
    assert not bench.view.director.busy
    shown = bench.picture()
    bench.sit(after)
    assert bench.picture() == shown


def test_a_drag_begun_in_mid_animation_meets_its_places_at_the_end(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = theirs()
    bench.sit(match)
    bench.view.set_pace("slow")
    after, play = bo_plays(match)
    bench.view.show_events(step(match, play).events, look(after))
    bench.lift("5-3", FELT)
    assert bench.ghosts == {}
    bench.view.director.finish()
    assert len(bench.ghosts) == 1
    bench.release(FELT)
    assert bench.made == []


def test_a_tile_thrown_on_the_table_in_mid_animation_is_not_played(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = theirs()
    bench.sit(match)
    bench.view.set_pace("slow")
    after, play = bo_plays(match)
    bench.view.show_events(step(match, play).events, look(after))
    bench.drag(bench.at("5-3"), bench.at("5-1") - QPointF(90, 0))
    bench.double(bench.at("5-2"))
    bench.view.draw()
    bench.view.pass_turn()
    assert bench.made == []
    bench.view.director.finish()
    assert bench.made == []


def test_settling_while_a_tile_returns_puts_it_in_its_slot(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    seen = bench.sit(ours())
    before = bench.picture()
    bench.view.set_pace("slow")
    bench.drag(bench.at("4-3"), FELT)
    assert bench.item("4-3").pose.lifted
    bench.view.show_events((), seen)
    assert bench.picture() == before


def test_a_tile_on_its_way_back_can_be_caught(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(ours())
    bench.view.set_pace("slow")
    bench.drag(bench.at("5-3"), FELT)
    caught = bench.at("5-3")
    bench.press(caught)
    bench.move(caught + QPointF(0, 30))
    (play,) = bench.ghosts
    bench.move(bench.ghost(play))
    bench.release(bench.ghost(play))
    assert bench.made == [play]


def test_what_is_asked_twice_is_made_once(bench: Bench) -> None:
    match = placed(BLOCK, "4-3 6-6", "1-1 5-0", line="5-1 1-2")
    bench.sit(match)
    bench.view.pass_turn()
    bench.view.pass_turn()
    bench.view.draw()
    assert bench.made == [Pass()]
    assert Draw() not in bench.made
