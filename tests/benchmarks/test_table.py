"""How long does a large table take to paint, and a dragged tile's frame?

Figures are seconds of the processor on the window's thread, so that neighbours do not count.
"""

from __future__ import annotations

from dataclasses import replace
from statistics import median

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.event import Dealt
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.table.dealing import deal
from dominoes_desktop.table.motion import together
from dominoes_desktop.table.reflow import reflow
from dominoes_desktop.table.staging import Stage
from tests.table.at_table import Bench

from .large_table import as_pictures, busy, seen_190

SIZES = [(1920, 1080), (3840, 2160)]
TURNS = {1920: 51, 3840: 21}


def at_large_table(qtbot: QtBot, size: tuple[int, int]) -> Bench:
    bench = Bench(qtbot, size)
    bench.view.show_events((), seen_190())
    QApplication.processEvents()
    return bench


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_190_tiles_are_painted_nearly_as_fast_as_190_pictures(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The same window, in turn with its tiles and with as many pictures in their place.

    At 4K a paint moves 70 MB, and the machine's memory is twice as fast in one tenth of a second as
    in the next: only two paints that follow each other can be compared.
    """
    bench = at_large_table(qtbot, size)
    table, paint = bench.view.table, bench.view.viewport().repaint
    theirs = as_pictures(table)
    ours = [table.ground, *[table.items_by_tile[one.tile] for one in seen_190().layout.laid]]
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(2 * TURNS[size[0]]):
        for item in ours:
            item.setVisible(turn % 2 == 0)
        for picture in theirs:
            picture.setVisible(turn % 2 == 1)
        QApplication.processEvents()
        times[turn % 2].append(min(busy(paint), busy(paint)))
    ratio = median(mine / pictures for mine, pictures in zip(*times, strict=True))
    mine, pictures = [1000 * median(some) for some in times]
    print(f"{size}: {mine:.2f} ms, with pictures {pictures:.2f} ms, {ratio:.2f}x")
    assert ratio <= 1.5


def test_a_frame_of_a_dragged_tile_costs_little_more_than_a_dragged_picture(qtbot: QtBot) -> None:
    """All that we do for it, and all that is painted: the tile goes across the whole table.

    In turn with it a picture of a tile goes the same way in the same window, by Qt alone.
    """
    bench = at_large_table(qtbot, SIZES[0])
    bench.lift("5-3")
    picture = as_pictures(bench.view.table)[0]
    picture.setVisible(True)
    ours, theirs = [], []
    for step in range(60):
        at = QPointF(400 + 18 * step, 200 + 7 * step)
        ours.append(busy(lambda at=at: (bench.move(at), QApplication.processEvents())))
        theirs.append(busy(lambda at=at: (picture.setPos(at), QApplication.processEvents())))
    ratio = median(mine / floor for mine, floor in zip(ours, theirs, strict=True))
    mine, floor = [1000 * median(some) for some in (ours, theirs)]
    print(f"a frame takes {mine:.2f} ms, of a picture {floor:.2f} ms, {ratio:.2f}x")
    assert ratio <= 4


@pytest.mark.parametrize("what", ["all glide", "a deal"])
def test_a_frame_of_motion_costs_little_beside_its_painting(qtbot: QtBot, what: str) -> None:
    """190 tiles glide where the camera steps back; or are swept in, shuffled and dealt anew."""
    bench = at_large_table(qtbot, SIZES[0])
    table, seen = bench.view.table, seen_190()
    if what == "a deal":
        run = deal(Stage(table, seen, 1.0), Dealt(2, (None, None), 176))
    else:
        before = table.aimed
        table.camera = replace(before, unit=before.unit - 1, x=before.x + 20)
        poses = table.table_poses(seen)
        table.camera = before
        run = together(reflow(table, poses, tile(18, 18), 300))
    run.start()
    run.pause()
    frames, painted = [], []
    for now in range(16, run.totalDuration(), 16):
        frames.append(busy(lambda now=now: run.setCurrentTime(now)))
        painted.append(busy(QApplication.processEvents))
    run.setCurrentTime(run.totalDuration())
    ours, theirs = [1000 * median(some) for some in (frames, painted)]
    ratio = median(mine / floor for mine, floor in zip(frames, painted, strict=True))
    print(f"{what}: {ours:.2f} ms a frame, painted in {theirs:.2f}, {ratio:.2f}x")
    assert ratio <= 0.5
