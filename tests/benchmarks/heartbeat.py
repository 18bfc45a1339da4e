"""One match played in a window by a script; run as `heartbeat.py GAME WIDTHxHEIGHT MOVES`.

Prints the worst calls on the window's thread, a line each: milliseconds of processor time, the
event, who got it, and after how many moves.
"""

from __future__ import annotations

import gc
import heapq
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import thread_time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import GAMES
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.coming import IN_TURNS
from dominoes_desktop.shell.window import Window

NAMES = ("Bo", "Cy", "Dora", "Emil", "Fay", "Gus", "Hana")
WORST = 6
BEAT = 0.05  # every motion is shown, in a few frames


class Watched(QApplication):
    """An application that times each call that its loop makes, those within it included."""

    def __init__(self) -> None:
        super().__init__([])
        self.calls: list[tuple[float, int, str]] = []
        self.moves = 0
        self.watching = False
        self.ruleset = GAMES[0]
        self._within = False
        self._count = 0

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self._within or not self.watching:
            return super().notify(receiver, event)
        self._within = True
        kind, name = event.type().name, type(receiver).__name__
        begun = thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            took = 1000 * (thread_time() - begun)
            self._within = False
            self._count += 1
            call = (took, self._count, f"{kind} {name} after {self.moves} moves")
            (heapq.heappush if len(self.calls) < WORST else heapq.heappushpop)(self.calls, call)


class Player:
    """Makes the first seat's moves as soon as the window lets it; the others are computers."""

    def __init__(self, application: Watched, window: Window, moves: int) -> None:
        self.application = application
        self.window = window
        self.left = moves
        self.rng = Random(7)
        window.view.idle.connect(lambda: QTimer.singleShot(0, self.act))

    def act(self) -> None:
        table = self.window.view.table
        seen = table.seen
        if seen is None:
            return
        if seen.observation.result is not None or self.left <= 0:
            QTimer.singleShot(50, self.application.quit)
        elif not table.gestures.locked:
            self.left -= 1
            self.application.moves += 1
            table.make(self.rng.choice(list(seen.previews) or list(seen.observation.legal)))


def begin(application: Watched, window: Window, seated: tuple[Seated, ...]) -> None:
    """The match, and from now on every call is timed."""
    application.watching = True
    QTimer.singleShot(0, lambda: window.matches.begin(application.ruleset, seated))


def main(key: str, size: str, moves: int) -> None:
    application = Watched()
    ruleset = next(game for game in GAMES if game.key == key)
    seats = max(ruleset.seats[0], min(4, ruleset.seats[1]))
    others = [Seated("computer", name, "casual") for name in NAMES[: seats - 1]]
    seated = Seated("human", "Ann"), *others
    application.ruleset = ruleset
    with tempfile.TemporaryDirectory() as folder:
        window = Window.in_folder(Path(folder), Random(20))
        window.resize(*[int(side) for side in size.split("x")])
        window.show()
        gc.freeze()  # as a started program does, and
        window.view.setProperty(IN_TURNS, True)
        window.referee.set_pace("off")
        window.view.director.beat = BEAT
        Player(application, window, moves)
        QTimer.singleShot(500, lambda: begin(application, window, seated))
        application.exec()
        for took, _, what in sorted(application.calls, reverse=True):
            print(f"{took:.1f} ms {what}")
        print(f"{application.moves} moves", flush=True)
        window.close()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
