"""A table of 190 tiles: every one of the double-eighteen set, in rows as far as the felt goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import thread_time

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from dominoes_desktop.games import BLOCK
from dominoes_desktop.geometry import Laid, Layout
from dominoes_desktop.geometry.layout import Half
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.table.scene import Scene
from dominoes_desktop.table.seen import Seen
from tests.table.at_table import look, placed

COLUMNS = 19


def table_of_190() -> Layout:
    """Ten rows of nineteen, a little apart, as wide and as high as the table of such a set."""
    laid = []
    for index, tile in enumerate(tile_set(18)):
        row, column = divmod(index, COLUMNS)
        x, y = 5 * column - 45, 4 * row - 18
        halves = Half(tile.high, x - 1, y), Half(tile.low, x + 1, y)
        laid.append(Laid(tile, None, halves, "straight"))
    return Layout(tuple(laid))


def seen_190() -> Seen:
    """A hand of four before that table."""
    match = placed(BLOCK, "4-3 5-3 5-2 6-2", "1-1 2-0 5-0", line="5-1 1-2", seat=1)
    return replace(look(match), layout=table_of_190(), previews={})


def as_pictures(table: Scene) -> list[QGraphicsPixmapItem]:
    """The same tiles, hidden for now, as pictures of each with its shadow that were made before."""
    assert table.seen is not None
    made = []
    for laid in table.seen.layout.laid:
        item = table.items_by_tile[laid.tile]
        faces = table.shelf.faces(item.pose.short)
        shadow = faces.shadow(item.pose.across)
        sheet = QPixmap(shadow.pixmap.size())
        sheet.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sheet)
        edge = QPointF(shadow.margin, shadow.margin)
        shadow.lay(painter, edge)
        faces.face(item.pose.first, item.pose.second, item.pose.across).lay(painter, edge)
        painter.end()
        one = QGraphicsPixmapItem(sheet)
        one.setPos(item.pos() + item.face_rect().topLeft() - edge)
        one.setVisible(False)
        table.addItem(one)
        made.append(one)
    return made


def busy(job: Callable[[], object]) -> float:
    """Seconds for which the window's thread has the processor during that job."""
    begun = thread_time()
    job()
    return thread_time() - begun


def quickest(calls: int, *jobs: Callable[[], object]) -> list[float]:
    """The least seconds of the processor that each job took, the jobs taken in turn."""
    times = [[busy(job) for job in jobs] for _ in range(calls)]
    return [min(column) for column in zip(*times, strict=True)]
