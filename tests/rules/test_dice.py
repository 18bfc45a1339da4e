"""Is a numbered deal the same everywhere and for ever?"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from dominoes_desktop.games import BLOCK, GAMES, PEBBLE
from dominoes_desktop.rules.dice import LARGEST, Numbered
from dominoes_desktop.rules.digest import sha256 as own
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, new_match

GOLDEN = {
    "draw 1 1": "5-2 4-4 2-1 5-1 5-4 6-2 0-0 5-5 4-3 4-1 1-1 4-0 3-3 1-0 "
    "4-2 5-3 2-0 6-4 6-6 5-0 2-2 3-1 3-0 6-1 6-3 6-5 6-0 3-2",
    "all_fives 20261130 3": "2-0 4-1 3-2 6-6 5-4 3-1 4-4 6-1 6-4 2-2 0-0 4-3 5-1 5-3 "
    "5-2 1-0 2-1 6-2 3-0 4-2 5-5 4-0 6-0 6-5 1-1 5-0 3-3 6-3",
}
GOLDEN_LOTS = [3, 2, 2, 2, 3, 2, 3, 0, 1, 1, 3, 0]


def order(game: str, number: int, round: int, most: int) -> str:
    """As CONTRIBUTING.md tells it, written once more from its words alone."""
    tiles = [f"{high}-{low}" for high in range(most + 1) for low in range(high + 1)]
    stream = b"".join(
        sha256(f"domino-deal 1 {game} {number} {round} deal {count}".encode()).digest()
        for count in range(60)
    )
    words = iter(int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4))
    for last in range(len(tiles) - 1, 0, -1):
        most_words = 2**32 // (last + 1) * (last + 1)
        word = next(one for one in words if one < most_words)
        other = word % (last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return " ".join(tiles)


def shuffled(game: str, number: int, round: int, most: int) -> str:
    tiles = list(tile_set(most))
    Numbered(game, number, round, "deal").shuffle(tiles)
    return " ".join(map(str, tiles))


def test_the_golden_orders_never_change() -> None:
    assert shuffled("draw", 1, 1, 6) == GOLDEN["draw 1 1"]
    assert shuffled("all_fives", 20261130, 3, 6) == GOLDEN["all_fives 20261130 3"]
    lots = Numbered("block", 7, 1, "lot")
    assert [lots.randrange(4) for _ in range(12)] == GOLDEN_LOTS


@pytest.mark.parametrize(("game", "most"), [("draw", 6), ("super", 15), ("block", 9)])
def test_another_program_gets_the_same_order_from_the_words(game: str, most: int) -> None:
    for number in (1, 2, 20261130, LARGEST):
        assert shuffled(game, number, 2, most) == order(game, number, 2, most)


def test_the_digest_is_sha_256() -> None:
    assert own(b"domino") == sha256(b"domino").digest()


@pytest.mark.parametrize("number", [0, -1, LARGEST + 1])
def test_a_number_out_of_range_is_none(number: int) -> None:
    with pytest.raises(ValueError, match="no deal has the number"):
        Numbered("draw", number, 1, "deal")


def test_each_round_game_and_lot_has_chance_of_its_own() -> None:
    found = {
        tuple(Numbered(game, number, round, what).randrange(1000) for _ in range(1))
        + tuple(shuffled(game, number, round, 6).split()[:5])
        for game in ("draw", "block")
        for number in (1, 2)
        for round in (1, 2)
        for what in ("deal",)
    }
    assert len(found) == 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_deals_by_number_for_all_its_seats(game: Ruleset) -> None:
    for seats in range(game.seats[0], game.most_seats + 1):
        match = new_match(game, seats)
        first, again = (deal(match, Numbered(game.key, 5, 1, "deal")) for _ in range(2))
        assert first == again
        assert deal(match, Random(5)) != first


def test_every_tile_comes_to_every_seat_as_often(full: bool) -> None:
    """Known complaint C53: a deal that is not truly random."""
    deals = 10_000 if full else 500
    seats = Counter[tuple[str, int]]()
    for number in range(1, deals + 1):
        dealt = deal(new_match(PEBBLE, 4), Numbered("pebble", number, 1, "deal"))
        seats.update([(str(tile), seat) for seat, hand in enumerate(dealt.hands) for tile in hand])
    spread = (deals * 0.25 * 0.75) ** 0.5
    away = [abs(seats[str(tile), seat] - deals / 4) for tile in tile_set(6) for seat in range(4)]
    assert max(away) < 4 * spread
    assert sum([one < 3 * spread for one in away]) >= 0.99 * len(away)


def test_a_lot_is_as_likely_for_every_seat() -> None:
    lots = Counter(Numbered(BLOCK.key, number, 1, "lot").randrange(3) for number in range(1, 901))
    assert all(240 < count < 360 for count in lots.values())
