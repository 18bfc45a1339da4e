"""Can a seat see what it must not, and does looking change anything?"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.event import LeadGiven, RoundEnded, TileDrawn
from dominoes_desktop.rules.move import Deal, Lead
from dominoes_desktop.rules.observation import observe, redact
from dominoes_desktop.rules.reason import IllegalMove
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step
from tests.rules.texts import ruled

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
    lots = ruled(game, first_lead="lot")
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


def disguised(dealt: Deal, match: Match, seat: int, rng: Random) -> Deal:
    """The same deal, but that all the seat does not know by now changes places at random."""
    known = public(match, seat)
    hidden = [one for one in tile_set(6) if one not in known]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands = [tuple([other.get(one, one) for one in hand]) for hand in dealt.hands]
    return Deal(tuple(hands), tuple([other.get(one, one) for one in dealt.boneyard]))


@pytest.mark.parametrize("rules", [{}, {"drawn": "may"}, {"free_draw": "yes"}], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_round_that_could_as_well_be_another_looks_like_it(
    game: Ruleset, rules: dict[str, str], full: bool
) -> None:
    lots = ruled(game, first_lead="lot", **rules)
    same = 0
    for seed in range(600 if full else 40):
        rng, seat, moves = Random(seed), seed % 2, []
        dealt = deal(new_match(lots, 2), rng)
        match = other = step(step(new_match(lots, 2), dealt).match, Lead(0)).match
        for _ in range(rng.randrange(1, 12)):
            if match.wants == "move":
                moves.append(rng.choice(legal_moves(match)))
                match = step(match, moves[-1]).match
        if match.wants != "move":
            continue
        other = step(new_match(lots, 2), disguised(dealt, match, seat, rng)).match
        try:
            for move in (Lead(0), *moves):
                other = step(other, move).match
        except IllegalMove:
            continue
        if other.wants == "move":
            assert observe(other, seat) == observe(match, seat)
            same += 1
    assert same > 4


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    with pytest.raises(ValueError, match="nothing is dealt"):
        observe(new_match(GAMES[0], 2), 0)


def test_the_drawer_alone_is_told_what_was_drawn() -> None:
    for before, _move, done in steps(new_match(GAMES[-1], 2), Random(1), 20):
        for event in done.events:
            if isinstance(event, TileDrawn):
                assert before.round is not None
                own, other = before.round.seat, 1 - before.round.seat
                assert set(tiles_of(redact((event,), own))) == {event.tile}
                assert not set(tiles_of(redact((event,), other)))
                return
    raise AssertionError("nobody drew")
