"""Does every panel tell of this round's last move, and of no old one's? (Known complaint C71.)"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from dominoes_desktop.rules.move import Play
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry
from dominoes_desktop.shell.replay.moves_page import MovesPage
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.shell.evening import ALONE, desk_of, opened, rests, until


def won_twice(seed: int) -> list[list[Entry]]:
    """The logs up to the last tile of two rounds in a row that Ann wins by going out; [] if not."""
    desk, logs = Desk(BLOCK, ALONE, Random(seed)), []
    for _ in range(2):
        desk.begin_round()
        while (seat := desk.to_move) is not None:
            desk.submit(seat, desk.observe(seat).legal[0])
        result = desk.observe(0).result
        if result is None or result.out != 0:
            return []
        logs.append(list(desk.log))
    return logs


@pytest.mark.parametrize("number", [1, 2])
def test_the_round_that_was_won_is_told_with_its_own_last_tile(
    qtbot: QtBot, tmp_path: Path, number: int
) -> None:
    logs = next(found for seed in range(200) if (found := won_twice(seed)))
    tiles = [log[-1].what.tile for log in logs if isinstance(log[-1].what, Play)]
    won, other = tiles[number - 1], tiles[2 - number]
    assert won != other
    window = opened(qtbot, tmp_path)
    window.matches.begin(BLOCK, ALONE, tuple(logs[number - 1][:-1]))
    window.side.show("moves")
    until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
    before = window.view.table.seen
    assert before is not None
    window.view.table.make(next(iter(before.previews)))
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    seen = window.view.table.seen
    assert seen is not None
    assert desk_of(window).wants == "deal"
    assert seen.observation.line[-1].tile == won
    assert "out" in window.view.table.furniture.plates[0].note
    (page,) = window.findChildren(MovesPage)
    rows = page.list.rows.rows
    assert f"{won}" in rows[-1].says
    assert f"{other}" not in rows[-1].says
    window.close()
