"""Does the window work here? Plays three moves through real gestures and keeps a picture."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from ..games import DRAW
from ..rules.move import Draw
from ..session.entry import Seated
from .window import Window

MOVES = 3
PATIENCE = 60_000  # ms after which the window is given up
STEPS = 8  # mouse moves in one drag


class Smoke:
    """One short match of its own, kept apart from the user's files."""

    def __init__(self, picture: Path) -> None:
        self.picture = picture
        self.left = MOVES
        self.status = 1

    def run(self, application: QApplication) -> int:
        """The exit status: 0 once the picture is written."""
        with tempfile.TemporaryDirectory(prefix="dominoes-desktop-") as folder:
            self.window = Window.in_folder(Path(folder), Random(20))
            self.window.resize(1280, 720)
            self.window.show()
            self.window.referee.set_pace("fast")
            view = self.window.view
            view.idle.connect(lambda: QTimer.singleShot(120, self._act))
            seated = (Seated("human", "You"), Seated("computer", "Mira", "casual"))
            self.window.matches.begin(DRAW, seated)
            QTimer.singleShot(PATIENCE, self._give_up)
            application.exec()
            self.window.close()
        return self.status

    def _act(self) -> None:
        """The hand's next gesture, where it is its turn."""
        table = self.window.view.table
        seen = table.seen
        if seen is None or table.gestures.locked:
            if seen is None or seen.observation.result is None:
                return  # somebody else is at it
            self.left = 0
        if self.left == 0:
            self.left = -1
            QTimer.singleShot(200, self._keep)
        elif self.left > 0 and seen.previews:
            self.left -= 1
            play = next(iter(seen.previews))
            item = table.items_by_tile[play.tile]
            end = table.ghost_pose(seen.previews[play].laid[-1])
            self._drag(item.pos(), QPointF(end.x, end.y))
        elif self.left > 0 and any(isinstance(move, Draw) for move in seen.observation.legal):
            self._click(table.furniture.heap.sceneBoundingRect().center())
        elif self.left > 0:
            self.left -= 1
            self.window.view.pass_turn()

    def _keep(self) -> None:
        picture = self.window.grab()
        if picture.save(str(self.picture)):
            self.status = 0
        else:
            why = "can't be written; expected a place for a picture such as out.png"
            print(f"dominoes-desktop: {self.picture} {why}", file=sys.stderr)
            self.status = 2
        QCoreApplication.quit()

    def _give_up(self) -> None:
        print("dominoes-desktop: the window did not answer in time", file=sys.stderr)
        QCoreApplication.quit()

    def _click(self, at: QPointF) -> None:
        self._mouse(QEvent.Type.MouseButtonPress, at)
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def _drag(self, start: QPointF, end: QPointF) -> None:
        """Press, a few moves a frame apart, release."""
        steps: list[Callable[[], None]] = [lambda: self._mouse(QEvent.Type.MouseButtonPress, start)]
        for step in range(1, STEPS + 1):
            at = start + (end - start) * (step / STEPS)
            steps.append(lambda at=at: self._mouse(QEvent.Type.MouseMove, at))  # type: ignore[misc]
        steps.append(lambda: self._mouse(QEvent.Type.MouseButtonRelease, end))

        def go_on() -> None:
            steps.pop(0)()
            if steps:
                QTimer.singleShot(16, go_on)

        go_on()

    def _mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        port = self.window.view.viewport()
        where = QPointF(self.window.view.mapFromScene(at))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        held = none if kind == QEvent.Type.MouseButtonRelease else left
        event = QMouseEvent(
            kind, where, QPointF(port.mapToGlobal(where)), button, held,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QCoreApplication.sendEvent(port, event)
