"""How was the round played? A line for each move, the turning point, the best with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..players.choice import Choice, Ranked
from ..players.solved import Solved
from ..rules.move import Draw, Move, Pass, Play
from ..rules.observation import Observation
from ..session.moment import Moment
from .advice import move_says, worth_says
from .ending import result_title
from .liking import LEAST, LEAST_CHANCE, liking
from .speaker import Speaker
from .text import begun

TURNS = 1.0  # points a round: a move that cost less has turned nothing
TURNS_CHANCE = 0.05  # the same as a chance of winning


def ranked_of(choice: Choice, move: Move) -> Ranked | None:
    """What the choice says of a move as the log has it; None where it says nothing."""
    if isinstance(move, Play):
        move = replace(move, side="")
    elif isinstance(move, Draw):
        move = Draw()
    return next((one for one in choice.ranked if one.move == move), None)


def cost_of(choice: Choice, move: Move) -> float:
    """How much less than the best that move was worth, in the unit of the choice."""
    made = ranked_of(choice, move)
    return 0.0 if made is None else choice.ranked[0].value - made.value


def turning_cost(choice: Choice, move: Move) -> float:
    """The same, 0 where it is too little to have turned the round."""
    cost = cost_of(choice, move)
    return cost if cost >= (TURNS if choice.unit == "points" else TURNS_CHANCE) else 0.0


def turning_at(found: Sequence[tuple[Moment, Choice | None]]) -> int | None:
    """The place among these of the move that cost most, if it cost much."""
    costs = [0.0 if choice is None else turning_cost(choice, one.move) for one, choice in found]
    most = max(costs, default=0.0)
    return costs.index(most) if most > 0 else None


def made_says(speaker: Speaker, seen: Observation, move: Move, several: bool) -> str:
    """The move, with who made it where that may be one of ``several``."""
    said = begun(move_says(speaker, seen, Draw() if isinstance(move, Draw) else move))
    if not several:
        return said
    return speaker.tr("{name}: {move}").format(name=speaker.names[seen.seat], move=said)


def verdict_says(speaker: Speaker, seen: Observation, move: Move, choice: Choice | None) -> str:
    """What was best in its place. ``choice`` is None where there was none."""
    tr = speaker.tr
    if choice is None:
        return tr("Nothing else was allowed")
    if not choice.ranked:
        return tr("This was not weighed: the thinking failed")
    best, cost = choice.ranked[0], cost_of(choice, move)
    if cost < (LEAST if choice.unit == "points" else LEAST_CHANCE):
        return tr("As good as any")
    return tr("Better: {move}, {worth}. {why}").format(
        move=move_says(speaker, seen, best.move),
        worth=worth_says(speaker, choice.unit, best.value),
        why=begun(liking(speaker, best.why)),
    )


def unit_says(speaker: Speaker, unit: str) -> str:
    """What the figures are."""
    if unit == "points":
        return speaker.tr(
            "What each move was worth, in points a round, by what could be seen then."
        )
    return speaker.tr(
        "What each move was worth, as a chance to win the round, by what could be seen."
    )


def solved_says(speaker: Speaker, solved: Solved) -> tuple[str, str]:
    """How the round would have gone with open hands: its end, and the moves that lead to it."""
    tr = speaker.tr
    if solved.sides:
        return tr("With more than two sides there is no best line for all."), ""
    if solved.result is None:
        return tr("With all hands open this round is too large to be reckoned out."), ""
    text = tr("With all hands open, and both sides at their best from the start: {end}.")
    if solved.first:
        text = tr("With all hands open, and both sides at their best from move {number}: {end}.")
    end = result_title(speaker, solved.result)
    moves = [f"{speaker.names[seat]} {_short(speaker, move)}" for seat, move in solved.line]
    return text.format(number=solved.first + 1, end=end), ", ".join(moves)


def _short(speaker: Speaker, move: Move) -> str:
    match move:
        case Play(tile=tile):
            return speaker.tile(tile)
        case Pass():
            return speaker.tr("passes")
        case _:
            return speaker.tr("draws")
