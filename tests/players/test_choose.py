"""Does each level choose as it should, in every game and at any moment?"""

from random import Random
from statistics import mean, stdev

import pytest

from dominoes_desktop.games import ALL_FIVES, ANIMAL, BLOCK, DRAW, PEBBLE
from dominoes_desktop.players.choice import UNITS
from dominoes_desktop.players.choose import LEVELS, choose
from dominoes_desktop.players.why import GoesOut, JustFits, KeepsTile, OnlyMove, ScoresNow, Sheds
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import position, step, to_move

from .table import dealt_round, shares
from .worlds import NAMES, TABLES, house_rules, moments

FEW = 24  # trials of those who think ahead, for the tests' time
LINES = (ANIMAL, PEBBLE, BLOCK, DRAW)  # the games for which the levels were measured


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_every_legal_move_is_ranked_and_the_best_one_chosen(
    ruleset: Ruleset, seats: int, level: str, full: bool
) -> None:
    looked_at = 1 if full or level in ("beginner", "casual") else 0.1
    rng = Random(seats)
    for moment in moments(ruleset, seats, Random(seats), 2):
        if rng.random() < looked_at:
            well_chosen(observe(moment.match, moment.seat), level)


@pytest.mark.parametrize("level", LEVELS)
def test_any_house_rule_can_be_played(level: str, full: bool) -> None:
    rng = Random(3)
    for _ in range(150 if full else 20):
        ruleset, seats = house_rules(rng)
        for moment in moments(ruleset, seats, rng):
            if not full and rng.random() < 0.8:
                continue
            well_chosen(observe(moment.match, moment.seat), level)


def well_chosen(seen: Observation, level: str) -> None:
    choice = choose(seen, level, Random(1), FEW)
    assert choice.move in seen.legal
    assert choice.move == choice.ranked[0].move
    assert sorted([str(one.move) for one in choice.ranked]) == sorted([str(m) for m in seen.legal])
    values = [one.value for one in choice.ranked]
    assert values == sorted(values, reverse=True)
    assert choice.unit in UNITS
    if choice.unit == "chance":
        assert all(0 <= value <= 1 for value in values)
    assert choice == choose(seen, level, Random(1), FEW)


@pytest.mark.parametrize("ruleset", LINES, ids=[game.key for game in LINES])
def test_casual_beats_beginner(ruleset: Ruleset, full: bool) -> None:
    gains = []
    for seats in range(ruleset.seats[0], ruleset.seats[1] + 1):
        fair = 1 / seats
        found = shares(ruleset, seats, "casual", "beginner", 400 if full else 80)
        gains += [(share - fair) / fair for share in found]
    error = stdev(gains) / len(gains) ** 0.5
    assert mean(gains) > (2 * error if full else 0)


@pytest.mark.parametrize("level", LEVELS)
def test_neither_end_is_favoured(level: str, full: bool) -> None:
    """Known complaint C59: a tile that fits two ends alike is laid on each about as often."""
    seen = at_both_ends()
    count = 4000 if full else 400
    hosts = [host_of(choose(seen, level, Random(seed), FEW).move) for seed in range(count)]
    first = hosts.count(tile(6, 3))
    assert abs(first - count / 2) < 4 * (count / 4) ** 0.5


def at_both_ends() -> Observation:
    """Ends 3 and 3 on two hosts, and one tile in the hand that fits either."""
    line = (
        Joined(tile(6, 6), 6),
        Joined(tile(6, 3), 6, tile(6, 6), 6),
        Joined(tile(6, 2), 6, tile(6, 6), 6),
        Joined(tile(3, 2), 2, tile(6, 2), 2),
    )
    hands = [[tile(4, 3), tile(1, 0)], [tile(5, 3), tile(5, 4)]]
    return observe(position(BLOCK, hands, line), 0)


def host_of(move: Move) -> object:
    assert isinstance(move, Play)
    return move.host


def test_casual_sheds_the_heavy_tile_oftener_than_a_beginner() -> None:
    """It lays what comes to hand, and at times like somebody who has just learnt the rules."""
    hands = [[tile(6, 5), tile(6, 0)], [tile(4, 3), tile(2, 1)]]
    seen = observe(position(BLOCK, hands, (Joined(tile(6, 6), 6),)), 0)
    heavy = {}
    for level in ("beginner", "casual"):
        chosen = [choose(seen, level, Random(seed)) for seed in range(400)]
        heavy[level] = [one for one in chosen if one.move == Play(tile(6, 5), 6, tile(6, 6))]
    assert 0 < len(heavy["beginner"]) < 40
    assert 130 < len(heavy["casual"]) < 210
    assert Sheds(11) in [one.ranked[0].why for one in heavy["casual"]]


