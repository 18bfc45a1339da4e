"""What does `advise` tell of a record?"""

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.cli import advise
from dominoes_desktop.players.choice import Choice
from dominoes_desktop.players.choose import LEVELS
from dominoes_desktop.rules.observation import Observation
from tests.archive.texts import BLOCK, PEBBLE

Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.domino"
    text = BLOCK.replace("hand 2 6-5 3-1", "hand 2 6-5 6-1").replace(" 6-1 6-2", " 3-1 6-2")
    path.write_text(text[: text.index("move 2")])
    return path


@pytest.mark.parametrize("level", LEVELS)
def test_it_tells_what_a_player_of_that_level_would_do(run: Run, file: Path, level: str) -> None:
    told = run("advise", file, "--level", level, "--seed", "1", "--json").json
    assert set(told) == {"seat", "move", "unit", "ranked"}
    assert told["seat"] == 2
    assert told["unit"] in ("chance", "points")
    assert told["ranked"][0]["move"] == told["move"]
    assert {one["move"] for one in told["ranked"]} == {"6-5@6-6", "6-1@6-6"}
    assert all(set(one) == {"move", "value", "why"} and one["why"] for one in told["ranked"])


def test_a_player_may_have_a_character(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(seen: Observation, level: str, rng: Random, *, character: str) -> Choice:
        asked.append(f"{level} {character}")
        return Choice(seen.legal[0])

    monkeypatch.setattr(advise, "choose", noted)
    for level in ("casual", "casual:bold"):
        run("advise", file, "--level", level, "--seed", "1", "--json")
    assert asked == ["casual ", "casual bold"]


def test_the_same_seed_gives_the_same_advice(run: Run, file: Path) -> None:
    words = ("advise", file, "--level", "beginner", "--json", "--seed")
    assert run(*words, "1").out == run(*words, "1").out
    assert len({run(*words, str(seed)).out for seed in range(9)}) > 1


def test_time_enough_changes_nothing(run: Run, file: Path) -> None:
    words = ("advise", file, "--level", "casual", "--seed", "1", "--json")
    assert run(*words, "--time", "100").out == run(*words).out


def test_who_does_not_choose_in_time_does_the_first_legal_move(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()
    monkeypatch.setattr(advise, "choose", lambda *asked, **more: done.wait())
    said = run("advise", file, "--level", "casual", "--seed", "1", "--time", "0.01", "--json")
    done.set()
    assert said.status == 0
    assert '"move": "6-' in said.out
    assert "notice: no choice in time" in said.err


def test_it_sees_no_hidden_tile(run: Run, file: Path) -> None:
    """Other hands and another boneyard, the same view of the seat: the same advice."""
    words = ("advise", file, "--level", "casual", "--seed", "1", "--json")
    before = run(*words).out
    text = file.read_text().replace("hand 1 6-6 5-4", "hand 1 6-6 4-0")
    file.write_text(text.replace(" 4-0 4-1", " 5-4 4-1"))
    assert run(*words).out == before


def test_people_get_the_move_and_why(run: Run, file: Path) -> None:
    told = run("advise", file, "--level", "casual", "--seed", "1").out
    assert told.startswith("Bo: 6-")
    assert "WHY" in told


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (BLOCK, 12, "the next round is not dealt"),
        (PEBBLE[: PEBBLE.index("lead")], 9, "who leads is not drawn yet"),
        (BLOCK.replace("hand 2\n", "hand 2\nrule target round\n", 1), 13, "the match is over"),
    ],
)
def test_where_nobody_is_to_move_it_says_so(
    run: Run, file: Path, text: str, line: int, says: str
) -> None:
    file.write_text(text)
    refusal = run("advise", file, "--level", "casual", "--seed", "1").refusal
    assert refusal.startswith(f"{file}:{line}: nobody is to move, {says}; expected ")


@pytest.mark.parametrize(
    "words",
    [
        ["--level", "grandmaster", "--seed", "1"],
        ["--level", "casual:grim", "--seed", "1"],
        ["--level", "casual"],
        ["--seed", "1"],
        ["--level", "casual", "--seed", "one"],
        ["--level", "casual", "--seed", "1", "--time", "0"],
        ["--level", "casual", "--seed", "1", "--time", "soon"],
    ],
)
def test_what_cannot_be_meant_is_refused(run: Run, file: Path, words: list[str]) -> None:
    assert run("advise", file, *words).refusal.startswith("dominoes-desktop advise: ")
