"""Is the table written as it lies, in figures and in tiles?"""

import re
import unicodedata
from itertools import pairwise
from random import Random

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import halves, tile
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.words.chain import chain_drawn, chain_says


def laid(*texts: str) -> Line:
    """``"4-4"`` first, then ``"4-1@4-4"``: the half that touches stands first."""
    line: list[Joined] = []
    for text in texts:
        own, _, on = text.partition("@")
        inner, outer = halves(own)
        if not on:
            line.append(Joined(tile(inner, outer), max(inner, outer)))
        else:
            line.append(Joined(tile(inner, outer), inner, tile(*halves(on)), inner))
    return tuple(line)


def test_a_row_is_read_from_left_to_right() -> None:
    assert chain_says(laid("4-4", "4-1@4-4", "4-6@4-4")) == "6-4 4-4 4-1"
    assert chain_says(laid("6-4", "4-0@6-4", "6-6@6-4")) == "6-6 6-4 4-0"
    assert chain_says(laid("5-2")) == "5-2"
    assert chain_says(()) == ""


def test_arms_stand_below_with_the_tile_that_they_start_from() -> None:
    cross = laid("4-4", "4-1@4-4", "4-6@4-4", "4-2@4-4", "2-2@4-2", "4-5@4-4")
    assert chain_says(cross) == "6-4 4-4 4-1\n4-4: 4-2 2-2\n4-4: 4-5"


def test_a_tree_has_arms_of_arms() -> None:
    tree = laid("6-6", "6-3@6-6", "3-3@6-3", "3-1@3-3", "3-0@3-3", "3-5@3-3")
    assert chain_says(tree) == "6-6 6-3 3-3 3-1\n3-3: 3-0\n3-3: 3-5"


def test_tiles_of_unicode_lie_as_they_do_on_the_table() -> None:
    drawn = chain_drawn(laid("4-4", "4-1@4-4", "4-6@4-4"))
    assert drawn is not None
    assert [unicodedata.name(one) for one in drawn] == [
        "DOMINO TILE HORIZONTAL-06-04",
        "DOMINO TILE VERTICAL-04-04",
        "DOMINO TILE HORIZONTAL-04-01",
    ]


def test_a_number_above_six_has_no_such_tile() -> None:
    assert chain_drawn(laid("7-4")) is None
    assert chain_drawn(()) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_tile_of_every_game_is_written_once_and_joins_on(game: Ruleset) -> None:
    rng, match = Random(9), new_match(game, game.seats[0])
    match = step(match, deal(match, rng)).match
    if match.wants == "lead":
        match = step(match, lot(match, rng)).match
    while match.wants == "move":
        match = step(match, rng.choice(legal_moves(match))).match
    line = observe(match, 0).line
    rows = [row.partition(": ") for row in chain_says(line).splitlines()]
    words = [word for host, _, row in rows for word in (row or host).split()]
    assert sorted(tile(*halves(word)) for word in words) == sorted(one.tile for one in line)
    if game.key in ("block", "draw", "partnership"):
        ((whole, _, _),) = rows
        assert re.fullmatch(r"(\d)-(\d)( \d-\d)*", whole)
        pips = [halves(word) for word in whole.split()]
        assert all(left[1] == right[0] for left, right in pairwise(pips))
