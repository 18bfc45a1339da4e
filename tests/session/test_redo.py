"""Can each move be taken back and done again, so that the match is as if it had been played so?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from dominoes_desktop.games import DRAW, GAMES, PARTNERSHIP
from dominoes_desktop.rules.event import TileDrawn
from dominoes_desktop.rules.move import Deal, Draw, Play
from dominoes_desktop.rules.reason import IllegalMove, NotNow
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry, Undo

from .matches import desk_for, go_on, to_round_end, truth


def standing(log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log without what was taken back, and without the taking back."""
    kept: list[Entry] = []
    for entry in log:
        if isinstance(entry.what, Undo):
            kept.pop()
        else:
            kept.append(entry)
    return tuple(kept)


def some_step(desk: Desk, rng: Random) -> None:
    """A move, or some back, or some of these again."""
    chance = rng.random()
    if chance < 0.25 and desk.can_undo:
        desk.take_back([rng.randrange(len(desk.seated)), desk.last_mover or 0])
    elif chance < 0.5 and desk.can_redo:
        desk.bring_back([rng.randrange(len(desk.seated))])
    elif desk.wants != "nothing":
        go_on(desk, rng, undo=0.1)
    elif desk.can_undo:
        desk.undo()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_after_any_undo_and_redo_the_match_is_that_of_the_moves_that_stand(
    game: Ruleset, full: bool
) -> None:
    seats = max(game.seats[0], min(game.seats[1], 3))
    desk, rng = desk_for(game, seats), Random(5)
    for at in range(1000 if full else 30):
        some_step(desk, rng)
        again = desk_for(game, seats, 99, standing(desk.log))
        assert truth(again) == truth(desk), at
        for seat in range(seats):  # nothing of what was taken back is known to anybody
            assert again.observe(seat) == desk.observe(seat)
    restored = desk_for(game, seats, 99, desk.log)
    assert (truth(restored), restored.can_redo) == (truth(desk), desk.can_redo)
    while restored.can_redo:
        restored.redo()
        desk.redo()
    assert restored.log == desk.log


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_round_taken_back_whole_and_done_again_has_the_same_log(game: Ruleset) -> None:
    desk = desk_for(game, game.seats[0])
    desk.begin_round()
    to_round_end(desk, Random(8))
    played, end = desk.log, truth(desk)
    back = 0
    while desk.can_undo:
        desk.undo()
        back += 1
    assert truth(desk) == truth(desk_for(game, game.seats[0], log=played[:-back]))
    while desk.can_redo:
        desk.redo()
    assert truth(desk) == end
    assert standing(desk.log) == played
    assert desk.log[-back:] == played[-back:]  # new lines: a record knows no redo
    assert desk.practice


def test_a_move_of_another_kind_forgets_what_could_be_done_again() -> None:
    desk = desk_for(DRAW, 2)
    desk.begin_round()
    while len(plays(desk)) < 2 or desk.last_mover is None:
        go_on(desk, Random(4))
    first, second, seat = *plays(desk)[:2], desk.to_move
    assert seat is not None
    desk.submit(seat, first)
    desk.undo()
    assert desk.can_redo
    desk.submit(seat, second)
    assert not desk.can_redo
    with pytest.raises(IllegalMove) as refused:
        desk.redo()
    assert refused.value.reason == NotNow(desk.wants)


def plays(desk: Desk) -> list[Play]:
    if desk.to_move is None:
        return []
    return [one for one in desk.observe(desk.to_move).legal if isinstance(one, Play)]


def test_taking_back_goes_to_the_own_last_decision_and_back_again() -> None:
    desk, rng = desk_for(PARTNERSHIP, 4), Random(2)
    desk.begin_round()
    while desk.to_move != 0 or not desk.can_take_back([0]):
        go_on(desk, rng)
    before = truth(desk)
    desk.take_back([0])
    assert desk.to_move == 0
    assert isinstance(desk.log[-4].what, Undo)  # three others moved after it
    desk.bring_back([0])
    assert truth(desk) == before
    while desk.can_take_back([0]):
        desk.take_back([0])
    with pytest.raises(IllegalMove):
        desk.take_back([0])


def test_c23_a_drawn_tile_comes_again_after_undo() -> None:
    desk, rng = desk_for(DRAW, 2), Random(3)
    desk.begin_round()
    while desk.to_move is None or not isinstance(desk.observe(desk.to_move).legal[0], Draw):
        go_on(desk, rng)
    first = desk.submit(desk.to_move, Draw())
    desk.undo()
    assert desk.to_move is not None
    assert desk.submit(desk.to_move, Draw()) == replace(first, serial=desk.serial)
    assert isinstance(first.events[0], TileDrawn)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_looking_back_gives_what_each_seat_saw_then(game: Ruleset) -> None:
    seats = game.seats[0]
    desk, rng = desk_for(game, seats), Random(6)
    seen = {}
    for _ in range(50):
        go_on(desk, rng)
        if desk.wants == "nothing":
            break
        past = desk.past(desk.rounds)
        for seat in range(seats):
            seen[desk.rounds, past.moves, seat] = desk.observe(seat)
        if desk.wants == "move":
            with pytest.raises(IllegalMove):
                past.seen(past.moves, 0, opened=True)
    for (number, at, seat), then in seen.items():
        past = desk.past(number)
        assert past.number == number
        assert past.seen(at, seat) == then
        if at:
            told = past.told(at, seat)
            assert past.mover(at) in [getattr(event, "seat", None) for event in told]
            drawn = [one for one in told if isinstance(one, TileDrawn)]
            assert all([one.tile is None or one.seat == seat for one in drawn])
        if past.over:
            opened = past.seen(at, seat, opened=True)
            assert [len(hand or ()) for hand in opened.hands] == list(opened.sizes)
    with pytest.raises(IndexError):
        desk.past(desk.rounds + 1)
    assert isinstance(desk.log[0].what, Deal)
