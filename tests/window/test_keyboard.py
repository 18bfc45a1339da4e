"""On a real window: a round by the keyboard alone, on a table where a tile can lie in many ways."""

from __future__ import annotations

import pytest

from dominoes_desktop.games import TIGHT_TABLE
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.shell.keys_sheet import KeysSheet
from tests.window.conftest import Sit
from tests.window.hand import Hand

pytestmark = pytest.mark.window
MOVES = 6


def lay(hand: Hand, play: Play) -> None:
    """By arrows to the tile, Enter, the number of its place, Enter."""
    tiles = list(hand.table.rack_slots)
    hand.xdotool("key", "--delay", "1", "Home", *["Right"] * tiles.index(play.tile), "Return")
    cursor = hand.table.cursor
    hand.until(lambda: cursor.lifted)
    at = cursor.places.index(play)
    number = [str(at + 1)] if at < 9 else ["Home", *["Right"] * at]
    hand.xdotool("key", "--delay", "1", *number)
    hand.until(lambda: cursor.place == play)
    hand.key("Return")


def test_tiles_are_laid_drawn_and_passed_by_keys_and_none_by_a_key_held_down(sit: Sit) -> None:
    hand = sit(TIGHT_TABLE)
    hand.take_keyboard()
    desk = hand.window.referee.desk
    assert desk is not None
    laid: list[Play] = []
    for _ in range(MOVES):
        if not hand.wait_for_turn():
            break
        seen, serial = hand.table.seen, desk.serial
        assert seen is not None
        if seen.previews:
            laid.append(list(seen.previews)[-1])
            lay(hand, laid[-1])
        else:
            draws = any(isinstance(move, Draw) for move in seen.observation.legal)
            hand.key("d" if draws else "p")
        hand.wait_for(serial)
    assert [entry.what for entry in desk.log if entry.seat == 0 and entry.what in laid] == laid
    assert laid
    if hand.wait_for_turn() and hand.table.seen is not None and hand.table.seen.previews:
        serial = desk.serial
        hand.xdotool("key", "--delay", "1", "Home", "keydown", "Return", "sleep", "0.8")
        hand.xdotool("keyup", "Return")
        assert desk.serial == serial
    hand.key("Escape")
    hand.key("ctrl+F1")
    hand.until(lambda: isinstance(hand.window.sheets.current, KeysSheet))
    hand.key("Escape")
    hand.until(lambda: hand.window.sheets.current is None)
