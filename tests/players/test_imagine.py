"""Do imagined worlds fit all that was seen, and could the true one be among them?"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, permutations
from random import Random

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW
from dominoes_desktop.players.facts import BONEYARD, NOWHERE, Facts, facts_of
from dominoes_desktop.players.imagine import dealt, imagine
from dominoes_desktop.rules.event import Passed, TileDrawn, TilePlayed
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Pass, Play
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile, tile_set, tiles_in
from dominoes_desktop.rules.umpire import legal_moves, position, step

from .worlds import NAMES, TABLES, Moment, house_rules, moments, redealt


def check(moment: Moment, seat: int, rng: Random) -> None:
    """A world imagined there gives the same sight after the same moves; the truth fits too."""
    seen = observe(moment.match, seat)
    facts = facts_of(seen)
    assert could_be(facts, moment)
    world = dealt(facts, rng)
    assert observe(redealt(moment, world), seat) == seen
    true = moment.match.round
    assert true is not None
    assert sorted(world.ends) == sorted(true.ends)
    assert world.sizes() == true.sizes()
    for name in ("seat", "leader", "joined", "drawable", "taken", "turn_draws", "order", "last"):
        assert getattr(world, name) == getattr(true, name), name
    assert (world.left(), world.fresh.bit_count()) == (true.left(), true.fresh.bit_count())
    if not true.joined and seat == true.seat:
        assert world.must == true.must
    law_goes_on(moment, world, rng)


def could_be(facts: Facts, moment: Moment) -> bool:
    """Is the true deal one that the facts allow?"""
    hands, bones = moment.dealt.hands, moment.dealt.boneyard
    place: dict[int, int] = {}
    unused = [list(hand) for hand in hands]
    for k, slot in enumerate(facts.slots):
        if slot.position >= 0:
            place[bones[slot.position].id] = k
        else:
            place[unused[slot.seat].pop().id] = k
    # slots of one hand are alike: which of them a tile is put in makes no difference
    fits = all(bits >> place[id] & 1 for id, bits in zip(facts.tiles, facts.options, strict=True))
    return fits and all(
        any(bits >> place[id] & 1 for id, bits in zip(facts.tiles, fact, strict=True))
        for fact in facts.some
    )


def law_goes_on(moment: Moment, world: Round, rng: Random) -> None:
    """The fast law plays the world to its end."""
    law = law_of(moment.match.ruleset, moment.match.seats)
    for _ in range(10_000):
        if world.result is not None:
            return
        moves = law.moves(world)
        assert moves
        law.play(world, rng.choice(moves))
    assert moment.match.ruleset.stuck.free_draw == "yes", "the round never ended"


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_every_game_at_every_moment(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng, share = Random(seats), looked_at(ruleset, seats, full)
    rounds = max(1, 84 // len(tile_set(ruleset.set)))
    for moment in moments(ruleset, seats, rng, 40 if full else rounds):
        for seat in range(seats):
            if rng.random() < share:
                check(moment, seat, rng)


def looked_at(ruleset: Ruleset, seats: int, full: bool) -> float:
    """The share of all moments that is looked at: in a sample of long rounds not each one."""
    return 1 if full else min(1, 60 / (seats * len(tile_set(ruleset.set))))


def test_every_house_rule(full: bool) -> None:
    rng = Random(5)
    for _ in range(400 if full else 50):
        ruleset, seats = house_rules(rng)
        for moment in moments(ruleset, seats, rng):
            if rng.random() < looked_at(ruleset, seats, full) / 2:
                check(moment, rng.randrange(seats), rng)


def test_a_round_imagined_at_its_start_is_any_deal() -> None:
    moment = next(moments(BLOCK, 2, Random(1)))
    seen = observe(moment.match, 0)
    others = {tile for seed in range(60) for tile in imagine(seen, Random(seed)).hand(1)}
    lead = max(one for hand in moment.dealt.hands for one in hand if one.double)
    hidden = set(moment.dealt.hands[1] + moment.dealt.boneyard)
    impossible = {one for one in hidden if one.double and one > lead}
    assert others == hidden - impossible


def test_worlds_come_about_equally_often(full: bool) -> None:
    """Three slots of two tiles each, and facts that bind: counted against every way there is."""
    facts = bound({0: (1, BONEYARD), 1: (2, BONEYARD), 2: (1, 2), 3: (1,)})
    ways = {hands_of(facts, place) for place in every_way(facts)}
    count = 40_000 if full else 4000
    rng = Random(4)
    found = Counter([tuple(dealt(facts, rng).hands[1:]) for _ in range(count)])
    assert set(found) == ways
    share = count / len(ways)
    for times in found.values():
        assert abs(times - share) < 5 * share**0.5


def bound(kept: dict[int, tuple[int, ...]]) -> Facts:
    """Six hidden tiles, two each for seats 1 and 2 and the boneyard; ``kept`` binds some."""
    hands = [[tile(6, 5)], [tile(1, 0), tile(2, 0)], [tile(3, 0), tile(4, 0)]]
    match = position(BLOCK, hands, (Joined(tile(6, 6), 6),), [tile(5, 0), tile(5, 1)])
    facts = facts_of(observe(match, 0))
    options = []
    for id in facts.tiles:
        number = (1, 3, 6, 10, 15, 16).index(id) if id in (1, 3, 6, 10, 15, 16) else -1
        may = (NOWHERE,) if number < 0 else kept.get(number, (1, 2, BONEYARD))
        options.append(sum([1 << k for k, slot in enumerate(facts.slots) if slot.seat in may]))
    return replace(facts, options=tuple(options), some=())


def every_way(facts: Facts) -> Iterator[dict[int, int]]:
    """All places of the six tiles, slot by tile."""
    tiles = [i for i, id in enumerate(facts.tiles) if id in (1, 3, 6, 10, 15, 16)]
    slots = [k for k, slot in enumerate(facts.slots) if slot.seat != NOWHERE]
    for order in permutations(slots):
        place = dict(zip(tiles, order, strict=True))
        if all(facts.options[i] >> k & 1 for i, k in place.items()):
            yield place


def hands_of(facts: Facts, place: dict[int, int]) -> tuple[int, ...]:
    hands = [0, 0, 0]
    for i, k in place.items():
        if facts.slots[k].seat > 0:
            hands[facts.slots[k].seat] |= 1 << facts.tiles[i]
    return tuple(hands[1:])


def test_a_pass_says_what_a_hand_lacks() -> None:
    """Seat 1 passed on 6 and 4: whatever is imagined, it holds neither."""
    hands = [[tile(6, 4), tile(3, 2)], [tile(1, 0), tile(2, 0)], [tile(4, 4), tile(5, 5)]]
    match = position(BLOCK, hands, (), [tile(5, 4), tile(6, 5)])
    match = step(step(match, Play(tile(6, 4), 6)).match, Pass()).match
    seen = observe(match, 2)
    for seed in range(50):
        held = tiles_in(imagine(seen, Random(seed)).hands[1])
        assert not [one for one in held if one.has(6) or one.has(4)]


def test_a_tile_laid_after_drawing_was_the_last_drawn() -> None:
    checked = 0
    for moment in moments(DRAW, 2, Random(9), 5):
        seen = observe(moment.match, 0)
        facts = facts_of(seen)
        for time, (one, two) in enumerate(pairwise(seen.history)):
            if isinstance(one, TileDrawn) and isinstance(two, TilePlayed) and two.seat == 1:
                bits = facts.options[facts.tiles.index(two.tile.id)]
                slots = [slot for k, slot in enumerate(facts.slots) if bits >> k & 1]
                assert [slot.time for slot in slots] == [time]
                checked += 1
    assert checked


def test_a_kept_tile_tells_nothing_that_the_rules_leave_open() -> None:
    """In the children's game a drawn tile may be kept: the others can't know that it fitted."""
    passes = 0
    for moment in moments(ANIMAL, 2, Random(2), 20):
        for event in observe(moment.match, 0).history:
            if isinstance(event, Passed) and event.seat == 1 and event.private:
                assert not event.unable
                passes += 1
    assert passes


def test_nothing_is_imagined_when_all_is_seen() -> None:
    *_, last = moments(BLOCK, 2, Random(1))
    over = step(last.match, legal_moves(last.match)[0]).match
    assert over.wants == "deal"
    with pytest.raises(ValueError, match="over"):
        imagine(observe(over, 0), Random(1))
