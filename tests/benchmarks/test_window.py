"""How long is the way to the first picture, and how much memory does the window take?

Each figure is a ratio to an empty window of the same toolkit, started in turn in the same run.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

SCRIPT = Path(__file__).with_name("first_picture.py")
ROOT = Path(__file__).resolve().parents[2]
PAIRS = 5


def start(kind: str) -> tuple[float, int, int]:
    """Seconds to the first picture, and kB of memory then and at rest."""
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, str(SCRIPT), kind],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        painted = child.stdout.readline().split()
        seconds = time.perf_counter() - begun
        rest = child.stdout.readline().split()
    assert painted[0] == "painted"
    assert rest[0] == "rest"
    return seconds, int(painted[1]), int(rest[1])


def test_the_first_picture_comes_within_twice_an_empty_window() -> None:
    start("empty"), start("ours")  # warm
    pairs = [(start("empty"), start("ours")) for _ in range(PAIRS)]
    times = statistics.median(ours[0] / empty[0] for empty, ours in pairs)
    first = statistics.median(ours[1] / empty[1] for empty, ours in pairs)
    rest = statistics.median(ours[2] / empty[2] for empty, ours in pairs)
    print(f"first picture {times:.2f}x, memory then {first:.2f}x, at rest {rest:.2f}x")
    assert times <= 2.0
    assert first <= 1.6
    assert rest <= 1.6
