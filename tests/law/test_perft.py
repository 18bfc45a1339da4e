"""How many ways can a deal go? Counted to a depth, as chess programs do, for fixed deals."""

from copy import deepcopy

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import TILES
from tests.rules.texts import begun, ruled

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
HANDS[4] = (*HANDS[3], "6-6 4-3 6-0 5-2 5-1 4-0 6-3")
LARGE = {  # of double-fifteen; the boneyard begins with 9-9
    2: ("15-9 8-8 13-5 5-3", "14-13 14-8 8-5 5-5"),
    3: ("15-9 8-8 13-5 5-3", "14-13 14-8 8-5 5-5", "13-11 15-5 13-13 8-1"),
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
    ("all_fives", 2): (7, 22, 59, 176, 458, 1217, 2866, 6780),
    ("all_fives", 3): (5, 10, 26, 47, 86, 204, 337, 580, 1311, 2037, 3242, 5900),
    ("partnership", 4): (1, 1, 2, 8, 26, 66, 186, 521, 1486, 3116, 7189),
    ("doubles", 2): (1, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4),
    ("doubles", 3): (1, 1, 1, 2, 2, 2, 3, 5, 10, 17, 26, 62),
    ("super", 2): (1, 2, 2, 4, 6, 9, 6),
    ("super", 3): (1, 1, 3, 4, 5, 10, 14, 23, 32, 55, 64, 76),
    ("super_galt", 2): (1, 2, 4, 6, 10, 12, 14, 10, 10, 18, 18, 18),
    ("super_galt", 3): (1, 2, 4, 7, 11, 22, 31, 47, 75, 93, 136, 205),
    ("tight_table", 2): (7, 93, 939, 14006),
}
KEYS = {game.key: game for game in GAMES}
CASES = [pytest.param(KEYS[key], seats, id=f"{key}-{seats}") for key, seats in GOLDEN]


def led(game: Ruleset, seats: int) -> Match:
    known = HANDS if game.set == 6 else LARGE
    size = min(game.hand_size(seats), len(known[seats][0].split()))
    hands = [" ".join(hand.split()[:size]) for hand in known[seats]]
    lead = 0 if values(game)["first_lead"] == "lot" else None
    stock = {6: "6-3" if seats < 4 else "", 15: "9-9 9-8"}[game.set]
    return begun(ruled(game, hand=size), *hands, lead=lead, boneyard=stock)


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
    must = {max(hands[round.seat], key=lambda one: (one.double, one.high))}
    if values(game)["lead_tile"] == "any_double":
        must = {one for one in TILES if one.double}
    forced = None if values(game)["lead_tile"] == "any" else must
    stock = [TILES[i] for i in round.boneyard]
    plain = Plain(values(game, seats), hands, stock, round.seat, forced)
    depth = len(GOLDEN[game.key, seats])
    depth = depth if full else min(depth, 3 if game.key == "tight_table" else 5)
    assert plain_ways(plain, depth) == GOLDEN[game.key, seats][depth - 1]
