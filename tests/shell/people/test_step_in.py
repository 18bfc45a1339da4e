"""Who watches computer players alone can take the seat of one of them."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from dominoes_desktop.games import PEBBLE
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.people.step_in import ask_step_in, can_step_in
from dominoes_desktop.shell.people.step_in_sheet import StepInSheet
from tests.shell.evening import ALONE, begun, desk_of, rests, until

ROBOTS = tuple([Seated("computer", name, "beginner") for name in ("Bo", "Mira", "Ada")])


def test_the_match_goes_on_from_where_it_stands_with_a_person_in_the_seat(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, PEBBLE, ROBOTS)
    until(qtbot, lambda: len(desk_of(window).log) > 4)
    ask_step_in(window)
    sheet = window.sheets.current
    assert isinstance(sheet, StepInSheet)
    before = desk_of(window).log
    sheet.player[1].click()
    desk = desk_of(window)
    assert desk.log[: len(before)] == before
    assert [one.kind for one in desk.seated] == ["computer", "human", "computer"]
    assert [one.name for one in desk.seated] == ["Bo", "You", "Ada"]
    until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
    seen = window.view.table.seen
    assert seen is not None
    assert (seen.observation.seat, seen.watching) == (1, False)
    assert not can_step_in(window)
    assert window.matches.recorder is not None
    assert window.matches.recorder.origin.persons == ()
    assert len(list((tmp_path / "state" / "matches").iterdir())) == 1
    window.close()


def test_nobody_steps_in_where_a_person_plays(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, PEBBLE, ALONE)
    ask_step_in(window)
    assert window.sheets.current is None
    window.close()


def test_who_watches_on_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, PEBBLE, ROBOTS)
    ask_step_in(window)
    sheet = window.sheets.current
    assert isinstance(sheet, StepInSheet)
    assert sheet.escape is not None
    sheet.escape.click()
    assert desk_of(window).seated == ROBOTS
    window.close()
