"""Does the window take more and more memory the longer one plays?"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("memory.py")
ROOT = Path(__file__).resolve().parents[2]


def memory(where: str, game: str, size: str, rounds: int) -> list[int]:
    """kB after each round."""
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), where, game, size, str(rounds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return [int(line.split()[1]) for line in ran.stdout.splitlines()]


def told(kept: list[int], warm: int) -> None:
    first, last = kept[0] // 1024, kept[-1] // 1024
    print(f"{first} MB after a round, {warm // 1024} MB warm, {last} MB after {len(kept)} rounds")


@pytest.mark.parametrize("game", ["block", "super"])
def test_round_after_round_takes_no_more_memory(game: str, full: bool) -> None:
    """The first rounds fill what is kept: faces, letters. What comes after them adds nothing."""
    rounds, first = (200, 66) if full else (8, 4)
    kept = memory("table", game, "1280x720", rounds)
    warm = kept[first]
    told(kept, warm)
    assert kept[-1] <= 1.05 * warm


def test_an_evening_takes_no_more_memory(full: bool) -> None:
    """The whole program: sheets between rounds, matches one after the other."""
    rounds = 200 if full else 4
    kept = memory("window", "draw", "1280x720", rounds)
    warm = kept[rounds // 4]
    told(kept, warm)
    assert kept[-1] <= 1.05 * warm
