"""How might the hidden tiles lie? One deal that fits all that was seen, drawn by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..rules.observation import Observation
from ..rules.round import Round
from ..rules.tile import ids_in
from .facts import Facts, facts_of

SWAPS = 6  # tries to swap two tiles, for each tile


def imagine(observation: Observation, rng: Random) -> Round:
    """A round on which the law can play on: all seen is so in it, the rest is dealt anew.

    ValueError if the round is over, or where no deal fits.
    """
    return dealt(facts_of(observation), rng)


def dealt(facts: Facts, rng: Random) -> Round:
    """The same from facts gathered before: for who needs many worlds of one position.

    A first fit is found tile by tile and then mixed by swaps, so that each deal that fits comes
    about equally often.
    """
    place = placed(list(facts.options), facts.some, rng)
    if place is None:
        raise ValueError("no deal fits what was seen")
    _mix(place, facts, rng)
    return _round(facts, place)


def placed(options: list[int], some: Sequence[Sequence[int]], rng: Random) -> list[int] | None:
    """A slot for each tile, by index; None if there is no way. Tries every way for ``some``."""
    place = _matched(options, rng)
    if place is None:
        return None
    for fact in some:
        if _holds(fact, place):
            continue
        ways = [(i, k) for i, bits in enumerate(fact) for k in ids_in(bits & options[i])]
        rng.shuffle(ways)
        for i, k in ways:
            found = placed([*options[:i], 1 << k, *options[i + 1 :]], some, rng)
            if found is not None:
                return found
        return None
    return place


def _matched(options: Sequence[int], rng: Random) -> list[int] | None:
    """Each tile in a slot of its own: the most bound ones first, others move over if need be."""
    order = list(range(len(options)))
    rng.shuffle(order)
    order.sort(key=lambda i: options[i].bit_count())
    place = [-1] * len(options)
    tenant: dict[int, int] = {}
    free = (1 << len(options)) - 1
    for i in order:
        open_slots = options[i] & free
        if open_slots:
            slots = ids_in(open_slots)
            k = slots[int(rng.random() * len(slots))]
            place[i], tenant[k] = k, i
            free ^= 1 << k
            continue
        left = _move_over(i, options, place, tenant, free, set())
        if left < 0:
            return None
        free ^= 1 << left
    return place


def _move_over(
    i: int,
    options: Sequence[int],
    place: list[int],
    tenant: dict[int, int],
    free: int,
    tried: set[int],
) -> int:
    """Give the tile a slot by moving others on; the slot that is no longer free, -1 if none."""
    open_slots = options[i] & free
    if open_slots:
        k = ids_in(open_slots)[0]
        place[i], tenant[k] = k, i
        return k
    for k in ids_in(options[i]):
        if k not in tried:
            tried.add(k)
            left = _move_over(tenant[k], options, place, tenant, free, tried)
            if left >= 0:
                place[i], tenant[k] = k, i
                return left
    return -1


def _mix(place: list[int], facts: Facts, rng: Random) -> None:
    """Swap tiles at random where both may lie in the other's slot."""
    options, some = facts.options, facts.some
    loose = [i for i, bits in enumerate(options) if bits & (bits - 1)]
    count = len(loose)
    for _ in range(count * SWAPS):
        i, j = loose[int(rng.random() * count)], loose[int(rng.random() * count)]
        a, b = place[i], place[j]
        if options[i] >> b & 1 and options[j] >> a & 1:
            place[i], place[j] = b, a
            if some and not all([_holds(fact, place) for fact in some]):
                place[i], place[j] = a, b


def _holds(fact: Sequence[int], place: Sequence[int]) -> bool:
    return any([bits >> k & 1 for bits, k in zip(fact, place, strict=True)])


def _round(facts: Facts, place: Sequence[int]) -> Round:
    round = facts.known.copy()
    hands, bones = round.hands, list(round.boneyard)
    for id, k in zip(facts.tiles, place, strict=True):
        slot = facts.slots[k]
        if slot.seat >= 0 and not facts.played >> id & 1:
            hands[slot.seat] |= 1 << id
        if slot.position >= 0:
            bones[slot.position] = id
    round.boneyard = tuple(bones)
    for hand in hands:
        round.held |= hand
    if facts.recent:
        for id in bones[round.taken - facts.recent : round.taken]:
            round.fresh |= 1 << id
    if facts.lead is not None and round.seat >= 0:
        round.must = facts.law.ruleset.opening.may_lead(facts.law, round, facts.lead)
    return round
