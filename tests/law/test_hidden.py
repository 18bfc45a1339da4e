"""Can a seat see what it must not, and does looking change anything?"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.event import LeadGiven, RoundEnded
from dominoes_desktop.rules.move import Deal, Lead
from dominoes_desktop.rules.observation import observe, redact
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile
from dominoes_desktop.rules.umpire import deal, new_match, step

from .walk import TABLES, state, steps


def tiles_of(thing: object) -> Iterator[Tile]:
    """Every tile anywhere in it."""
    if isinstance(thing, Tile):
        yield thing
    elif is_dataclass(thing):
        for one in fields(thing):
            yield from tiles_of(getattr(thing, one.name))
    elif isinstance(thing, tuple | list | frozenset):
        for one in thing:
            yield from tiles_of(one)
    elif isinstance(thing, dict):
        yield from tiles_of((*thing.items(),))
    else:
        assert thing is None or isinstance(thing, str | int), f"a handle to {thing!r}"


def public(match: Match, seat: int) -> set[Tile]:
    """What that seat may know: its hand, the table, and who leads by which tile."""
    round = match.round
    assert round is not None
    known = set(round.hand(seat)) | {one.tile for one in round.line()}
    known |= {e.tile for e in match.history if isinstance(e, LeadGiven) and e.tile}
    if any(isinstance(event, RoundEnded) for event in match.history):
        known |= {one for s in range(match.seats) for one in round.hand(s)}
    return known


def look(match: Match) -> None:
    for seat in range(match.seats):
        seen = observe(match, seat)
        assert set(tiles_of(seen)) <= public(match, seat)
        assert seen == observe(match, seat)
        assert bool(seen.legal) is (seen.to_move == seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_that_is_hidden_stands_in_another_seats_observation(
    game: Ruleset, seats: int, full: bool
) -> None:
    rng = Random(7)
    match = step(new_match(game, seats), deal(new_match(game, seats), rng)).match
    look(match)
    for before, _move, done in steps(new_match(game, seats), rng, 400 if full else 3):
        assert before.round is not None
        then = state(before.round)
        look(before)
        look(done.match)
        for seat in range(seats):
            told = redact(done.events, seat)
            assert set(tiles_of(told)) <= public(done.match, seat)
            assert len(told) == len(done.events)
        assert state(before.round) == then


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_hidden_tiles_that_lie_elsewhere_make_no_difference_to_what_is_seen(
    game: Ruleset, full: bool
) -> None:
    lots = replace(game, opening=replace(game.opening, first_lead="lot"))
    for seed in range(400 if full else 30):
        rng = Random(seed)
        first = deal(new_match(lots, 3), rng)
        own, rest = first.hands[0], [*first.hands[1], *first.hands[2], *first.boneyard]
        rng.shuffle(rest)
        size = len(own)
        other = Deal(
            (own, tuple(rest[:size]), tuple(rest[size : 2 * size])), tuple(rest[2 * size :])
        )
        seen = []
        for one in (first, other):
            match = step(new_match(lots, 3), one).match
            seen.append([observe(match, 0), observe(step(match, Lead(0)).match, 0)])
        assert seen[0] == seen[1]


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    with pytest.raises(ValueError, match="nothing is dealt"):
        observe(new_match(GAMES[0], 2), 0)


def test_the_drawer_alone_is_told_what_was_drawn() -> None:
    for before, _move, done in steps(new_match(GAMES[-1], 2), Random(1), 20):
        for event in done.events:
            if type(event).__name__ == "TileDrawn":
                assert before.round is not None
                own, other = before.round.seat, 1 - before.round.seat
                assert set(tiles_of(redact((event,), own))) == {event.tile}
                assert not set(tiles_of(redact((event,), other)))
                return
    raise AssertionError("nobody drew")
