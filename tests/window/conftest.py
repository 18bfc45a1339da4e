"""Who sits at the real window, and with what on the table?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Entry, Seated
from dominoes_desktop.shell.window import Window
from tests.shell.evening import alone
from tests.window.hand import Hand

Sit = Callable[..., Hand]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """Open a window of 1280x720 with a match of that game, against the computer if not told."""
    windows: list[Window] = []

    def open_window(
        game: Ruleset, seated: tuple[Seated, ...] = (), log: tuple[Entry, ...] = ()
    ) -> Hand:
        window = Window.in_folder(tmp_path / game.key, Random(7))
        windows.append(window)
        window.move(0, 0)
        window.resize(1280, 720)
        window.show()
        qtbot.waitExposed(window)
        window.change_settings(replace(window.settings, pace="off"))
        window.matches.begin(game, seated or alone(game), log)
        return Hand(window, qtbot)

    yield open_window
    for window in windows:
        window.close()
