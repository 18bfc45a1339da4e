"""Do streamed worlds fit what was seen, and does each come about equally often?"""

from collections import Counter
from random import Random

import pytest

from dominoes_desktop.games import DRAW
from dominoes_desktop.players.deals import Deals
from dominoes_desktop.players.facts import BONEYARD, Facts, facts_of
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Ruleset

from .test_imagine import bound, every_way, hands_of
from .worlds import NAMES, TABLES, moments, redealt


def deals_of(facts: Facts, rng: Random) -> Deals:
    return Deals(facts, [1 << one.id for one in facts.law.tiles], rng)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_each_world_looks_like_what_was_seen(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    share = 1.0 if full else 0.1
    for moment in moments(ruleset, seats, rng, 20 if full else 3):
        if rng.random() < share:
            seen = observe(moment.match, moment.seat)
            deals = deals_of(facts_of(seen), rng)
            for _ in range(3):
                deals.next()
                assert observe(redealt(moment, deals.round()), moment.seat) == seen


def test_worlds_come_about_equally_often(full: bool) -> None:
    facts = bound({0: (1, BONEYARD), 1: (2, BONEYARD), 2: (1, 2), 3: (1,)})
    ways = {hands_of(facts, place) for place in every_way(facts)}
    count = 40_000 if full else 6000
    deals = deals_of(facts, Random(4))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        for _ in range(4):  # the next world but three is nearly a new one
            deals.next()
        found[tuple(deals.hands[1:])] += 1
    assert set(found) == ways
    share = count / len(ways)
    for times in found.values():
        assert abs(times - share) < 5 * share**0.5


def test_the_boneyard_comes_in_any_order() -> None:
    moment = next(moments(DRAW, 2, Random(1)))
    deals = deals_of(facts_of(observe(moment.match, moment.seat)), Random(2))
    first = set()
    for _ in range(300):
        deals.next()
        first.add(deals.bones[0])
    assert len(first) > 15


def test_a_position_that_no_deal_fits_is_refused() -> None:
    facts = bound({0: (1,), 1: (1,), 2: (1,)})
    with pytest.raises(ValueError, match="no deal fits"):
        deals_of(facts, Random(1))
