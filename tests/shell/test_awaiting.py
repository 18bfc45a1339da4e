"""What is seen while the thinking process does not say where the tiles lie?"""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.move import Play
from dominoes_desktop.session.worker import Worker
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import CONTROL, Sits
from tests.shell.evening import begun, desk_of, play_on, rests, truth, until

WAITS = "One moment: the table is being laid out"


def stopped(qtbot: QtBot, window: Window) -> tuple[int, Play]:
    """The process does nothing any more, on the viewer's turn; and a tile that can be laid."""
    play_on(qtbot, window, 2)
    table, pid = window.view.table, window.worker.pid
    until(qtbot, lambda: rests(window) and not table.gestures.locked)
    assert table.seen is not None
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    return pid, next(iter(table.seen.previews))


def test_a_laid_tile_lies_on_the_table_and_it_is_said_that_one_waits(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominoes_desktop.table.awaiting.LATE", 0)
    patient = partial(Worker, silence=600.0)
    monkeypatch.setattr("dominoes_desktop.session.worker.Worker", patient)
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    pid, play = stopped(qtbot, window)
    table, before = window.view.table, truth(desk_of(window))
    assert table.seen is not None
    hand, item = dict(table.rack_slots), table.items_by_tile[play.tile]
    place = table.ghost_pose(table.seen.previews[play].laid[-1])
    told: list[str] = []
    table.told.connect(told.append)
    table.gestures.choose(play.tile)
    table.make(play)
    until(qtbot, lambda: table.furniture.pill.text == WAITS)
    assert (item.pos().x(), item.pos().y()) == (place.x, place.y)
    assert play.tile not in table.rack_slots
    assert told[-1] == WAITS
    evening.press(Qt.Key.Key_Z, CONTROL)
    assert table.rack_slots == hand
    assert item.pose.y == hand[play.tile].y
    os.kill(pid, signal.SIGCONT)
    until(qtbot, lambda: rests(window) and not table.gestures.locked)
    assert table.furniture.pill.text != WAITS
    assert truth(desk_of(window)) == before


def test_a_process_that_hangs_is_started_anew_and_the_move_is_seen(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominoes_desktop.session.worker.Worker", partial(Worker, silence=0.3))
    window = sits(begun(qtbot, tmp_path, DRAW)).window
    pid, play = stopped(qtbot, window)
    window.view.table.make(play)
    until(qtbot, lambda: rests(window))
    seen = window.view.table.seen
    assert seen is not None
    assert play.tile in [laid.tile for laid in seen.layout.laid]
    assert window.worker.pid != pid
