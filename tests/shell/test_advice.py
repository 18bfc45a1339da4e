"""Does H show the best move and say why, then the next best, and never hold anybody up?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ALL_FIVES, ANIMAL, BLOCK, DRAW, SUPER, TIGHT_TABLE
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.advice import Advice
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import ALONE, begun, desk_of, over, play_on, rests, until

H = Qt.Key.Key_H


def at_turn(qtbot: QtBot, folder: Path, sits: Sits, game: Ruleset = BLOCK) -> Evening:
    """In the middle of a round, with several moves to choose from."""
    evening = sits(begun(qtbot, folder, game))
    table = evening.window.view.table
    until(qtbot, lambda: rests(evening.window) and not table.gestures.locked)
    while table.seen is None or len(table.seen.observation.legal) < 2:
        assert play_on(qtbot, evening.window, 1)
        until(qtbot, lambda: rests(evening.window) and not table.gestures.locked)
    return evening


def says(evening: Evening) -> str:
    return evening.window.view.table.furniture.pill.text


def advice_of(evening: Evening) -> Advice:
    advice = evening.window.findChild(Advice)
    assert isinstance(advice, Advice)
    return advice


def hinted(qtbot: QtBot, evening: Evening) -> set[Play]:
    """Press H; the plays that are lit then, on whichever of several equal sides."""
    evening.press(H)
    until(qtbot, lambda: advice_of(evening).choice is not None)
    ghosts = evening.window.view.table.ghosts
    return {replace(play, side="") for play, ghost in ghosts.items() if ghost.near}


@pytest.mark.parametrize("game", [ALL_FIVES, ANIMAL, SUPER, TIGHT_TABLE], ids=lambda game: game.key)
def test_h_lights_the_best_move_and_says_why(
    qtbot: QtBot, tmp_path: Path, sits: Sits, game: Ruleset
) -> None:
    evening = at_turn(qtbot, tmp_path, sits, game)
    lit = hinted(qtbot, evening)
    choice = advice_of(evening).choice
    assert choice is not None
    best = choice.ranked[0].move
    table = evening.window.view.table
    if isinstance(best, Play):
        assert lit == {best}
        assert table.gestures.chosen == best.tile
        assert table.cursor.tile == best.tile, "the keyboard stands there, too"
    assert says(evening).startswith("Best: ")
    told = evening.window.view.accessibleDescription()  # tiles in words, else the same
    assert told.startswith("Best: ")
    assert told.split()[-3:] == says(evening).split()[-3:]
    assert table.seen is not None
    assert desk_of(evening.window).to_move == table.seen.observation.seat, "it is only shown"


def test_pressed_again_it_shows_the_next_best_and_at_last_the_best_again(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_turn(qtbot, tmp_path, sits)
    lit, said = hinted(qtbot, evening), says(evening)
    choice = advice_of(evening).choice
    assert choice is not None
    for at, one in enumerate(choice.ranked[1:], 2):
        assert hinted(qtbot, evening) == {one.move}
        assert says(evening).startswith(f"Number {at} of {len(choice.ranked)}, ")
    assert hinted(qtbot, evening) == lit
    assert says(evening) == said


def test_what_is_lit_is_played_by_a_click(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_turn(qtbot, tmp_path, sits)
    [best] = hinted(qtbot, evening)
    view, desk = evening.window.view, desk_of(evening.window)
    before = desk.serial
    ghost = next(one for one in view.table.ghosts.values() if one.near)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(ghost.pos()))
    made = desk.log[before].what
    assert isinstance(made, Play)
    assert replace(made, side="") == best


def test_what_is_lit_is_played_by_enter(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    """Also where the tile fits elsewhere, too: the place has been chosen with it."""
    evening = at_turn(qtbot, tmp_path, sits)
    hinted(qtbot, evening)
    [next_best] = hinted(qtbot, evening)
    desk = desk_of(evening.window)
    before = desk.serial
    evening.press(Qt.Key.Key_Return)
    made = desk.log[before].what
    assert isinstance(made, Play)
    assert replace(made, side="") == next_best


def test_who_puts_it_back_sees_the_same_hint_again(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_turn(qtbot, tmp_path, sits)
    lit = hinted(qtbot, evening)
    evening.escape()
    assert not evening.window.view.table.ghosts
    assert hinted(qtbot, evening) == lit


def has_to_draw(qtbot: QtBot, window: Window) -> bool:
    """Play until nothing can be done but to draw; False where the round ends before."""
    table = window.view.table
    while not over(window):
        until(qtbot, lambda: rests(window) and (not table.gestures.locked or over(window)))
        if table.seen is not None and table.seen.observation.legal == (Draw(),):
            return True
        play_on(qtbot, window, 1)
    return False


def test_a_draw_is_pointed_out_where_it_is_made(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    for seed in range(20):
        window = begun(qtbot, tmp_path / str(seed), DRAW, seed=seed)
        if not has_to_draw(qtbot, window):
            window.close()
            continue
        evening = sits(window)
        hinted(qtbot, evening)
        assert says(evening) == "Nothing else is allowed: draw"
        assert window.view.table.furniture.heap.invitation
        return
    raise AssertionError("nobody had to draw")


def test_a_hint_for_a_position_that_is_gone_is_dropped(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = at_turn(qtbot, tmp_path, sits)
    table, advice = evening.window.view.table, advice_of(evening)
    evening.press(H)
    assert table.seen is not None
    table.make(next(iter(table.seen.previews)))
    until(qtbot, lambda: rests(evening.window))
    assert advice.choice is None
    assert not evening.window.referee._beside


def test_a_hint_is_about_the_match_on_the_table(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    """Another match may have come exactly as far as the one before when it is asked for."""
    window, serial = begun(qtbot, tmp_path, BLOCK), -1
    evening, table = sits(window), window.view.table
    for _ in range(20):
        until(qtbot, lambda: rests(window) and not table.gestures.locked)
        hinted(qtbot, evening)
        choice, desk = advice_of(evening).choice, desk_of(window)
        assert choice is not None
        assert {one.move for one in choice.ranked} == set(desk.observe(0).legal)
        if desk.serial == serial:
            return
        serial = desk.serial
        window.matches.leave()
        window.matches.begin(BLOCK, ALONE)
    raise AssertionError("no two matches were alike")


def test_others_are_not_advised(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = at_turn(qtbot, tmp_path, sits)
    table = evening.window.view.table
    assert table.seen is not None
    table.make(next(iter(table.seen.previews)))
    evening.press(H)
    assert advice_of(evening).choice is None
    assert not evening.window.referee._beside
