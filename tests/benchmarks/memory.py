"""Round after round is played in one window; run as `memory.py table|window GAME SIZE ROUNDS`.

On the ``table`` alone, by a script, or by computers in the program's ``window``. Prints
``ROUND RSS`` after each round, in kB (the thinking process is not in it). SIZE is WIDTHxHEIGHT.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.move import Deal, Lead, Move
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.view import TableView
from tests.table.at_table import look

NAMES = ("Ann", "Bo", "Cy", "Dora")


def rss() -> int:
    """Resident memory of this process in kB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


class Evening:
    """One match after another, all rounds of them, until so many are played."""

    def __init__(self, window: Window, game: Ruleset, rounds: int) -> None:
        self.window, self.game, self.left = window, game, rounds
        self.played = 0
        seats = max(game.seats[0], min(4, game.seats[1]))
        self.seated = tuple([Seated("computer", name, "beginner") for name in NAMES[:seats]])
        window.referee.round_over.connect(lambda: QTimer.singleShot(0, self.over))

    def begin(self) -> None:
        self.window.matches.begin(self.game, self.seated)

    def over(self) -> None:
        self.played += 1
        print(self.played, rss(), flush=True)
        if self.played == self.left:
            QApplication.quit()
            return
        self.window.sheets.close()
        desk = self.window.referee.desk
        if desk is not None and desk.wants == "deal":
            self.window.referee.next_round()
        else:
            self.window.matches.leave()
            self.begin()


def on_table(game: Ruleset, size: QSize, rounds: int) -> None:
    """The table alone, every move of it painted."""
    view, rng = TableView(), Random(20)
    view.resize(size)
    view.set_pace("off")
    view.show()
    seats = max(game.seats[0], min(4, game.seats[1]))
    for number in range(1, rounds + 1):
        match, known = new_match(game, seats), {}
        moves: list[Move | Lead | Deal] = [deal(match, rng)]
        while moves:
            done = step(match, moves[0])
            match = done.match
            view.show_events(redact(done.events, 0), look(match, names=NAMES, known=known))
            QApplication.processEvents()
            if match.wants == "lead":
                moves = [lot(match, rng)]
            else:
                moves = [rng.choice(legal_moves(match))] if match.wants == "move" else []
        print(number, rss(), flush=True)


def in_window(game: Ruleset, size: QSize, rounds: int) -> None:
    """The whole program, from deal to sheet."""
    with tempfile.TemporaryDirectory() as folder:
        window = Window.in_folder(Path(folder), Random(20))
        window.resize(size)
        window.show()
        window.change_settings(replace(window.settings, pace="off"))
        evening = Evening(window, game, rounds)
        QTimer.singleShot(0, evening.begin)
        QApplication.exec()
        window.close()


def main(where: str, key: str, size: str, rounds: int) -> None:
    application = QApplication([])
    game = next(one for one in GAMES if one.key == key)
    wide, high = [int(side) for side in size.split("x")]
    {"table": on_table, "window": in_window}[where](game, QSize(wide, high), rounds)
    application.processEvents()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
