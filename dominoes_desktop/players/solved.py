"""What came out when a round was reckoned with all hands open?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.event import Result
from ..rules.move import Move


@dataclass(frozen=True, slots=True)
class Solved:
    """``line``: seats and moves, from the move number ``first`` (0: the round's first) to the end,
    and the ``result`` they lead to. No line where nothing could be reckoned; ``sides``: because
    more than two sides play.
    """

    first: int = 0
    line: tuple[tuple[int, Move], ...] = ()
    result: Result | None = None
    sides: bool = False
