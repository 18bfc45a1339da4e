"""Is what the window repaints enough? Its pixels against a picture drawn anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.table.view import TableView

from .at_table import Bench, one, placed


class Glass(QObject):
    """The window's pixels: changed only where it was told to paint."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view
        self._told = QRegion()
        self._looking = False
        QCoreApplication.processEvents()
        self.pixels = self.anew()
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and not self._looking:
            self._told |= event.region()
        return False

    def anew(self) -> QImage:
        """All of it, drawn afresh."""
        self._looking = True
        image = self._view.viewport().grab().toImage()
        self._looking = False
        return image

    def repaint(self) -> QImage:
        """What stands in the window once it has painted what it was told to."""
        QCoreApplication.processEvents()
        painter = QPainter(self.pixels)
        painter.setClipRegion(self._told)
        painter.drawImage(0, 0, self.anew())
        painter.end()
        self._told = QRegion()
        return self.pixels


END = Play(one("6-2"), 2, one("2-1"))


def ours() -> Match:
    """The tile at the hand's right end fits."""
    hand = "6-2 4-4 1-1 3-3 4-0 6-0 5-3"
    return placed(DRAW, hand, "0-0 1-0", line="2-1 1-5", boneyard="4-2 6-6")


def shown(bench: Bench, glass: Glass) -> None:
    bench.show(ours(), END)


def clicked(bench: Bench, glass: Glass) -> None:
    """The tile, then its place; then the move comes back as made."""
    bench.click(bench.at("6-2"))
    glass.repaint()
    bench.click(bench.ghost(next(iter(bench.ghosts))))
    glass.repaint()
    bench.show(ours(), *bench.made)


def dragged(bench: Bench, glass: Glass) -> None:
    bench.lift("6-2", QPointF(640, 300))
    glass.repaint()
    bench.release(bench.ghost(next(iter(bench.ghosts))))
    glass.repaint()
    bench.show(ours(), *bench.made)


def given_up(bench: Bench, glass: Glass) -> None:
    """Carried off the rack, and not laid."""
    bench.lift("6-2", QPointF(640, 300), QPointF(300, 240))
    glass.repaint()
    bench.view.table.gestures.cancel()


def zoomed(bench: Bench, glass: Glass) -> None:
    bench.view.zoom(2)
    glass.repaint()
    bench.view.show_all()


def undone(bench: Bench, glass: Glass) -> None:
    bench.show(ours(), END)
    glass.repaint()
    bench.sit(ours())


@pytest.mark.parametrize("act", [shown, clicked, dragged, given_up, zoomed, undone])
def test_nothing_old_is_left_in_the_window(
    qtbot: QtBot, act: Callable[[Bench, Glass], None]
) -> None:
    bench = Bench(qtbot)
    bench.sit(ours())
    glass = Glass(bench.view)

    act(bench, glass)

    assert glass.repaint() == glass.anew()
