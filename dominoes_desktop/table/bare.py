"""How does the table become as bare as it was before anything was played at it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..geometry import Layout

if TYPE_CHECKING:
    from .scene import Scene


def bare(scene: Scene) -> None:
    """Nothing lies there any more, and nobody sits there."""
    furniture, signs = scene.furniture, scene.signs
    if scene.seen is None or scene.camera is None:
        return
    scene.gestures.lock()
    scene.hover.forget()
    scene.clear_ghosts()
    scene.lens.leave()
    scene.lens.curtain.settle(False)
    signs.clear()
    signs.rim.spread(None, scene.camera)
    signs.ties.settle(Layout(), scene.camera, scene.theme)
    scene.clear_table()
    furniture.clear()
    for plate in furniture.plates:
        scene.removeItem(plate)
    furniture.plates.clear()
    furniture.way.clear()
    for item in (furniture.heap, furniture.pill, furniture.ends, scene.rack):
        item.setVisible(False)
    scene.seen = scene.camera = None
    scene.cursor.hide()
    scene.update()
    scene.arranged.emit()
