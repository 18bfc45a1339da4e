"""Killed at any moment, the next start goes on with the same match: half a line is lost at most.

In a move, in an animation, in a spell and in the middle of a write: 200 kills under ``--full``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.autosaves import Left
from dominoes_desktop.games import GAMES, SUPER, SUPER_GALT
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.shell.resume import ResumeSheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import desk_of, opened, truth, until

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50  # at each kind of moment


def killed(folder: Path, key: str, seed: int, moment: str) -> tuple[int, tuple[object, ...]]:
    """Let a window play until it is killed; what it told last: how many entries, and the truth."""
    command = [sys.executable, "-m", "tests.shell.doomed", str(folder), key, str(seed), moment]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        told = ""
        if moment == "move":
            for _ in range(Random(seed).randrange(2, 90)):
                told = child.stdout.readline() or told
            child.kill()
        for line in child.stdout:
            told = line if line.endswith("\n") else told
    count, before = literal_eval(told) if told else (0, ())  # killed before the deal was written
    return count, before


def check(qtbot: QtBot, window: Window, left: Left, count: int, before: object) -> None:
    """What is offered is the match as it was; it is gone on with from there."""
    assert left.record is not None
    entries, game, seated = left.record.entries, left.record.ruleset, left.seated
    # At most the entry that was on the disk, but not yet told, comes on top.
    assert count <= len(entries) <= count + 1
    assert not count or truth(Desk(game, seated, Random(0), entries[:count])) == before
    window.start()
    until(qtbot, lambda: isinstance(window.sheets.current, ResumeSheet))
    assert window.sheets.current is not None
    window.sheets.current.finish("resume")
    desk = desk_of(window)
    again = Desk(game, seated, Random(0), entries)
    assert truth(again) == truth(desk) or desk.serial > len(entries)


@pytest.mark.parametrize("moment", ["move", "animation", "spell", "write"])
def test_a_killed_match_is_resumed_as_it_was(
    qtbot: QtBot, tmp_path: Path, moment: str, full: bool
) -> None:
    games = (SUPER, SUPER_GALT) if moment == "spell" else GAMES
    for seed in range(KILLS if full else 1):
        game, folder = games[seed % len(games)], tmp_path / str(seed)
        count, before = killed(folder, game.key, seed, moment)
        window = opened(qtbot, folder)
        left = next(window.matches.autosaves.left(), None)
        if left is None:  # nothing was dealt yet, or the match was over before the kill
            assert not count or before[4] == "nothing"
        else:
            check(qtbot, window, left, count, before)
        assert window.matches.autosaves.unreadable == []
        window.close()
