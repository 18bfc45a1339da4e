"""What is said of a move that is gone: in the list of moves, and while it is looked at?"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.event import Event, TileDrawn
from .text import Tr
from .voice import Voice


def move_lines(voice: Voice, events: Sequence[Event]) -> list[str]:
    """What happened at one move, a sentence a line: the move itself first, then what it led to."""
    found: list[str] = []
    drawn: list[TileDrawn] = []
    for event in events:
        if drawn and not (isinstance(event, TileDrawn) and event.seat == drawn[0].seat):
            found.append(voice.draws(drawn))
            drawn = []
        if isinstance(event, TileDrawn):
            drawn.append(event)
        else:
            found.append(voice.event(event))
    return [*found, voice.draws(drawn)] if drawn else found


def row_says(tr: Tr, number: int, lines: Sequence[str]) -> str:
    """A row of the list in one go, as a screen reader says it; number 0 is the deal."""
    said = ". ".join(lines)
    return tr("Move {number}: {move}").format(number=number, move=said) if number else said


def look_says(tr: Tr, number: int, count: int, what: str) -> str:
    """What stands above the rack while that move is looked at."""
    if not number:
        return tr("You look at the deal, before the first of {count} moves").format(count=count)
    text = tr("You look at move {number} of {count}: {what}")
    return text.format(number=number, count=count, what=what)
