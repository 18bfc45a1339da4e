"""Is what went wrong written down, and never more of it than a disk has room for?"""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dominoes_desktop.archive.logbook import (
    BEFORE,
    LARGEST,
    NAME,
    Bounded,
    last_of_log,
    open_logbook,
)

log = logging.getLogger("dominoes_desktop.trial")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which all that is logged is written."""
    root = logging.getLogger()
    level = root.level
    handler = open_logbook(tmp_path / "log")
    yield tmp_path / "log"
    root.removeHandler(handler)
    root.setLevel(level)
    handler.close()


def test_what_is_logged_stands_in_the_file(folder: Path) -> None:
    try:
        raise ZeroDivisionError("out of luck")
    except ZeroDivisionError:
        log.exception("a sheet failed")
    told = last_of_log(folder)
    assert "ERROR dominoes_desktop.trial: a sheet failed" in told
    assert told.endswith("ZeroDivisionError: out of luck\n")


def test_the_log_keeps_within_its_bounds(folder: Path) -> None:
    for number in range(1200):
        log.info("%s %d", "x" * 1000, number)
    sizes = [path.stat().st_size for path in folder.iterdir()]
    assert len(sizes) == BEFORE + 1
    assert max(sizes) <= LARGEST
    assert last_of_log(folder).splitlines()[-1].endswith(" 1199")


def test_a_disk_that_is_full_is_borne_in_silence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log.info("before")
    with monkeypatch.context() as broken:
        root = logging.getLogger()
        handler = next(one for one in root.handlers if isinstance(one, Bounded))

        def full(text: str) -> int:
            raise OSError(28, "No space left on device")

        broken.setattr(handler.stream, "write", full, raising=False)
        log.info("lost")
    log.info("after")
    told = [line.rpartition(" ")[2] for line in last_of_log(folder).splitlines()]
    assert told == ["before", "after"]
    assert capfd.readouterr().err == ""


def test_a_folder_that_cannot_be_made_costs_the_log_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    root = logging.getLogger()
    level = root.level
    handler = open_logbook(tmp_path / "file" / "log")
    log.info("nowhere")
    root.removeHandler(handler)
    root.setLevel(level)
    assert last_of_log(tmp_path / "file" / "log") == ""
    assert os.listdir(tmp_path) == ["file"]


def test_a_long_last_line_is_not_told_in_part(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"short\n{'x' * 500}\nlast\n", encoding="utf-8")
    assert last_of_log(tmp_path, 100) == "last\n"
