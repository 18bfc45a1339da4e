"""Does the whole table glide where the camera steps back, and is it then what is so?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.tile import tile
from dominoes_desktop.table.motion import together
from dominoes_desktop.table.pose import Pose
from dominoes_desktop.table.reflow import MANY, reflow

from .at_table import Bench
from .test_scene_space import all_down

ANOTHER = tile(18, 18)  # not on the table


def stepped_back(bench: Bench, by: float = 4) -> dict[object, Pose]:
    """Where the tiles lie for a camera that has stepped back."""
    table, seen = bench.view.table, bench.view.table.seen
    assert seen is not None
    before = table.aimed
    table.camera = replace(before, unit=before.unit - by, x=before.x + 7, y=before.y - 5)
    poses = table.table_poses(seen)
    table.camera = before
    return dict(poses)


def pictures(bench: Bench) -> list[QGraphicsPixmapItem]:
    table = bench.view.table
    return [
        one for one in table.passing if isinstance(one, QGraphicsPixmapItem) and one.isVisible()
    ]


def far(one: QImage, other: QImage) -> int:
    """How far, of 255, the two pictures are apart where they are furthest."""
    return max([abs(a - b) for a, b in zip(bytes(one.bits()), bytes(other.bits()), strict=True)])


def test_many_tiles_glide_as_one_picture_that_begins_as_they_lay(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(all_down(Random(3), 2))
    before = bench.view.grab().toImage()
    poses = stepped_back(bench)
    runs = reflow(bench.view.table, poses, ANOTHER, 300)  # type: ignore[arg-type]
    assert len(runs) == len(pictures(bench)) == 1
    run = together(runs)
    run.start()
    run.pause()
    assert far(bench.view.grab().toImage(), before) <= 3
    run.setCurrentTime(150)
    (picture,) = pictures(bench)
    assert picture.scale() < 1
    run.setCurrentTime(300)
    run.stop()
    for one, pose in poses.items():
        item = bench.view.table.items_by_tile[one]  # type: ignore[index]
        assert (item.pose, item.grounded, item.isVisible()) == (pose, True, True)
    assert pictures(bench) == []


def test_few_tiles_and_those_that_go_elsewhere_glide_by_themselves(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(all_down(Random(3), 2))
    poses = stepped_back(bench)
    first, *_ = poses
    poses[first] = replace(poses[first], x=poses[first].x + 60)
    runs = reflow(bench.view.table, poses, ANOTHER, 300)  # type: ignore[arg-type]
    assert len(runs) == 2
    bench = Bench(qtbot)
    bench.sit(all_down(Random(3), 2, MANY - 2))
    runs = reflow(bench.view.table, stepped_back(bench), ANOTHER, 300)  # type: ignore[arg-type]
    assert len(runs) == MANY - 2
    assert pictures(bench) == []


def test_a_glide_that_is_killed_leaves_every_tile_where_it_belongs(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = all_down(Random(3), 2)
    bench.sit(match)
    before = bench.picture()
    run = together(reflow(bench.view.table, stepped_back(bench), ANOTHER, 300))  # type: ignore[arg-type]
    run.start()
    run.setCurrentTime(120)
    run.stop()
    QApplication.processEvents()
    bench.sit(match)
    assert bench.picture() == before
