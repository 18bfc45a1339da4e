"""How is a move shown that the viewer could make? Its tile chosen, its place lit by the accent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..rules.move import Draw, Move, Pass, Play

if TYPE_CHECKING:
    from .scene import Scene


def point_out(scene: Scene, move: Move, says: str) -> None:
    """Show that legal move, and only that one, with this sentence; the hands stay free.

    A tile is as if chosen by a click: Enter, or a click on its lit place, plays it, Esc puts it
    back.
    """
    seen, hands, furniture = scene.seen, scene.gestures, scene.furniture
    if seen is None or hands.locked:
        return
    hands.choose(None)
    furniture.settle(seen, scene.frame)
    buttons = (furniture.draw_button, furniture.pass_button, furniture.keep_button)
    for button in (*buttons, furniture.play_button):
        button.set_inviting(False)
    furniture.heap.set_inviting(False)
    match move:
        case Play(tile=tile):
            hands.choose(tile)
            scene.cursor.go(tile)  # the keyboard stands on the tile that is lifted
            lit = [
                play for play in scene.ghosts if replace(play, side="") == replace(move, side="")
            ]
            for play, ghost in scene.ghosts.items():
                ghost.set_near(play in lit, crowded=True)
            if lit:
                scene.cursor.mark(lit[0])  # where Enter lays it
        case Draw():
            furniture.heap.set_inviting(True)
            furniture.draw_button.set_inviting(True)
        case Pass():
            furniture.pass_button.set_inviting(True)
            furniture.keep_button.set_inviting(True)
    furniture.pill.say(says)
