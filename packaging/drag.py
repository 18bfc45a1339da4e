"""Can a tile be dragged in an installed program? By xdotool, on a screen of its own.

The window opens on a record; every place of the rack is dragged to the table until the tile that
must lead lies there, which the record that the program keeps must say. The other player can only
pass, so that what is then seen is always the same, and a picture of it is kept.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from carry import execute
from dev import PYTHON, ROOT
from machine import Trouble

PATIENCE = 90.0  # seconds until the window must be there, and until the tile must lie
RACK = range(330, 960, 45)  # where a tile of seven may stand, in pixels from the window's left
WIDE, HIGH = 1280, 720
HEIGHT, TABLE = 655, (640, 300)  # of the rack's middle, and a place on the felt
NOWHERE = ("1800", "1000")  # where the pointer touches no window
NAME = "first.domino"
SEEN = ROOT / "packaging" / "seen.py"
RECORD = """domino-record 1
game block
seat 1 human Ann
seat 2 computer:casual Bo
round 1
hand 1 2-0 4-4 4-0 5-2 2-2 0-0 3-1
hand 2 6-0 3-3 5-3 6-2 5-0 2-1 1-1
boneyard 6-1 3-0 4-1 5-5 5-4 6-5 6-4 5-1 3-2 1-0 4-3 6-3 4-2 6-6
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the program is tried: a folder for the user's files as the program sees it, the same
    as it is seen from here, and the environment with its DISPLAY.
    """

    home: Path
    here: Path
    environment: dict[str, str]

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()


def shown(place: Place) -> str:
    """The number of the window, once it is on the screen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = place.xdotool("search", "--onlyvisible", "--name", "Dominoes Desktop").split()
        if found:
            return found[0]
        time.sleep(0.2)
    raise Trouble("no window came up")


def leave(place: Place, window: str) -> None:
    """Quit by Ctrl+Q; a window that has just come up has its keys a moment later."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        place.xdotool("windowfocus", window, "key", "ctrl+q")
        time.sleep(0.5)
        if not place.xdotool("search", "--onlyvisible", "--name", "Dominoes Desktop"):
            return
    raise Trouble("the window did not close by Ctrl+Q")


def laid(here: Path) -> bool:
    """Does a record that the program keeps say that the first tile lies, and that Bo passed?"""
    kept = [one for one in here.rglob("*.domino") if one.name != NAME]
    texts = [one.read_text(encoding="utf-8") for one in kept]
    return any("\nmove 1 4-4\n" in text and "\nmove 2 pass" in text for text in texts)


def dragged(place: Place, window: str) -> None:
    """Drag from one place of the rack after the other, until a tile stays on the table."""
    place.xdotool("windowmove", window, "0", "0", "windowsize", window, str(WIDE), str(HIGH))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for x in RACK:
            start = ["mousemove", str(x), str(HEIGHT), "mousedown", "1"]
            middle = ["mousemove", str((x + TABLE[0]) // 2), str((HEIGHT + TABLE[1]) // 2)]
            last = ["mousemove", str(TABLE[0]), str(TABLE[1]), "mouseup", "1"]
            place.xdotool(*start, "sleep", "0.05", *middle, "sleep", "0.05", *last)
            time.sleep(0.3)
            if laid(place.here):
                return
    raise Trouble("no tile could be dragged to the table")


def started(place: Place, command: Sequence[str | Path]) -> None:
    """The window comes up, and goes by Ctrl+Q."""
    words = [str(word) for word in command]
    with subprocess.Popen(words, env=place.environment, stdin=subprocess.DEVNULL) as program:
        try:
            window = shown(place)
            leave(place, window)
        finally:
            program.terminate()


def play(place: Place, opener: Sequence[str | Path], picture: Path, waits: bool = True) -> None:
    """Open the record by ``opener`` and the record's path, drag a tile, keep a picture, and quit.

    ``waits``: the opener is the program itself, and ends with it; else it only calls it.
    """
    record = place.here / NAME
    record.write_text(RECORD, encoding="utf-8")
    for kept in [one for one in place.here.rglob("*.domino") if one != record]:
        kept.unlink()  # of a trial before
    words = [*map(str, opener), str(place.home / NAME)]
    program = subprocess.Popen(words, env=place.environment, stdin=subprocess.DEVNULL)
    try:
        window = shown(place)
        dragged(place, window)
        place.xdotool("mousemove", *NOWHERE)
        frame = ("0", "0", str(WIDE), str(HIGH))
        execute(PYTHON, SEEN, "take", *frame, picture, own=place.environment)
        leave(place, window)
        if program.wait(PATIENCE) and waits:
            raise Trouble(f"the program ended with {program.returncode}")
    except subprocess.TimeoutExpired as late:
        raise Trouble("the program did not end") from late
    finally:
        program.kill()
        program.wait()


def same(picture: Path, model: Path) -> str:
    """How far apart they are, in words; Trouble where it is too far."""
    return execute(PYTHON, SEEN, "compare", picture, model).strip()
