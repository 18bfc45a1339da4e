"""A window that plays by itself until it is killed; run as `doomed.py FOLDER GAME SEED MOMENT`.

After each entry of the log that is on the disk it prints how many there are and the truth then.
It dies by its own SIGKILL while an ``animation`` runs, while a ``spell`` is cast, or with half of a
``write`` done; at the moment ``move`` somebody else kills it, at any time.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.event import Event, SpellCast
from dominoes_desktop.session.entry import Entry
from dominoes_desktop.shell.window import Window
from tests.shell.evening import alone, desk_of, truth


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def half_written(written: int) -> None:
    """From now on the record is written as a slow disk would; after so many bytes comes the end."""
    write, left = os.write, [written]

    def slowly(file: int, data: bytes) -> int:
        count = write(file, data[: left[0]])
        left[0] -= count
        if left[0] == 0:
            die()
        return count

    os.write = slowly


class Doomed:
    """The window, and the hand that plays in it."""

    def __init__(self, folder: Path, key: str, seed: int, moment: str) -> None:
        self.rng, self.moment = Random(seed), moment
        self.window = Window.in_folder(folder, Random(seed))
        self.window.show()
        self._pace("off")
        self.after = self.rng.randrange(3, 40)  # entries, before it moves
        self.window.view.event_shown.connect(self._shown)
        if moment == "write":
            half_written(self.rng.randrange(1, 4500))
        game = next(game for game in GAMES if game.key == key)
        self.window.matches.begin(game, alone(game))
        self.desk = desk_of(self.window)
        self.desk.on_entry(self._tell)
        self._hand = QTimer()
        self._hand.timeout.connect(self._act)
        self._hand.start(1)

    def _pace(self, pace: str) -> None:
        self.window.change_settings(replace(self.window.settings, pace=pace))

    def _tell(self, entry: Entry) -> None:
        print(repr((len(self.desk.log), truth(self.desk))), flush=True)
        if self.moment == "animation" and len(self.desk.log) == self.after:
            self._pace("fast")
            QTimer.singleShot(self.rng.randrange(400), self._while_it_moves)

    def _while_it_moves(self) -> None:
        if self.window.view.director.busy:
            die()
        QTimer.singleShot(3, self._while_it_moves)

    def _shown(self, event: Event) -> None:
        if self.moment == "spell" and isinstance(event, SpellCast):
            self._pace("fast")
            QTimer.singleShot(self.rng.randrange(600), die)

    def _act(self) -> None:
        window, table = self.window, self.window.view.table
        if window.sheets.current is not None:
            window.sheets.close()
            if self.desk.wants == "nothing":
                QApplication.quit()
            else:
                window.referee.next_round()
        elif not table.gestures.locked and table.seen is not None:
            moves = list(table.seen.previews) or list(table.seen.observation.legal)
            table.make(self.rng.choice(moves))


if __name__ == "__main__":
    application = QApplication([])
    doomed = Doomed(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4])
    application.exec()
