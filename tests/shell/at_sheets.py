"""How does a test meet sheets? By the keyboard and the mouse of a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.about import AboutSheet
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.keys_sheet import KeysSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.preferences import PreferencesSheet
from dominoes_desktop.shell.rules_sheet import RulesSheet
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import begun, desk_of, opened, play_on, truth, until

LEVELS = ("beginner", "casual")
LEFT = Qt.MouseButton.LeftButton


def echo(text: str) -> str:
    return text


class Asked:
    """A form over a window of that size, and what it answered."""

    def __init__(
        self,
        qtbot: QtBot,
        last: NewMatch | None = None,
        size: tuple[int, int] = (1280, 720),
        levels: Sequence[str] = LEVELS,
    ) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        self.window.resize(*size)
        qtbot.addWidget(self.window)
        self.window.show()
        until(qtbot, self.window.isActiveWindow)
        self.sheet = NewMatchSheet(self.window, GAMES, levels, echo, last)
        self.got: list[object] = []
        self.sheet.finished.connect(self.got.append)
        self.sheet.open()

    def click(self, widget: QWidget) -> None:
        self.qtbot.mouseClick(widget, LEFT)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.window.focusWidget(), key)

    def game(self, game: Ruleset) -> None:
        self.click(self.sheet.cards[game.key])

    def players(self, count: int) -> None:
        self.click(self.sheet.count.buttons()[count - 2])

    def rule(self, name: str, value: object) -> None:
        form = self.sheet.basic if name in self.sheet.basic.row else self.sheet.house
        control = form.row[name].control
        assert isinstance(value, int | str)
        control.choose(value)

    def start(self) -> NewMatch:
        self.click(self.sheet.start)
        assert len(self.got) == 1
        made = self.got[0]
        assert isinstance(made, NewMatch)
        return made


Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
PEOPLE = (Seated("human", "Ann"), Seated("human", "Ben"))
NEW, SETTINGS, RULES, KEYS = (
    (Key.Key_N, CONTROL),
    (Key.Key_Comma, CONTROL),
    (Key.Key_F1, Qt.KeyboardModifier.NoModifier),
    (Key.Key_F1, CONTROL),
)


class Evening:
    """A window and its keyboard."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot, self.window = qtbot, window
        until(qtbot, window.isActiveWindow)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.qtbot.keyClick(self.window.focusWidget() or self.window.view, key, held)

    def escape(self) -> None:
        self.press(Key.Key_Escape)

    def waits_for(self, kind: type[Sheet]) -> None:
        until(self.qtbot, lambda: isinstance(self.window.sheets.current, kind))

    @property
    def sheet(self) -> Sheet:
        """The one sheet that is seen; it has the keyboard."""
        seen = [one for one in self.window.findChildren(Sheet) if one.isVisible()]
        assert len(seen) == 1
        assert seen[0] is self.window.sheets.current
        assert (
            seen[0].isAncestorOf(self.window.focusWidget()) or self.window.focusWidget() is seen[0]
        )
        return seen[0]

    @property
    def form(self) -> NewMatchSheet:
        assert isinstance(self.sheet, NewMatchSheet)
        return self.sheet

    def click(self, button: QPushButton | None) -> None:
        assert button is not None
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


Sits = Callable[[Window], Evening]


def left_behind(qtbot: QtBot, folder: Path) -> tuple[object, ...]:
    """A match that was left unfinished in that folder, as it stood."""
    window = begun(qtbot, folder, DRAW)
    play_on(qtbot, window, 2)
    before = truth(desk_of(window))
    window.close()
    return before


def come_again(qtbot: QtBot, folder: Path, sits: Sits) -> Evening:
    window = opened(qtbot, folder, seed=9)
    window.start()
    evening = sits(window)
    until(qtbot, lambda: window.sheets.current is not None)
    return evening


def all_over(evening: Evening) -> None:
    """Everything that can be laid over a sheet, and taken away by Escape.

    While the table is looked at the rules stand beside it, and no sheet of theirs is laid.
    """
    laid = [(SETTINGS, PreferencesSheet), (KEYS, KeysSheet), (RULES, RulesSheet)]
    for key, kind in laid if evening.window.sheets.seen else laid[:2]:
        evening.press(*key)
        assert isinstance(evening.sheet, kind)
        evening.escape()
    evening.window.sheets.about()
    assert isinstance(evening.sheet, AboutSheet)
    evening.escape()
