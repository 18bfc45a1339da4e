"""Does each house rule do something, and is what can't be played refused with the reason?"""

from collections.abc import Callable
from random import Random

import pytest

from dominoes_desktop.games import ALL_FIVES, ANIMAL, GAMES
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.rules.event import Result
from dominoes_desktop.rules.move import Lead
from dominoes_desktop.rules.options import NAMES, Choice, check, choices, values, with_rule
from dominoes_desktop.rules.reason import (
    BadRuleset,
    BadValue,
    IllegalMove,
    NoSuchRule,
    Reason,
    TooFewTiles,
    WrongSeats,
)
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import deal, new_match, position, step, to_move
from tests.rules.texts import begun, dealt, legal, played, row, ruled, tiles

from .more_scenes import MORE

HOLDER = "holder_of_A-B (A >= B)"
HANDS = ("6-5 4-3 2-0", "4-4 3-1 1-0", "5-3 6-1 1-1")


def sizes(name: str, value: str) -> object:
    dealt_now = deal(new_match(ruled(BLOCK, **{name: value}), 2), Random(1))
    return [len(hand) for hand in dealt_now.hands], len(dealt_now.boneyard)


def first_lead(name: str, value: str) -> object:
    match = begun(ruled(BLOCK, hand=3, **{name: value}), *HANDS)
    return match.wants, legal(match)


def next_lead(name: str, value: str) -> object:
    match = begun(
        ruled(BLOCK, hand=2, first_lead="heaviest", **{name: value}), "6-5 6-1", "1-0 2-0"
    )
    match = played(match, ["6-5", "pass", "6-1@6-5"])
    match = step(match, dealt(match.ruleset, "3-0 4-1", "6-4 5-0")).match
    return to_move(match), legal(match)


def no_double(name: str, value: str) -> object:
    try:
        match = begun(ruled(BLOCK, hand=2, **{name: value}), "6-5 4-3", "1-0 2-0")
    except IllegalMove as refused:
        return refused.reason
    return to_move(match)


def turn(name: str, value: str) -> object:
    match = begun(ruled(BLOCK, hand=3, **{name: value}), *HANDS)
    return to_move(played(match, ["4-4"]))


def drawing(name: str, value: str) -> object:
    rules = {"reserve": 1, "draw": "until_playable", name: value}
    hands = tiles("4-3"), tiles("5-5 3-3")
    match = position(ruled(DRAW, **rules), hands, row("5-2"), tiles("4-4 1-0 5-3 2-1"))
    seen: list[object] = [legal(match)]
    while "draw" in legal(match) and to_move(match) == 0:
        match = played(match, ["draw"])
        assert match.round is not None
        seen.append((to_move(match), legal(match), match.round.left()))
    return seen


def drawn(name: str, value: str) -> object:
    hands = tiles("4-3"), tiles("5-5 3-3")
    match = position(ruled(DRAW, reserve=0, **{name: value}), hands, row("5-2"), tiles("5-1 1-0"))
    match = played(match, ["draw"])
    return to_move(match), legal(match)


def free(name: str, value: str) -> object:
    hands = tiles("5-3 3-0"), tiles("5-5 3-3")
    return legal(position(ruled(DRAW, **{name: value}), hands, row("5-2"), tiles("5-1 1-0 2-1")))


def ending(match: Match) -> object:
    assert match.round is not None
    assert match.round.result is not None
    result = match.round.result
    return result.winners, result.points, result.replayed, match.champions, match.scores


def out(name: str, value: str) -> object:
    match = position(ruled(BLOCK, **{name: value}), (tiles("6-1"), tiles("5-4")), row("1-1"))
    return ending(played(match, ["1-6@1-1"]))


def block(name: str, value: str) -> object:
    hands = tiles("4-0"), tiles("6-3"), tiles("5-5 2-2")
    return ending(position(ruled(BLOCK, **{name: value}), hands, row("1-1")))


def winner(name: str, value: str) -> object:
    hands = tiles("6-6"), tiles("2-0 3-0")
    return ending(position(ruled(BLOCK, **{name: value}), hands, row("1-1")))


def tie(name: str, value: str) -> object:
    hands = tiles("6-3"), tiles("6-2"), tiles("5-4 3-0")
    game = ruled(BLOCK, block_winner="tiles", block_score="opponents", **{name: value})
    return ending(position(game, hands, row("1-1")))


def goal(name: str, value: str) -> object:
    game = ruled(BLOCK, **({"target": 8} | {name: value}))
    match = position(game, (tiles("6-1"), tiles("5-4")), row("1-1"))
    drawn_round = position(game, (tiles("6-3"), tiles("5-4")), row("1-1"))
    return ending(played(match, ["1-6@1-1"])), drawn_round.wants


def wins(name: str, value: str) -> object:
    game = ruled(ANIMAL, **{name: value})
    last = Result("out", (0,), (1, 0), (0, 9))
    return [game.goal.champions((won, 0), (won, 0), last, ((0,), (1,))) for won in range(1, 5)]


SCENES: dict[str, tuple[Callable[[str, str], object], str]] = {
    "set": (sizes, "6 9 12 15 18"),
    "hand": (sizes, "3 5 7"),
    "reserve": (drawing, "1 2 3 all"),
    "direction": (turn, "clockwise counterclockwise"),
    "first_lead": (first_lead, "lot highest_double heaviest holder_of_1-1"),
    "next_lead": (next_lead, "winner rotate same"),
    "lead_tile": (first_lead, "any that_double"),
    "no_double": (no_double, "redeal heaviest"),
    "draw": (drawing, "none one until_playable two"),
    "drawn": (drawn, "must may next_turn"),
    "free_draw": (free, "no yes"),
    "out_score": (out, "opponents wins"),
    "block_winner": (winner, "pips tiles"),
    "block_score": (block, "opponents opponents_minus_own pairwise all wins"),
    "block_tie": (tie, "none shared fewest_pips replay"),
    "target": (goal, "round 9 10"),
    "exact": (goal, "no yes"),
    "best_of": (wins, "1 3 5 7"),
}
# All others' points are the opponents' where nobody has a partner.
SAME = {"out_score": {"all"}}


