"""What is answered where the thinking process failed?"""

from __future__ import annotations

from dataclasses import replace

from ..players.choice import Choice
from ..players.solved import Solved
from ..rules.move import Play
from .request import Arrange, Arranged, Choose, Request, Solve


def stand_in(request: Choose | Solve) -> Choice | Solved:
    """The first legal move, unweighed, or no line. ValueError if it is not that seat's turn."""
    if isinstance(request, Solve):
        return Solved()
    if not request.observation.legal:
        raise ValueError("nothing to choose from")
    return Choice(request.observation.legal[0])


def unfit(request: Request, value: object) -> str:
    """What is wrong with an answer, "" if nothing is: a player's move must be a legal one."""
    if isinstance(request, Arrange):
        return "" if isinstance(value, Arranged) else "no layout"
    if isinstance(request, Solve):
        return "" if isinstance(value, Solved) else "no line"
    if not isinstance(value, Choice):
        return "no choice"
    move = value.move
    listed = replace(move, side="") if isinstance(move, Play) else move
    return "" if listed in request.observation.legal else f"not a legal move: {move}"


def in_process(request: Arrange) -> Arranged:
    """The layouts, computed here after all. Whatever is wrong with them is raised here."""
    from .arranging import arranged  # not before the process failed, which it hardly does

    return arranged(request, {})
