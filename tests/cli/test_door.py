"""How do commands end, when asked well and when not?"""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dominoes_desktop.app import main
from dominoes_desktop.cli import run as door
from tests.archive.texts import BLOCK

Run = Callable[..., Any]
ROOT = Path(__file__).parents[2]
COMMANDS = ("games", "replay", "layout", "advise", "arena")


def process(*words: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own, where no display could be had."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    env.pop("DISPLAY", None)
    command = [sys.executable, "-m", "dominoes_desktop", *words]
    return subprocess.run(command, env=env, capture_output=True, check=False, timeout=180, **more)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.domino"
    path.write_text(BLOCK[: BLOCK.index("move 2")])
    return path


def test_no_command_ever_loads_qt(file: Path) -> None:
    code = f"""
import sys
from dominoes_desktop.app import main
file = {str(file)!r}
assert main(["games"]) == main(["games", "draw", "--json"]) == 0
assert main(["replay", file, "--verify"]) == main(["layout", file, "--json"]) == 0
assert main(["advise", file, "--level", "casual", "--seed", "1"]) == 0
assert main("arena draw --seats casual,beginner --rounds 1 --seed 1".split()) == 0
assert main(["replay", "/nowhere"]) == 2
assert not [name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6")]
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stderr


def test_in_a_bundle_a_process_that_is_to_think_goes_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Thinks(Exception):
        """What the thinking process does instead of coming back."""

    def think() -> None:
        raise Thinks

    monkeypatch.setattr(multiprocessing, "freeze_support", think)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(Thinks):
        main(["--multiprocessing-fork", "parent_pid=1", "pipe_handle=2"])


def test_the_program_is_the_same_door(file: Path) -> None:
    done = process("replay", str(file), "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'{"game": "block"')
    file.write_bytes(b"\0")
    done = process("replay", str(file))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_has_had_enough_is_no_fault(file: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "dominoes_desktop", "replay", str(file)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with os.fdopen(write, "wb") as pipe:
        done = subprocess.run(
            command, env=env, stdout=pipe, stderr=subprocess.PIPE, check=False, timeout=180
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_given(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"usage: dominoes-desktop {command} ")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["resign"],
        ["replay"],
        ["replay", "a", "b\nc"],
        ["replay", "a", "--fast"],
        ["replay", "a", "--verif"],
        ["games", "--json=1"],
        ["games", "a\nb\x1b[31m"],
        ["games", "x" * 10_000],
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(run: Run, words: list[str]) -> None:
    assert len(run(*words).refusal) < 300


@pytest.mark.parametrize("command", ["replay", "layout", "advise"])
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere", "there is no such file"),
        ("", "there is no such file"),
        ("folder", "this is a folder"),
        ("pipe", "this is a pipe"),
        ("one.domino/x", "can't be read"),
        ("a\0b", "can't be read"),
        ("x" * 5000, "can't be read"),
        ("\udcff", "there is no such file"),
        ("a\nb", "there is no such file"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_of(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str, says: str
) -> None:
    monkeypatch.chdir(file.parent)
    Path("folder").mkdir()
    os.mkfifo("pipe")
    more = ["--level", "casual", "--seed", "1"] if command == "advise" else []
    refusal = run(command, name, *more).refusal
    assert f":1: {says}" in refusal or says in refusal
    assert refusal.count("expected a match record") == 1


def test_a_stop_by_the_keyboard_is_told_of(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*asked: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(door, "_run", stopped)
    said = run("games")
    assert (said.status, said.out) == (2, "")
    assert said.err == "dominoes-desktop: stopped before the end\n"


@pytest.mark.parametrize(
    ("words", "says"), [(["--new"], "the key of a game"), (["--new", "go"], "'go'")]
)
def test_a_window_for_a_game_that_is_not_there_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1
