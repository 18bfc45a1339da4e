"""Who closes the windows of a test?"""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.window import Window
from tests.forked import forking

from .at_sheets import Evening, Sits

__all__ = ["forking", "sits"]


@pytest.fixture
def sits(qtbot: QtBot) -> Iterator[Sits]:
    windows: list[Window] = []

    def sit(window: Window) -> Evening:
        windows.append(window)
        return Evening(qtbot, window)

    yield sit
    for window in windows:
        window.close()
