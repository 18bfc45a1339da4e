"""How does a test look closer at the table? A wheel, and what is told at the felt's edges."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent

from dominoes_desktop.games import BLOCK
from dominoes_desktop.geometry import Laid
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.table.lens import Lens
from dominoes_desktop.table.tile_item import GhostItem, TileItem

from .at_table import Bench, placed
from .test_scene_space import rect

MIDDLE = QPointF(640, 290)
LONG = "6-5 5-1 1-2 2-4 4-0 0-3 3-6 6-1 1-4 4-3"
"""A line of ten, open at 6 and 3."""


def lens_of(bench: Bench) -> Lens:
    return bench.view.table.lens


def ours() -> Match:
    return placed(BLOCK, "6-2 3-2 5-5", "1-1 0-0 6-6", line=LONG)


def wheel(bench: Bench, at: QPointF, turns: float, sideways: float = 0, ctrl: bool = False) -> None:
    """Turn the wheel at that point of the window by so many notches."""
    port = bench.view.viewport()
    where = QPointF(bench.view.mapFromScene(at))
    keys = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    turned = QPoint(round(120 * sideways), round(120 * turns))
    event = QWheelEvent(
        where, QPointF(port.mapToGlobal(where)), QPoint(), turned,
        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(port, event)


def cued(bench: Bench) -> dict[str, tuple[str, bool]]:
    """What the signs at the felt's edges say, and whether they invite."""
    signs = lens_of(bench).cues.signs
    return {side: (one.words, one.inviting) for side, one in signs.items() if one.isVisible()}


def face_of(item: TileItem | GhostItem) -> QRectF:
    return item.mapRectToScene(item.face_rect())


def on_felt(bench: Bench, laid: Laid) -> bool:
    face = face_of(bench.view.table.items_by_tile[laid.tile])
    return rect(bench.view.table.frame.felt).contains(face)
