"""On a real window: two people shut each other in on a small table with an edge."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominoes_desktop.archive.reader import read_record
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.window.conftest import Sit

pytestmark = pytest.mark.window

# Ann's 2-2 stands too near the edge, as Bo's 4-4 at the other end; what they hold fits both.
SHUT_IN = Path(__file__).parents[1] / "data" / "shut_in.domino"


def test_a_round_ends_with_its_ends_blocked_by_the_tables_edge(sit: Sit) -> None:
    record = read_record(SHUT_IN)
    hand = sit(record.ruleset, record.seated, record.entries[:1])
    desk = hand.window.referee.desk
    assert desk is not None
    told = []
    for entry in record.entries[1:]:
        hand.take_the_seat()
        assert hand.wait_for_turn()
        seen = hand.table.seen
        assert seen is not None
        marks = [mark for mark in hand.table.signs.marks.marks if mark.kind == "dead"]
        assert len(marks) == len(seen.observation.dead)
        for mark in marks:
            hand.click(mark.scenePos())
            told.append(hand.table.furniture.pill.text)
        serial = desk.serial
        if isinstance(entry.what, Play):
            hand.lay(entry.what)
        else:
            assert isinstance(entry.what, Draw)
            hand.draw(serial % 2 == 0)
        hand.wait_for(serial)
    assert desk.log == record.entries
    assert hand.dragged == len(desk.observe(0).line) == 10
    assert told == ["No tile has room at this 4 any more"] * 6
    hand.until(lambda: isinstance(hand.window.sheets.current, RoundSheet))
    sheet = hand.window.sheets.current
    assert isinstance(sheet, RoundSheet)
    assert "Blocked" in sheet.title
    hand.click_on(sheet.look)
    hand.until(lambda: not sheet.isVisible())
    ends = [mark.kind for mark in hand.table.signs.marks.marks]
    assert ends == ["dead", "dead"]
