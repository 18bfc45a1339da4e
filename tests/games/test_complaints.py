"""Can the faults that players of other programs report happen here? (As far as the law goes.)"""

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.rules.event import LeadGiven, Passed, TileDrawn, TilePlayed
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.options import check
from dominoes_desktop.rules.reason import (
    BadRuleset,
    FitsNowhere,
    IllegalMove,
    MustLead,
    NothingToDraw,
    TooFewTiles,
)
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import (
    deal,
    legal_moves,
    lot,
    new_match,
    position,
    step,
    to_move,
)
from tests.rules.texts import begun, dealt, lay, legal, one, played, row, ruled, tiles

ALL_ZEROS = row("0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6 6-0")


def rounds(game: Ruleset, seats: int, seed: int) -> Match:
    """A round played at random to its end."""
    rng = Random(seed)
    match = new_match(game, seats)
    match = step(match, deal(match, rng)).match
    if match.wants == "lead":
        match = step(match, lot(match, rng)).match
    while match.wants == "move":
        match = step(match, rng.choice(legal_moves(match))).match
    return match


def test_c14_the_first_tile_has_one_place() -> None:
    match = begun(BLOCK, "6-6 4-1 3-2 5-1 2-0 4-2 6-3", "5-5 6-4 3-1 1-0 4-4 2-1 5-2")
    assert legal(match) == {"6-6"}


def test_c16_two_equal_ends_are_two_moves() -> None:
    match = position(BLOCK, (tiles("4-1 6-5"), tiles("3-3")), row("4-3 3-2 2-4"))
    assert legal(match) == {"4-1@4-3", "4-1@4-2"}
    left, right = (step(match, move).match.round for move in legal_moves(match))
    assert left is not None
    assert right is not None
    assert left.line() != right.line()


def test_c22_a_tile_that_fits_nowhere_is_refused_with_the_ends_it_was_held_against() -> None:
    match = position(ANIMAL, (tiles("4-3 6-5"), tiles("3-3")), row("5-2"))
    with pytest.raises(IllegalMove) as refused:
        step(match, lay("4-3@5-2"))
    assert refused.value.reason == FitsNowhere(one("4-3"), (2, 5))


@pytest.mark.parametrize("game", [ANIMAL, PEBBLE, DRAW], ids=lambda game: game.key)
def test_c23_what_was_drawn_is_drawn_again_after_going_back(game: Ruleset) -> None:
    match = position(game, (tiles("4-3"), tiles("3-3")), row("5-2"), tiles("5-3 1-1 1-0 2-1"))
    first, again = step(match, Draw()), step(match, Draw())
    assert first.events == again.events
    assert first.events[0] == TileDrawn(0, one("5-3"), 3)


