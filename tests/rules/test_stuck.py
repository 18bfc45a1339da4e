"""What does a seat do that cannot, or need not, lay a tile? (rules.md B0: draw, drawn, reserve.)"""

import pytest

from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.rules.event import Passed, TileDrawn
from dominoes_desktop.rules.move import Draw, Pass
from dominoes_desktop.rules.reason import (
    IllegalMove,
    MustDraw,
    MustPlay,
    NothingToDraw,
    OtherTileDrawn,
    Reason,
)
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import position, step, to_move
from tests.rules.texts import legal, one, played, row, ruled, tiles

# Ends 5 and 2. Nothing of seat 0 fits; seat 1 has a tile that does.
STUCK = (tiles("4-3 1-1"), tiles("5-5 3-3"))


def stuck(bones: str, **rules: object) -> Match:
    return position(ruled(DRAW, reserve=0, **rules), STUCK, row("5-2"), tiles(bones))


def refused(match: Match, move: Draw | Pass) -> Reason:
    with pytest.raises(IllegalMove) as why:
        step(match, move)
    return why.value.reason


def test_without_drawing_one_passes() -> None:
    match = stuck("5-3 1-0", draw="none")
    assert legal(match) == {"pass"}
    assert refused(match, Draw()) == NothingToDraw(2)
    assert step(match, Pass()).events == (Passed(0, True, (2, 5)),)
    assert to_move(step(match, Pass()).match) == 1


@pytest.mark.parametrize("draw", ["one", "until_playable", "two"])
@pytest.mark.parametrize("drawn", ["must", "may", "next_turn"])
def test_who_cannot_play_must_draw(draw: str, drawn: str) -> None:
    match = stuck("5-3 1-0", draw=draw, drawn=drawn)
    assert legal(match) == {"draw"}
    assert refused(match, Pass()) == MustDraw()


@pytest.mark.parametrize(
    ("draw", "drawn", "bones", "seat", "then"),
    [
        # the first tile fits
        ("one", "must", "5-3 1-0 2-1", 0, {"5-3@5-2"}),
        ("one", "may", "5-3 1-0 2-1", 0, {"5-3@5-2", "pass"}),
        ("one", "next_turn", "5-3 1-0 2-1", 1, {"5-5@5-2"}),
        ("until_playable", "must", "5-3 1-0 2-1", 0, {"5-3@5-2"}),
        ("until_playable", "may", "5-3 1-0 2-1", 0, {"5-3@5-2", "pass"}),
        ("until_playable", "next_turn", "5-3 1-0 2-1", 1, {"5-5@5-2"}),
        # the second tile fits
        ("one", "must", "1-0 5-3 2-1", 0, {"pass"}),
        ("one", "may", "1-0 5-3 2-1", 0, {"pass"}),
        ("one", "next_turn", "1-0 5-3 2-1", 1, {"5-5@5-2"}),
        ("two", "must", "1-0 5-3 2-1", 0, {"5-3@5-2"}),
        ("two", "may", "1-0 5-3 2-1", 0, {"5-3@5-2", "pass"}),
        ("two", "next_turn", "1-0 5-3 2-1", 1, {"5-5@5-2"}),
        ("until_playable", "must", "1-0 5-3 2-1", 0, {"draw"}),
        ("until_playable", "next_turn", "1-0 5-3 2-1", 0, {"draw"}),
        # neither of the first two fits
        ("two", "must", "1-0 4-0 2-1", 0, {"pass"}),
        ("two", "next_turn", "1-0 4-0 2-1", 1, {"5-5@5-2"}),
    ],
)
def test_one_draw_leads_to(draw: str, drawn: str, bones: str, seat: int, then: set[str]) -> None:
    match = played(stuck(bones, draw=draw, drawn=drawn), ["draw"])
    assert (to_move(match), legal(match)) == (seat, then)
    assert match.round is not None
    assert match.round.left() == 3 - (2 if draw == "two" else 1)


def test_a_drawn_tile_that_may_wait_is_kept_by_passing() -> None:
    match = played(stuck("5-3 1-0", draw="one", drawn="may"), ["draw"])
    assert refused(match, Draw()) == NothingToDraw(1, drawn=True)
    assert step(match, Pass()).events == (Passed(0, False, (2, 5), private=True),)


def test_a_drawn_tile_that_must_be_played_cannot_be_kept() -> None:
    match = played(stuck("5-3 1-0", draw="one", drawn="must"), ["draw"])
    assert refused(match, Pass()) == MustPlay()
    assert refused(match, Draw()) == MustPlay()


def test_drawing_until_one_fits_ends_with_a_pass_where_none_is_left() -> None:
    for drawn in ("must", "may", "next_turn"):
        match = stuck("1-0 4-4", draw="until_playable", drawn=drawn)
        match = played(match, ["draw", "draw"])
        assert (to_move(match), legal(match)) == (0, {"pass"})


