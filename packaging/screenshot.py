"""How is the picture in the README made? `python packaging/screenshot.py OUT.png [SEED]`.

A match of Draw with four seats is played by itself up to a turn with two places for one tile.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import DRAW
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.window import Window

TILES = 12  # on the table, at least
NAMES = ("You", "Bo", "Mira", "Ada")


def take(out: Path, seed: int, folder: Path) -> None:
    """Play on until the picture is there, and write it."""
    application = QApplication([])
    rng = Random(seed)
    window = Window.in_folder(folder, rng)
    window.resize(1280, 740)
    window.show()
    window.change_settings(replace(window.settings, pace="off"))
    people = [Seated("human", NAMES[0])]
    others = [Seated("computer", name, "casual") for name in NAMES[1:]]
    window.matches.begin(DRAW, (*people, *others))
    table = window.view.table

    def act() -> None:
        seen = table.seen
        if window.sheets.current is not None:
            window.sheets.close()
            window.referee.next_round()
        elif seen is not None and not table.gestures.locked:
            twice = [tile for tile in sorted(seen.playable()) if len(seen.plays_of(tile)) > 1]
            if twice and len(seen.layout.laid) >= TILES:
                hand.stop()
                table.gestures.choose(twice[0])
                QTimer.singleShot(300, done)
            else:
                table.make(rng.choice(list(seen.previews) or list(seen.observation.legal)))

    def done() -> None:
        window.grab().save(str(out))
        application.quit()

    hand = QTimer()
    hand.timeout.connect(act)
    hand.start(20)
    application.exec()
    window.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        take(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 4, Path(folder))
