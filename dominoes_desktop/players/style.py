"""Which characters are there, and what tips the scales for each where moves are nearly level?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """In points a round. ``sheds``: for each pip laid. ``dares``: for each point by which the
    endings of a move spread. ``blocks``: for a next seat that surely can't go on. ``counts``: for
    ends whose numbers lie all in one's own hand.
    """

    sheds: float = 0.0
    dares: float = 0.0
    blocks: float = 0.0
    counts: float = 0.0


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "careful": Style(sheds=0.06, dares=-0.04),
    "bold": Style(sheds=-0.03, dares=0.04),
    "blocker": Style(blocks=2.0),
    "counter": Style(counts=2.0),
}
CHARACTERS = tuple(STYLES)


def style_of(character: str) -> Style:
    """ "" is nobody in particular. ValueError for an unknown character."""
    if character and character not in STYLES:
        raise ValueError(f"no such character: {character!r}")
    return STYLES.get(character, PLAIN)
