"""What is a computer player asked when it is its turn?"""

from __future__ import annotations

from ..players.level import LEVELS
from ..players.style import CHARACTERS
from ..session.desk import Desk
from ..session.request import Choose


def to_choose(desk: Desk, seat: int, seed: int, seconds: float) -> Choose:
    """From what its seat sees; one of a level or character that is gone plays as the best."""
    one = desk.seated[seat]
    level = one.level if one.level in LEVELS else LEVELS[-1]
    character = one.character if one.character in CHARACTERS else ""
    seen = desk.observe(seat)
    return Choose(seen, level, seed, desk.serial, character=character, seconds=seconds)
