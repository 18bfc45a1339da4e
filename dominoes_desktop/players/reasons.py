"""What speaks for each move, in what one can say to somebody? The facts first, then the likings."""

from __future__ import annotations

from random import Random

from ..rules.move import Move, Play
from ..rules.observation import Observation
from ..rules.tile import TILES, mask, tiles_in
from ..rules.umpire import code_of
from .casual import casual
from .facts import Facts
from .story import table
from .why import (
    GoesOut,
    JustFits,
    KeepsOpen,
    OnlyMove,
    ScoresNow,
    Sheds,
    ShutsOut,
    Strikes,
    TriedOut,
    Why,
)

MANY = 3  # more different numbers than that are not told one by one


def reasons(
    observation: Observation, facts: Facts, rng: Random, endings: dict[Move, int]
) -> dict[Move, Why]:
    """The reason that weighs most, for each legal move; ``endings`` were tried of each."""
    likings = {one.move: one.why for one in casual(observation, rng)}
    if len(observation.legal) == 1:
        return {observation.legal[0]: OnlyMove()}
    found: dict[Move, Why] = {}
    heaviest = max([one.tile.pips for one in likings if isinstance(one, Play)], default=0)
    for move, liking in likings.items():
        found[move] = liking
        if isinstance(move, Play) and len(observation.hand) == 1:
            found[move] = GoesOut()
        elif isinstance(move, Play) and not isinstance(liking, ScoresNow | Strikes):
            told = _of_the_ends(observation, facts, move)
            found[move] = told or _worth_telling(liking, heaviest) or TriedOut(endings[move])
        elif not isinstance(move, Play):
            found[move] = TriedOut(endings[move])
    return found


def _worth_telling(liking: Why, heaviest: int) -> Why | None:
    """That a tile fits, or that it is light, speaks for no move."""
    light = isinstance(liking, Sheds) and liking.pips < heaviest
    return None if light or isinstance(liking, JustFits) else liking


def _of_the_ends(observation: Observation, facts: Facts, play: Play) -> Why | None:
    """Who can go on at the ends that the play leaves, as far as it is known."""
    law, me = facts.law, observation.seat
    then = table(law, observation.line)
    law.join(then, code_of(play, then.ends))
    numbers = sorted({place & 31 for place in then.due or then.ends}, reverse=True)
    after = observation.order[me]
    if len(numbers) > MANY:
        return None
    others = [seat for seat in range(law.seats) if seat not in law.side_of[me]]
    lacks = {seat: lacked(facts, seat, numbers) for seat in others}
    if after in lacks and len(lacks[after]) == len(numbers):
        return ShutsOut(after, tuple(numbers))
    left = tiles_in(mask(observation.hand) & ~(1 << play.tile.id))
    mine = tuple([n for n in numbers if any([one.has(n) for one in left])])
    if not mine:
        return None
    for seat in sorted(others, key=lambda seat: (seat != after, -len(lacks[seat]))):
        if lacks[seat]:
            return KeepsOpen(me, mine, seat, lacks[seat])
    return KeepsOpen(me, mine) if len(mine) == len(numbers) > 1 else None


def lacked(facts: Facts, seat: int, numbers: list[int]) -> tuple[int, ...]:
    """Those of the numbers of which that seat is known to hold no tile."""
    slots = sum([1 << k for k, slot in enumerate(facts.slots) if slot.seat == seat])
    held = 0
    for id, may in zip(facts.tiles, facts.options, strict=True):
        if may & slots and not facts.played >> id & 1:
            held |= 1 << id
    tiles = [TILES[id] for id in facts.tiles if held >> id & 1]
    return tuple([n for n in numbers if not any([one.has(n) for one in tiles])])
