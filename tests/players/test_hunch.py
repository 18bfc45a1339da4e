"""What is remembered, and what is read from what somebody laid?"""

from random import Random

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.players.facts import facts_of
from dominoes_desktop.players.worlds import Worlds
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Move, Pass, Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import position, step

LAID = (Joined(tile(6, 6), 6),)


def after_a_light_tile() -> Observation:
    """Seat 1 has laid 6-0 on the double six, and holds two tiles."""
    hands = [[tile(6, 1), tile(4, 4)], [tile(6, 0), tile(2, 1), tile(3, 1)]]
    match = position(BLOCK, hands, LAID, [tile(6, 5), tile(6, 4), tile(6, 3), tile(2, 2)], 1)
    return observe(step(match, Play(tile(6, 0), 6, tile(6, 6))).match, 0)


def share(seen: Observation, hunches: bool) -> float:
    """How often seat 1 holds 6-5 in the worlds that are played in, by their weights."""
    facts = facts_of(seen)
    bits = [1 << one.id for one in facts.law.tiles]
    worlds = Worlds(facts, bits, hunches, 0, Random(1))
    held = total = 0.0
    for _ in range(3000):
        weight = worlds.next()
        total += weight
        held += weight * (worlds.deals.hands[1] >> tile(6, 5).id & 1)
    return held / total


def test_who_laid_a_light_tile_seldom_holds_a_heavy_one() -> None:
    seen = after_a_light_tile()
    assert share(seen, hunches=True) < share(seen, hunches=False) / 2
    assert share(seen, hunches=True) > 0


def test_who_is_not_mindful_forgets_a_pass() -> None:
    hands = [[tile(6, 5), tile(6, 1)], [tile(4, 3), tile(2, 1)]]
    match = position(BLOCK, hands, LAID, [tile(6, 4), tile(3, 3), tile(5, 0)], 1)
    seen = observe(step(match, Pass()).match, 0)
    six = tile(6, 4).id
    for mindful in (True, False):
        facts = facts_of(seen, mindful)
        where = facts.options[facts.tiles.index(six)]
        hers = sum([1 << k for k, slot in enumerate(facts.slots) if slot.seat == 1])
        assert bool(where & hers) != mindful


def test_a_forced_tile_says_nothing() -> None:
    """What is drawn and laid at once was the only one that fitted: no world weighs less."""
    hands = [[tile(5, 5), tile(4, 4)], [tile(2, 1), tile(3, 1)]]
    bones = [tile(6, 0), tile(6, 5), tile(3, 3), tile(2, 2)]
    match = position(DRAW, hands, LAID, bones, 1)
    for move in (None, Play(tile(6, 0), 6, tile(6, 6))):
        match = step(match, move or drawing(observe(match, 1))).match
    facts = facts_of(observe(match, 0))
    worlds = Worlds(facts, [1 << one.id for one in facts.law.tiles], True, 0, Random(2))
    weights = {round(worlds.next(), 9) for _ in range(200)}
    assert weights == {1.0}


def drawing(seen: Observation) -> Move:
    [move] = seen.legal
    return move
