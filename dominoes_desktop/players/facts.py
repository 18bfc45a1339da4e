"""What does a seat know of the tiles that it does not see?

Each hidden tile came to lie in one *slot*: dealt to another seat, drawn by it, or still in the
boneyard. What was seen (a pass, a draw that was needed, a lead for the best tile) says which tiles
can't have come to which slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.law import Law, law_of
from ..rules.observation import Observation
from ..rules.options import values
from ..rules.round import Round
from ..rules.ruleset import Leader, Ruleset
from ..rules.tile import halves, ids_in, mask, tile, tile_set
from .story import Story, fitting, read

BONEYARD, NOWHERE = -1, -2


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a hidden tile has come to lie.

    ``seat`` got it (or BONEYARD; NOWHERE for tiles that a set-up position leaves out) as the
    event at ``time``, -1 if it was dealt. ``position`` in the boneyard where it lay or lies, else
    -1.
    """

    seat: int
    time: int = -1
    position: int = -1


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything a seat knows of one position.

    ``known`` is the round with the others' hands empty and unknown tiles of the boneyard -1. The
    hidden tile ``tiles[i]`` may have come to the slots in the bits ``options[i]``; ``played`` are
    those hidden tiles that were laid since. For each ``fact`` of ``some`` there is an ``i`` whose
    tile lies in one of the slots ``fact[i]``. ``recent``: how many tiles another seat has drawn
    in its turn that runs. ``lead``, while nothing is laid. ``offered``: time, seat, tile and what
    fitted, for each tile that another seat laid without being told to.
    """

    law: Law
    known: Round
    slots: tuple[Slot, ...]
    tiles: tuple[int, ...]
    options: tuple[int, ...]
    some: tuple[tuple[int, ...], ...]
    played: int
    recent: int
    lead: Leader | None
    offered: tuple[tuple[int, int, int, int], ...] = ()


def facts_of(observation: Observation, mindful: bool = True) -> Facts:
    """What is known there; who is not ``mindful`` forgets all that was shown but tiles.

    ValueError if the round is over.
    """
    if observation.result is not None:
        raise ValueError("the round is over: all tiles are seen")
    law = law_of(observation.ruleset, observation.seats)
    story = read(law, observation)
    if not mindful:
        story.lacked, story.had, story.offered = [], [], []
    laid = {id: (time, seat) for time, seat, id in story.plays if seat != observation.seat}
    played = sum([1 << id for id in laid])
    seen = mask(observation.hand) | mask([one.tile for one in observation.line])
    tiles = tuple(ids_in(law.all & ~seen | played))
    slots = _slots(observation, story, len(tiles))
    given = _given_away(law.ruleset, story.lead) if mindful else {}
    options = _options(story, slots, tiles, laid, given)
    had = [one for one in story.had if one[1] != observation.seat]
    had += _goes_on(law, observation, story) if mindful else []
    own_turn = observation.to_move == observation.seat
    return Facts(
        law=law,
        known=_known(observation, story),
        slots=slots,
        tiles=tiles,
        options=options,
        some=tuple([_one_of(slots, tiles, options, laid, fact) for fact in had]),
        played=played,
        recent=0 if own_turn or story.mover != observation.to_move else story.drawn,
        lead=None if observation.line else story.lead,
        offered=tuple([one for one in story.offered if one[1] != observation.seat]),
    )


def _slots(observation: Observation, story: Story, tiles: int) -> tuple[Slot, ...]:
    """One for each hidden tile. What was dealt follows from what was drawn, laid and is left."""
    slots = []
    for seat, size in enumerate(observation.sizes):
        if seat != observation.seat:
            laid = sum([one[1] == seat for one in story.plays])
            drew = sum([one[1] == seat for one in story.draws])
            slots += [Slot(seat)] * (size + laid - drew)
    for position, (time, seat, _) in enumerate(story.draws):
        if seat != observation.seat:
            slots.append(Slot(seat, time, position))
    first = len(story.draws)
    slots += [Slot(BONEYARD, -1, first + i) for i in range(observation.boneyard)]
    if tiles < len(slots):
        raise ValueError("the position holds a tile twice")
    return tuple(slots + [Slot(NOWHERE)] * (tiles - len(slots)))


def _options(
    story: Story,
    slots: Sequence[Slot],
    tiles: Sequence[int],
    laid: dict[int, tuple[int, int]],
    given: dict[int, int],
) -> tuple[int, ...]:
    """For each tile the slots, as bits, in which it may have come to lie."""
    alike: dict[tuple[int, int], int] = {}
    for k, slot in enumerate(slots):
        key = slot.seat, slot.time
        alike[key] = alike.get(key, 0) | 1 << k
    barred = {(seat, time): _barred(story, seat, time) for seat, time in alike}
    options = []
    for id in tiles:
        bits = 0
        until, owner = laid.get(id, (0, -1))
        for (seat, time), some in alike.items():
            dealt = seat if seat >= 0 and time < 0 else BONEYARD
            if given.get(id, dealt) != dealt:
                continue
            if owner < 0:
                fits = not barred[seat, time] >> id & 1
            else:
                fits = seat == owner and time < until
                fits = fits and not _barred(story, seat, time, until) >> id & 1
            if fits:
                bits |= some
        options.append(bits)
    return tuple(options)


def _barred(story: Story, seat: int, since: int, until: int | None = None) -> int:
    """The tiles that seat showed not to hold after one time, and before the other."""
    bits = 0
    for time, holder, tiles in story.lacked:
        if holder == seat and since < time and (until is None or time < until):
            bits |= tiles
    return bits


def _given_away(ruleset: Ruleset, lead: Leader | None) -> dict[int, int]:
    """Where the lead says that tiles were dealt: the one it was given for to the leader, better
    ones to nobody (BONEYARD).
    """
    if lead is None or lead.tile is None:
        return {}
    best = lead.tile
    given = {best.id: lead.seat}
    rule = str(values(ruleset).get("first_lead", ""))
    named = (
        tile(*halves(rule.removeprefix("holder_of_"))) if rule.startswith("holder_of_") else None
    )
    for one in tile_set(ruleset.set):
        if lead.why == "highest_double":
            better = one.double and one > best
        else:
            first = one.double if rule == "highest_double" else one == named
            better = lead.why == "heaviest" and (first or one.weight > best.weight)
        if better:
            given[one.id] = BONEYARD
    return given


def _goes_on(law: Law, observation: Observation, story: Story) -> list[tuple[int, int, int]]:
    """Where nobody may draw any more a round goes on only if some tile in a hand fits.

    Said of the others' hands where one's own has none: seat -1, at the present time.
    """
    may_draw = observation.drawable and (law.draws or story.table.due)
    if may_draw or not story.table.ends:
        return []
    fits = fitting(law, story.table)
    return [] if fits & mask(observation.hand) else [(len(observation.history), -1, fits)]


def _one_of(
    slots: Sequence[Slot],
    tiles: Sequence[int],
    options: Sequence[int],
    laid: dict[int, tuple[int, int]],
    fact: tuple[int, int, int],
) -> tuple[int, ...]:
    """For each tile the slots in which it would make that fact true."""
    at, holder, fits = fact
    held = 0
    for k, slot in enumerate(slots):
        if slot.seat >= 0 and holder in (-1, slot.seat) and slot.time < at:
            held |= 1 << k
    return tuple(
        [
            held & bits if fits >> id & 1 and laid.get(id, (at, -1))[0] >= at else 0
            for id, bits in zip(tiles, options, strict=True)
        ]
    )


def _known(observation: Observation, story: Story) -> Round:
    """The round as far as it is seen: what is hidden is empty, or -1 in the boneyard."""
    hands = [0] * observation.seats
    hands[observation.seat] = mask(observation.hand)
    bones = tuple([id for _, _, id in story.draws]) + (-1,) * observation.boneyard
    round = Round(hands, bones, observation.drawable, observation.order)
    round.taken = len(story.draws)
    round.lie_as(story.table)
    round.scores, round.made = observation.scores, story.made
    round.skips = observation.skips
    round.sides = {one.tile.id: one.side for one in observation.line if one.side}
    round.seat = -1 if observation.to_move is None else observation.to_move
    round.leader = observation.leader
    round.turn_draws = observation.draws
    round.fresh = mask(observation.fresh)
    round.last = story.plays[-1][1] if story.plays else -1
    return round
