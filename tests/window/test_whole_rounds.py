"""On a real window: a person drags tiles through whole rounds, and a match to its target."""

from __future__ import annotations

import pytest

from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from tests.window.conftest import Sit
from tests.window.hand import PATIENCE

pytestmark = pytest.mark.window


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_whole_round_is_played_by_dragging(sit: Sit, game: Ruleset) -> None:
    hand = sit(game)
    moves = hand.play_round()
    desk = hand.window.referee.desk
    assert desk is not None
    result = desk.observe(0).result
    assert result is not None
    own = [entry.what for entry in desk.log if entry.seat == 0]
    assert len(own) == moves
    assert sum(isinstance(what, Play) for what in own) == hand.dragged > 0


def test_a_match_of_draw_is_played_to_its_target_by_dragging(sit: Sit, full: bool) -> None:
    target = 100 if full else 40
    hand = sit(with_rule(DRAW, "target", str(target)))
    desk = hand.window.referee.desk
    assert desk is not None
    while True:
        hand.play_round()
        if desk.wants == "nothing":
            break
        hand.window.sheets.close()
        hand.window.referee.next_round()
    assert max(desk.observe(0).scores) >= target


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
            hand._qtbot.waitUntil(lambda serial=serial: desk.serial > serial, timeout=PATIENCE)
            done.add(key)
        hand.window.sheets.close()
        if desk.wants == "deal":
            hand.window.referee.next_round()
    assert "d" in done
