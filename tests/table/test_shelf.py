"""Does everybody who waits for a picture hear of it once it is there?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DOUBLES
from dominoes_desktop.table import shelf as shelves
from dominoes_desktop.table.shelf import Shelf
from dominoes_desktop.table.theme import DEFAULT

from .at_table import Bench, one, placed


def test_two_places_where_a_tile_would_lie_alike_are_both_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "TURN", 1e-9)  # one picture a turn
    shelf = Shelf(DEFAULT, 1.0, lambda item, rect: None)
    told: list[str] = []
    assert shelf.ghost(40, 6, 5, False, lambda: told.append("other")) is not None
    for name in ("north", "south"):
        assert shelf.ghost(40, 4, 1, False, lambda name=name: told.append(name)) is None  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(told) == 2)
    assert sorted(told) == ["north", "south"]


def test_all_places_of_a_chosen_tile_are_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below and beside the 1-1 the 4-1 would stand alike; what nobody repaints stays unseen."""
    bench = Bench(qtbot)
    view, table = bench.view, bench.view.table
    bench.sit(placed(DOUBLES, "4-1 6-5", "5-5 5-0", line="0-0 0-1 1-1"))
    qtbot.waitExposed(view)
    monkeypatch.setattr(shelves, "TURN", 1e-9)
    table.shelf.patient = True
    table.gestures.choose(one("4-1"))
    poses = [ghost.pose for ghost in bench.ghosts.values()]
    assert len({(pose.first, pose.second, pose.across) for pose in poses}) < len(poses)
    QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: not table.shelf._waiting)
    QCoreApplication.processEvents()
    in_the_window = view.screen().grabWindow(view.winId()).toImage()
    afresh = view.grab().toImage().convertToFormat(in_the_window.format())
    assert in_the_window == afresh
