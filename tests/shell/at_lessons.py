"""Who learns at the table of a test? Somebody with a mouse and a keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.shell.learning.course import Course
from dominoes_desktop.shell.window import Window
from tests.rules.texts import lay, one
from tests.shell.evening import until

LEFT = Qt.MouseButton.LeftButton


class Learner:
    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self._qtbot, self.window = qtbot, window
        self.table = window.view.table
        self.settles()

    @property
    def course(self) -> Course:
        course = self.window.learning.course
        assert course is not None
        return course

    @property
    def told(self) -> str:
        return self.window.learning.strip.told.text()

    def settles(self) -> None:
        """Wait until all is shown."""
        learning, director = self.window.learning, self.window.view.director
        until(self._qtbot, lambda: not learning.waiting and not director.busy)

    def click_at(self, where: QPointF) -> None:
        view = self.window.view
        self._qtbot.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(where))

    def click(self, button: QPushButton) -> None:
        self._qtbot.mouseClick(button, LEFT)
        if self.window.learning.active:
            self.settles()

    def tile(self, text: str) -> None:
        """A click on a tile of the hand."""
        self.click_at(self.table.items_by_tile[one(text)].pos())

    def place(self, play: Play) -> None:
        """A click on that place for the tile that was clicked."""
        places = [where for where in self.table.ghosts if _same(where, play)]
        self.click_at(self.table.ghosts[places[0]].pos())
        self.settles()

    def lay(self, text: str) -> None:
        play = lay(text)
        self.tile(str(play.tile))
        self.place(play)

    def key(self, key: Qt.Key) -> None:
        self._qtbot.keyClick(self.window.focusWidget() or self.window.view, key)
        if self.window.learning.active:
            self.settles()

    def make(self, move: Move) -> None:
        """That move, by mouse or key."""
        match move:
            case Draw():
                self.click_at(self.table.furniture.heap.sceneBoundingRect().center())
                self.settles()
            case Pass():
                self.key(Qt.Key.Key_P)
            case Play():
                if self.table.gestures.chosen != move.tile:
                    self.tile(str(move.tile))
                if self.table.ghosts:  # else it came right after another click: a double click
                    self.place(move)
                self.settles()

    def do_as_asked(self) -> None:
        """All that the scene wants."""
        while (wanted := self.course.wanted()) is not None:
            before = self.course.match
            self.make(wanted)
            assert self.course.match is not before, (self.course.scene.name, wanted)
        assert self.course.kind == "done"


def _same(where: Play, play: Play) -> bool:
    spot = play.spot is None or where.spot == play.spot
    return spot and (where.tile, where.host, where.inner) == (play.tile, play.host, play.inner)
