"""What does every test stand on? A cleared screen in memory, own places, one sample size."""

import gc
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PATIENCE = 60_000  # ms

# Before any test imports Qt: whoever wants a real screen says so in the environment.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A sample is the same sample each time; `--full` looks for news.
settings.register_profile("sample", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full", action="store_true", help="large counts at their full size, not as samples"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("full" if config.getoption("--full") else "sample")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()  # what was imported stays: the collections below need not look at it


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """True under `pytest --full`: play the counts that are promised, not a sample of them."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(scope="session")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A place of its own for each test, a folder as soon as somebody writes there."""
    root = tmp_path_factory.mktemp("places")
    return (root / str(number) for number in count(1))


@pytest.fixture(autouse=True)
def own_places(places: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, records and autosaves of a test lie in its own place, never in the user's."""
    place = next(places)
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(place / f"xdg-{name.lower()}"))
    for name in ("APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(place / name.lower()))


@pytest.fixture
def qtbot(qtbot: "QtBot", monkeypatch: pytest.MonkeyPatch) -> "QtBot":
    """Waits as long as the slowest machine may take: it only matters where something fails."""
    kind = type(qtbot)
    for wait in (kind.waitUntil, kind.waitSignal, kind.waitSignals, kind.waitExposed):
        monkeypatch.setitem(wait.__kwdefaults__, "timeout", PATIENCE)
    return qtbot


@pytest.fixture(autouse=True)
def cleared_screen() -> Iterator[None]:
    """What a test has put on the screen is deleted after it, with its scene and its pictures.

    A window that is closed lives on in Qt, and in cycles of Python's; a few hundred of them would
    take gigabytes.
    """
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    left = [one for one in widgets.QApplication.topLevelWidgets() if one.parent() is None]
    for one in left:
        if one.isVisible():
            one.close()
        one.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if left:
        left.clear()
        gc.collect()
        gc.freeze()  # what is still there stays, caches for the most part: not looked at again
