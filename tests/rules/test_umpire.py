"""Does a match begin, go on and refuse as it should?"""

from random import Random

import pytest

from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.rules.event import Passed, RoundEnded, TilePlayed
from dominoes_desktop.rules.line import End, Joined
from dominoes_desktop.rules.move import Deal, Pass, Play
from dominoes_desktop.rules.reason import (
    BadDeal,
    FitsNotThere,
    FitsNowhere,
    IllegalMove,
    MustDraw,
    MustLead,
    MustPlay,
    NoSuchEnd,
    NotInHand,
    Reason,
    SideNeedsAChoice,
)
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import (
    code_of,
    deal,
    legal_moves,
    move_of,
    new_match,
    position,
    step,
)
from tests.law.walk import steps
from tests.rules.texts import begun, dealt, lay, legal, one, played, row, ruled, tiles

SIX = begun(ruled(BLOCK, hand=3), "6-6 6-5 1-0", "6-4 5-4 3-3", "5-3 2-0 2-2")


def why(match: Match, move: Play | Pass | Deal) -> Reason:
    with pytest.raises(IllegalMove) as refused:
        step(match, move)
    return refused.value.reason


def ends(match: Match) -> list[str]:
    assert match.round is not None
    return [str(end) for end in match.round.open_ends()]


def test_a_match_waits_for_a_deal() -> None:
    match = new_match(BLOCK, 3)
    assert (match.wants, match.scores, match.wins, match.number) == ("deal", (0,) * 3, (0,) * 3, 0)
    assert (match.round, match.history, match.champions) == (None, (), ())


@pytest.mark.parametrize(
    ("hands", "bones", "problem"),
    [
        (("6-6 6-5 1-0", "6-4 5-4"), None, "sizes"),
        (("6-6 6-5", "6-4 5-4"), None, "sizes"),
        (("6-6 6-5 1-0",), None, "sizes"),
        (("6-6 6-5 1-0", "6-4 5-4 3-3"), "1-1", "set"),
        (("6-6 6-5 6-6", "6-4 5-4 3-3"), None, "set"),
        (("6-6 6-5 7-0", "6-4 5-4 3-3"), None, "set"),
    ],
)
def test_a_deal_that_is_none_is_refused(
    hands: tuple[str, ...], bones: str | None, problem: str
) -> None:
    game = ruled(BLOCK, hand=3)
    whole = dealt(game, *hands)
    boneyard = whole.boneyard if bones is None else tiles(bones)
    assert why(new_match(game, 2), Deal(whole.hands, boneyard)) == BadDeal(problem)


def test_nothing_is_set_aside_in_a_line_game() -> None:
    game = ruled(BLOCK, hand=2)
    whole = dealt(game, "6-6 6-5", "1-0 2-0")
    aside = Deal(whole.hands, whole.boneyard[1:], whole.boneyard[:1])
    assert why(new_match(game, 2), aside) == BadDeal("set")


def test_a_first_double_is_open_on_both_its_sides_and_a_first_single_at_both_its_halves() -> None:
    assert ends(played(SIX, ["6-6"])) == ["6-6:6", "6-6:6"]
    free = begun(ruled(BLOCK, hand=3, lead_tile="any"), "6-6 6-5 1-0", "6-4 5-4 3-3")
    assert ends(played(free, ["6-5"])) == ["6-5:5", "6-5:6"]


def test_a_tile_joined_opens_its_other_half_and_closes_the_one_it_was_joined_to() -> None:
    match = played(SIX, ["6-6", "6-4@6-6", "pass"])
    assert ends(match) == ["6-4:4", "6-6:6"]
    match = played(match, ["6-5@6-6", "5-4@6-5"])
    assert ends(match) == ["5-4:4", "6-4:4"]
    assert match.round is not None
    assert match.round.line() == (
        Joined(one("6-6"), 6),
        Joined(one("6-4"), 6, one("6-6"), 6),
        Joined(one("6-5"), 6, one("6-6"), 6),
        Joined(one("5-4"), 5, one("6-5"), 5),
    )


def test_a_double_in_the_line_is_no_spinner() -> None:
    match = position(BLOCK, (tiles("3-0 3-2"), tiles("6-5")), row("6-3 3-3 3-1"))
    assert legal(match) == {"pass"}
    assert ends(match) == ["3-1:1", "6-3:6"]


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ([], lay("6-5"), MustLead(one("6-6"))),
        ([], lay("3-3"), NotInHand(one("3-3"))),
        ([], lay("6-6@6-5"), NoSuchEnd(one("6-5"), 6)),
        ([], Pass(), MustPlay()),
        (["6-6"], lay("5-4@6-6"), FitsNowhere(one("5-4"), (6,))),
        (["6-6"], lay("3-3"), FitsNowhere(one("3-3"), (6,))),
        (["6-6"], lay("6-5@6-6"), NotInHand(one("6-5"))),
        (["6-6"], Play(one("6-4"), 5, one("6-6")), NotInHand(one("6-4"))),
        (["6-6"], lay("6-4@6-5"), NoSuchEnd(one("6-5"), 6)),
        (["6-6"], lay("6-4"), FitsNotThere(one("6-4"), 6)),
        (["6-6"], Pass(), MustPlay()),
        (["6-6", "6-4@6-6", "pass"], lay("6-5@6-4"), NoSuchEnd(one("6-4"), 6)),
        (["6-6", "6-4@6-6", "pass"], lay("5-6@6-6"), NoSuchEnd(one("6-6"), 5)),
    ],
)
def test_a_refusal_says_what_is_wrong(moves: list[str], move: Play | Pass, reason: Reason) -> None:
    assert why(played(SIX, list(moves)), move) == reason


