"""Can a seat see what it must not, and does looking change anything?"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from random import Random

import pytest

from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.rules.event import (
    Event,
    LeadGiven,
    LeadPassed,
    PlaysAgain,
    RoundEnded,
    TileDrawn,
)
from dominoes_desktop.rules.move import Chance, Deal, Lead, Move
from dominoes_desktop.rules.observation import observe, redact
from dominoes_desktop.rules.options import choices
from dominoes_desktop.rules.reason import IllegalMove
from dominoes_desktop.rules.ruleset import Match, Ruleset, Step
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step, to_move
from tests.rules.texts import ruled

from .walk import TABLES, few, share, state, steps


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
    for before, _move, done in steps(new_match(game, seats), rng, 400 if full else 2):
        assert before.round is not None
        if rng.random() > share(game, full):
            continue
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
        seats = few(game, 3)
        first = deal(new_match(lots, seats), rng)
        own, rest = first.hands[0], [tile for hand in first.hands[1:] for tile in hand]
        rest += first.boneyard
        rng.shuffle(rest)
        cut = [len(own) * at for at in range(seats)]
        hands = [tuple(rest[a:b]) for a, b in pairwise(cut)]
        other = Deal((own, *hands), tuple(rest[cut[-1] :]))
        seen = []
        for one in (first, other):
            match = step(new_match(lots, seats), one).match
            led = observe(step(match, Lead(0)).match, 0)
            passed = any(isinstance(event, LeadPassed) for event in led.history)
            seen.append([observe(match, 0), match if passed else led])
        if any(isinstance(one[1], Match) for one in seen):
            continue  # who holds no double is told to all
        assert seen[0] == seen[1]


def disguised(dealt: Deal, match: Match, seat: int, rng: Random) -> Deal:
    """The same deal, but that all the seat does not know by now changes places at random."""
    known = public(match, seat)
    hidden = [one for one in tile_set(match.ruleset.set) if one not in known]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands = [tuple([other.get(one, one) for one in hand]) for hand in dealt.hands]
    return Deal(tuple(hands), tuple([other.get(one, one) for one in dealt.boneyard]))


def played_alike(match: Match, moves: list[Move | Chance], done: list[Step]) -> Match | None:
    """The match after these moves, None where somebody would have seen a difference.

    That is a move that can't be made, another seat's turn, or a turn that went on or did not.
    """
    for move, known in zip(moves, done, strict=True):
        try:
            other = step(match, move)
        except IllegalMove:
            return None
        if to_move(other.match) != to_move(known.match) or again(other) != again(known):
            return None
        match = other.match
    return match


def again(done: Step) -> list[Event]:
    return [event for event in done.events if isinstance(event, PlaysAgain)]


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        pytest.param(game, rules, id=f"{game.key} {rules}")
        for game in GAMES
        for rules in ({}, {"drawn": "may"}, {"free_draw": "yes"})
        if all(value in choices(game)[name].values for name, value in rules.items())
    ],
)
def test_a_round_that_could_as_well_be_another_looks_like_it(
    game: Ruleset, rules: dict[str, str], full: bool
) -> None:
    lots, seats = ruled(game, first_lead="lot", **rules), few(game, 2)
    same = 0
    for seed in range(600 if full else 40):
        rng, seat = Random(seed), seed % seats
        dealt = deal(new_match(lots, seats), rng)
        done = [step(step(new_match(lots, seats), dealt).match, Lead(0))]
        moves: list[Move | Chance] = [Lead(0)]
        for _ in range(rng.randrange(1, 12)):
            if done[-1].match.wants == "move":
                moves.append(rng.choice(legal_moves(done[-1].match)))
                done.append(step(done[-1].match, moves[-1]))
        match = done[-1].match
        if match.wants != "move":
            continue
        start = step(new_match(lots, seats), disguised(dealt, match, seat, rng)).match
        other = played_alike(start, moves, done)
        if other is not None:
            assert observe(other, seat) == observe(match, seat)
            same += 1
    assert same > 4


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    with pytest.raises(ValueError, match="nothing is dealt"):
        observe(new_match(GAMES[0], 2), 0)


def test_the_drawer_alone_is_told_what_was_drawn() -> None:
    for _before, _move, done in steps(new_match(DRAW, 2), Random(1), 20):
        for event in done.events:
            if isinstance(event, TileDrawn):
                own, other = event.seat, 1 - event.seat
                assert set(tiles_of(redact((event,), own))) == {event.tile}
                assert not set(tiles_of(redact((event,), other)))
                return
    raise AssertionError("nobody drew")
