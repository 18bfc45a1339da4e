"""Which call on the window's thread is the longest while a match is played?

A report, not a pass on time: what counts is that nothing over 16 ms is among the worst.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from dominoes_desktop.games import DOUBLES, DRAW, GAMES, SUPER, TIGHT_TABLE
from dominoes_desktop.rules.ruleset import Ruleset

SCRIPT = Path(__file__).with_name("heartbeat.py")
ROOT = Path(__file__).resolve().parents[2]


SAMPLE = (DRAW, DOUBLES, SUPER, TIGHT_TABLE)  # a plain line, branches, a star, an edge


def test_the_longest_calls_of_a_match_are_reported(full: bool) -> None:
    for game in GAMES if full else SAMPLE:
        reported(game, *(("1920x1080", "99") if full else ("1280x720", "4")))


def reported(game: Ruleset, size: str, moves: str) -> None:
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), game.key, size, moves],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    print(ran.stdout)
    lines = ran.stdout.splitlines()
    assert int(lines[-1].split()[0]) > 0
    assert len(lines) > 3
