"""How many ways can a deal go? Counted to a depth, as chess programs do, for fixed deals."""

from copy import deepcopy

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import TILES
from tests.rules.texts import begun

from .plain import Plain

# A game deals as many of these as its hands hold; the boneyard begins with 6-3.
HANDS = {
    2: ("6-5 4-4 3-1 2-0 6-2 5-1 4-0", "5-5 6-4 3-3 2-1 5-0 4-3 6-0"),
    3: (
        "6-5 4-4 3-1 2-0 6-2 4-2 0-0",
        "5-5 6-4 3-3 2-1 5-0 3-0 5-4",
        "1-1 4-1 5-3 6-1 3-2 2-2 1-0",
    ),
}
# (game, seats): sequences of 1, 2, 3, ... moves from the lead, draws and passes among them.
GOLDEN: dict[tuple[str, int], tuple[int, ...]] = {
    ("animal", 2): (1, 2, 5, 15, 39, 98, 200, 411, 660, 1007, 1229, 1438),
    ("animal", 3): (1, 1, 2, 4, 8, 17, 27, 58, 92, 121, 173, 245),
    ("pebble", 2): (7, 22, 59, 172, 434, 1049, 2197, 4171),
    ("pebble", 3): (7, 19, 63, 162, 445, 1228, 2753, 6101),
    ("block", 2): (1, 2, 5, 15, 39, 98, 200, 411, 612, 918, 765, 730),
    ("block", 3): (1, 1, 2, 4, 8, 17, 27, 57, 91, 102, 116, 131),
    ("draw", 2): (1, 2, 5, 15, 39, 98, 200, 411, 638, 954, 1110, 1212),
    ("draw", 3): (1, 1, 2, 4, 8, 17, 27, 56, 88, 107, 135, 174),
}
CASES = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in HANDS]


def led(game: Ruleset, seats: int) -> Match:
    size = game.hand_size(seats)
    hands = [" ".join(hand.split()[:size]) for hand in HANDS[seats]]
    lead = 0 if values(game)["first_lead"] == "lot" else None
    return begun(game, *hands, lead=lead, boneyard="6-3")


def ways(law: Law, round: Round, depth: int) -> int:
    if round.result is not None:
        return 0
    codes = law.moves(round)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = round.copy()
        law.play(after, code)
        total += ways(law, after, depth - 1)
    return total


def plain_ways(plain: Plain, depth: int) -> int:
    if plain.outcome is not None:
        return 0
    moves = plain.allowed()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = deepcopy(plain)
        after.do(move)
        total += plain_ways(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_law_counts_the_known_numbers(game: Ruleset, seats: int) -> None:
    match, law = led(game, seats), law_of(game, seats)
    assert match.round is not None
    depths = range(1, len(GOLDEN[game.key, seats]) + 1)
    assert tuple([ways(law, match.round, d) for d in depths]) == GOLDEN[game.key, seats]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_plain_rules_count_the_same_as_far_as_they_get(
    game: Ruleset, seats: int, full: bool
) -> None:
    round = led(game, seats).round
    assert round is not None
    hands = [set(round.hand(seat)) for seat in range(seats)]
    must = max(hands[round.seat], key=lambda one: (one.double, one.high))
    forced = None if values(game)["lead_tile"] == "any" else {must}
    stock = [TILES[i] for i in round.boneyard]
    plain = Plain(values(game, seats), hands, stock, round.seat, forced)
    depth = len(GOLDEN[game.key, seats]) if full else 5
    assert plain_ways(plain, depth) == GOLDEN[game.key, seats][depth - 1]
