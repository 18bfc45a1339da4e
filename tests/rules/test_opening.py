"""Who leads, and with what? (rules.md B0, and the common rules of B1.)"""

from collections.abc import Sequence
from random import Random

import pytest

from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.rules.event import Dealt, LeadGiven
from dominoes_desktop.rules.move import Lead, Pass
from dominoes_desktop.rules.reason import BadDeal, IllegalMove, NotNow, WrongSeats
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step, to_move
from tests.rules.texts import begun, dealt, legal, one, played, row, ruled, tiles

THREES = ("6-5 4-3 2-0", "4-4 3-1 1-0", "5-3 6-1 1-1")  # 4-4 is the highest double, 6-5 heaviest
PLAIN = ("6-4 3-1 1-0", "6-5 4-1 2-0", "5-3 6-2 5-0")  # nobody has a double


def three(**rules: object) -> Ruleset:
    return ruled(BLOCK, hand=3, **rules)


def given(match: Match) -> LeadGiven:
    (event,) = [event for event in match.history if isinstance(event, LeadGiven)]
    return event


def after(match: Match, hands: Sequence[str]) -> Match:
    return step(match, dealt(match.ruleset, *hands)).match


@pytest.mark.parametrize(
    ("rules", "hands", "leads", "why", "may"),
    [
        ({}, THREES, 1, "highest_double", {"4-4"}),
        ({"lead_tile": "any"}, THREES, 1, "highest_double", {"4-4", "3-1", "1-0"}),
        ({"first_lead": "heaviest"}, THREES, 0, "heaviest", {"6-5"}),
        ({"first_lead": "holder_of_1-1"}, THREES, 2, "holder", {"1-1"}),
        ({"first_lead": "holder_of_1-0"}, THREES, 1, "holder", {"1-0"}),
        ({"first_lead": "holder_of_6-6"}, THREES, 0, "heaviest", {"6-5"}),
        ({}, PLAIN, 1, "heaviest", {"6-5"}),
        ({"lead_tile": "any"}, PLAIN, 1, "heaviest", {"6-5", "4-1", "2-0"}),
    ],
)
def test_the_first_round_is_led_by_the_rule(
    rules: dict[str, str], hands: Sequence[str], leads: int, why: str, may: set[str]
) -> None:
    match = begun(three(**rules), *hands)
    assert (to_move(match), given(match).why) == (leads, why)
    assert legal(match) == may


@pytest.mark.parametrize("first", ["highest_double", "heaviest", "holder_of_6-6"])
def test_the_heaviest_has_most_pips_and_of_equal_ones_the_larger_half(first: str) -> None:
    game = three(first_lead=first)
    assert legal(begun(game, "6-0 3-1 2-0", "5-4 3-0 1-0", "5-3 5-0 2-1")) == {"5-4"}
    assert legal(begun(game, "6-0 3-1 2-0", "5-4 3-0 1-0", "6-3 5-0 2-1")) == {"6-3"}


@pytest.mark.parametrize("first", ["highest_double", "holder_of_6-6"])
def test_a_deal_without_the_tile_is_thrown_in_where_the_rule_says_so(first: str) -> None:
    game = three(first_lead=first, no_double="redeal")
    with pytest.raises(IllegalMove) as refused:
        begun(game, *PLAIN)
    assert refused.value.reason == BadDeal("no_double")


def test_the_dealer_mixes_again_until_somebody_has_a_double() -> None:
    game = ruled(ANIMAL, hand=3)
    for seed in range(60):
        shuffled = deal(new_match(game, 2), Random(seed))
        assert any(one.double for hand in shuffled.hands for one in hand)
        assert step(new_match(game, 2), shuffled).match.wants == "move"


