"""Does a tile move as a thing does: turning the shorter way, its pips where they were?"""

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from dominoes_desktop.table.motion import glide, least
from dominoes_desktop.table.pose import Pose, turning

from .at_table import Bench, one, placed

LIE = list(product([(5, 2), (2, 5)], [False, True]))


def where_is(pips: int, pose: Pose, turn: float) -> str:
    """On which side of the middle that half is seen, the pose turned by so many degrees."""
    first = pose.first == pips
    along = QPointF(-1 if first else 1, 0) if pose.across else QPointF(0, -1 if first else 1)
    seen = QTransform().rotate(turn).map(along)
    return {(-1, 0): "w", (1, 0): "e", (0, -1): "n", (0, 1): "s"}[round(seen.x()), round(seen.y())]


@pytest.mark.parametrize("before", LIE, ids=str)
@pytest.mark.parametrize("to", LIE, ids=str)
def test_turned_so_far_its_halves_are_seen_where_they_were(
    before: tuple[tuple[int, int], bool], to: tuple[tuple[int, int], bool]
) -> None:
    was, will = (Pose(0, 0, *halves, across, 40) for halves, across in (before, to))
    for pips in (5, 2):
        assert where_is(pips, will, turning(was, will)) == where_is(pips, was, 0)


@pytest.mark.parametrize(("turn", "same"), [(270, -90), (-270, 90), (90, 90), (0, 0), (450, 90)])
def test_the_shorter_way_round(turn: float, same: float) -> None:
    assert least(turn) == same


def test_a_held_tile_glides_into_its_place_and_is_there_at_the_end(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(BLOCK, "5-2 6-6", "1-1 0-0", line="5-1 1-2"))
    bench.view.set_pace("normal")
    bench.lift("5-2", QPointF(640, 440))
    play = next(play for play in bench.ghosts if play.host == one("5-1"))
    bench.move(bench.ghost(play) + QPointF(0, 30))
    item = bench.item("5-2")
    assert item.pose.across
    assert abs(item.rotation()) > 45, "it still stands as it was held"
    qtbot.waitUntil(lambda: item.rotation() == 0 and item.pos() == bench.ghost(play))
    bench.release(bench.ghost(play))
    assert bench.made == [play]


def test_a_glide_ends_exactly_in_its_pose(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(BLOCK, "5-2 6-6", "1-1 0-0", line="5-1 1-2"))
    item = bench.item("5-2")
    to = Pose(300, 200, 2, 5, True, 52, z=3)
    way = glide(item, to, 100)
    way.start()
    for ms in range(0, way.totalDuration(), 20):
        way.setCurrentTime(ms)
    way.setCurrentTime(way.totalDuration())
    assert item.pose == to
    assert (item.pos(), item.scale(), item.rotation()) == (QPointF(300, 200), 1.0, 0.0)
    assert item.grounded
