"""Is a line of the largest sets seen whole, under nothing, with places at both ends?"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import position
from tests.geometry.lines import whole_set
from tests.rules.texts import ruled

from .at_table import Bench
from .test_scene_space import faces, panels, rect

SEATS = 4


def nearly_all(highest: int, seed: int) -> Match:
    """All that fits in one line but for its last tile, which the viewer holds."""
    line = whole_set(Random(seed), highest)
    laid = {joined.tile for joined in line[:-1]}
    rest = [one for one in tile_set(highest) if one not in laid and one != line[-1].tile]
    hands = [(line[-1].tile,), *[rest[seat::SEATS][:4] for seat in range(1, SEATS)]]
    return position(ruled(BLOCK, set=highest), hands, line[:-1])


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1280, 720)], ids=str)
@pytest.mark.parametrize("highest", [6, 9, 12, 15])
def test_a_whole_set_in_one_line_is_seen_whole(
    qtbot: QtBot, size: tuple[int, int], highest: int
) -> None:
    """Known complaints C2 and C7."""
    bench = Bench(qtbot, size)
    seen = bench.sit(nearly_all(highest, highest), names=("A name of just thirty letters.",) * 4)
    table, felt = bench.view.table, rect(bench.view.table.frame.felt)
    lying = {one: face for one, face in faces(bench).items() if one not in seen.observation.hand}
    assert len(lying) == len(seen.observation.line)
    assert all(felt.contains(face) for face in lying.values())
    assert not any(one.intersects(other) for one, other in combinations(lying.values(), 2))
    for panel in panels(bench).values():
        assert not any(panel.intersects(face) for face in lying.values())
    table.show_ghosts(list(seen.previews))
    assert table.ghosts
    for ghost in table.ghosts.values():
        face: QRectF = ghost.mapRectToScene(ghost.face_rect())
        assert felt.contains(face)
        assert not any(face.intersects(other) for other in lying.values())
