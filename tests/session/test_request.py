"""Does a request to the thinking process hold nothing that its seat can't see?"""

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from dominoes_desktop.players.imagine import imagine
from dominoes_desktop.rules.event import TileDrawn
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.session.request import Choose
from tests.players.worlds import NAMES, TABLES, moments, redealt


def tiles_within(value: object) -> Iterator[Tile]:
    """Every tile in a value, however deep."""
    if isinstance(value, Tile):
        yield value
    elif is_dataclass(value):
        for one in fields(value):
            yield from tiles_within(getattr(value, one.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from tiles_within(inner)
    elif isinstance(value, dict):
        yield from tiles_within([*value, *value.values()])


def seen_tiles(seen: Observation) -> set[Tile]:
    """The hand, the table, and what the lead was given for."""
    drawn = {one.tile for one in seen.history if isinstance(one, TileDrawn) and one.tile}
    led = {tile for one in seen.history for tile in [getattr(one, "tile", None)] if tile}
    return {*seen.hand, *drawn, *led, *[one.tile for one in seen.line]}


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_no_hidden_tile_is_sent(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    share = 1 if full else 80 / (seats * len(tile_set(ruleset.set)))
    for moment in moments(ruleset, seats, rng, 50 if full else 2):
        if rng.random() > share:
            continue
        seen = observe(moment.match, moment.seat)
        sent = pickle.dumps(Choose(seen, "casual", 1, 2))
        got = pickle.loads(sent)
        assert set(tiles_within(got)) <= seen_tiles(seen)
        other = redealt(moment, imagine(seen, rng))
        again = pickle.dumps(Choose(observe(other, moment.seat), "casual", 1, 2))
        assert pickle.loads(again) == got
        assert len(again) == len(sent)