def test_points_where_pips_count_and_chances_where_rounds_are_won() -> None:
    hands = [[tile(6, 5), tile(6, 0)], [tile(4, 3), tile(2, 1)]]
    for ruleset, unit in ((DRAW, "points"), (ANIMAL, "chance")):
        seen = observe(position(ruleset, hands, (Joined(tile(6, 6), 6),)), 0)
        assert choose(seen, "casual", Random(1)).unit == unit


def test_the_last_tile_wins() -> None:
    hands = [[tile(6, 5)], [tile(4, 3), tile(2, 1)]]
    seen = observe(position(ANIMAL, hands, (Joined(tile(6, 6), 6),)), 0)
    best = choose(seen, "casual", Random(1)).ranked[0]
    assert (best.value, best.why) == (1.0, GoesOut())


def test_a_forced_move_needs_no_reason() -> None:
    hands = [[tile(5, 5), tile(1, 0)], [tile(6, 3), tile(2, 1)]]
    seen = observe(position(ANIMAL, hands, (Joined(tile(6, 6), 6),), [tile(6, 1)]), 0)
    best = choose(seen, "beginner", Random(1)).ranked[0]
    assert (best.move, best.why) == (Draw(), OnlyMove())


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_move_is_worth_nothing_beside_others(level: str) -> None:
    hands = [[tile(5, 5), tile(1, 0)], [tile(6, 3), tile(2, 1)]]
    seen = observe(
        position(DRAW, hands, (Joined(tile(6, 6), 6),), [tile(6, 1), tile(6, 2), tile(6, 4)]), 0
    )
    assert [one.value for one in choose(seen, level, Random(1), FEW).ranked] == [0.0]


def test_a_drawn_tile_is_mostly_laid_and_kept_now_and_then_by_beginners() -> None:
    hands = [[tile(5, 5), tile(1, 0)], [tile(6, 3), tile(2, 1)]]
    match = position(ANIMAL, hands, (Joined(tile(6, 6), 6),), [tile(6, 1), tile(6, 2)])
    seen = observe(step(match, Draw()).match, 0)
    kept = {
        level: [choose(seen, level, Random(seed), FEW).move for seed in range(200)].count(Pass())
        for level in ("beginner", "casual")
    }
    assert 0 < kept["beginner"] < 60
    assert kept["casual"] < 40
    assert KeepsTile() in [one.why for one in choose(seen, "casual", Random(1)).ranked]


def test_who_may_draw_freely_seldom_does() -> None:
    free = with_rule(DRAW, "free_draw", "yes")
    hands = [[tile(6, 5), tile(1, 0)], [tile(6, 3), tile(2, 1)]]
    bones = [tile(6, 1), tile(6, 2), tile(4, 4)]
    seen = observe(position(free, hands, (Joined(tile(6, 6), 6),), bones), 0)
    for level in ("beginner", "casual"):  # who thinks ahead may find it worth it
        moves = [choose(seen, level, Random(seed)).move for seed in range(100)]
        assert sum(isinstance(move, Play) for move in moves) > 70


def test_nobody_chooses_out_of_turn_or_at_an_unknown_level() -> None:
    seen = at_both_ends()
    with pytest.raises(ValueError, match="level"):
        choose(seen, "grandmaster", Random(1))
    match = position(BLOCK, [[tile(6, 5)], [tile(6, 4)]], (Joined(tile(6, 6), 6),))
    with pytest.raises(ValueError, match="nothing"):
        choose(observe(match, 1), "casual", Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_holds_a_tile_back_for_ever(level: str) -> None:
    """Where one may pass although a tile fits, all could: then the round would have no end."""
    game = with_rule(DRAW, "free_draw", "yes")
    for seed in range(6):
        rng = Random(seed)
        match, passes = dealt_round(game, 2, rng), 0
        while (seat := to_move(match)) is not None:
            seen = observe(match, seat)
            ranked = choose(seen, level, rng, 40).ranked
            moves = [one.move for one in ranked]
            move = Pass() if Pass() in moves else moves[0]  # the worst there is
            passes = passes + 1 if isinstance(move, Pass) else 0
            assert passes <= 4
            match = step(match, move).match


def test_what_comes_to_hand_fits_and_scores() -> None:
    """Who does not look has no other reason: nothing is said of pips, nor of numbers kept."""
    hands = [[tile(6, 4), tile(6, 2)], [tile(4, 3), tile(2, 1)]]
    seen = observe(position(ALL_FIVES, hands, (Joined(tile(6, 6), 6),)), 0)
    whys = [one.why for seed in range(100) for one in choose(seen, "casual", Random(seed)).ranked]
    assert JustFits() in whys
    assert sum([isinstance(why, JustFits | ScoresNow) for why in whys]) > len(whys) * 0.8
