"""A hand at a real window: what a person does with the mouse, through the X server."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QPointF, QProcess, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.window import Window

PATIENCE = 60_000  # ms for anything that must happen


class Hand:
    """Moves the pointer with xdotool, and sees what a person would see."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.view = window.view
        self.table = window.view.table
        self._qtbot = qtbot
        self._passed_at = QPointF()
        self.dragged = 0  # tiles, from the rack to their places

    def xdotool(self, *words: str) -> None:
        """Run xdotool while the window goes on answering."""
        process = QProcess()
        loop = QEventLoop()
        process.finished.connect(loop.quit)
        process.errorOccurred.connect(loop.quit)
        QTimer.singleShot(PATIENCE, loop.quit)
        process.start("xdotool", list(words))
        loop.exec()
        assert process.exitCode() == 0, bytes(process.readAllStandardError().data()).decode()

    def at(self, where: QPointF) -> list[str]:
        """The place on the screen of a point of the scene, as xdotool wants it."""
        point = self.view.viewport().mapToGlobal(self.view.mapFromScene(where))
        ratio = self.view.devicePixelRatioF()
        return [str(round(point.x() * ratio)), str(round(point.y() * ratio))]

    def drag(self, start: QPointF, end: QPointF, steps: int = 4) -> None:
        words = ["mousemove", *self.at(start), "mousedown", "1"]
        for step in range(1, steps + 1):
            words += ["mousemove", *self.at(start + (end - start) * (step / steps))]
        self.xdotool(*words, "mouseup", "1")

    def click(self, where: QPointF) -> None:
        self.xdotool("mousemove", *self.at(where), "click", "1")

    def until(self, what: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(what, timeout=PATIENCE)

    def click_on(self, widget: QWidget) -> None:
        """A click in the middle of a button."""
        point = widget.mapToGlobal(widget.rect().center())
        ratio = self.view.devicePixelRatioF()
        self.xdotool("mousemove", *[str(round(at * ratio)) for at in point.toTuple()], "click", "1")

    def move_to(self, widget: QWidget) -> None:
        """The pointer over the middle of it."""
        point = widget.mapToGlobal(widget.rect().center())
        ratio = self.view.devicePixelRatioF()
        self.xdotool("mousemove", *[str(round(at * ratio)) for at in point.toTuple()])

    def take_keyboard(self) -> None:
        """Without a window manager nobody gives it to a window that was not clicked on."""
        self.xdotool("windowfocus", "--sync", str(self.window.winId()))
        self.until(self.window.isActiveWindow)

    def key(self, name: str) -> None:
        self.xdotool("key", name)

    def wait_for_turn(self) -> bool:
        """Until it is the hand's turn; False once the round is over."""
        desk = self.window.referee.desk
        assert desk is not None
        self.until(self.rests)
        return desk.to_move is not None

    def act(self) -> None:
        """One move with the mouse: drag a tile that fits, else draw, else pass."""
        seen = self.table.seen
        desk = self.window.referee.desk
        assert seen is not None
        assert desk is not None
        serial = desk.serial
        if seen.previews:
            self.lay(next(iter(seen.previews)))
        elif any(isinstance(move, Draw) for move in seen.observation.legal):
            self.draw(serial % 2 == 0)
        else:
            self.press_pass()
        self.wait_for(serial)

    def press_pass(self) -> None:
        """Twice on the same spot at once would be a double click, which counts once."""
        spot = self.table.furniture.pass_button.sceneBoundingRect().center() + QPointF(8, 0)
        if (spot - self._passed_at).manhattanLength() < 14:
            spot -= QPointF(16, 0)
        self._passed_at = spot
        self.click(spot)

    def draw(self, dragging: bool) -> None:
        """Take a tile from the heap, by dragging or with a click."""
        heap = self.table.furniture.heap.sceneBoundingRect().center()
        if dragging:
            self.drag(heap, heap - QPointF(260, 60))
        else:
            self.click(heap)

    def wait_for(self, serial: int) -> None:
        """Until the desk has more in its log than it had."""
        desk = self.window.referee.desk
        assert desk is not None

        def done() -> None:
            assert desk.serial > serial, self.explain()

        self._qtbot.waitUntil(done, timeout=PATIENCE)

    def take_the_seat(self) -> None:
        """Where the table is covered for the next person, say who is there."""
        sheets = self.window.sheets
        self.until(lambda: self.rests() or self._cover() is not None)
        cover = self._cover()
        if cover is not None:
            assert cover.acting is not None
            self.click_on(cover.acting)
            self.until(lambda: sheets.current is None)

    def _cover(self) -> CoverSheet | None:
        sheet = self.window.sheets.current
        return sheet if isinstance(sheet, CoverSheet) and sheet.isVisible() else None

    def rests(self) -> bool:
        """Is it a person's turn whose table lies open, or nobody's?"""
        referee = self.window.referee
        assert referee.desk is not None
        if self.view.director.busy or referee.waiting:
            return False
        return referee.desk.to_move is None or not self.table.gestures.locked

    def explain(self) -> str:
        """What a person would tell of a window that does not do what the hand wants."""
        gestures, seen = self.table.gestures, self.table.seen
        assert seen is not None
        return (
            f"legal {seen.observation.legal[:3]}, chosen {gestures.chosen}, "
            f"locked {gestures.locked}, says {self.table.furniture.pill.text!r}, "
            f"sheet {self.window.sheets.current}, pressed {gestures.__dict__}"
        )

    def lay(self, play: Play) -> None:
        """Drag the tile from the rack to its place."""
        seen = self.table.seen
        assert seen is not None
        item = self.table.items_by_tile[play.tile]
        ghost = self.table.ghost_pose(seen.previews[play].laid[-1])
        self.drag(item.pos(), QPointF(ghost.x, ghost.y))
        self.dragged += 1

    def play_round(self) -> int:
        """Play on until the round is over; how many moves the hand made."""
        moves = 0
        while self.wait_for_turn():
            self.act()
            moves += 1
        return moves
