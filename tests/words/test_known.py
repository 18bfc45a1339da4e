"""Does a seat know of each tile whether it is played, its own, or not seen, and of no more?"""

from random import Random

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.words.known import known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_tile_is_one_of_the_three_all_round_long(game: Ruleset) -> None:
    rng, match = Random(3), new_match(game, game.seats[0])
    match = step(match, deal(match, rng)).match
    if match.wants == "lead":
        match = step(match, lot(match, rng)).match
    whole = tile_set(int(values(game)["set"]))
    while match.wants == "move":
        seen = observe(match, 0)
        facts = known(seen)
        assert sorted((*facts.played, *facts.mine, *facts.unseen)) == sorted(whole)
        assert facts.mine == tuple(sorted(seen.hand, key=lambda one: one.id))
        assert {one.tile for one in seen.line} == set(facts.played)
        assert len(facts.unseen) == seen.boneyard + sum(seen.sizes) - seen.sizes[0]
        covered = known(seen, hidden=True)
        assert covered.mine == ()
        assert set(seen.hand) <= set(covered.unseen)
        match = step(match, rng.choice(legal_moves(match))).match
    over = known(observe(match, 0))
    assert len(over.unseen) == observe(match, 0).boneyard, "all hands are turned up"


def test_how_many_of_a_number_are_left_is_counted_with_its_double() -> None:
    match = new_match(GAMES[0], 2)
    facts = known(observe(step(match, deal(match, Random(1))).match, 0))
    for number in range(facts.most + 1):
        left, of = facts.unseen_of(number)
        mine = sum(one.has(number) for one in facts.mine)
        assert of == facts.most + 1
        assert left + mine == of
    assert facts.says(str) == f"0 played, {len(facts.mine)} yours, {len(facts.unseen)} not seen"
