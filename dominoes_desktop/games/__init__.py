"""The book: every game, each a constant put together from parts."""

from .all_fives import ALL_FIVES
from .animal import ANIMAL
from .block import BLOCK
from .doubles import DOUBLES
from .draw import DRAW
from .partnership import PARTNERSHIP
from .pebble import PEBBLE
from .super import SUPER
from .super_galt import SUPER_GALT
from .tight_table import TIGHT_TABLE

GAMES = (
    ANIMAL,
    SUPER,
    SUPER_GALT,
    DOUBLES,
    PEBBLE,
    TIGHT_TABLE,
    BLOCK,
    DRAW,
    ALL_FIVES,
    PARTNERSHIP,
)

__all__ = [
    "ALL_FIVES",
    "ANIMAL",
    "BLOCK",
    "DOUBLES",
    "DRAW",
    "GAMES",
    "PARTNERSHIP",
    "PEBBLE",
    "SUPER",
    "SUPER_GALT",
    "TIGHT_TABLE",
]
