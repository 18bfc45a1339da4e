"""Does every command that README.md shows do what it says? Each is run, with small numbers.

What needs a window of its own, sets a machine up or takes minutes is run by `.ci/run` instead:
`ELSEWHERE` says where, and a test holds it to that.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dominoes_desktop.cli.run import main

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = re.compile(r"^```\n(.*?)^```|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(python3? |PYTHONPATH=|dominoes-desktop |run -|\w+ --seats )")
SMALL = {
    "KEY": "doubles",
    "GAME": "block",
    "LEVEL": "casual",
    "PLAYER,PLAYER": "casual,greedy",
    "N": "2",
    "S": "1",
}
RECORD = """domino-record 1
game block
seat 1 human Ann
seat 2 computer:casual Bo
round 1
hand 1 2-0 4-4 4-0 5-2 2-2 0-0 3-1
hand 2 6-0 5-4 5-3 6-2 6-4 2-1 1-1
boneyard 6-1 3-0 4-1 5-5 3-3 6-5 5-0 5-1 3-2 1-0 4-3 6-3 4-2 6-6
move 1 4-4
move 2 4-5@4-4
"""
PROOF, TRIALS = "packaging/prove.py", "packaging/trials.py"
ELSEWHERE = {
    "python3 packaging/dev.py test": (".ci/run", "python3 packaging/dev.py test"),
    "python3 packaging/dev.py run": (TRIALS, '/ "packaging/dev.py", "run"]'),
    "python3 packaging/dev.py run games --json": (TRIALS, '"games", "--json"'),
    "run --new doubles": (TRIALS, '"--new", "doubles"'),
    "python3 packaging/build.py": (PROOF, "build.JOBS[job]"),
    "dominoes-desktop --smoke OUT.png": (TRIALS, '"--smoke", where.home'),
    "dominoes-desktop FILE": (TRIALS, "drag.play(where, program, picture)"),
}


def shown() -> Iterator[str]:
    """Every command, without what a remark says of it."""
    for block, inline in CODE.findall(README):
        for line in block.splitlines() or [inline]:
            command = " ".join(line.split("#")[0].split())
            if COMMAND.match(command):
                yield command


COMMANDS = sorted(set(shown()))
ARENAS = [one for one in COMMANDS if " --seats " in one and not one.startswith("dominoes-desktop")]
OWN = [one for one in COMMANDS if one.startswith("dominoes-desktop") and one not in ELSEWHERE]


def filled_in(command: str, folder: Path) -> list[str]:
    """Its words after the program's name, each placeholder filled in; FILE lies in that folder."""
    record = folder / "match.domino"
    record.write_text(RECORD, encoding="utf-8")
    words = command.replace("[KEY]", "KEY").split()[1:]
    return [{**SMALL, "FILE": str(record)}.get(word, word) for word in words]


def test_no_command_is_left_out() -> None:
    tournament = {one for one in COMMANDS if "tournament.py" in one}
    assert tournament
    assert set(COMMANDS) == {*ARENAS, *OWN, *ELSEWHERE, *tournament}
    assert len(OWN) >= 5


@pytest.mark.parametrize("command", ELSEWHERE)
def test_what_is_run_by_the_proof_stands_there(command: str) -> None:
    file, words = ELSEWHERE[command]
    assert words in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("command", OWN)
def test_a_command_without_a_window_runs(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(filled_in(command, tmp_path)) == 0
    assert len(capsys.readouterr().out) > 20
    assert main([*filled_in(command, tmp_path), "--json"]) == 0
    assert capsys.readouterr().out.startswith("{")


@pytest.mark.parametrize("command", ARENAS)
def test_the_arena_plays_every_pairing_of_the_table(
    command: str, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """One round each; whoever thinks long sends a casual player unless counts are full."""
    words = re.sub(r"--rounds \d+", "--rounds 1", command)
    if not full:
        words = re.sub(r"expert|strong|skilled", "casual", words)
    assert main(["arena", *words.split(), "--seed", "1", "--swap"]) == 0
    assert "casual" in capsys.readouterr().out


@pytest.mark.parametrize("most", ["1", "2"])
def test_the_tournament_plays_what_the_table_tells_of(tmp_path: Path, most: str) -> None:
    """One deal alone has no interval."""
    (command,) = [one for one in COMMANDS if "tournament.py" in one]
    path, _, script, _ = command.split()
    few = ["--most", most, "--only", "block", "--pair", "casual,beginner"]
    ran = subprocess.run(
        [sys.executable, script, str(tmp_path / "results"), *few],
        cwd=ROOT,
        env=dict([path.split("=")]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "| `block --seats casual,beginner" in ran.stdout
