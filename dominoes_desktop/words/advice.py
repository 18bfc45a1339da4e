"""What would a good player do here, and why? The sentence of a hint."""

from __future__ import annotations

from ..players.choice import Choice, Ranked
from ..players.why import TriedOut
from ..rules.move import Draw, Move, Pass, Play
from ..rules.observation import Observation
from .liking import LEAST, LEAST_CHANCE, liking
from .speaker import Speaker
from .text import begun, decimal


def advice(speaker: Speaker, seen: Observation, choice: Choice, at: int) -> str:
    """The move that is ranked there (0: the best), what it is short of the best, and why.

    Sentences without a full stop at the end: "Best: 6-4 on the 5. It keeps 5 and 3 open for you".
    """
    tr, one = speaker.tr, choice.ranked[at]
    if len(choice.ranked) == 1:
        text = tr("Nothing else is allowed: {move}")
        return text.format(move=move_says(speaker, seen, one.move))
    text = tr("Best: {move}. {why}") if at == 0 else tr("{place}, {less}: {move}. {why}")
    if at and isinstance(one.why, TriedOut):
        text = tr("{place}: {move}. {why}")  # which says how much less it is
    return text.format(
        place=begun(tr("number {number} of {count}")).format(
            number=at + 1, count=len(choice.ranked)
        ),
        less=short_of(speaker, choice, one),
        move=move_says(speaker, seen, one.move),
        why=begun(liking(speaker, one.why)),
    )


def move_says(speaker: Speaker, seen: Observation, move: Move) -> str:
    """A move in a few words: "6-4 on the 5", "draw", "pass"."""
    tr = speaker.tr
    match move:
        case Draw():
            return tr("draw")
        case Pass():
            return tr("keep what you drew") if seen.fresh else tr("pass")
        case Play(tile=tile, host=None):
            return tr("lead {tile}").format(tile=speaker.tile(tile))
    ends = [end for end in seen.ends if end.host == move.host]
    pips = move.inner if not ends or move.inner in [e.pips for e in ends] else ends[0].pips
    several = len({end.host for end in seen.ends if end.pips == pips}) > 1
    text = tr("{tile} on the {pips} of {host}") if several else tr("{tile} on the {pips}")
    host = "" if move.host is None else speaker.tile(move.host)
    return text.format(tile=speaker.tile(move.tile), pips=speaker.number(pips), host=host)


def short_of(speaker: Speaker, choice: Choice, one: Ranked) -> str:
    """How much less than the best that move is worth: "1.2 points less", "8 % less often won"."""
    tr, less = speaker.tr, choice.ranked[0].value - one.value
    if less < (LEAST if choice.unit == "points" else LEAST_CHANCE):
        return tr("as good")
    if choice.unit == "points":
        return tr("{points} points less").format(points=decimal(tr, less))
    return tr("{percent} % less often won").format(percent=max(1, round(100 * less)))


def worth_says(speaker: Speaker, unit: str, value: float) -> str:
    """What a move is worth: "+2.1" points a round, "64 %" of the rounds won."""
    if unit == "points":
        return decimal(speaker.tr, value, sign="+")
    return speaker.tr("{percent} %").format(percent=round(100 * value))
