"""Are larger letters larger on the table too, and is nothing that is said cut by them?"""

from random import Random

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.table.area import frame
from dominoes_desktop.table.badge import Panel
from dominoes_desktop.words import Voice

from .at_table import Bench, look
from .test_scene import some_match
from .test_scene_space import all_down, faces, panels, rect

NAMES = ("Ann", "Benjamin", "Mira", "Adelheid", "Cy", "Dora", "Emil", "Fay")


def cut(panel: Panel) -> bool:
    """Does the panel of the open ends say less than it was told?"""
    room = panel.glass.width() - 32
    words, font = panel.fitted(room)
    title = QFontMetricsF(panel.titled(room + 2)).horizontalAdvance(panel.title)
    return title > room + 2 or QFontMetricsF(font).horizontalAdvance(words) > room


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("crowd", [False, True])
def test_nothing_is_cut_at_150_percent_in_the_smallest_window(
    qtbot: QtBot, game: Ruleset, crowd: bool, full: bool
) -> None:
    """Every event of a round, and the table at each move; in a sample at each third."""
    bench, rng = Bench(qtbot, (800, 600)), Random(2)
    bench.view.set_letters(150)
    match, made = new_match(game, game.seats[1] if crowd else game.seats[0]), 0
    voice = Voice(str, NAMES[: match.seats], 0)
    around = bench.view.table.furniture
    while match.wants in ("lead", "move") or match.round is None:
        move = (
            deal(match, rng) if match.wants == "deal"
            else lot(match, rng) if match.wants == "lead"
            else rng.choice(legal_moves(match))
        )  # fmt: skip
        done = step(match, move)
        match, made = done.match, made + 1
        said = [voice.event(one) for one in redact(done.events, 0)]
        if full or match.wants != "move" or made % 3 == 0:
            bench.view.show_events((), look(match, names=NAMES))
            said.append(bench.says)
            assert not cut(around.ends), around.ends.value
        for words in said:
            around.pill.say(words)
            assert not around.pill.cut, words


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_larger_letters_cover_no_tile(qtbot: QtBot, size: tuple[int, int], seats: int) -> None:
    bench = Bench(qtbot, size)
    bench.view.set_letters(150)
    bench.sit(all_down(Random(seats), seats), names=NAMES)
    lying, felt = faces(bench), rect(bench.view.table.frame.felt)
    assert all(felt.contains(face) for face in lying.values())
    for name, panel in panels(bench).items():
        assert not [str(one) for one, face in lying.items() if panel.intersects(face)], name


def test_plates_sentence_ends_and_heap_grow_with_the_letters_and_tiles_do_not(
    qtbot: QtBot,
) -> None:
    bench = Bench(qtbot)
    bench.sit(some_match(GAMES[0], 2, 4))
    around, small = bench.view.table.furniture, bench.picture()
    pieces = [*around.plates, around.pill, around.ends, around.heap]
    rack = bench.view.table.frame.short
    for percent in (100, 115, 130, 150):
        bench.view.set_letters(percent)
        assert {piece.scale() for piece in pieces} == {percent / 100}
        assert bench.view.table.frame.short == rack
    bench.view.set_letters(100)
    assert bench.picture() == small


def test_eight_plates_grow_as_far_as_they_have_room() -> None:
    found = frame(800, 600, 8, letters=1.5)
    assert 1.15 < found.text / found.scale < 1.5
    assert frame(1920, 1080, 2, letters=1.5).text == 1.5 * 1.5
