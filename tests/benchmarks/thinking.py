"""How late is the window beside a thinking expert, and beside an idle one? `thinking.py BEATS`.

Idle and thinking take turns, so that whatever else the machine does meets both alike. Prints a line
for each: milliseconds by which a beat of 16 ms came late, the median, one in twenty and the worst;
and the same of the processor's time that the window's thread took from beat to beat, which says
what the thinking costs it on a machine that is busy with other things as well.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, thread_time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import DRAW
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.session.request import Answer, Choose
from dominoes_desktop.shell.window import Window

BEAT = 16  # ms
TURN = 60  # beats of each kind, one after the other
ENDLESS = 10**9


class Pulse:
    """Beats while the worker thinks, and while it does not."""

    def __init__(self, application: QApplication, window: Window, beats: int) -> None:
        self.late: dict[bool, list[float]] = {False: [], True: []}
        self.took: dict[bool, list[float]] = {False: [], True: []}
        self._application, self._window, self._beats = application, window, beats
        self._thinking, self._count, self._ticket = False, 0, 0
        self._due = self._worked = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._due = perf_counter() + BEAT / 1000
        self._timer.start(BEAT)

    def _beat(self) -> None:
        if self._count % TURN:  # the first after a change is left out
            self.late[self._thinking].append(1000 * (perf_counter() - self._due))
            self.took[self._thinking].append(1000 * (thread_time() - self._worked))
        self._count += 1
        self._worked = thread_time()
        if self._count % TURN == 0:
            self._change()
        if self._count >= 2 * self._beats:
            self._application.quit()
            return
        self.start()

    def _change(self) -> None:
        self._thinking = not self._thinking
        if self._thinking:
            self._ask()
        else:
            self._window.referee.dismiss(self._ticket)

    def _ask(self, _: Answer | None = None) -> None:
        """The expert thinks about the move of the person at the window, on and on."""
        seen = self._window.view.table.seen
        assert seen is not None
        ask = Choose(seen.observation, "expert", 1, 0, ENDLESS, seconds=60.0)
        self._ticket = self._window.referee.consult(ask, self._ask)


def main(beats: int) -> None:
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        window = Window.in_folder(Path(folder), Random(20))
        window.resize(1280, 720)
        window.show()
        window.change_settings(replace(window.settings, pace="off"))
        window.matches.begin(DRAW, (Seated("human", "Ann"), Seated("computer", "Bo", "expert")))
        pulse = Pulse(application, window, beats)
        begun: list[bool] = []

        def settled() -> None:
            seen = window.view.table.seen
            if seen is not None and len(seen.observation.legal) > 1 and not begun:
                begun.append(True)
                QTimer.singleShot(1000, pulse.start)
            elif seen is not None and seen.observation.legal and not begun:
                window.view.table.make(next(iter(seen.previews), seen.observation.legal[0]))

        window.view.idle.connect(lambda: QTimer.singleShot(0, settled))
        application.exec()
        for what, found in (("", pulse.late), (", at work", pulse.took)):
            for thinking, ms in found.items():
                name = ("thinking" if thinking else "idle") + what
                worst, often = max(ms), quantiles(ms, n=20)[-1]
                print(f"{name}: {median(ms):.2f} ms, {often:.2f} ms, {worst:.2f} ms", flush=True)
        window.close()
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
