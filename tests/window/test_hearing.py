"""Is a round played by keys and ears alone, from another process, as a screen reader has it?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.archive.reader import read_record
from dominoes_desktop.games import BLOCK, DRAW, GAMES
from dominoes_desktop.rules.event import Dealt, LeadGiven
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.words import Voice
from dominoes_desktop.words.text import begun

pytestmark = pytest.mark.window

HERE = Path(__file__).parent
SYSTEMS_PYTHON = "/usr/bin/python3"  # which has the accessibility bus


def dealt(folder: Path, game: Ruleset) -> Path:
    """A record of that game as it is right after the deal, with a person at the first seat."""
    golden = (HERE.parent / "golden" / f"{game.key}.domino").read_text(encoding="utf-8")
    record = folder / f"{game.key}.domino"
    record.write_text(golden.partition("\nmove ")[0] + "\n", encoding="utf-8")
    return record


def heard(folder: Path, game: Ruleset) -> dict[str, Any]:
    """What was heard in a round of that game in which the listener sat at the first seat."""
    config = folder / "config" / "dominoes-desktop"
    config.mkdir(parents=True)
    (config / "settings.json").write_text('{"pace": "off", "language": "en"}', encoding="utf-8")
    places = {
        f"XDG_{name.upper()}_HOME": str(folder / name) for name in ("config", "data", "state")
    }
    root = str(HERE.parents[1])
    reads = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": root, "QT_QPA_PLATFORM": "xcb"}
    program = [sys.executable, "-m", "dominoes_desktop", str(dealt(folder, game))]
    ran = subprocess.run(
        ["dbus-run-session", "--", SYSTEMS_PYTHON, str(HERE / "listener.py"), *program],
        env={**os.environ, **places, **reads},
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def told_of(folder: Path) -> list[str]:
    """Every event of the round that the record has, as it is said to the first seat."""
    (path,) = [*folder.glob("*/dominoes-desktop/matches/*.domino")]
    record = read_record(path)
    names = tuple([one.name for one in record.seated])
    aloud = Voice(str, names, 0, record.ruleset).aloud
    desk = Desk(record.ruleset, record.seated, Random(1), record.entries)
    events = desk.observe(0).history
    return [
        begun(aloud.event(event)) for event in events if not isinstance(event, Dealt | LeadGiven)
    ]


def test_a_round_is_played_by_keys_and_ears_alone(tmp_path: Path, full: bool) -> None:
    """Known complaint C68."""
    for game in GAMES if full else (BLOCK, DRAW):
        folder = tmp_path / game.key
        found = heard(folder, game)
        told = told_of(folder)
        assert len(told) > 4
        said = [text for text in found["said"] if text in set(told)]
        assert said == told, game.key  # each once, in the order in which it happened
        read_through([tuple(one) for one in found["tree"]])


def read_through(tree: list[tuple[str, ...]]) -> None:
    """Hand, table, ends and players are met in this order, each under its own name."""
    groups = [name for role, name in tree if role == "panel"]
    assert groups[:5] == ["Domino table", "Your hand", "Places", "What you can do", "The table"]
    assert groups[5].startswith(("Open ends: ", "Only the "))
    assert groups[6] == "Around the table"
    hand, table = tree.index(("panel", "Your hand")), tree.index(("panel", "The table"))
    buttons = tree[hand + 1 : tree.index(("panel", "Places"))]
    assert {role for role, _ in buttons} == {"push button"}
    assert all(" and " in name or "double" in name for _, name in buttons)
    role, laid = tree[table + 1]
    assert role == "label"
    assert ", 1 of " in laid