def test_passing_before_drawing_is_refused_as_such() -> None:
    match = position(DRAW, (tiles("4-3"), tiles("5-5")), row("5-2"), tiles("1-0 2-0 3-0"))
    assert why(match, Pass()) == MustDraw()


@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_a_side_may_be_named_where_several_are_free(side: str) -> None:
    first = played(SIX, ["6-6"])
    match = played(first, [f"6-4@6-6~{side}"])
    assert match.round is not None
    assert match.round.line()[1].side == side
    assert first.round is not None
    assert first.round.sides == {}
    without = played(first, ["6-4@6-6"])
    assert legal_moves(match) == legal_moves(without)
    assert ends(match) == ends(without)


@pytest.mark.parametrize(
    ("moves", "move"),
    [
        ([], "6-6~e"),
        (["6-6"], "6-4@6-6~x"),
        (["6-6"], "6-4@6-6~ne"),
        (["6-6", "6-4@6-6", "pass"], "6-5@6-6~w"),
        (["6-6", "6-4@6-6", "pass", "6-5@6-6"], "5-4@6-5~e"),
    ],
)
def test_a_side_is_refused_where_there_is_no_choice(moves: list[str], move: str) -> None:
    match = played(SIX, list(moves))
    named = lay("6-6") if move.startswith("6-6") else lay(move)
    play = Play(named.tile, named.inner, named.host, side=move.partition("~")[2])
    assert why(match, play) == SideNeedsAChoice(play.host or play.tile)


@pytest.mark.parametrize("half", [5, 6])
def test_the_hosts_half_is_not_named_in_a_line_game(half: int) -> None:
    match = position(BLOCK, (tiles("5-1"), tiles("6-1")), row("6-5"))
    assert legal(match) == {"5-1@6-5"}
    assert why(match, Play(one("5-1"), 5, one("6-5"), half=half))


def test_legal_moves_never_carry_a_side_and_are_their_own_codes() -> None:
    for before, _, _ in steps(new_match(DRAW, 3), Random(2), 5):
        for move in legal_moves(before):
            assert move_of(code_of(move)) == move
            assert not isinstance(move, Play) or (move.side, move.half, move.arm) == (
                "",
                None,
                None,
            )


def test_the_move_that_blocks_ends_the_round_at_once() -> None:
    match = position(BLOCK, (tiles("2-1 5-5"), tiles("4-4"), tiles("3-3 3-0")), row("2-6"))
    done = step(match, lay("2-1@6-2"))
    assert [type(event) for event in done.events] == [TilePlayed, RoundEnded]
    assert done.match.round is not None
    assert done.match.round.result is not None
    assert done.match.round.result.reason == "blocked"


def test_the_last_tile_ends_the_round_at_once_also_where_it_blocks() -> None:
    match = position(BLOCK, (tiles("2-1"), tiles("4-4")), row("2-6"))
    (laid, ended) = step(match, lay("2-1@6-2")).events
    assert laid == TilePlayed(0, one("2-1"), 2, End(one("6-2"), 2), 0)
    assert isinstance(ended, RoundEnded)
    assert (ended.result.reason, ended.result.winners) == ("out", (0,))


def test_a_pass_names_the_ends_each_once() -> None:
    match = position(BLOCK, (tiles("2-1"), tiles("4-4")), row("4-3"))
    assert step(match, Pass()).events == (Passed(0, True, (3, 4)),)
    match = position(BLOCK, (tiles("2-1"), tiles("4-1")), row("4-4"))
    assert step(match, Pass()).events == (Passed(0, True, (4,)),)


def test_the_next_rounds_history_begins_with_its_deal() -> None:
    game = ruled(BLOCK, hand=2)
    match = played(begun(game, "6-6 6-5", "1-0 2-0"), ["6-6", "pass", "6-5@6-6"])
    assert (match.number, match.scores) == (1, (3, 0))
    then = step(match, dealt(game, "6-6 6-5", "1-0 2-0")).match
    assert (then.number, len(then.history)) == (2, 2)
    assert match.round is not None
    assert match.round.result is not None


def test_a_deal_is_the_same_for_the_same_seed() -> None:
    for game in (ANIMAL, PEBBLE, BLOCK, DRAW):
        match = new_match(game, 3)
        assert deal(match, Random(9)) == deal(match, Random(9)) != deal(match, Random(10))


def test_the_set_is_whole_in_every_deal() -> None:
    whole = deal(new_match(PEBBLE, 4), Random(4))
    assert whole.boneyard == ()
    assert {one for hand in whole.hands for one in hand} == set(tile_set(6))
