"""Who listens?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Entry, Seated
from dominoes_desktop.shell.access import speech
from tests.shell.evening import alone, opened

from .ears import Reader

Listens = Callable[..., Reader]


@pytest.fixture
def listens(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listens]:
    """A reader at a window with a match of that game, heard from its first sentence."""
    QAccessible.setActive(True)
    readers: list[Reader] = []

    def listen(
        game: Ruleset, seated: tuple[Seated, ...] = (), log: tuple[Entry, ...] = ()
    ) -> Reader:
        reader = Reader(qtbot, opened(qtbot, tmp_path))
        readers.append(reader)

        def heard(widget: QObject, text: str, at_once: bool = False) -> None:
            if text:
                reader.said.append(text)

        monkeypatch.setattr(speech, "announce", heard)
        reader.window.matches.begin(game, seated or alone(game), log)
        return reader

    yield listen
    for reader in readers:
        reader.window.close()
    QAccessible.setActive(False)
