"""Is another table seen whole as soon as it is painted, and never in parts?"""

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, SUPER
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import legal_moves

from .at_table import Bench, look
from .test_interrupted import begun
from .test_scene import some_match


def patient(qtbot: QtBot, pace: str = "fast") -> Bench:
    """As in the real window: what is heavy is shared out among turns of the loop."""
    bench = Bench(qtbot, pace=pace)
    bench.view.table.shelf.patient = True
    return bench


def around(bench: Bench) -> set[bool]:
    """Are the plates seen, the boneyard, the ends, the way round?"""
    furniture = bench.view.table.furniture
    pieces = [*furniture.plates, *furniture.way.signs, furniture.heap, furniture.ends]
    return {piece.isVisible() for piece in pieces}


@pytest.mark.parametrize("game", [BLOCK, SUPER], ids=lambda game: game.key)
def test_all_that_stands_around_is_seen_at_once(qtbot: QtBot, game: Ruleset) -> None:
    bench = patient(qtbot)
    bench.view.show_events((), look(begun(game, 9)))
    found = [around(bench)]
    assert found == [{False}]
    with qtbot.waitSignal(bench.view.idle):
        bench.view.table.changed.connect(lambda _: found.append(around(bench)))
    found.append(around(bench))
    assert found[-1] == {True}
    assert {True, False} not in found


def test_it_is_the_picture_that_comes_without_patience(qtbot: QtBot) -> None:
    seen = look(begun(BLOCK, 9))
    bench, at_once = patient(qtbot), Bench(qtbot)
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events((), seen)
    at_once.view.show_events((), seen)
    wanted = at_once.picture().pixels
    qtbot.waitUntil(lambda: bench.picture().pixels == wanted)


def test_who_does_not_wait_sees_it_whole(qtbot: QtBot) -> None:
    bench = patient(qtbot)
    bench.view.show_events((), look(begun(BLOCK, 9)))
    bench.view.director.finish()
    assert around(bench) == {True}
    assert not bench.view.director.busy
    assert bench.idles == [True]


def test_a_table_that_is_left_before_it_is_seen_is_whole_the_next_time(qtbot: QtBot) -> None:
    bench, seen = patient(qtbot), look(begun(BLOCK, 9))
    bench.view.show_events((), seen)
    bench.view.director.stop()
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events((), seen)
    assert around(bench) == {True}


def test_at_the_same_table_all_stays_in_sight(qtbot: QtBot) -> None:
    bench, match = patient(qtbot), some_match(BLOCK, 4, 3)
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events((), look(match))
    with qtbot.waitSignal(bench.view.idle):
        bench.show(match, legal_moves(match)[0])
        assert around(bench) == {True}
    assert len(bench.idles) == 2


def test_a_table_that_has_been_seen_stays_in_sight(qtbot: QtBot) -> None:
    bench, match = patient(qtbot), some_match(BLOCK, 4, 3)
    bench.view.table.settle(look(match))
    bench.show(match, legal_moves(match)[0])
    assert around(bench) == {True}
