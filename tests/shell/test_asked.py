"""Is the thinking process told nothing, all through a round, that its seat could not see?"""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import PARTNERSHIP, PEBBLE
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.request import Arrange, Choose, Request
from dominoes_desktop.session.worker import Worker
from tests.session.test_request import seen_tiles, tiles_within
from tests.shell.at_sheets import Sits
from tests.shell.evening import alone, desk_of, opened, over, play_on, rests, until


@pytest.mark.parametrize("game", [PARTNERSHIP, PEBBLE], ids=lambda game: game.key)
def test_what_the_window_asks_holds_no_hidden_tile(
    qtbot: QtBot,
    tmp_path: Path,
    sits: Sits,
    monkeypatch: pytest.MonkeyPatch,
    game: Ruleset,
) -> None:
    window = opened(qtbot, tmp_path)
    evening, ask, seats = sits(window), Worker.ask, set[int]()

    def heard(worker: Worker, request: Request) -> int:
        sent, desk = pickle.loads(pickle.dumps(request)), desk_of(window)
        if isinstance(sent, Choose):
            seat = sent.observation.seat
            assert seat == desk.to_move
            assert set(tiles_within(sent)) <= seen_tiles(desk.observe(seat))
            seats.add(seat)
        elif isinstance(sent, Arrange):  # for who looks on
            assert set(tiles_within(sent)) <= seen_tiles(desk.observe(window.referee.viewer))
        else:
            assert desk.to_move is None, "hands lie open when the round is over"
        return ask(worker, request)

    monkeypatch.setattr(Worker, "ask", heard)
    window.matches.begin(game, alone(game))
    table = window.view.table
    while not over(window):
        until(qtbot, lambda: rests(window) and (not table.gestures.locked or over(window)))
        evening.press(Qt.Key.Key_H)
        play_on(qtbot, window, 1)
    assert seats == set(range(len(desk_of(window).seated)))
