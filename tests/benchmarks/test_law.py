"""Is the law as fast as the field's public package? (A ratio of both, in one run.)

Random rounds of four-seat Block, hands of seven, in tiles laid a second; the two sides take turns,
so that a busy machine slows both alike, and the middle one of several ratios counts.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import dominoes

from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.round import Round

LAW = law_of(with_rule(BLOCK, "hand", "7"), 4)
TILES = list(range(28))


def ours(rounds: int, rng: Random) -> int:
    """Tiles laid in so many random rounds by the law."""
    laid = 0
    for _ in range(rounds):
        rng.shuffle(TILES)
        hands = [sum([1 << tile for tile in TILES[cut : cut + 7]]) for cut in (0, 7, 14, 21)]
        round = Round(hands, (), 0, LAW.order)
        round.seat = 0
        while round.result is None:
            LAW.play(round, rng.choice(LAW.moves(round)))
        laid += len(round.joined)
    return laid


def theirs(rounds: int, rng: Random) -> int:
    """Tiles laid in so many random rounds by the package `dominoes`."""
    laid = 0
    for _ in range(rounds):
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))
        laid += len(game.board)
    return laid


def rate(side: Callable[[int, Random], int], rounds: int, rng: Random) -> float:
    """Tiles laid a second."""
    begun = perf_counter()
    return side(rounds, rng) / (perf_counter() - begun)


def test_random_rounds_of_block_are_played_at_least_as_fast_as_by_the_public_package(
    full: bool,
) -> None:
    rng, rounds = Random(28), 1000 if full else 150
    rate(ours, 50, rng), rate(theirs, 50, rng)
    pairs = [(rate(ours, rounds, rng), rate(theirs, rounds, rng)) for _ in range(9)]
    ratio = median([mine / other for mine, other in pairs])
    best = [max(side) for side in zip(*pairs, strict=True)]
    print(f"law {best[0]:,.0f} tiles/s, dominoes {best[1]:,.0f} tiles/s, ratio {ratio:.2f}")
    assert ratio >= 1.0
