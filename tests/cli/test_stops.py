"""How does a command end that is stopped, or whose output goes nowhere?"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dominoes_desktop.app import main
from dominoes_desktop.cli import arena as arena_of
from dominoes_desktop.cli import run as door
from dominoes_desktop.rules.move import Move
from dominoes_desktop.rules.observation import Observation

Run = Callable[..., Any]
ROOT = Path(__file__).parents[2]
TWO = ("arena", "block", "--seed", "1", "--seats", "casual,beginner", "--rounds")
ENDLESS = """
import threading
import time


def still_there(seen, rng):
    if threading.active_count() < 4:
        threading.Thread(target=time.sleep, args=(10**6,)).start()
    return seen.legal[0]


def endless(seen, rng):
    print("begun", flush=True)
    time.sleep(10**6)
"""


@pytest.fixture
def bots(tmp_path: Path) -> dict[str, Any]:
    """How a process is started that finds the bots above."""
    (tmp_path / "endless_bots.py").write_text(ENDLESS)
    return {"cwd": tmp_path, "env": {**os.environ, "PYTHONPATH": str(ROOT)}}


def arena(bot: str, *more: str) -> list[str]:
    seats = ("--seats", f"python:endless_bots:{bot},casual", "--rounds", "2", "--seed", "1")
    return [sys.executable, "-m", "dominoes_desktop", "arena", "block", *seats, *more]


class Full:
    """A stream to a full disk."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        return None


@pytest.mark.parametrize(
    "words", ["games", "games draw --json", "games --help", "--help", "--version"]
)
@pytest.mark.parametrize(("stream", "says"), [(Full(), "No space left"), (None, "it is closed")])
def test_output_that_goes_nowhere_is_told_of_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    stream: object,
    says: str,
) -> None:
    monkeypatch.setattr(sys, "stdout", stream)
    assert main(words.split()) == 2
    told = capsys.readouterr().err
    assert told.startswith("dominoes-desktop: the output can't be written (")
    assert says in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("stream", [Full(), None])
def test_complaints_that_reach_nobody_change_no_status(
    monkeypatch: pytest.MonkeyPatch, stream: object
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(["replay", "/nowhere"]) == 2
    assert main(["--bogus"]) == 2


def test_a_stop_while_rooms_are_imported_is_quiet(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(door, "main", stopped)
    assert main(["games"]) == 2


def after(bouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C comes while the next round after so many is played."""
    real, played = arena_of.play, iter(range(bouts))

    def play(*given: Any) -> Any:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(arena_of, "play", play)


def test_a_stopped_arena_tells_of_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(*TWO, "3").out
    after(3, monkeypatch)
    said = run(*TWO, "400")
    assert (said.status, said.err) == (2, "dominoes-desktop: stopped before the end\n")
    head, _, rows = said.out.partition("\n")
    assert head == "Block: 3 rounds of 3 deals, seed 1; stopped before 400"
    assert rows.split()[-10:-7] == whole.split()[-10:-7]


def test_a_deal_that_was_not_played_in_every_rotation_does_not_count(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    after(5, monkeypatch)
    said = run(*TWO, "400", "--swap", "--json")
    assert said.status == 2
    assert '"rounds": 4,' in said.out


def test_an_arena_that_is_stopped_in_its_first_round_has_nothing_to_tell(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    after(0, monkeypatch)
    said = run(*TWO, "400")
    assert (said.status, said.out) == (2, "")


def test_ctrl_c_ends_an_arena_whose_bot_never_moves(bots: dict[str, Any]) -> None:
    with subprocess.Popen(arena("endless"), stderr=subprocess.PIPE, **bots) as child:
        assert child.stderr is not None
        assert child.stderr.readline() == b"begun\n"
        child.send_signal(signal.SIGINT)
        assert child.stderr.read() == b"dominoes-desktop: stopped before the end\n"
    assert child.returncode == 2


def test_a_bot_s_own_thread_does_not_keep_the_program_alive(bots: dict[str, Any]) -> None:
    done = subprocess.run(
        arena("still_there"), capture_output=True, check=False, timeout=180, **bots
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Block: 2 rounds of 2 deals, seed 1\n")


_MOVES = iter(range(10**9))


def tires(seen: Observation, rng: Any) -> Move:
    """Stops for good after some moves."""
    if next(_MOVES) > 40:
        signal.pause()
    return seen.legal[0]


def test_a_bot_that_hangs_is_told_of_after_a_while(run: Run) -> None:
    seats = ("--seats", f"python:{__name__}:tires,casual", "--rounds", "100", "--seed", "1")
    said = run("arena", "block", *seats, "--patience", "0.3")
    assert said.status == 2
    assert "; stopped before 100\n" in said.out
    assert said.err == (
        f"dominoes-desktop arena: python:{__name__}:tires gave no move in 0.3 s; "
        "expected one sooner, or a longer --patience\n"
    )


def test_the_window_is_ended_quietly_until_it_hears_of_it_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[object] = []

    def opens(*asked: object) -> int:
        heard.append(signal.getsignal(signal.SIGINT))
        return 0

    monkeypatch.setattr("dominoes_desktop.shell.start.open_window", opens)
    monkeypatch.setattr(sys, "argv", ["dominoes-desktop"])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert main() == 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIG_DFL]