@pytest.mark.parametrize("lead_tile", ["any", "that_double"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_a_lot_any_tile_may_be_led(seat: int, lead_tile: str) -> None:
    game = three(first_lead="lot", lead_tile=lead_tile, no_double="redeal")
    waiting = begun(game, *THREES)
    assert (waiting.wants, to_move(waiting), legal_moves(waiting)) == ("lead", None, ())
    with pytest.raises(IllegalMove) as refused:
        step(waiting, Pass())
    assert refused.value.reason == NotNow("lead")
    match = step(waiting, Lead(seat)).match
    assert (to_move(match), given(match).why) == (seat, "lot")
    assert legal(match) == set(THREES[seat].split())


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_lot_falls_on_somebody_at_the_table(seat: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        step(begun(three(first_lead="lot"), *THREES), Lead(seat))
    assert refused.value.reason == WrongSeats(seat + 1, 1, 3)


def test_a_lead_is_refused_where_the_rules_name_it() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(begun(three(), *THREES), Lead(1))
    assert refused.value.reason == NotNow("move")


def won_by_two(**rules: object) -> Match:
    """A finished first round of two tiles each: seat 0 led it, seat 1 went out."""
    game = ruled(BLOCK, hand=2, **{"first_lead": "lot", "lead_tile": "any", **rules})
    match = begun(game, "6-5 4-3", "5-1 1-0", "3-2 2-0", lead=0)
    return played(match, ["6-5", "5-1@6-5", "pass", "pass", "1-0@5-1"])


NEXT = ("6-6 5-4", "2-1 3-1", "3-3 6-4")


@pytest.mark.parametrize(
    ("rules", "leads", "why"),
    [
        ({"next_lead": "winner"}, 1, "winner"),
        ({"next_lead": "rotate"}, 1, "rotate"),
        ({"next_lead": "rotate", "direction": "clockwise"}, 1, "rotate"),
    ],
)
def test_winner_and_rotation_lead_any_tile(rules: dict[str, str], leads: int, why: str) -> None:
    match = after(won_by_two(**rules, lead_tile="that_double"), NEXT)
    assert (to_move(match), given(match).why) == (leads, why)
    assert legal(match) == {"2-1", "3-1"}


def test_rotation_follows_the_order_of_play() -> None:
    game = ruled(BLOCK, hand=2, first_lead="lot", next_lead="rotate", direction="counterclockwise")
    match = begun(game, "6-5 6-3", "5-1 1-0", "3-2 4-0", lead=0)
    match = played(match, ["6-5", "pass", "5-1@6-5", "6-3@6-5"])
    assert to_move(after(match, NEXT)) == 2


def test_the_same_rule_again_may_mean_a_lot_again() -> None:
    assert after(won_by_two(next_lead="same"), NEXT).wants == "lead"


def test_after_a_tie_the_first_rounds_rule_decides_again_where_the_winner_would_lead() -> None:
    blocked = position(BLOCK, (tiles("6-3"), tiles("5-4")), row("1-1"), seat=1)
    hands = ("6-5 4-3 2-0 2-1 5-1 6-1 1-0", "3-3 3-1 4-0 5-0 4-1 5-2 6-2")
    match = step(blocked, dealt(BLOCK, *hands)).match
    assert (to_move(match), given(match).why, legal(match)) == (1, "highest_double", {"3-3"})


def test_with_a_shared_win_the_lowest_seat_counts_as_the_winner() -> None:
    game = ruled(BLOCK, block_tie="shared", hand=2)
    tie = (tiles("6-6"), tiles("5-4"), tiles("6-3"))
    match = after(position(game, tie, row("1-1")), NEXT)
    assert (to_move(match), given(match).why) == (1, "winner")


def test_a_replayed_round_does_not_count_for_the_next_lead() -> None:
    game = three(first_lead="lot", next_lead="rotate", block_tie="replay")
    blocked = position(game, (tiles("6-3"), tiles("5-4"), tiles("6-6")), row("1-1"), seat=2)
    assert blocked.wants == "deal"
    assert after(blocked, THREES).wants == "lead"


def test_pebble_draws_lots_once_and_then_goes_round() -> None:
    game = ruled(PEBBLE, hand=2)
    match = begun(game, "6-5 4-3", "5-1 1-0", lead=1)
    match = played(match, ["1-0", "draw", "1-5@1-0"])
    match = after(match, ("6-6 5-4", "2-1 3-1"))
    assert (match.wants, to_move(match), given(match).why) == ("move", 0, "rotate")
    assert legal(match) == {"6-6", "5-4"}


def test_a_round_opens_with_the_deal_and_the_lead() -> None:
    match = begun(three(), *THREES)
    assert match.history == (
        Dealt(1, tuple([tiles(hand) for hand in THREES]), 19),
        LeadGiven(1, "highest_double", one("4-4")),
    )
