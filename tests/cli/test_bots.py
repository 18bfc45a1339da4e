"""Does the arena play with one's own bot, and tell in one line what is wrong with it?"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.rules.move import Move, Pass, Play
from dominoes_desktop.rules.observation import Observation

Run = Callable[..., Any]
GUIDE = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"
COUNT = 5  # what is no bot


def heaviest(seen: Observation, rng: Random) -> Move:
    """A bot of one's own."""
    assert isinstance(seen, Observation)
    assert isinstance(rng, Random)
    return max(seen.legal, key=lambda move: move.tile.pips if hasattr(move, "tile") else -1)


def cheat(seen: Observation, rng: Random) -> Move:
    return Pass()


def broken(seen: Observation, rng: Random) -> Move:
    raise ZeroDivisionError("oh\nno")


def mute(seen: Observation, rng: Random) -> None:
    return None


def leaves(seen: Observation, rng: Random) -> Move:
    sys.exit("enough")


class Unheard(BaseException):
    """What nobody catches by ``except Exception``."""


def beyond(seen: Observation, rng: Random) -> Move:
    raise Unheard("far")


def generator_exit(seen: Observation, rng: Random) -> Move:
    raise GeneratorExit


def as_if_stopped(seen: Observation, rng: Random) -> Move:
    raise KeyboardInterrupt


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


def unspeakable(seen: Observation, rng: Random) -> Move:
    raise Unspeakable


def wordless(seen: Observation, rng: Random) -> object:
    return Unspeakable()


def half_a_move(seen: Observation, rng: Random) -> Move:
    return Play("6-6", 6)  # type: ignore[arg-type]


def talks(seen: Observation, rng: Random) -> Move:
    print("thinking")
    return seen.legal[0]


def test_one_s_own_bot_plays(run: Run, tmp_path: Path) -> None:
    bot = f"python:{__name__}:heaviest"
    words = ("arena", "block", "--seats", f"{bot},beginner", "--rounds", "4", "--seed", "1")
    told = run(*words, "--json", "--records", tmp_path).json
    assert [one["player"] for one in told["seats"]] == [bot, "beginner"]
    text = (tmp_path / "0001.domino").read_text()
    assert f"\nseat 1 bot:{__name__}.heaviest heaviest\n" in text


def test_what_a_bot_prints_is_not_among_the_figures(run: Run) -> None:
    seats = f"python:{__name__}:talks,beginner"
    said = run("arena", "block", "--seats", seats, "--rounds", "1", "--seed", "1", "--json")
    assert json.loads(said.out)["rounds"] == 1
    assert set(said.err.split()) == {"thinking"}


def test_a_module_that_ends_the_program_is_told_of(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "ending_bot.py").write_text("print('loaded')\nraise SystemExit('bye')\n")
    seats = "python:ending_bot:x,beginner"
    words = ("arena", "block", "--seats", seats, "--rounds", "1", "--seed", "1")
    said = run(*words)
    assert said.status == 2
    assert said.out == ""
    assert said.err.splitlines() == [
        "loaded",
        "dominoes-desktop arena: python:ending_bot:x can't be loaded (SystemExit: bye)",
    ]


def test_the_guide_s_bot_plays_by_the_guide_s_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    bot = re.search(r"```python\n(from .*?)```", guide, re.S)
    command = re.search(r"python -m dominoes_desktop (arena .*python:mine:lightest.*)", guide)
    assert bot is not None
    assert command is not None
    (tmp_path / "mine.py").write_text(bot[1], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    words = command[1].replace("--rounds 100", "--rounds 1").split()
    told = run(*words, "--json").json
    assert [one["player"] for one in told["seats"]] == ["expert", "python:mine:lightest"]
    assert told["rounds"] == 2


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("cheat", "wants pass, but "),
        ("broken", "failed (ZeroDivisionError: oh no)"),
        ("mute", "returned 'None'"),
        ("leaves", "failed (SystemExit: enough)"),
        ("unspeakable", "failed (Unspeakable)"),
        ("beyond", "failed (Unheard: far)"),
        ("generator_exit", "failed (GeneratorExit)"),
        ("as_if_stopped", "failed (KeyboardInterrupt)"),
        ("wordless", "returned 'Unspeakable'"),
        ("half_a_move", "returned \"Play(tile='6-6'"),
        ("nobody", "can't be loaded (AttributeError"),
        ("Run.x", "can't be loaded (AttributeError"),
        ("COUNT", "is not callable"),
    ],
)
def test_a_bot_that_fails_is_told_of_in_one_line(run: Run, bot: str, says: str) -> None:
    seats = f"python:{__name__}:{bot},beginner"
    refusal = run("arena", "block", "--seats", seats, "--rounds", "1", "--seed", "1").refusal
    assert says in refusal
