"""Which animal stands for which number?"""

from __future__ import annotations

from .text import Tr

ANIMALS = ("snail", "duck", "cat", "fish", "rabbit", "turtle", "elephant")
"""By number, from 0."""


def animal_name(number: int, tr: Tr) -> str:
    """``rabbit`` for 4. IndexError above 6."""
    return tr(ANIMALS[number])
