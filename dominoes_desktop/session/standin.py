"""What is answered where the thinking process failed?"""

from __future__ import annotations

from ..players.choice import Choice
from .arranging import arranged
from .request import Arrange, Arranged, Choose


def first_legal(request: Choose) -> Choice:
    """The first legal move, unweighed. ValueError if it is not that seat's turn."""
    if not request.observation.legal:
        raise ValueError("nothing to choose from")
    return Choice(request.observation.legal[0])


def in_process(request: Arrange) -> Arranged:
    """The layouts, computed here after all. Whatever is wrong with them is raised here."""
    return arranged(request, {})
