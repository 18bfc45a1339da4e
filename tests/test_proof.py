"""Does the proof of the packages fail where a package does, and go on where a machine can't?"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage, QPainter

ROOT = Path(__file__).resolve().parent.parent
Part = Callable[[str], ModuleType]


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Part:
    """A module of the packaging, by its name."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module


def test_who_is_not_root_makes_no_bare_debian(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert part("bare").lacking() == "only root can make one"


def test_a_root_that_can_not_be_made_is_no_fault_of_the_package(
    part: Part, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare, prove = part("bare"), part("prove")

    def fails(root: object) -> None:
        raise part("machine").Trouble("E: no device files\nE: mount: permission denied")

    monkeypatch.setattr(bare, "VENV", tmp_path)
    monkeypatch.setattr(bare, "make", fails)
    monkeypatch.setattr(prove, "lacking", lambda: "")
    monkeypatch.setattr(prove, "in_a_folder", lambda proof: "a tile dragged")
    said = prove.deb_works(prove.Proof(tmp_path, tmp_path / "model.png"))
    assert said == "a tile dragged; unpacked only: E: mount: permission denied"
    assert "NO BARE DEBIAN HERE" in capsys.readouterr().out


def test_what_can_not_be_fetched_is_tried_three_times(
    part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry, tried = part("carry"), []
    monkeypatch.setattr(carry, "PAUSES", (0.0, 0.0))

    def once() -> str:
        tried.append(1)
        if len(tried) < 3:
            raise carry.Trouble("no answer")
        return "here it is"

    assert carry.fetched(once) == "here it is"
    tried.clear()
    with pytest.raises(carry.Trouble):
        carry.fetched(lambda: carry.execute(sys.executable, "-c", "raise SystemExit(4)"))


def test_a_command_that_hangs_is_given_up(part: Part) -> None:
    carry = part("carry")
    with pytest.raises(carry.Trouble, match="took over"):
        carry.execute(sys.executable, "-c", "import time; time.sleep(60)", patience=0.1)


def test_one_proof_that_does_not_hold_fails_the_whole(
    part: Part, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prove = part("prove")
    names = ("described", "built", "model_shown", "started", "linted", "wheel_works", "deb_works")
    for name in names:
        monkeypatch.setattr(prove, name, lambda *_: "holds")
    proof = prove.Proof(tmp_path, tmp_path / "model.png")
    assert prove.prove(proof) == 0

    def fails(_: object) -> str:
        raise prove.Trouble("no tile could be dragged to the table")

    monkeypatch.setattr(prove, "wheel_works", fails)
    assert prove.prove(proof) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "FAILED: wheel"


def test_what_a_purge_leaves_is_found(part: Part, tmp_path: Path) -> None:
    trials = part("trials")
    root = part("bare").Bare(tmp_path)
    (tmp_path / "usr/share/applications").mkdir(parents=True)
    (tmp_path / "home/player").mkdir(parents=True)
    (tmp_path / "home/player/evening.domino").write_text("domino-record 1\n", encoding="utf-8")
    assert trials.left_over(root, []) == []
    cache = tmp_path / "usr/share/applications/mimeinfo.cache"
    cache.write_text("application/x-domino=dominoes-desktop.desktop;\n", encoding="utf-8")
    assert trials.left_over(root, []) == [str(cache)]
    (tmp_path / "usr/lib/dominoes-desktop").mkdir(parents=True)
    (tmp_path / "usr/lib/dominoes-desktop/log").touch()
    assert "usr/lib/dominoes-desktop/log" in trials.left_over(root, [])


def test_a_double_click_starts_what_the_desktop_file_says(part: Part) -> None:
    entry = ROOT / "packaging/linux/dominoes-desktop.desktop"
    assert part("trials").executed(entry) == ["dominoes-desktop"]


@pytest.mark.usefixtures("qapp")
def test_a_picture_without_its_tile_is_told_from_the_model(part: Part, tmp_path: Path) -> None:
    seen = part("seen")
    model, spoilt = ROOT / "assets/screenshots/table.png", tmp_path / "spoilt.png"
    picture = QImage(str(model))
    painter = QPainter(picture)
    painter.fillRect(
        picture.width() // 3, picture.height() // 3, 160, 160, picture.pixelColor(9, 99)
    )
    painter.end()
    picture.save(str(spoilt))
    assert seen.compare(str(model), str(model)) == 0
    assert seen.compare(str(spoilt), str(model)) == 1
    picture.fill(0)
    picture.save(str(spoilt))
    assert seen.compare(str(spoilt), str(spoilt)) == 1
