"""Is the window there for whoever wants something while it is being furnished?"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.sounds import Silence
from dominoes_desktop.shell.window import Window
from tests.shell.evening import until

FEW = 4  # turns of the loop; furnishing takes more


def bare(folder: Path) -> Window:
    """A window as a start shows it, its first picture just painted."""
    window = Window(folder / "config", folder / "state", folder / "data", Random(3), Silence())
    window.show()
    window.start()
    window.repaint()
    return window


def test_it_is_furnished_a_step_a_turn(qtbot: QtBot, tmp_path: Path) -> None:
    window, turns = bare(tmp_path), 0
    while not window.furnished:
        QApplication.processEvents()
        turns += 1
    assert turns > FEW
    until(qtbot, lambda: isinstance(window.sheets.current, NewMatchSheet))
    window.close()


@pytest.mark.parametrize("turns", [0, 1, FEW])
def test_it_can_be_closed_before_it_is_furnished(qtbot: QtBot, tmp_path: Path, turns: int) -> None:
    window = bare(tmp_path)
    for _ in range(turns):
        QApplication.processEvents()
    assert not window.furnished
    assert window.close()
    for _ in range(100):
        QApplication.processEvents()
    assert not window.furnished


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_game_that_is_wanted_meanwhile_has_its_form_in_the_end(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = bare(tmp_path)
    window.welcome(None, "pebble")
    window.resize(1100, 700)
    until(qtbot, lambda: window.furnished and window.sheets.current is not None)
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    until(qtbot, lambda: form.coming.ready)
    assert form.cards["pebble"].isChecked()
    until(qtbot, lambda: window.view.width() == window.width())
    window.close()