@pytest.mark.parametrize(("n", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_c26_every_tile_of_a_set_is_there_once(n: int, count: int) -> None:
    match = new_match(ruled(BLOCK, set=n), 4)
    shuffled = deal(match, Random(n))
    there = Counter([one for hand in shuffled.hands for one in hand] + list(shuffled.boneyard))
    assert len(there) == count
    assert set(there.values()) == {1}
    assert set(there) == {one for one in tile_set(18) if one.high <= n}


@pytest.mark.parametrize("game", [ANIMAL, PEBBLE, BLOCK, DRAW], ids=lambda game: game.key)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c28_turns_alternate_strictly_whoever_opens(game: Ruleset, seats: int) -> None:
    openers = set()
    for seed in range(20):
        turn: int | None = None
        for event in rounds(game, seats, seed).history:
            match event:
                case LeadGiven(seat=seat):
                    openers.add(seat)
                    turn = seat
                case TilePlayed(seat=seat) | Passed(seat=seat):
                    assert seat == turn
                    turn = (seat + 1) % seats
                case TileDrawn(seat=seat):
                    assert seat == turn
                    turn = (seat + 1) % seats if game is PEBBLE else seat
    assert openers == set(range(seats))


def test_c29_who_drew_twice_lays_one_tile() -> None:
    match = position(
        DRAW, (tiles("4-3"), tiles("5-5 3-3")), row("5-2"), tiles("4-4 5-1 1-0 2-1 0-0")
    )
    first = step(match, Draw())
    assert (len(first.events), to_move(first.match), legal(first.match)) == (1, 0, {"draw"})
    second = step(first.match, Draw())
    assert (len(second.events), to_move(second.match)) == (1, 0)
    assert legal(second.match) == {"5-1@5-2"}
    assert to_move(played(second.match, ["5-1@5-2"])) == 1


@pytest.mark.parametrize("game", [PEBBLE, BLOCK, DRAW], ids=lambda game: game.key)
def test_c31_a_drawn_round_scores_for_nobody(game: Ruleset) -> None:
    match = position(game, (tiles("6-3"), tiles("5-4")), row("1-1"))
    assert match.round is not None
    assert match.round.result is not None
    assert (match.round.result.winners, match.round.result.points) == ((), (0, 0))
    assert (match.scores, match.wins) == ((0, 0), (0, 0))


def test_c32_a_block_tells_who_tied_and_the_first_rounds_rule_leads_again() -> None:
    blocked = position(BLOCK, (tiles("6-3"), tiles("5-4"), tiles("6-6 5-3")), row("1-1"))
    assert blocked.round is not None
    assert blocked.round.result is not None
    assert blocked.round.result.tied == (0, 1)
    assert blocked.round.result.left == (9, 9, 20)
    hands = ("1-1 6-5 4-3 2-0 6-2", "5-5 6-4 3-1 1-0 4-1", "6-6 3-3 2-1 5-4 3-0")
    after = step(blocked, dealt(BLOCK, *hands)).match
    assert (to_move(after), legal(after)) == (2, {"6-6"})


def test_c34_a_dead_table_ends_at_once_where_nobody_draws() -> None:
    hands = tiles("6-6 5-4"), tiles("1-1 2-2")
    rest = tuple([one for one in tile_set(6) if not one.has(0) and one not in hands[0] + hands[1]])
    bones = tuple([one for one in rest if one not in {tile.tile for tile in ALL_ZEROS}])
    assert len(bones) == 14
    assert position(BLOCK, hands, ALL_ZEROS, bones).wants == "deal"
    for game, drawn in ((DRAW, 12), (ruled(DRAW, reserve=0), 14), (ANIMAL, 14), (PEBBLE, 14)):
        match, draws = position(game, hands, ALL_ZEROS, bones), 0
        while match.wants == "move":
            (move,) = legal_moves(match)
            draws += isinstance(move, Draw)
            match = step(match, move).match
        assert match.round is not None
        assert (draws, match.round.left()) == (drawn, 14 - drawn)


def test_c35_the_last_two_are_never_drawn() -> None:
    hands = tiles("4-3"), tiles("5-5 3-3")
    three = position(DRAW, hands, row("5-2"), tiles("4-4 5-1 2-2"))
    assert legal(three) == {"draw"}
    two = played(three, ["draw"])
    assert legal(two) == {"pass"}
    with pytest.raises(IllegalMove) as refused:
        step(two, Draw())
    assert refused.value.reason == NothingToDraw(2)
    assert two.round is not None
    after = step(two, Pass()).match
    assert after.round is not None
    assert after.round.left() == 2


@pytest.mark.parametrize("next_lead", ["winner", "same"])
def test_c46_the_winner_leads_freely_or_the_highest_double_is_forced(next_lead: str) -> None:
    game = ruled(BLOCK, hand=2, next_lead=next_lead)
    match = played(begun(game, "6-6 6-5", "1-0 2-0"), ["6-6", "pass", "6-5@6-6"])
    match = step(match, dealt(game, "6-6 2-1", "1-0 5-5")).match
    assert to_move(match) == 0
    if next_lead == "winner":
        assert legal(match) == {"6-6", "2-1"}
        return
    with pytest.raises(IllegalMove) as refused:
        step(match, Play(one("2-1"), 2))
    assert refused.value.reason == MustLead(one("6-6"))


def test_c47_too_few_tiles_are_refused_with_the_smallest_set_that_works() -> None:
    for seats, hand, smallest in ((4, 8, 9), (3, 10, 9), (4, 14, 12), (4, 30, 15), (2, 14, None)):
        game = ruled(BLOCK, hand=hand)
        if smallest is None:
            check(game, seats)
            continue
        with pytest.raises(BadRuleset) as refused:
            check(game, seats)
        assert refused.value.reason == TooFewTiles(seats, hand, 6, smallest)
        check(ruled(game, set=smallest), seats)


def test_c47_a_game_with_one_set_names_no_other() -> None:
    with pytest.raises(BadRuleset) as refused:
        new_match(ruled(ANIMAL, hand=8), 4)
    assert refused.value.reason == TooFewTiles(4, 8, 6, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_c53_every_tile_comes_to_every_place_equally_often(game: Ruleset, full: bool) -> None:
    """Of so many places one in 370 is off by more than 3 sigma, as chance has it, and none by 4."""
    deals = 10_000 if full else 500
    rng, match, every = Random(53), new_match(game, game.seats[1]), tile_set(game.set)
    found: Counter[tuple[int, Tile]] = Counter()
    for _ in range(deals):
        shuffled = deal(match, rng)
        for place, held in enumerate((*shuffled.hands, shuffled.boneyard)):
            found.update([(place, one) for one in held])
    off = []
    for place, held in enumerate((*shuffled.hands, shuffled.boneyard)):
        share = len(held) / len(every)
        sigma = (deals * share * (1 - share)) ** 0.5
        off += [(found[place, one] - deals * share) / sigma for one in every if held]
    assert max(map(abs, off)) < 4
    assert sum(abs(one) > 3 for one in off) <= len(off) * 0.02
    assert 0.75 < fmean([one * one for one in off]) < 1.33


def test_nobody_waits_for_a_move_that_is_not_there() -> None:
    for game in GAMES:
        match = rounds(game, game.seats[0], 5)
        assert legal_moves(match) == ()
        assert to_move(match) is None
        moves: list[Move] = [Draw(), Pass()]
        for move in moves:
            with pytest.raises(IllegalMove):
                step(match, move)
