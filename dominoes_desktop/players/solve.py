"""How would a round have gone, had all hands lain open and both sides played their best?

Reckoned backwards, from the last moves towards the first, as far as it can be done: what is known
of later positions helps with earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rules.event import Result
from ..rules.law import law_of
from ..rules.move import Chance, Deal, Lead, Move
from ..rules.round import Round
from ..rules.ruleset import Match
from ..rules.umpire import move_of, step
from .endgame import Endgame, TooLong
from .solved import Solved
from .worth import Worth


def solve(
    match: Match, made: Sequence[Chance | Move], most: int, enough: Callable[[], bool]
) -> Solved:
    """The best line of the round that was dealt in ``match`` and went as ``made`` says.

    ``most``: so many positions may be looked at; ``enough`` is asked now and then whether to stop.
    """
    rounds: list[Round] = []
    for one in made:
        if not isinstance(one, Deal | Lead) and match.round is not None:
            rounds.append(match.round)
        match = step(match, one).match
    law = law_of(match.ruleset, match.seats)
    if not rounds or len(law.sides) != 2:
        return Solved(sides=len(law.sides) != 2)
    exact = Endgame(law, Worth(law, 0, rounds[0].scores), most, enough)
    found = Solved()
    for first in range(len(rounds) - 1, -1, -1):
        try:
            exact.value(rounds[first])
            line, result = _line(exact, rounds[first])
        except TooLong:
            break
        found = Solved(first, line, result)
    return found


def _line(exact: Endgame, round: Round) -> tuple[tuple[tuple[int, Move], ...], Result | None]:
    """The best moves of both sides to the round's end, and how that is. TooLong as it comes."""
    law, line = exact.law, []
    mine = law.side_of[0]
    while round.result is None:
        worth = {code: exact.after(round, code) for code in law.moves(round)}
        code = max(worth, key=worth.__getitem__)
        if round.seat not in mine:
            code = min(worth, key=worth.__getitem__)
        line.append((round.seat, move_of(code, round.ends)))
        round = exact.played(round, code)
    return tuple(line), round.result
