"""Does the window's beat come as well beside a thinking expert as beside an idle one?

A report: what is promised is at most 2 ms more. It holds where a core is left for the window; a
machine that is busy with other things is late beside both.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("thinking.py")
ROOT = Path(__file__).resolve().parents[2]


def test_how_late_a_beat_comes_is_reported(full: bool) -> None:
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), "1200" if full else "120"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    print(ran.stdout)
    figures = re.findall(r"^(.*): [\d.]+ ms", ran.stdout, re.MULTILINE)
    assert figures == ["idle", "thinking", "idle, at work", "thinking, at work"]
