"""On a real window: a person drags tiles through whole rounds, and a match to its target."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.rules.move import Draw
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.window import Window
from tests.shell.evening import alone
from tests.window.hand import Hand

pytestmark = pytest.mark.window

Sit = Callable[[Ruleset], Hand]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """Open a window of 1280x720 with a match of that game against the computer."""
    windows: list[Window] = []

    def open_window(game: Ruleset) -> Hand:
        window = Window.in_folder(tmp_path / game.key, Random(7))
        windows.append(window)
        window.move(0, 0)
        window.resize(1280, 720)
        window.show()
        qtbot.waitExposed(window)
        window.change_settings(replace(window.settings, pace="off"))
        window.begin(game, alone(game))
        return Hand(window, qtbot)

    yield open_window
    for window in windows:
        window.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_whole_round_is_played_by_dragging(sit: Sit, game: Ruleset) -> None:
    hand = sit(game)
    moves = hand.play_round()
    desk = hand.window.referee.desk
    assert desk is not None
    result = desk.observe(0).result
    assert result is not None
    assert moves > 0
    assert desk.observe(0).line


def test_a_match_of_draw_is_played_to_its_target_by_dragging(sit: Sit) -> None:
    hand = sit(with_rule(DRAW, "target", "100"))
    desk = hand.window.referee.desk
    assert desk is not None
    while True:
        hand.play_round()
        if desk.wants == "nothing":
            break
        hand.window.sheets.close()
        hand.window.referee.next_round()
    assert max(desk.observe(0).scores) >= 100


def test_the_d_and_p_keys_draw_and_pass(sit: Sit) -> None:
    hand = sit(DRAW)
    desk = hand.window.referee.desk
    assert desk is not None
    done: set[str] = set()
    while len(done) < 2 and desk.wants != "nothing":
        while hand.wait_for_turn():
            seen = hand.table.seen
            assert seen is not None
            if seen.previews:
                hand.act()
                continue
            draws = any(isinstance(move, Draw) for move in seen.observation.legal)
            key = "d" if draws else "p"
            serial = desk.serial
            hand.key(key)
            hand._qtbot.waitUntil(lambda serial=serial: desk.serial > serial, timeout=20_000)
            done.add(key)
        hand.window.sheets.close()
        if desk.wants == "deal":
            hand.window.referee.next_round()
    assert "d" in done