def test_every_rule_that_can_be_changed_has_a_scene_with_all_its_values() -> None:
    shown = {name: set(texts.split()) for name, (_, texts) in SCENES.items()}
    for name, _, texts in MORE:
        shown.setdefault(name, set()).update(texts.split())
    for game in GAMES:
        for name, choice in choices(game).items():
            if len(choice.values) > 1 or choice.high >= 0:
                there = shown[name] | SAME.get(name, set())
                assert {str(value) for value in choice.values} <= there


@pytest.mark.parametrize(
    ("name", "scene", "texts"), [*[(name, *scene) for name, scene in SCENES.items()], *MORE]
)
def test_each_value_of_a_rule_makes_a_difference(
    name: str, scene: Callable[[str, str], object], texts: str
) -> None:
    seen = [scene(name, text) for text in texts.split()]
    for at, one in enumerate(seen):
        assert one not in seen[:at], texts.split()[at]


def why(change: Callable[[], object]) -> Reason:
    with pytest.raises(BadRuleset) as refused:
        change()
    return refused.value.reason


def test_an_unknown_rule_is_named() -> None:
    assert why(lambda: with_rule(BLOCK, "sett", "6")) == NoSuchRule("sett")
    assert why(lambda: with_rule(BLOCK, "best_of", "3")) == NoSuchRule("best_of")


def test_a_bad_value_is_named_with_what_is_allowed() -> None:
    assert why(lambda: with_rule(BLOCK, "set", "7")) == BadValue("set", "7", "6, 9, 12, 15, 18")
    assert why(lambda: with_rule(BLOCK, "hand", "0")) == BadValue("hand", "0", "1-30")
    lead = BadValue("first_lead", "me", f"lot, highest_double, heaviest, {HOLDER}")
    assert why(lambda: with_rule(BLOCK, "first_lead", "me")) == lead
    assert why(lambda: with_rule(BLOCK, "match", "sum")) == BadValue("match", "sum", "equal")


def test_the_leading_tile_must_be_of_the_set() -> None:
    game = ruled(BLOCK, first_lead="holder_of_9-9")
    holder = "holder_of_A-B (6 >= A >= B)"
    named = BadValue("first_lead", "holder_of_9-9", holder, ("set", "6"))
    assert why(lambda: check(game, 2)) == named
    check(ruled(game, set=9), 2)


def test_a_holder_is_named_with_the_larger_half_first() -> None:
    refused = why(lambda: with_rule(BLOCK, "first_lead", "holder_of_2-5"))
    assert isinstance(refused, BadValue)
    assert refused.allowed.endswith(HOLDER)


def test_partners_need_four_seats() -> None:
    game = ruled(ALL_FIVES, teams="2x2")
    assert why(lambda: check(game, 2)) == BadValue("teams", "2x2", "none", ("seats", "2"))
    check(game, 4)


def test_an_exact_finish_needs_a_target() -> None:
    game = ruled(BLOCK, exact="yes", target="round")
    refused = BadValue("exact", "yes", "no", ("target", "round"))
    assert why(lambda: check(game, 2)) == refused
    check(ruled(game, target=50), 2)


def test_wins_end_a_match_either_as_a_target_or_as_the_best_of_rounds() -> None:
    game = ruled(ANIMAL, best_of=3, target=20)
    refused = BadValue("target", "20", "round", ("best_of", "3"))
    assert why(lambda: check(game, 2)) == refused
    check(ruled(game, best_of=1), 2)
    check(ruled(game, target="round"), 2)
    check(ruled(game, out_score="opponents"), 2)  # points may be quicker than wins


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_too_few_and_too_many_seats_are_refused(seats: int) -> None:
    assert why(lambda: new_match(BLOCK, seats)) == WrongSeats(seats, 2, 4)


def test_the_hands_may_take_the_whole_set_and_not_a_tile_more() -> None:
    check(ruled(BLOCK, hand=7), 4)
    check(ruled(BLOCK, hand=14), 2)
    assert why(lambda: check(ruled(BLOCK, hand=15), 2)) == TooFewTiles(2, 15, 6, 9)


def test_a_hand_size_holds_for_all_seats() -> None:
    for seats in (2, 3, 4):
        assert values(ruled(BLOCK, hand=6), seats)["hand"] == 6


def test_rules_are_listed_in_one_order_and_twice_the_same() -> None:
    for game in GAMES:
        assert list(values(game)) == list(choices(game)) == [n for n in NAMES if n in values(game)]
        assert all(isinstance(choice, Choice) for choice in choices(game).values())


def test_a_changed_rule_leaves_the_game_as_it_was() -> None:
    before = values(BLOCK)
    changed = with_rule(BLOCK, "target", "200")
    assert (values(BLOCK), values(changed)) == (before, before | {"target": 200})
    assert changed.key == "block"


def test_a_lot_is_drawn_among_the_seats() -> None:
    match = begun(ruled(BLOCK, first_lead="lot", hand=3), *HANDS)
    assert {to_move(step(match, Lead(seat)).match) for seat in range(3)} == {0, 1, 2}
