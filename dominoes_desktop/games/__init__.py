"""The book: every game, each a constant put together from parts."""

from .animal import ANIMAL
from .block import BLOCK
from .draw import DRAW
from .pebble import PEBBLE

GAMES = (ANIMAL, PEBBLE, BLOCK, DRAW)

__all__ = ["ANIMAL", "BLOCK", "DRAW", "GAMES", "PEBBLE"]
