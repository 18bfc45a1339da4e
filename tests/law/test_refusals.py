"""Is every move that is not legal refused, with a reason, and without a trace?"""

from dataclasses import replace
from itertools import product
from random import Random
from typing import get_args

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.line import Spot
from dominoes_desktop.rules.move import Chance, Deal, Draw, Lead, Move, Pass, Play
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.reason import IllegalMove, Reason
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step

from .walk import few, share, state, steps


def every_move(match: Match, rng: Random) -> list[Move | Chance]:
    """All that could be tried: each tile by each number on each host, as first tile, and more.

    Of a large set all tiles of the hand, and some others.
    """
    assert match.round is not None
    n = match.ruleset.set
    hosts = [None, *[one.tile for one in match.round.line()], tile_set(n)[0]]
    some = tile_set(n) if n == 6 else rng.sample(tile_set(n), 8)
    some = tuple(dict.fromkeys([*some, *match.round.hand(match.round.seat)]))
    plays = [
        Play(one, inner, host)
        for one, inner, host in product(some, range(n + 1), dict.fromkeys(hosts))
        if n == 6 or one.has(inner) or rng.random() < 0.1
    ]
    if values(match.ruleset)["table_edges"] == "on":
        table = product(range(45), range(27), "nesw")
        some_spots = [Spot(*at) for at in rng.sample(list(table), 40)]
        plays += [replace(rng.choice(plays), spot=spot) for spot in some_spots]
    listed = [move for move in legal_moves(match) if isinstance(move, Play)]
    plays = list(dict.fromkeys([*plays, *listed]))
    unseen = Deal(tuple([match.round.hand(s) for s in range(match.seats)]))
    return [*plays, Draw(), Pass(), Lead(0), unseen]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    game: Ruleset, full: bool
) -> None:
    rng = Random(3)
    for before, _, _ in steps(new_match(game, few(game, 3)), rng, 40 if full else 1):
        assert before.round is not None
        if rng.random() > share(game, full):
            continue
        then, allowed = state(before.round), legal_moves(before)
        taken, reasons = [], []
        for move in every_move(before, rng):
            try:
                step(before, move)
            except IllegalMove as refused:
                reasons.append(refused.reason)
            else:
                taken.append(move)
        assert all(isinstance(reason, get_args(Reason)) for reason in reasons)
        assert len(taken) == len(allowed)
        assert set(taken) == set(allowed)
        assert state(before.round) == then


def dressed(play: Play) -> list[Play]:
    """The same play, written in ways that no line game has."""
    return [
        Play(play.tile, play.inner, play.host, arm, half, side)
        for arm, half, side in product((None, -1, 0), (None, play.inner, 3), ("", "x", "ne"))
        if (arm, half, side) != (None, None, "")
    ] + [Play(play.tile, play.inner + extra, play.host) for extra in (-32, 32, 64, 1 << 13)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_play_that_names_what_there_is_no_choice_of_is_refused(game: Ruleset) -> None:
    for before, move, _ in steps(new_match(game, few(game, 2)), Random(4), 2):
        if isinstance(move, Play):
            spot = Spot(0, 0, "e") if move.spot is None else None
            with pytest.raises(IllegalMove):
                step(before, replace(move, spot=spot) if move.host else Play(move.tile, -1))
            for odd in dressed(move):
                with pytest.raises(IllegalMove):
                    step(before, odd)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_only_a_deal_is_taken_where_a_deal_is_wanted(game: Ruleset) -> None:
    match = new_match(game, few(game, 2))
    tried: list[Move | Chance] = [Lead(0), Draw(), Pass(), Play(tile_set(6)[2], 1)]
    for move in tried:
        with pytest.raises(IllegalMove):
            step(match, move)
    assert legal_moves(match) == ()
    assert step(match, deal(match, Random(1))).match.number == 1
