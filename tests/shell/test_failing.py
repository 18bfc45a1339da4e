"""Does a computer player that fails, in whatever way, cost the match at the window nothing?"""

from __future__ import annotations

import logging
import os
import signal
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import read_record
from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.session.worker import Worker
from dominoes_desktop.shell.advice import Advice
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.shell.at_sheets import CONTROL, SETTINGS, Sits
from tests.shell.evening import begun, desk_of, opened, over, play_on, truth, until
from tests.shell.failing import Failing

SHORT = with_rule(BLOCK, "hand", "4")


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("casual", "out of luck"),
        ("strong", "no answer in time"),
        ("skilled", "the process ended"),
        ("beginner", "no choice"),
    ],
)
def test_the_round_is_played_to_its_end_by_legal_moves(
    qtbot: QtBot,
    tmp_path: Path,
    sits: Sits,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    level: str,
    why: str,
) -> None:
    cap = 0.05 if level == "strong" else 5.0
    monkeypatch.setattr("dominoes_desktop.session.worker.Worker", partial(Worker, Failing, cap))
    seated = Seated("human", "Ann"), Seated("computer", "Bo", level)
    notes: list[str] = []
    with caplog.at_level(logging.WARNING):
        window = sits(begun(qtbot, tmp_path, SHORT, seated)).window
        monkeypatch.setattr(window.view, "note", notes.append)
        while not over(window):
            play_on(qtbot, window, 9)
        until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    assert why in caplog.text
    assert set(notes) == {"A computer player failed, and made a simple move"}
    desk, recorder = desk_of(window), window.matches.recorder
    assert any(entry.seat == 1 for entry in desk.log)
    assert recorder is not None
    assert read_record(recorder.path).entries == desk.log


def test_a_process_killed_from_outside_costs_nothing(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    seated = Seated("human", "Ann"), Seated("computer", "Bo", "expert")
    window = sits(begun(qtbot, tmp_path, SHORT, seated)).window
    killed = 0
    while not over(window):
        pid = window.worker.pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
            killed += 1
        play_on(qtbot, window, 1)
    assert killed > 1
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))


def test_while_a_computer_player_hangs_the_table_says_who_thinks_and_all_else_answers(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = partial(Worker, Failing, 600.0, 0.0)
    monkeypatch.setattr("dominoes_desktop.session.worker.Worker", endless)
    seated = Seated("human", "Ann"), Seated("computer", "Bo", "strong")  # thinks for ever
    evening = sits(begun(qtbot, tmp_path, DRAW, seated, seed=4))
    window, desk = evening.window, desk_of(evening.window)
    table, referee = window.view.table, window.referee
    before = truth(desk)
    while referee._thinking is None:  # where Bo can't move, Ann moves again
        until(qtbot, lambda: not table.gestures.locked)
        before = truth(desk)
        assert table.seen is not None
        table.make(table.seen.observation.legal[0])
        until(qtbot, lambda: not table.gestures.locked or referee._thinking is not None)
    plate, pill = table.furniture.plates[1], table.furniture.pill
    assert (pill.text, plate.turn, plate.note) == ("Bo is thinking", True, "thinking")
    evening.press(*SETTINGS)
    evening.waits_for(PreferencesSheet)
    evening.escape()
    assert pill.text == "Bo is thinking"
    evening.press(Qt.Key.Key_Z, CONTROL)
    until(qtbot, lambda: not table.gestures.locked)
    assert truth(desk) == before


def test_closed_while_a_computer_thinks_nothing_is_left_behind_but_the_match(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominoes_desktop.session.worker.Worker", partial(Worker, Failing, 600.0))
    seated = Seated("human", "Ann"), Seated("computer", "Bo", "strong")  # thinks for ever
    window = begun(qtbot, tmp_path, SHORT, seated)
    table, referee = window.view.table, window.referee
    until(qtbot, lambda: not table.gestures.locked or referee._thinking is not None)
    if referee._thinking is None:
        assert table.seen is not None
        table.make(table.seen.observation.legal[0])
        until(qtbot, lambda: referee._thinking is not None)
    pid, log = window.worker.pid, desk_of(window).log
    assert pid is not None
    window.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    again = sits(opened(qtbot, tmp_path)).window
    left = again.matches.autosaves.unfinished()
    assert left is not None
    assert left.entries == log


def test_a_hint_that_fails_is_told_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, BLOCK))
    window = evening.window
    play_on(qtbot, window, 1)
    until(qtbot, lambda: not window.view.table.gestures.locked)
    advice = window.findChild(Advice)
    assert isinstance(advice, Advice)
    advice.ask()
    pid = window.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    pill = window.view.table.furniture.pill
    until(qtbot, lambda: pill.text in ("There is no hint this time",) or advice.choice is not None)
    assert play_on(qtbot, window, 1)
