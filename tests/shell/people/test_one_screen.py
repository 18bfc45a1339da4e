"""Several people at one screen: whose hand is seen, by whom, and when is it covered?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, PARTNERSHIP
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry, Seated
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import desk_of, opened, rests, until

ANN, BEN = Seated("human", "Ann"), Seated("human", "Ben")
BO, CY = Seated("computer", "Bo", "beginner"), Seated("computer", "Cy", "beginner")


def almost_over(
    seated: tuple[Seated, ...], moves: int
) -> tuple[Ruleset, tuple[Seated, ...], tuple[Entry, ...]]:
    """A match in whose first round so many moves are left."""
    desk = Desk(with_rule(BLOCK, "target", "500"), seated, Random(2))
    desk.begin_round()
    while (seat := desk.to_move) is not None:
        desk.submit(seat, desk.observe(seat).legal[0])
    return desk.ruleset, seated, desk.log[:-moves]


class Looker:
    """Looks at the screen all the time, and notes whose tiles lie open on it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.open: list[tuple[int, int | None]] = []  # whose hand, whose turn
        window.view.idle.connect(self._look)

    def _look(self) -> None:
        seen = self.window.view.table.seen
        if seen is None or seen.observation.result is not None:
            return
        items = self.window.view.table.items_by_tile
        up = [tile for tile in seen.observation.hand if tile in items and items[tile].pose.up]
        if up:
            self.open.append((seen.observation.seat, seen.observation.to_move))


def play_round(qtbot: QtBot, window: Window, most: int = 99) -> int:
    """Everybody takes the seat when asked, so often at most; how often they were asked."""
    covers, table = 0, window.view.table

    def waits() -> bool:
        return rests(window) and (
            isinstance(window.sheets.current, CoverSheet | RoundSheet) or not table.gestures.locked
        )

    while True:
        until(qtbot, waits)
        sheet = window.sheets.current
        if isinstance(sheet, RoundSheet) or covers == most:
            return covers
        if isinstance(sheet, CoverSheet):
            covers += 1
            assert table.seen is not None
            assert table.seen.covered
            sheet.finish(True)
            continue
        assert table.seen is not None
        assert table.seen.observation.seat == desk_of(window).to_move
        table.make((list(table.seen.previews) or list(table.seen.observation.legal))[0])


@pytest.mark.parametrize(
    ("game", "seated"),
    [
        (BLOCK, (ANN, BEN, BO, CY)),
        (PARTNERSHIP, (ANN, BO, BEN, CY)),
        (PARTNERSHIP, (ANN, BEN, replace(ANN, name="Dora"), replace(BEN, name="Emil"))),
    ],
    ids=["people beside each other", "partners", "four people"],
)
def test_a_hand_is_open_only_before_its_own_person(
    qtbot: QtBot, tmp_path: Path, game: Ruleset, seated: tuple[Seated, ...]
) -> None:
    window = opened(qtbot, tmp_path)
    looker = Looker(window)
    window.matches.begin(with_rule(game, "target", "500"), seated)
    people = [seat for seat, one in enumerate(seated) if one.kind == "human"]
    assert play_round(qtbot, window, most=4) > 0  # some rounds are blocked soon
    assert {whose for whose, _ in looker.open} <= set(people)
    assert all(turn == whose or turn not in people for whose, turn in looker.open)
    window.close()


def test_who_has_moved_keeps_the_hand_in_sight_while_computers_play(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    looker = Looker(window)
    window.matches.begin(BLOCK, (ANN, BO, BEN, CY))
    play_round(qtbot, window, most=3)
    assert [(whose, turn) for whose, turn in looker.open if turn in (1, 3)]
    window.close()


def test_a_person_alone_is_never_asked_to_hand_over(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.matches.begin(*almost_over((ANN, BO, CY), 8))
    assert play_round(qtbot, window) == 0
    window.close()


def test_the_next_round_is_dealt_face_down_to_all_who_look_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.matches.begin(*almost_over((ANN, BEN), 1))
    play_round(qtbot, window)
    sheet = window.sheets.current
    assert sheet is not None
    sheet.finish("next")
    until(qtbot, lambda: isinstance(window.sheets.current, CoverSheet))
    table = window.view.table
    assert table.seen is not None
    assert table.seen.covered
    assert not any(table.items_by_tile[tile].pose.up for tile in table.rack_slots)
    window.close()
