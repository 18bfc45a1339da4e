"""On a real window: moves taken back and done again, the table as it was, a played match again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.shell.replay.moves_page import MovesPage
from dominoes_desktop.shell.replay.played_sheet import PlayedSheet
from tests.window.conftest import Sit
from tests.window.hand import Hand

pytestmark = pytest.mark.window

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


def says(hand: Hand) -> str:
    return hand.table.furniture.pill.text


def test_moves_are_taken_back_done_again_and_looked_at(sit: Sit) -> None:
    hand = sit(DRAW)
    desk = hand.window.referee.desk
    assert desk is not None
    for _ in range(2):
        assert hand.wait_for_turn()
        hand.act()
    hand.until(hand.rests)
    log, held = desk.log, desk.observe(0).hand
    hand.key("ctrl+z")
    hand.until(lambda: len(desk.log) > len(log) and hand.rests())
    assert desk.to_move == 0
    assert desk.practice
    hand.key("ctrl+shift+z")
    hand.until(lambda: hand.rests() and desk.observe(0).hand == held)
    assert desk.log[: len(log)] == log
    hand.key("l")
    hand.until(lambda: hand.window.side.key == "moves" and hand.window.side.panel.isVisible())
    page = hand.window.side.page
    assert isinstance(page, MovesPage)
    row = page.list.visualRect(page.list.rows.index(1))
    at = page.list.viewport().mapTo(hand.view, row.center()) - hand.view.viewport().pos()
    hand.click(hand.view.mapToScene(at))
    hand.until(lambda: says(hand).startswith("You look at move 1 of"))
    assert len(hand.table.seen.observation.line) == 1  # type: ignore[union-attr]
    hand.key("Escape")
    hand.until(hand.rests)
    assert hand.table.seen is not None
    assert hand.table.seen.observation == desk.observe(0)


def test_a_played_match_is_looked_at_again(sit: Sit) -> None:
    hand = sit(BLOCK)
    window = hand.window
    hand.until(hand.rests)
    hand.click(QPointF(300, 300))  # the keyboard goes where the mouse is
    window.matches.played.mkdir(parents=True, exist_ok=True)
    shutil.copy(GOLDEN / "block.domino", window.matches.played)
    hand.key("ctrl+r")
    hand.until(lambda: isinstance(window.sheets.current, PlayedSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, PlayedSheet)
    hand.until(lambda: len(sheet.rows) == 1 and sheet.rows[0].look.isVisible())
    hand.click_on(sheet.rows[0].look)
    hand.until(lambda: says(hand).startswith("You look at the deal"))
    replay = window.replay
    assert replay is not None
    past = window.walk.past(1)
    hand.key("Right")
    hand.until(lambda: says(hand).startswith("You look at move 1 of"))
    hand.click_on(replay.bar.hands)
    hand.until(lambda: all([plate.open for plate in hand.table.furniture.plates[1:]]))
    hand.key("End")
    hand.until(lambda: says(hand).startswith(f"You look at move {past.moves} of {past.moves}"))
    button = hand.table.furniture.score_button
    hand.click(button.mapToScene(QPointF(button.rect.center())))
    hand.until(hand.rests)
    assert window.walk.kept is None
    assert hand.table.seen is not None
    assert hand.table.seen.observation == window.referee.desk.observe(0)  # type: ignore[union-attr]
