"""Does every random round of every game keep the law?"""

from random import Random

import pytest

from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile_set

from .walk import TABLES, Watched


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_round_is_what_the_plain_rules_make_of_it(game: Ruleset, seats: int, full: bool) -> None:
    tables = game.seats[1] - game.seats[0] + 1
    sample = -(-75 * 28 // len(tile_set(game.set)) // tables)
    rng = Random(f"{game.key} {seats}")
    watched = Watched(game, seats, rng)
    for _ in range(10_000 if full else sample):
        if watched.match.wants == "nothing":
            watched = Watched(game, seats, rng)
        watched.play_round()
