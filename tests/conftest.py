"""What does every test stand on? A screen in memory, own places for files, one sample size."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

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


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """True under `pytest --full`: play the counts that are promised, not a sample of them."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, records and autosaves of a test lie in its own folder, never in the user's."""
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / f"xdg-{name.lower()}"))
    for name in ("APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
