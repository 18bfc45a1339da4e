"""Is it so, what is said of a move? Each reason is held against the open hands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import assert_never

import pytest

from dominoes_desktop.games import ALL_FIVES, ANIMAL, BLOCK, DRAW, GAMES, SUPER
from dominoes_desktop.players.choice import Ranked
from dominoes_desktop.players.choose import choose
from dominoes_desktop.players.outlook import counts_pips
from dominoes_desktop.players.why import (
    GoesOut,
    HopesForBetter,
    JustFits,
    KeepsNumbers,
    KeepsOpen,
    KeepsTile,
    LeavesOpen,
    OnlyMove,
    Reckoned,
    RidsDouble,
    ScoresNow,
    Sheds,
    ShedsOnly,
    ShutsOut,
    StaysReady,
    Strikes,
    TriedOut,
)
from dominoes_desktop.rules.event import Scored
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile
from dominoes_desktop.rules.umpire import step

from .worlds import Moment, moments

FEW = 24  # trials


def opened(seen: Observation) -> set[int]:
    """The numbers that lie open."""
    return {end.pips for end in seen.due or seen.ends}


def fits(one: Tile, pips: int, seen: Observation) -> bool:
    """At some end of that number: on a locked one its double alone, on some numbers any double."""
    free = any(end.pips == pips and end not in seen.locked for end in seen.due or seen.ends)
    anywhere = values(seen.ruleset).get("match") == f"double_on_{pips}"
    return (one.has(pips) and (free or one.double)) or (anywhere and one.double)


def holds(moment: Moment, ranked: Ranked, plays: list[Play]) -> None:
    """What is claimed is true in the match, all hands open."""
    match, move, why = moment.match, ranked.move, ranked.why
    seat, done = moment.seat, step(moment.match, ranked.move)
    after = observe(done.match, seat)
    assert match.round is not None
    hands = [match.round.hand(s) for s in range(match.seats)]
    left = [one for one in hands[seat] if not isinstance(move, Play) or one != move.tile]
    ends = opened(after)
    pips = [play.tile.pips for play in plays]
    match why:
        case OnlyMove() | Reckoned() | JustFits() | HopesForBetter() | KeepsTile() | Strikes():
            pass
        case GoesOut():
            assert not left
        case Sheds(pips=shed):
            assert isinstance(move, Play)
            assert shed == move.tile.pips > min([*pips, 99]) or len(set(pips)) == 1
        case ShedsOnly(pips=shed):
            assert isinstance(move, Play)
            assert shed == move.tile.pips < max(pips)
        case ScoresNow(points=points):
            scored = [one for one in done.events if isinstance(one, Scored) and one.seat == seat]
            assert scored[0].points == points
        case RidsDouble(tile=tile):
            assert tile.double
        case KeepsNumbers(numbers=numbers):
            assert numbers == len({half for one in left for half in (one.high, one.low)})
        case StaysReady(fitting=fitting, left=count):
            ready = [one for one in left if any(fits(one, n, after) for n in ends)]
            assert len(left) == count
            if match.ruleset.placing.binds:  # where the table's edge is near, not all have room
                assert len(ready) >= fitting
            else:
                assert len(ready) == fitting
        case LeavesOpen(numbers=numbers):
            assert set(numbers) <= ends
        case ShutsOut(seat=other, numbers=numbers):
            assert other == after.order[seat]
            assert set(numbers) == ends
            assert not any(one.has(n) or fits(one, n, after) for one in hands[other] for n in ends)
        case KeepsOpen(seat=mine, numbers=numbers, other=other, lacks=lacks):
            assert mine == seat
            assert all(any(fits(one, n, after) for one in left) for n in numbers)
            assert set(lacks) <= ends
            held = () if other is None else hands[other]
            assert not any(one.has(n) for one in held for n in lacks)
        case TriedOut(endings=endings, less=less):
            assert endings > 0
            assert less >= 0
        case _:
            assert_never(why)


def decided(ruleset: Ruleset, seats: int, rng: Random) -> list[tuple[Moment, tuple[Ranked, ...]]]:
    """Every choice of a round, weighed."""
    found = []
    for moment in moments(ruleset, seats, rng):
        choice = choose(observe(moment.match, moment.seat), "expert", rng, FEW)
        found.append((moment, choice.ranked))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_said_of_a_move_is_so(game: Ruleset, full: bool) -> None:
    for seed in range(40 if full else 1):
        rng = Random(seed)
        for moment, ranked in decided(game, rng.randint(*game.seats), rng):
            plays = [one.move for one in ranked if isinstance(one.move, Play)]
            for one in ranked:
                holds(moment, one, plays)


def same(match: Match, plays: list[Play], seat: int) -> int:
    """In how many ways the plays differ: the ends that they leave, and what they shed."""
    left = [frozenset(opened(observe(step(match, play).match, seat))) for play in plays]
    return len({(ends, play.tile.pips) for ends, play in zip(left, plays, strict=True)})


@pytest.mark.parametrize("game", [DRAW, BLOCK], ids=lambda game: game.key)
def test_that_it_was_tried_is_said_of_a_tile_only_where_nothing_else_can_be(game: Ruleset) -> None:
    kinds: Counter[type] = Counter()
    for seed in range(3):
        for moment, ranked in decided(game, 2, Random(seed)):
            plays = [one.move for one in ranked if isinstance(one.move, Play)]
            kinds.update([type(one.why) for one in ranked])
            for one in ranked:
                if isinstance(one.move, Play) and isinstance(one.why, TriedOut):
                    assert counts_pips(observe(moment.match, moment.seat))
                    assert same(moment.match, plays, moment.seat) == 1
    assert len(kinds) > 5


@pytest.mark.parametrize("game", [ALL_FIVES, SUPER], ids=lambda game: game.key)
def test_what_a_move_brings_at_once_is_told_whatever_chance_says(game: Ruleset) -> None:
    told = 0
    for moment in moments(game, 2, Random(4), 4):
        seen = observe(moment.match, moment.seat)
        found = []
        for seed in range(4):
            ranked = choose(seen, "expert", Random(seed), FEW).ranked
            found.append({r.move: r.why for r in ranked if isinstance(r.why, ScoresNow | Strikes)})
        assert found == [found[0]] * 4
        told += len(found[0])
    assert told > 5


@pytest.mark.parametrize("game", [ANIMAL, SUPER], ids=lambda game: game.key)
def test_that_a_tile_is_heavy_is_no_reason_where_pips_do_not_count(game: Ruleset) -> None:
    for moment, ranked in decided(game, 2, Random(2)):
        seen = observe(moment.match, moment.seat)
        careful = [choose(seen, "casual", Random(seed)).ranked for seed in range(30)]
        for one in (*ranked, *[one for some in careful for one in some]):
            assert not isinstance(one.why, Sheds | ShedsOnly)
