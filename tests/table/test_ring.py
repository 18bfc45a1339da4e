"""Is the ring seen where the keyboard stands, and only there?"""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from tests.table.at_table import Bench, one, placed


def test_no_ring_lies_round_a_tile_that_is_still_face_down(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(BLOCK, "4-3 5-3", "1-1 0-0", line="5-1 1-2"))
    item, ring = bench.view.table.items_by_tile[one("5-3")], bench.view.table.cursor.ring
    ring.hold(item)
    assert ring.isVisible()
    lies = item.pose
    item.apply(replace(lies, up=False, x=lies.x + 300))  # as it comes from the boneyard
    assert not ring.isVisible()
    item.apply(lies)
    assert ring.isVisible()
