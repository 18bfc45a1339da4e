"""Does a tile that is pressed on its way to its place come there all the same?"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK

from .at_table import LEFT, Bench, placed


@pytest.mark.parametrize("how", ["twice", "lost"])
def test_a_tile_pressed_while_it_shakes_its_head_stands_in_its_place_again(
    qtbot: QtBot, how: str
) -> None:
    bench = Bench(qtbot, pace="slow")
    bench.sit(placed(BLOCK, "4-3 5-3 5-2 6-2", "1-1 0-0 5-0", line="5-1 1-2"))
    slot = bench.at("4-3")
    bench.click(slot)
    qtbot.waitUntil(lambda: bench.at("4-3") != slot)
    if how == "twice":
        bench.view.table.gestures.double(slot, LEFT)
        bench.release(slot)
    else:
        bench.press(slot)
        bench.view.table.gestures.cancel()
    hand = bench.view.table.gestures.hand
    qtbot.waitUntil(lambda: not hand.moves(bench.item("4-3")))
    assert bench.at("4-3") == slot
