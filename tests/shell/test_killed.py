"""Killed at any moment, the next start goes on with the same match."""

from __future__ import annotations

import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.shell.resume import ResumeSheet
from tests.shell.evening import desk_of, opened, truth, until

ROOT = Path(__file__).resolve().parents[2]


def kill_after(folder: Path, key: str, seed: int, entries: int) -> tuple[int, object]:
    """Let a window play until it has told of so many entries, kill it; what it told last."""
    command = [sys.executable, "-m", "tests.shell.doomed", str(folder), key, str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        told = ""
        for _ in range(entries):
            told = child.stdout.readline() or told
        child.kill()
        for line in child.stdout:  # told before the kill arrived
            told = line if line.endswith("\n") else told
    count, before = literal_eval(told)
    return count, before


@pytest.mark.parametrize("first", range(6))
def test_a_killed_match_is_resumed_as_it_was(
    qtbot: QtBot, tmp_path: Path, first: int, full: bool
) -> None:
    rng = Random(first)
    for turn in range(first, 54 if full else 6, 6):
        game = GAMES[turn % len(GAMES)]
        folder = tmp_path / str(turn)
        count, before = kill_after(folder, game.key, turn, rng.randrange(2, 90))
        window = opened(qtbot, folder)
        left = window.matches.autosaves.unfinished()
        if left is None:  # the match was over before the kill
            assert before[4] == "nothing"  # type: ignore[index]
            window.close()
            continue
        window.start()
        until(qtbot, lambda window=window: isinstance(window.sheets.current, ResumeSheet))
        assert window.sheets.current is not None
        window.sheets.current.finish("resume")
        desk = desk_of(window)
        # At most the entry that was on the disk, but not yet told, comes on top.
        assert count <= len(left.entries) <= count + 1
        told = Desk(left.ruleset, left.seated, Random(0), left.entries[:count])
        assert truth(told) == before
        again = Desk(left.ruleset, left.seated, Random(0), left.entries)
        assert truth(again) == truth(desk) or desk.serial > len(left.entries)
        window.close()
