"""One match played in a window by a script; run as `heartbeat.py GAME WIDTHxHEIGHT MOVES [SEATS]`.

Prints the worst calls on the window's thread, a line each: milliseconds of processor time, the
event, who got it, and after how many moves. Below stands the floor of the same run: what it costs
to paint an empty view of that size anew, that has nothing but one picture to draw.

A thread that sleeps finds a cold processor when it wakes: in a virtual machine an empty view then
takes twenty times as long. So the loop is kept awake, by a timer that does nothing.
"""

from __future__ import annotations

import gc
import heapq
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from dominoes_desktop.games import GAMES
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.coming import IN_TURNS
from dominoes_desktop.shell.window import Window

NAMES = ("Bo", "Cy", "Dora", "Emil", "Fay", "Gus", "Hana")
WORST = 6
BEAT = 0.05  # every motion is shown, in a few frames
PAINTS, PAUSE = 12, 100  # of an empty view; ms between two


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
        self._awake = QTimer(self)
        self._awake.timeout.connect(lambda: None)

    def watch(self) -> None:
        """From now on every call is timed, and the loop never sleeps."""
        self.calls.clear()
        self.watching = True
        self._awake.start(0)

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
            QTimer.singleShot(50, self.end)
        elif not table.gestures.locked:
            self.left -= 1
            self.application.moves += 1
            table.make(self.rng.choice(list(seen.previews) or list(seen.observation.legal)))

    def end(self) -> None:
        """What the window does as it is closed is no part of the match."""
        self.application.watching = False
        self.application.quit()


class Empty(QGraphicsView):
    """A view with nothing on it but a picture as large as itself."""

    def __init__(self, window: Window) -> None:
        super().__init__(QGraphicsScene(QRectF(window.rect())))
        self.resize(window.size())
        self._picture = QPixmap(window.size())
        self._picture.fill(window.palette().base().color())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.drawPixmap(0, 0, self._picture)


def floor(application: Watched, window: Window) -> tuple[float, float]:
    """An empty view, painted anew a few times with pauses: the median and the worst time in ms."""
    empty, times = Empty(window), list[float]()
    empty.show()

    def again() -> None:
        if application.calls:
            times.append(max(application.calls)[0])
        application.calls.clear()
        if len(times) >= PAINTS:
            application.quit()
            return
        empty.viewport().update()
        QTimer.singleShot(PAUSE, again)

    application.watch()
    QTimer.singleShot(0, again)
    application.exec()
    return median(times), max(times)


def begin(application: Watched, window: Window, seated: tuple[Seated, ...]) -> None:
    """The match, and every call of it is timed."""
    application.watch()
    QTimer.singleShot(0, lambda: window.matches.begin(application.ruleset, seated))


def main(key: str, size: str, moves: int, most: int = 4) -> None:
    application = Watched()
    ruleset = next(game for game in GAMES if game.key == key)
    seats = max(ruleset.seats[0], min(most, ruleset.seats[1]))
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
        usual, worst = floor(application, window)
        print(f"{worst:.1f} ms an empty view painted anew, at worst; {usual:.1f} ms in the median")
        print(f"{application.moves} moves", flush=True)
        window.close()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
