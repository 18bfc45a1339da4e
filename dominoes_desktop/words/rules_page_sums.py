"""What does a worked sum of a rules page say? A round's end, counted by the law itself."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.event import Result
from ..rules.line import Joined
from ..rules.move import Play
from ..rules.ruleset import Match, Ruleset
from ..rules.tile import Tile, halves, tile
from ..rules.umpire import legal_moves, position, step
from .ending import result_title
from .speaker import Speaker
from .sums import left_lines, sum_line, tie_line
from .text import Tr

NAMES = tuple("Ann Bo Cy Di Ed Flo Gus Hal Ida Jo Kim Lu".split())
SHUT = Joined(tile(0, 0), 0)
"""The line of every sum: both ends show 0, so that hands without a 0 are blocked."""
LAST = tile(1, 0)
"""The tile with which Ann goes out."""


@dataclass(frozen=True, slots=True)
class Sum:
    """How a round ended (``title``), a line and the tiles of each hand, and the ``sums``."""

    title: str
    held: tuple[tuple[str, tuple[Tile, ...]], ...]
    sums: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        """All of it, a sentence a line, without full stops."""
        return (self.title, *[line for line, _ in self.held], *self.sums)


def worked_sum(text: str, ruleset: Ruleset, seats: int, tr: Tr) -> Sum:
    """``out: 6-4 3-1 / 5-4``: Ann goes out, these are the hands of the others, as many as play,
    or as there are.

    ``blocked: 3-1 / 5-4``: nobody can play, Ann's hand is the first. ValueError where no round
    ends like this.
    """
    how, _, written = text.partition(": ")
    seats = min(seats, written.count("/") + (2 if how == "out" else 1))
    match = ended(how, written, ruleset, seats)
    result = match.round.result if match.round else None
    if result is None or result.reason != how or match.round is None:
        raise ValueError(f"no round ends like {text!r}")
    hands = [match.round.hand(seat) for seat in range(seats)]
    return _said(Speaker(tr, NAMES[:seats], None, ruleset), result, hands)


def ended(how: str, hands: str, ruleset: Ruleset, seats: int) -> Match:
    """The match in which the round of that sum has just ended."""
    held = [_tiles(hand) for hand in hands.split("/")]
    if how == "out":
        dealt = ([LAST], *held[: seats - 1])
        match = position(ruleset, dealt, (SHUT,))
        last = next(move for move in legal_moves(match) if isinstance(move, Play))
        return step(match, last).match
    return position(ruleset, held[:seats], (SHUT,))


def _said(speaker: Speaker, result: Result, hands: list[tuple[Tile, ...]]) -> Sum:
    held = zip(left_lines(speaker, result, hands), hands, strict=True)
    tie = tie_line(speaker, result, hands)
    lines = [sum_line(speaker, tally) for tally in result.tallies]
    sums = [tie, *lines] if tie else lines
    return Sum(result_title(speaker, result), tuple(held), tuple(sums))


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple([tile(*halves(word)) for word in text.split()])
