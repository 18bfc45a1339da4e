"""How does a player of the public package `dominoes` sit at our table? Its game built anew.

``arena partnership --seats expert,python:tests.benchmarks.package_bot:alphabeta,...``. The package
knows one game: four seats, seven tiles each, opposite ones together, no drawing; that is ours of
Partnership with a free lead and all hands' pips for the winners. It is handed what its seat sees;
the others' hands are filled with the hidden tiles in any order, as it deals them anew itself.
"""

from __future__ import annotations

import random
from random import Random
from typing import Any

import dominoes

from dominoes_desktop.rules.event import Passed, TilePlayed
from dominoes_desktop.rules.move import Move, Play
from dominoes_desktop.rules.observation import Observation
from dominoes_desktop.rules.tile import Tile, tile_set

START, SAMPLES = 8, 10  # moves played before it reckons, and the deals that it then tries


def alphabeta(seen: Observation, rng: Random) -> Move:
    """What ``probabilistic_alphabeta(8, 10)`` of dominoes 6.1.0 would play."""
    plays = [move for move in seen.legal if isinstance(move, Play)]
    if not plays:
        return seen.legal[0]
    random.seed(rng.getrandbits(32))  # the package draws from the module's own generator
    sides, game = _game(seen, rng)
    dominoes.players.probabilistic_alphabeta(START, SAMPLES)(game)
    for one, left in game.valid_moves:
        for play in plays:
            same = {play.tile.high, play.tile.low} == {one.first, one.second}
            if same and (play.host is None or (play.host, play.inner) == sides[left]):
                return play
    raise AssertionError("the package wants what is not legal")


def _game(seen: Observation, rng: Random) -> tuple[dict[bool, tuple[Tile, int]], Any]:
    """Its game as the seat knows it, the leader first; and the tile and pips at either end."""
    order = [seen.leader]
    while len(order) < seen.seats:
        order.append(seen.order[order[-1]])
    board, moves = dominoes.Board(), []
    sides: dict[bool, tuple[Tile, int]] = {}
    for event in seen.history:
        if isinstance(event, TilePlayed):
            one, left = event.tile, True
            if event.end is None:
                sides = {True: (one, one.high), False: (one, one.low)}
                piece = dominoes.Domino(one.high, one.low)
            else:
                left = sides[True] == (event.end.host, event.end.pips)
                sides[left] = one, one.other(event.inner)
                piece = dominoes.Domino(one.high, one.low)
            board.add(piece, left)
            moves.append((piece, left))
        elif isinstance(event, Passed):
            moves.append(None)
    hands = _hands(seen, order, rng)
    turn = order.index(seen.seat)
    valid = []
    for piece in hands[turn]:
        if not sides:
            valid.append((piece, True))
        for left, (_, pips) in sides.items():
            if pips in (piece.first, piece.second) and not (
                not left and sides[True][1] == sides[False][1]
            ):
                valid.append((piece, left))
    return sides, dominoes.Game(board, hands, moves, turn, tuple(valid), 0, None)


def _hands(seen: Observation, order: list[int], rng: Random) -> list[Any]:
    known = {*seen.hand, *[one.tile for one in seen.line]}
    hidden = [one for one in tile_set(seen.ruleset.set) if one not in known]
    rng.shuffle(hidden)
    hands = []
    for seat in order:
        tiles = list(seen.hand)
        if seat != seen.seat:
            tiles = [hidden.pop() for _ in range(seen.sizes[seat])]
        rng.shuffle(tiles)
        hands.append(dominoes.Hand([dominoes.Domino(one.high, one.low) for one in tiles]))
    return hands
