"""The rack at a real window: tiles put in order by the mouse, and what a passing pointer sees."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from dominoes_desktop.games import BLOCK
from dominoes_desktop.rules.tile import Tile
from tests.window.conftest import Sit

pytestmark = pytest.mark.window


def test_tiles_are_put_in_order_by_the_mouse_and_sorted_by_a_key(sit: Sit) -> None:
    hand = sit(BLOCK)
    assert hand.wait_for_turn()
    table = hand.table
    before = list(table.rack_slots)
    spots = [QPointF(slot.x, slot.y) for slot in table.rack_slots.values()]
    hand.drag(spots[0], spots[3] + QPointF(0, 10), steps=8)
    hand.until(lambda: list(table.rack_slots) == [*before[1:4], before[0], *before[4:]])
    assert table.seen is not None
    fits = min(table.seen.playable())
    places, slot = len(table.seen.plays_of(fits)), table.rack_slots[fits]
    hand.xdotool("mousemove", *hand.at(QPointF(slot.x, slot.y)))
    hand.until(lambda: len(table.hover.ghosts) == places)
    hand.key("s")
    hand.until(lambda: [one.pips for one in table.rack_slots] == pips_down(before))


def pips_down(tiles: list[Tile]) -> list[int]:
    return sorted([one.pips for one in tiles], reverse=True)
