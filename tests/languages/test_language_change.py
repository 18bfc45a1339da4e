"""Does another language come at once, everywhere, and leave what was never in any other?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.catalogues import catalogues, languages
from dominoes_desktop.archive.settings import Settings
from dominoes_desktop.games import BLOCK, DRAW, PARTNERSHIP
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.umpire import legal_moves, step
from dominoes_desktop.shell.about import show_about
from dominoes_desktop.shell.advice import Advice
from dominoes_desktop.shell.fairness import show_fairness
from dominoes_desktop.shell.figures.daily import show_daily
from dominoes_desktop.shell.figures.show import show_statistics
from dominoes_desktop.shell.files.left import show_left
from dominoes_desktop.shell.files.telling import report_problem
from dominoes_desktop.shell.learning import show_lessons
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.people.show import show_people
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import alone, begun, desk_of, opened, over, play_on, rests, until
from tests.table.at_table import Bench, look
from tests.table.test_scene import some_match

from .seen_texts import Met, met_in, met_in_menus

OTHERS = [name for name in languages() if name != "en"]


def speak(qtbot: QtBot, window: Window, language: str) -> None:
    window.change_settings(replace(window.settings, language=language))
    until(qtbot, lambda: not window.language.busy)


def met(window: Window) -> set[Met]:
    QCoreApplication.processEvents()
    found = {*met_in(window), *met_in_menus(window), Met(window.windowTitle(), "title")}
    return {replace(one, cut=False) for one in found}


def in_it_from_the_start(qtbot: QtBot, folder: Path, language: str) -> Window:
    Settings(language=language, pace="off").save(folder / "config" / "settings.json")
    window = Window.in_folder(folder, Random(3))
    window.resize(1280, 760)
    window.show()
    qtbot.waitExposed(window)
    return window


def at_preferences(qtbot: QtBot, window: Window) -> None:
    window.matches.begin(PARTNERSHIP, alone(PARTNERSHIP))
    play_on(qtbot, window, 2)
    window.sheets.preferences()
    sheet = window.sheets.current
    assert isinstance(sheet, PreferencesSheet)
    until(qtbot, lambda: sheet.looks is not None)


def test_a_window_that_changes_says_what_one_does_that_spoke_it_always(
    qtbot: QtBot, tmp_path: Path, full: bool
) -> None:
    window = opened(qtbot, tmp_path)
    at_preferences(qtbot, window)
    changed = {}
    for language in OTHERS if full else OTHERS[:1]:
        speak(qtbot, window, language)
        changed[language] = met(window)
    window.close()
    for language, said in changed.items():
        window = in_it_from_the_start(qtbot, tmp_path / language, language)
        at_preferences(qtbot, window)
        assert said - met(window) == set()
        window.close()


def test_changes_that_overtake_each_other_leave_one_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    speak(qtbot, window, OTHERS[-1])
    alone_in_it = met(window)
    speak(qtbot, window, OTHERS[0])
    for language in ("en", *OTHERS[1:]):
        window.change_settings(replace(window.settings, language=language))
    until(qtbot, lambda: not window.language.busy)
    assert met(window) == alone_in_it
    window.close()


def test_what_is_put_together_of_texts_is_told_anew_below_preferences(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    window.sheets.new_match()
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    form.cards["pebble"].click()
    form.seats.row[0].name.setText("Ann")
    window.sheets.preferences()
    speak(qtbot, window, "da")
    over_it = window.sheets.current
    assert isinstance(over_it, PreferencesSheet)
    assert over_it.title == "Indstillinger"
    assert over_it.escape is not None
    window.settings = replace(window.settings, language="da")
    over_it.done.click()
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    assert form.isVisible()
    assert (form.title, form.game.key) == ("Ny kamp", "pebble")
    assert form.seats.seated()[0].name == "Ann"
    window.close()


SCENES: dict[str, Callable[[Window], object]] = {
    "moves": lambda window: (window.side.show("moves"), window.walk.step(-1)),
    "unfinished": show_left,
    "a file": lambda window: window.matches.open_record(Path("there-is-none.domino")),
    "keys": lambda window: window.sheets.keys(),
    "rules": lambda window: window.side.show("rules"),
    "daily": show_daily,
    "lessons": show_lessons,
    "fairness": show_fairness,
    "about": show_about,
    "people": show_people,
    "statistics": show_statistics,
    "tiles": lambda window: window.sheets.tiles(),
    "report": report_problem,
}


def test_all_that_lies_there_is_told_anew(qtbot: QtBot, tmp_path: Path, full: bool) -> None:
    window = begun(qtbot, tmp_path, PARTNERSHIP)
    play_on(qtbot, window, 2)
    left = {}
    for scene, show in list(SCENES.items())[: None if full else 4]:
        show(window)
        shown(qtbot, window)
        speak(qtbot, window, "da")
        shown(qtbot, window)
        said = met(window)
        put_away(window)
        show(window)
        shown(qtbot, window)
        left[scene] = said - met(window)
        put_away(window)
        speak(qtbot, window, "en")
    assert left == {scene: set() for scene in left}
    window.close()


def put_away(window: Window) -> None:
    window.walk.back()
    window.side.close()
    window.sheets.close()


def shown(qtbot: QtBot, window: Window) -> None:
    """What is read beside the window has come."""
    until(qtbot, lambda: rests(window) and (window.sheets.seen or bool(window.side.key)))
    for _ in range(4):
        window.aside.wait()
        QCoreApplication.processEvents()


def test_what_stands_above_the_rack_is_told_anew(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    play_on(qtbot, window, 1)
    pill = window.view.table.furniture.pill
    window.view.note("Saved as evening.domino")
    speak(qtbot, window, "da")
    assert pill.text == "Gemt som evening.domino"
    (hints,) = window.findChildren(Advice)
    hints.ask()
    until(qtbot, lambda: hints.shown)
    hint = pill.text
    speak(qtbot, window, "en")
    assert hints.shown
    assert pill.text != hint
    speak(qtbot, window, "da")
    assert pill.text == hint
    window.close()


def test_names_that_nobody_chose_are_said_in_the_language_of_now(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    speak(qtbot, window, "bg")
    window.sheets.new_match(game=BLOCK)
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    assert [row.shown for row in form.seats.row] == ["Ти", "Бо"]
    form.start.click()
    until(qtbot, lambda: window.view.table.seen is not None and rests(window))
    assert [one.name for one in desk_of(window).seated] == ["You", "Bo"]
    assert called(window) == ("Ти", "Бо")
    for language, names in (("da", ("Dig", "Bo")), ("en", ("You", "Bo"))):
        speak(qtbot, window, language)
        assert called(window) == names
        assert window.view.table.furniture.plates[0].toolTip() == names[0]
    window.close()


def called(window: Window) -> tuple[str, ...]:
    seen = window.view.table.seen
    assert seen is not None
    assert seen.names == seen.voice.speaker.names
    return seen.names


def test_how_a_round_ended_is_told_anew(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    while not over(window):
        play_on(qtbot, window, 9)
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    before = window.sheets.current
    speak(qtbot, window, "da")
    sheet = window.sheets.current
    assert isinstance(sheet, RoundSheet)
    assert sheet is not before
    assert sheet.isVisible()
    assert sheet.look.text() == "Se på bordet"
    window.close()


def test_in_the_middle_of_a_motion_it_leaves_what_is_so(qtbot: QtBot) -> None:
    bench, match = Bench(qtbot), some_match(DRAW, 2, 5)
    bench.sit(match)
    bench.view.set_pace("slow")
    done = step(match, Random(1).choice(legal_moves(match)))
    bench.view.show_events(redact(done.events, 0), look(done.match))
    danish = QTranslator()
    assert danish.load("da.qm", str(catalogues()))
    QCoreApplication.installTranslator(danish)
    try:
        bench.view.retell()
        assert bench.view.director.busy
        bench.view.director.finish()
        still = Bench(qtbot)
        still.sit(done.match)
        bench.view.table.lens.rest()
        assert bench.picture().pixels == still.picture().pixels
    finally:
        QCoreApplication.removeTranslator(danish)
