"""Is all that a person meets translated, whole, and has it room in a longer language?

Met in a language made by machine: whatever is still in plain letters came past the translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QRect
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.assets import rules_texts
from dominoes_desktop.games import ANIMAL, GAMES, PARTNERSHIP, SUPER
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import NAMES, alone, opened, over, play_on, rests, until

from .pseudo import Pseudo, pseudo, pseudo_page
from .seen_texts import Met, Painted, met_in, met_in_menus

OWN = [
    *NAMES,
    "Ann",
    "Ben",
    "Cy",
    "Di",
    "Dominoes Desktop",
    "English",
    "Dansk",
    "Afrikaans",
    "Ctrl",
    "Shift",
    "Esc",
    "Enter",
]
OWN += [
    "Home",
    "End",
    "Page",
    "Space",
    "Tab",
    "Del",
    "Alt",
    "Backspace",
    "Redo",
    "Up",
    "Down",
    "Left",
    "Right",
]
PLAIN = re.compile(r"[A-Za-z]{2,}")
EXACT = re.compile(r"[0-9a-f ]{30,}|dominoes-desktop replay .*")  # to be typed, or compared, as is
LEAVES = ("Ctrl+Q", "F11")  # keys of what ends the window, or fills the screen


@pytest.fixture
def spoken(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pseudo]:
    """All is said in the language that nobody speaks."""
    read = rules_texts()
    asked = "dominoes_desktop.shell.texts.rules_texts"
    monkeypatch.setattr(asked, lambda *_: lambda name: pseudo_page(read(name)))
    language, before = Pseudo(), QLocale()
    QCoreApplication.installTranslator(language)
    yield language
    QLocale.setDefault(before)
    QCoreApplication.removeTranslator(language)


def laid_out(window: Window) -> list[tuple[int, QRect]]:
    """Where everything in it lies."""
    return [(id(one), one.geometry()) for one in window.findChildren(QWidget) if one.isVisible()]


class Walk:
    """A person who looks at everything in a window, and notes what is said."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.painted = Painted(monkeypatch)
        self.met: set[Met] = set()

    def look(self, window: Window, painted: bool = True) -> None:
        QLocale.setDefault(QLocale("el"))  # dates in letters that English has not
        laid, before = laid_out(window), []
        while laid != before:  # what was laid out may want to be laid out again
            for _ in range(3):
                QApplication.processEvents()
            laid, before = laid_out(window), laid
        if painted:
            window.grab()
        self.met.update(met_in(window))
        self.met.update(met_in_menus(window))

    def choose_all(self, window: Window) -> None:
        """Everything that stands in a menu, one after the other."""
        bar = window.menuBar()
        for action in [one for menu in bar.findChildren(QMenu) for one in menu.actions()]:
            if action.shortcut().toString() in LEAVES or not action.text():
                continue
            action.trigger()
            for dialog in window.findChildren(QFileDialog):  # Qt's own
                dialog.close()
            self.look(window, painted=window.sheets.seen or bool(window.side.key))
            while (sheet := window.sheets.current) is not None and sheet.isVisible():
                self.look_into(window, sheet)
                if sheet.escape is None:
                    break
                sheet.escape.click()
            until(self.qtbot, lambda: rests(window))

    def look_into(self, window: Window, sheet: Sheet) -> None:
        if isinstance(sheet, PreferencesSheet):
            until(self.qtbot, lambda: sheet.looks is not None)
            for button in sheet.sections.buttons():
                button.click()
                self.look(window)
        if isinstance(sheet, NewMatchSheet):
            for card in sheet.cards.values():
                card.click()
                sheet.fold.setChecked(True)
                self.look(window, painted=False)

    def is_content(self, spoken: Pseudo) -> None:
        """Nothing amiss was met, and nothing was translated twice."""
        amiss = [*self.amiss(), *[f"twice: {text!r}" for text in sorted(spoken.twice)]]
        if amiss:
            pytest.fail("\n".join(amiss), pytrace=False)

    def amiss(self) -> list[str]:
        """What is still English, or has no room."""
        found = []
        for one in self.met | self.painted.met:
            plain = EXACT.sub("", one.text)
            for name in OWN:
                plain = plain.replace(name, "")
            wrong = "plain" if PLAIN.search(plain) else "cut" if one.cut and "~" in plain else ""
            if wrong:
                found.append(f"{wrong}: {one.text!r} ({one.where})")
        return sorted(found)


def test_pseudo_keeps_what_is_filled_in() -> None:
    assert pseudo("You play {tile}") == "[Ýôû þļáý {tile}~~~~~]"
    page = "draw [draw=one]: Draw {boneyard tile|tiles} <seats=2: now|then>."
    assert pseudo_page(page).startswith("draw [draw=one]: [Ðřáŵ {boneyard ţîļé|ţîļéš} <seats=2: ")


def test_rounds_are_told_in_another_language(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoken: Pseudo, full: bool
) -> None:
    walk = Walk(qtbot, monkeypatch)
    window = opened(qtbot, tmp_path)
    for game in GAMES if full else (ANIMAL, SUPER):
        window.matches.begin(game, alone(game))
        looks = 0
        while not over(window) and (full or game is ANIMAL or looks < 4):
            play_on(qtbot, window, 3)
            walk.look(window)
            looks += 1
        walk.look(window)
    walk.is_content(spoken)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # of dialogs, offscreen
def test_every_sheet_and_form_is_in_another_language(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoken: Pseudo, full: bool
) -> None:
    walk = Walk(qtbot, monkeypatch)
    window = opened(qtbot, tmp_path)
    for game in (ANIMAL, SUPER, PARTNERSHIP) if full else (PARTNERSHIP,):
        window.matches.begin(game, alone(game))
        play_on(qtbot, window, 3)
        walk.choose_all(window)
    walk.is_content(spoken)
