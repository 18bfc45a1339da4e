"""What speaks for each move, in what one can say to somebody? What it does at once first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..rules.law import Law
from ..rules.move import Move, Play
from ..rules.observation import Observation
from ..rules.tile import mask, tiles_in
from ..rules.umpire import code_of
from .facts import Facts
from .outlook import Outlook, counts_pips, outlooks
from .story import table
from .why import (
    GoesOut,
    KeepsOpen,
    LeavesOpen,
    OnlyMove,
    ScoresNow,
    Sheds,
    ShedsOnly,
    ShutsOut,
    StaysReady,
    Strikes,
    TriedOut,
    Why,
)

Opened = dict[Play, dict[int, int]]

MANY = 3  # more different numbers than that are not told one by one


def reasons(
    observation: Observation, facts: Facts, endings: Mapping[Move, TriedOut]
) -> dict[Move, Why]:
    """The reason that weighs most, for each legal move; ``endings``: what was tried of each."""
    if len(observation.legal) == 1:
        return {observation.legal[0]: OnlyMove()}
    found: dict[Move, Why] = {**endings}
    seen, opened = outlooks(observation), opens(observation, facts.law)
    counted = counts_pips(observation)
    apart = _told_apart(seen, opened, endings, counted)
    heaviest = max([one.play.tile.pips for one in seen], default=0)
    for one in seen:
        play, tile = one.play, one.play.tile
        if one.left == 0:
            found[play] = GoesOut()
        elif one.points:
            found[play] = ScoresNow(one.points)
        elif one.acts:
            found[play] = Strikes(tile)
        else:
            told = _of_the_ends(observation, facts, play, opened[play])
            heavy = Sheds(tile.pips) if counted and tile.pips == heaviest else None
            found[play] = told or heavy or apart[play]
    return found


def _told_apart(
    seen: Sequence[Outlook], opened: Opened, endings: Mapping[Move, TriedOut], counted: bool
) -> dict[Play, Why]:
    """In what each play differs from others: what speaks for one of the best, and against others.

    Where it does not, how much worse it came out.
    """
    best = min(seen, key=lambda one: endings[one.play].less, default=None)
    found: dict[Play, Why] = {}
    for one in seen:
        play, why = one.play, endings[one.play]
        pips, numbers = play.tile.pips, tuple(opened[play])
        if best is None or why.less == 0.0:
            others = [other for other in seen if other is not one]
            ready = any(one.fitting > other.fitting for other in others)
            heavy = any(pips > other.play.tile.pips for other in others)
            sheds: Why = Sheds(pips)
        else:
            ready, heavy = one.fitting < best.fitting, pips < best.play.tile.pips
            sheds = ShedsOnly(pips)
        if ready:
            found[play] = StaysReady(one.fitting, one.left)
        elif heavy and counted:
            found[play] = sheds
        elif 0 < len(numbers) <= MANY and any(opened[play] != other for other in opened.values()):
            found[play] = LeavesOpen(numbers)
        else:
            found[play] = why
    return found


def _of_the_ends(
    observation: Observation, facts: Facts, play: Play, opened: Mapping[int, int]
) -> Why | None:
    """Who can go on at the ends that the play leaves, as far as it is known."""
    law, me = facts.law, observation.seat
    numbers = list(opened)
    after = observation.order[me]
    if not 0 < len(numbers) <= MANY:
        return None
    others = [seat for seat in range(law.seats) if seat not in law.side_of[me]]
    held = {seat: may_hold(facts, seat) for seat in others}
    lacks = {seat: lacked(held[seat], numbers) for seat in others}
    if after in lacks and len(lacks[after]) == len(numbers):
        fit = [fits for fits in opened.values() if fits & held[after]]  # on a number it is not of
        return None if fit else ShutsOut(after, tuple(numbers))
    left = mask(observation.hand) & ~(1 << play.tile.id)
    mine = tuple([number for number, fits in opened.items() if fits & left])
    if not mine:
        return None
    for seat in sorted(others, key=lambda seat: (seat != after, -len(lacks[seat]))):
        if lacks[seat]:
            return KeepsOpen(me, mine, seat, lacks[seat])
    return KeepsOpen(me, mine) if len(mine) == len(numbers) > 1 else None


def opens(observation: Observation, law: Law) -> Opened:
    """For each legal play the numbers at which one can go on then, the highest first, each with
    the tiles of the set that fit there, as bits.
    """
    now, found = table(law, observation.line), {}
    for play in observation.legal:
        if isinstance(play, Play):
            then = now.copy()
            law.join(then, code_of(play, now.ends))
            fits: dict[int, int] = {}
            for place in sorted(then.due or then.ends, key=lambda place: -(place & 31)):
                if some := law.admits(then, place):
                    fits[place & 31] = fits.get(place & 31, 0) | some
            found[play] = fits
    return found


def may_hold(facts: Facts, seat: int) -> int:
    """The tiles that the other seat can hold, by all that is known, as bits."""
    slots = sum([1 << k for k, slot in enumerate(facts.slots) if slot.seat == seat])
    held = 0
    for id, may in zip(facts.tiles, facts.options, strict=True):
        if may & slots and not facts.played >> id & 1:
            held |= 1 << id
    return held


def lacked(held: int, numbers: list[int]) -> tuple[int, ...]:
    """Those of the numbers of which none of the tiles has a half."""
    return tuple([n for n in numbers if not any([one.has(n) for one in tiles_in(held)])])
