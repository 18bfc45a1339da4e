"""All that opens over the table and beside it, each twice; run as `sheets.py WIDTHxHEIGHT`.

Prints for each its worst call on the window's thread: milliseconds of processor time the first
time and the next, and the first time's event; at last the floor of the same run (heartbeat.py).
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from dominoes_desktop.games import DRAW
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.coming import IN_TURNS
from dominoes_desktop.shell.window import Window
from tests.benchmarks.heartbeat import Watched, floor

PAUSE = 900  # ms in which an action has come to its end
MANY = 60  # matches of each kind
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SIZES = (1920, 1080), (1280, 720)
SHEETS = (
    "New match,Unfinished,Played,Daily,People,Statistics,Tiles,Preferences,Lessons,Keys,Fairness,"
    "About,Resign"
).split(",")
Act = Callable[[], object]


def keep_matches(folder: Path) -> None:
    """Played and unfinished ones, as many as a list is looked at with."""
    golden = sorted(GOLDEN.glob("*.domino"))
    for kind, part in (("data", 1.0), ("state", 0.55)):
        (folder / kind / "matches").mkdir(parents=True, exist_ok=True)
        for number in range(MANY):
            record = golden[number % len(golden)]
            lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
            name = f"20260101-{number:06}-{record.name}"
            text = "".join(lines[: int(len(lines) * part)])
            (folder / kind / "matches" / name).write_text(text, encoding="utf-8")


def action(window: Window, text: str) -> QAction:
    """What begins so in the menus."""
    found = [one for menu in window.findChildren(QMenu) for one in menu.actions()]
    return next(one for one in found if one.text().replace("&", "").startswith(text))


def put_away(window: Window) -> None:
    """As by its Close, or Cancel."""
    sheet = window.sheets.current
    if sheet is not None and sheet.escape is not None:
        sheet.escape.click()
    window.side.close()


def acts(window: Window) -> Iterator[tuple[str, Act]]:
    """What a user opens, and how it goes again."""
    away = partial(put_away, window)
    for text in SHEETS:
        yield text, action(window, text).trigger
        yield f"{text}, closed", away
    for text in ("Moves", "Rules"):
        yield f"{text} beside the table", action(window, text).trigger
        yield f"{text}, closed", away
    yield "A notice", lambda: window.sheets.say("A notice", "A sentence.")
    yield "A notice, closed", away
    for text in ("Hint", "Undo", "Redo", "Sort another", "Full screen"):
        yield text, action(window, text).trigger
    yield "No full screen", action(window, "Full screen").trigger
    for size in SIZES:
        yield f"Another size, {size[0]}x{size[1]}", partial(window.resize, *size)
    yield "First steps", window.learning.tour
    yield "First steps, left", window.learning.end


def main(size: str) -> None:
    application = Watched()
    with tempfile.TemporaryDirectory() as folder:
        keep_matches(Path(folder))
        window = Window.in_folder(Path(folder), Random(20))
        window.resize(*[int(side) for side in size.split("x")])
        window.show()
        gc.freeze()  # as a started program does, and
        window.view.setProperty(IN_TURNS, True)
        window.referee.set_pace("off")
        window.matches.begin(DRAW, (Seated("human", "Ann"), Seated("computer", "Bo", "casual")))
        worst: dict[str, list[tuple[float, str]]] = {}
        for name, act in [("(begun)", lambda: None), *acts(window), *acts(window)]:
            application.watch()
            QTimer.singleShot(0, act)
            QTimer.singleShot(PAUSE, application.exit)  # to quit would close the window
            application.exec()
            took, _, what = max(application.calls)
            worst.setdefault(name, []).append((took, what.partition(" after")[0]))
        for name, found in worst.items():
            print(" / ".join([f"{took:.1f}" for took, _ in found]), f"ms {name}: {found[0][1]}")
        usual, most = floor(application, window)
        print(f"{most:.1f} ms an empty view painted anew, at worst; {usual:.1f} ms in the median")
        window.close()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