@pytest.mark.parametrize(
    ("reserve", "draws"), [(0, 4), (1, 3), (2, 2), (4, 0), (20, 0), ("all", 0)]
)
def test_the_reserve_is_never_drawn(reserve: int | str, draws: int) -> None:
    game = ruled(DRAW, reserve=reserve)
    match = position(game, STUCK, row("5-2"), tiles("1-0 4-4 4-1 3-0"))
    for _ in range(draws):
        assert legal(match) == {"draw"}
        match = step(match, Draw()).match
    assert legal(match) == {"pass"}
    assert refused(match, Draw()) == NothingToDraw(4 - draws)


def test_two_are_drawn_as_far_as_there_are_two() -> None:
    done = step(stuck("1-0", draw="two"), Draw())
    assert done.events == (TileDrawn(0, one("1-0"), 0),)
    assert legal(done.match) == {"pass"}


def test_who_can_play_neither_draws_nor_passes() -> None:
    match = position(
        ruled(DRAW, reserve=0), (tiles("5-3 1-1"), tiles("5-5")), row("5-2"), tiles("1-0")
    )
    assert legal(match) == {"5-3@5-2"}
    assert refused(match, Draw()) == MustPlay()
    assert refused(match, Pass()) == MustPlay()


@pytest.mark.parametrize(
    ("draw", "drawn", "after"),
    [
        ("none", "must", None),
        ("one", "must", (0, {"5-3@5-2", "pass"})),
        ("one", "may", (0, {"5-3@5-2", "pass"})),
        ("one", "next_turn", (1, {"5-5@5-2"})),
        ("until_playable", "must", (0, {"5-3@5-2", "pass", "draw"})),
        ("until_playable", "next_turn", (1, {"5-5@5-2"})),
        ("two", "must", (0, {"5-3@5-2", "pass"})),
    ],
)
def test_free_drawing_lets_who_can_play_draw_or_pass_also_after_a_draw(
    draw: str, drawn: str, after: tuple[int, set[str]] | None
) -> None:
    game = ruled(DRAW, reserve=0, draw=draw, drawn=drawn, free_draw="yes")
    hands = tiles("5-3 1-1"), tiles("5-5 3-3")
    match = position(game, hands, row("5-2"), tiles("1-0 4-4 4-1"))
    free = {"5-3@5-2", "pass"} | ({"draw"} if after else set())
    assert legal(match) == free
    assert step(match, Pass()).events == (Passed(0, False, (2, 5), private=after is None),)
    if after is None:
        return
    drew = played(match, ["draw"])
    seat, then = after
    assert to_move(drew) == seat
    assert legal(drew) == (then if seat == 0 else then | {"draw", "pass"})


def test_who_cannot_play_must_draw_also_where_drawing_is_free() -> None:
    assert legal(stuck("1-0 5-3", free_draw="yes")) == {"draw"}


def test_the_lead_is_laid_also_where_drawing_is_free() -> None:
    match = position(ruled(DRAW, free_draw="yes"), STUCK, (), tiles("1-0 5-3 2-1"))
    assert legal(match) == {"4-3", "1-1"}


def test_the_round_is_not_blocked_while_somebody_may_draw() -> None:
    hands = tiles("4-3"), tiles("3-3")
    assert position(ruled(DRAW, reserve=0), hands, row("5-2"), tiles("1-0")).wants == "move"
    assert position(ruled(DRAW, reserve=1), hands, row("5-2"), tiles("1-0")).wants == "deal"
    match = position(ruled(DRAW, reserve=0), hands, row("5-2"), tiles("1-0"))
    assert played(match, ["draw"]).wants == "deal"


@pytest.mark.parametrize(
    ("draw", "named"),
    [
        ("one", "4-4"),
        ("one", "1-0 4-4"),
        ("two", "1-0"),
        ("two", "4-4 1-0"),
        ("two", "1-0 4-4 2-1"),
        ("until_playable", "1-0 4-4"),
    ],
)
def test_a_draw_that_names_other_tiles_than_come_is_refused_and_tells_nothing(
    draw: str, named: str
) -> None:
    with pytest.raises(IllegalMove) as why:
        step(stuck("1-0 4-4 2-1", draw=draw), Draw(tiles(named)))
    assert isinstance(why.value.reason, OtherTileDrawn)
    assert why.value.reason.found is None


@pytest.mark.parametrize(("draw", "named"), [("one", "1-0"), ("two", "1-0 4-4"), ("two", "")])
def test_a_draw_that_names_what_comes_is_the_draw_without_names(draw: str, named: str) -> None:
    match = stuck("1-0 4-4 2-1", draw=draw)
    assert step(match, Draw(tiles(named))).events == step(match, Draw()).events
