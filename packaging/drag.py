"""Can a tile be dragged in an installed program? `drag.py HOME HERE COMMAND...`, with a DISPLAY.

HOME is a folder for the user's files as COMMAND sees it, HERE the same as it is seen from outside.
The window opens on a record; every place of the rack is dragged to the table by xdotool until the
tile that must lead lies there, which the record that the program keeps must say.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60.0  # seconds until the window must be there, and until the tile must lie
RACK = range(330, 960, 45)  # where a tile of seven may stand, in pixels from the window's left
HEIGHT, TABLE = 655, (640, 300)  # of the rack's middle, and a place on the felt
RECORD = """domino-record 1
game block
seat 1 human Ann
seat 2 computer:casual Bo
round 1
hand 1 2-0 4-4 4-0 5-2 2-2 0-0 3-1
hand 2 6-0 5-4 5-3 6-2 6-4 2-1 1-1
boneyard 6-1 3-0 4-1 5-5 3-3 6-5 5-0 5-1 3-2 1-0 4-3 6-3 4-2 6-6
"""


def xdotool(*words: str) -> str:
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def shown() -> str | None:
    """The number of the window, once it is on the screen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = xdotool("search", "--onlyvisible", "--name", "Dominoes Desktop").split()
        if found:
            return found[0]
        time.sleep(0.2)
    return None


def laid(state: Path) -> bool:
    """Does a record of the program say that the first tile lies?"""
    records = state.rglob("*.domino")
    return any("\nmove 1 4-4\n" in one.read_text(encoding="utf-8") for one in records)


def dragged(window: str, state: Path) -> bool:
    """Drag from one place of the rack after the other, until a tile stays on the table."""
    xdotool("windowmove", window, "0", "0", "windowsize", window, "1280", "720")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for x in RACK:
            start = ["mousemove", str(x), str(HEIGHT), "mousedown", "1"]
            middle = ["mousemove", str((x + TABLE[0]) // 2), str((HEIGHT + TABLE[1]) // 2)]
            last = ["mousemove", str(TABLE[0]), str(TABLE[1]), "mouseup", "1"]
            xdotool(*start, "sleep", "0.05", *middle, "sleep", "0.05", *last)
            time.sleep(0.3)
            if laid(state):
                return True
    return False


def main() -> int:
    home, here, command = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    here.mkdir(parents=True, exist_ok=True)
    (here / "first.domino").write_text(RECORD, encoding="utf-8")
    program = subprocess.Popen([*command, str(home / "first.domino")])
    try:
        window = shown()
        if window is None:
            print("no window came up")
            return 1
        if not dragged(window, here):
            print("no tile could be dragged to the table")
            return 1
        xdotool("windowfocus", window, "key", "ctrl+q")
        if program.wait(PATIENCE):
            print(f"the program ended with {program.returncode}")
            return 1
    finally:
        program.kill()
    print("the window came up, a tile was dragged, and the program closed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
