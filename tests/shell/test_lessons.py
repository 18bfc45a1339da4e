"""Can one learn the games at the table itself, by first steps and lessons, while a match waits?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DOUBLES, DRAW, GAMES, SUPER, TIGHT_TABLE
from dominoes_desktop.shell.learning.lessons_sheet import LessonsSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.window import Window
from tests.shell.at_lessons import Learner
from tests.shell.at_sheets import Sits
from tests.shell.evening import alone, begun, desk_of, opened, play_on, rests, truth, until

Key = Qt.Key


def first_start(qtbot: QtBot, folder: Path) -> Window:
    """The very first start in that folder, or a later one."""
    window = Window.in_folder(folder, Random(3))
    window.welcoming = True
    window.resize(1280, 760)
    window.show()
    qtbot.waitExposed(window)
    window.change_settings(replace(window.settings, pace="off"))
    window.start()
    learning, sheets = window.learning, window.sheets
    until(qtbot, lambda: learning.course is not None or sheets.current is not None)
    return window


def menu(window: Window, text: str) -> QAction:
    found = [one for one in window.findChildren(QAction) if one.text().replace("&", "") == text]
    return found[0]


def test_the_first_start_shows_the_first_steps_and_only_the_first(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = first_start(qtbot, tmp_path)
    learner = Learner(qtbot, window)
    course = learner.course
    assert len(course.scenes) == 5
    learner.tile("3-2")
    assert window.view.table.furniture.pill.text == "3-2 does not fit the 6"
    for at in range(5):
        assert course.at == at
        learner.do_as_asked()
        assert window.focusWidget() is window.learning.strip.next
        learner.key(Key.Key_Return)
    assert not window.learning.active
    assert isinstance(window.sheets.current, NewMatchSheet)
    window.close()
    again = first_start(qtbot, tmp_path)
    assert not again.learning.active
    assert isinstance(again.sheets.current, NewMatchSheet)
    menu(again, "First steps").trigger()
    until(qtbot, lambda: again.learning.course is not None)
    again.close()


def test_the_first_steps_are_skipped_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = first_start(qtbot, tmp_path)
    Learner(qtbot, window).click(window.learning.strip.leave)
    assert isinstance(window.sheets.current, NewMatchSheet)
    assert window.view.viewportMargins().top() == 0
    table = window.view.table
    assert (table.seen, table.items_by_tile, table.furniture.plates) == (None, {}, [])
    assert not table.furniture.pill.isVisible()
    window.matches.begin(BLOCK, alone(BLOCK))
    assert play_on(qtbot, window, 1) == 1
    window.close()


def test_the_way_is_lit_in_the_first_steps(qtbot: QtBot, tmp_path: Path) -> None:
    window = first_start(qtbot, tmp_path)
    learner = Learner(qtbot, window)
    assert {str(play.tile) for play in window.view.table.ghosts} == {"6-4"}
    learner.place(next(iter(window.view.table.ghosts)))
    assert learner.course.kind == "done"
    window.close()


def test_lessons_are_played_to_their_end_and_ticked(
    qtbot: QtBot, tmp_path: Path, full: bool
) -> None:
    window = opened(qtbot, tmp_path)
    games = GAMES if full else (DOUBLES, TIGHT_TABLE)
    for game in games:
        window.learning.teach(game)
        learner = Learner(qtbot, window)
        for scene in learner.course.scenes:
            assert learner.course.scene is scene
            assert scene.says == window.learning.strip.says.text()
            learner.do_as_asked()
            assert learner.told.endswith(scene.shows)
            learner.click(window.learning.strip.next)
        form = window.sheets.current
        assert isinstance(form, NewMatchSheet)
        assert form.game is game
    assert set(window.settings.learnt) == {game.key for game in games}
    window.close()


def test_another_legal_move_is_answered_with_the_reason_and_taken_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    window.learning.teach(BLOCK)
    learner, strip = Learner(qtbot, window), window.learning.strip
    learner.click(strip.next)
    learner.click(strip.next)
    learner.lay("5-3@5-4")
    assert learner.told.startswith("The 5-3 fits as well, but it leaves a 3")
    assert {str(tile) for tile in window.view.table.seen.observation.hand} == {"4-2", "5-3"}
    learner.lay("4-2@5-4")
    assert learner.told == "\N{CHECK MARK} The line now ends in a 5 and a 2."
    learner.click(strip.back)
    assert learner.course.scene.name == "fit"
    window.close()


def test_h_and_a_button_show_what_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.learning.teach(DOUBLES)
    learner = Learner(qtbot, window)
    learner.key(Key.Key_H)
    assert {str(play.tile) for play in window.view.table.ghosts} == {"6-6"}
    learner.key(Key.Key_Escape)
    assert not window.view.table.ghosts
    learner.click(window.learning.strip.show_me)
    assert {str(play.tile) for play in window.view.table.ghosts} == {"6-6"}
    window.close()


def test_the_match_waits_and_a_lesson_goes_on_where_it_was_left(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    play_on(qtbot, window, 1)
    before = truth(desk_of(window))
    menu(window, "Lessons...").trigger()
    sheet = window.sheets.current
    assert isinstance(sheet, LessonsSheet)
    assert window.focusWidget() is sheet.rows["tour"]
    evening.click(sheet.rows["super"])
    learner = Learner(qtbot, window)
    assert learner.course.match.ruleset is SUPER
    learner.do_as_asked()
    learner.key(Key.Key_Return)
    learner.click(window.learning.strip.leave)
    until(qtbot, lambda: rests(window))
    assert truth(desk_of(window)) == before
    assert play_on(qtbot, window, 1) == 1
    menu(window, "Lessons...").trigger()
    sheet = window.sheets.current
    assert isinstance(sheet, LessonsSheet)
    assert sheet.rows["super"].text() == "Go on"
    evening.click(sheet.rows["super"])
    assert Learner(qtbot, window).course.at == 1


def test_what_is_opened_or_begun_ends_the_lesson(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    until(qtbot, lambda: rests(window))
    kept = window.matches.recorder
    assert kept is not None
    window.learning.teach(BLOCK)
    Learner(qtbot, window)
    window.matches.open_record(kept.path)
    until(qtbot, lambda: not window.learning.active and rests(window))
    assert desk_of(window).ruleset.key == "draw"
    assert window.learning.strip.isHidden()
    window.close()


def test_a_game_never_played_offers_its_lesson(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    window = opened(qtbot, tmp_path)
    evening = sits(window)
    window.change_settings(replace(window.settings, played=("draw",), learnt=("block",)))
    window.sheets.new_match(cancel=False)
    offered = set()
    for game in GAMES:
        evening.click(evening.form.cards[game.key])
        if evening.form.lesson.isVisible():
            offered.add(game.key)
    assert offered == {game.key for game in GAMES} - {"draw", "block"}
    evening.click(evening.form.cards["doubles"])
    evening.click(evening.form.lesson.instead)
    assert Learner(qtbot, window).course.match.ruleset is DOUBLES
    window.learning.end()
    assert evening.form.game is DOUBLES
    evening.click(evening.form.start)
    assert window.settings.played == ("doubles", "draw")
