"""How long does the bundle take to its first picture, by what the source tree takes?"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import dev
from carry import execute
from dev import PYTHON, ROOT
from drag import SEEN
from machine import Trouble

MOST = 1.3  # times the tree's own
PAIRS = 7
KNOWN = (
    "from dominoes_desktop.archive.places import config_dir;"
    "from dominoes_desktop.archive.settings import Settings;"
    "Settings(toured=True).save(config_dir() / 'settings.json')"
)
"""Not the very first start, which lays out the table of the first steps."""


def warm(bundle: Path) -> str:
    """Both are started in turn, the first time of each not counted; the median of the ratios.

    What is too slow is measured twice more: others may have been at work on the machine.
    """
    for _ in range(2):
        with suppress(Trouble):
            return measured(bundle)
    return measured(bundle)


def measured(bundle: Path) -> str:
    """In words; Trouble where it is too slow."""
    tree: list[str | Path] = [PYTHON, "-P", "-m", "dominoes_desktop"]
    with tempfile.TemporaryDirectory() as name, dev.screen() as display:
        own = {"HOME": name, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        own |= {f"XDG_{kind}_HOME": f"{name}/{kind}" for kind in ("CONFIG", "DATA", "STATE")}
        execute(PYTHON, "-c", KNOWN, own=own)

        def seconds(program: Sequence[str | Path]) -> float:
            return float(execute(PYTHON, SEEN, "first", *program, own=own).split()[-1])

        seconds(tree), seconds([bundle])
        pairs = [(seconds(tree), seconds([bundle])) for _ in range(PAIRS)]
    ratio = statistics.median(ours / theirs for theirs, ours in pairs)
    middle = [statistics.median(column) for column in zip(*pairs, strict=True)]
    text = "first picture of the bundle after {2:.2f} of the tree's time ({1:.3f} and {0:.3f} s)"
    said = text.format(*middle, ratio)
    if ratio > MOST:
        raise Trouble(f"more than {MOST}: {said}")
    return said
