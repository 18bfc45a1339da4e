"""What does `arena` tell of its players?"""

import io
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_desktop.cli.bar import Bar
from dominoes_desktop.cli.figures import (
    interval,
    lead_over_others,
    milliseconds,
    share_interval,
    win_share,
)
from dominoes_desktop.cli.named_apart import named_apart
from dominoes_desktop.games import DRAW, GAMES, PARTNERSHIP
from dominoes_desktop.rules.ruleset import Ruleset
from tests.archive.second_reader import judge

Run = Callable[..., Any]
SWAPPED = (DRAW, PARTNERSHIP)  # seats change places alike in every game


@pytest.mark.parametrize(
    ("game", "seats", "swap"),
    [
        pytest.param(game, seats, swap, id=" ".join([f"{game.key}-{seats}", *swap]))
        for game in GAMES
        for seats in range(game.seats[0], min(game.seats[1], 4) + 1)
        for swap in ([], ["--swap"])
        if not swap or game in SWAPPED
    ],
)
def test_its_records_replay_to_its_scores(
    run: Run, tmp_path: Path, game: Ruleset, seats: int, swap: list[str]
) -> None:
    players = ["casual", "beginner", "casual", "beginner"][:seats]
    deals = 1 + (game.set == 6)
    words = ("arena", game.key, "--seats", ",".join(players), "--rounds", deals, "--seed", "7")
    told = run(*words, "--records", tmp_path, "--json", *swap).json
    assert set(told) == {"game", "seed", "rounds", "swap", "seats"}
    turns = seats if swap else 1
    assert (told["game"], told["seed"], told["swap"]) == (game.key, 7, bool(swap))
    assert told["rounds"] == deals * turns
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{n:04}.domino" for n in range(1, deals * turns + 1)]
    points = [[0] * seats for _ in files]
    won = [0] * seats
    for number, file in enumerate(files):
        said = run("replay", file, "--verify", "--json").json
        assert said["scores"] == judge(file.read_bytes()).scores
        [one] = said["rounds"]
        assert one["fair"] is True
        made = [0] * seats
        for move in one["moves"]:
            made[move["seat"] - 1] += move["points"]
        at_end = one["result"]["points"]
        assert [a + b for a, b in zip(at_end, made, strict=True)] == said["scores"]
        for player in range(seats):
            seat = (player + number % turns) % seats
            points[number][player] = said["scores"][seat]
            won[player] += seat + 1 in one["result"]["winners"]
    for player, one in enumerate(told["seats"]):
        assert set(one) == {*_FIELDS}
        assert set(one["ms"]) == {"median", "p95", "worst"}
        assert 0 <= one["ms"]["median"] <= one["ms"]["p95"] <= one["ms"]["worst"]
        assert one["player"] == players[player]
        assert one["points"] == sum(row[player] for row in points)
        assert one["rounds_won"] == won[player]
        leads = [lead_over_others(row, player) for row in points]
        assert one["points_per_round"] == pytest.approx(statistics.fmean(leads), abs=0.001)
        low, high = one["ci95"]
        assert len(leads) == 1 or low <= one["points_per_round"] <= high


_FIELDS = "player rounds_won points points_per_round ci95 win_percent win_ci95 ms".split()


def test_a_swapped_deal_is_dealt_alike_and_the_players_change_seats(
    run: Run, tmp_path: Path
) -> None:
    words = ("arena", "pebble", "--seats", "casual,beginner", "--rounds", "2", "--seed", "1")
    run(*words, "--swap", "--records", tmp_path)
    texts = [path.read_text().split("\n") for path in sorted(tmp_path.iterdir())]
    deals = [[x for x in text if x.split(" ")[0] in ("hand", "boneyard", "lead")] for text in texts]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    seats = [[x for x in text if x.startswith("seat")] for text in texts]
    assert seats[0] == ["seat 1 computer:casual Casual", "seat 2 computer:beginner Beginner"]
    assert seats[1] == ["seat 1 computer:beginner Beginner", "seat 2 computer:casual Casual"]


def test_the_same_seed_plays_the_same_rounds(run: Run, tmp_path: Path) -> None:
    words = ("arena", "draw", "--seats", "casual,beginner", "--rounds", "3", "--seed")
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        run(*words, seed, "--records", tmp_path / name)
    one, same, other = (
        [(tmp_path / d / f"000{n}.domino").read_bytes() for n in (1, 2, 3)] for d in "abc"
    )
    assert one == same
    assert one != other


def test_a_character_and_the_yardstick_play_too(run: Run, tmp_path: Path) -> None:
    words = ("arena", "block", "--seats", "casual:bold,greedy", "--rounds", "2", "--seed", "1")
    told = run(*words, "--json", "--records", tmp_path).json
    assert [one["player"] for one in told["seats"]] == ["casual:bold", "greedy"]
    text = (tmp_path / "0001.domino").read_text()
    assert "\nseat 1 computer:casual:bold Bold\nseat 2 bot:greedy Greedy\n" in text


def test_house_rules_are_kept(run: Run, tmp_path: Path) -> None:
    words = ("arena", "block", "--seats", "casual,beginner", "--rounds", "1", "--seed", "1")
    run(*words, "--rule", "hand=3", "--rule", "target=round", "--records", tmp_path)
    text = (tmp_path / "0001.domino").read_text()
    assert "\nrule hand 3\n" in text
    assert "\nrule target round\n" in text


def test_shares_of_wins_are_told_with_their_interval(run: Run) -> None:
    words = ("arena", "draw", "--seats", "casual,beginner", "--rounds", "6", "--seed", "1")
    one, other = run(*words, "--swap", "--json").json["seats"]
    assert one["win_percent"] + other["win_percent"] == pytest.approx(100)
    low, high = one["win_ci95"]
    assert low <= one["win_percent"] <= high


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "--seats", "casual,casual", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,,casual", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", ",".join(["casual"] * 5), "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,casual:mad", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "1", "--rule", "hand"],
        ["draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "1", "--rule", "hand=99"],
        ["draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "1", "--rule", "magic=1"],
        ["draw", "--seats", "casual,genius", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,python:nowhere", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,python:no.such:x", "--rounds", "1", "--seed", "1"],
        ["draw", "--seats", "casual,casual", "--rounds", "0", "--seed", "1"],
        ["draw", "--seats", "casual,casual", "--rounds", "many", "--seed", "1"],
        ["draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "x"],
        ["draw", "--seats", "casual,casual", "--rounds", "1"],
        ["draw", "--rounds", "1", "--seed", "1"],
        ["--seats", "casual,casual", "--rounds", "1", "--seed", "1"],
    ],
)
def test_what_cannot_be_meant_is_refused(run: Run, words: list[str]) -> None:
    assert run("arena", *words).refusal.startswith("dominoes-desktop")


def test_records_that_cannot_be_written_are_told_of(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("arena", "draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "1")
    assert "can't be made" in run(*words, "--records", tmp_path / "file").refusal
    (tmp_path / "0001.domino").mkdir()
    assert "can't be written" in run(*words, "--records", tmp_path).refusal


def test_records_of_an_earlier_run_are_never_written_over(run: Run, tmp_path: Path) -> None:
    words = ("arena", "draw", "--seats", "casual,casual", "--rounds", "1", "--records", tmp_path)
    run(*words, "--seed", "1")
    before = (tmp_path / "0001.domino").read_bytes()
    refusal = run(*words, "--seed", "2").refusal
    assert refusal.startswith(f"{tmp_path}:1: records of another run are there, such as '0001.")
    assert (tmp_path / "0001.domino").read_bytes() == before


def test_a_rule_that_is_given_twice_is_refused(run: Run) -> None:
    words = ("arena", "draw", "--seats", "casual,casual", "--rounds", "1", "--seed", "1")
    refusal = run(*words, "--rule", "hand=5", "--rule", "hand=6").refusal
    assert refusal == "dominoes-desktop arena: draw: rule hand stands twice; expected it once"


def test_players_may_be_written_large_and_apart(run: Run) -> None:
    words = ("arena", "draw", "--rounds", "1", "--seed", "1", "--json", "--seats")
    one, other = run(*words, "Casual:Bold, GREEDY").json["seats"]
    assert (one["player"], other["player"]) == ("casual:bold", "greedy")


def test_people_get_a_table(run: Run) -> None:
    words = ("arena", "draw", "--seats", "casual,beginner", "--rounds", "1", "--seed", "1")
    told = run(*words).out
    assert told.startswith("Draw: 1 round of 1 deal, seed 1\n\nPLAYER ")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_that_is_wiped_off(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    with Bar(4) as bar:
        bar.show(2)
    shown = screen.getvalue()
    assert "[####################....................] 2/4" in shown
    assert shown.split("\r")[-2].strip() == ""


def test_a_file_gets_no_bar(run: Run) -> None:
    words = ("arena", "block", "--seats", "casual,beginner", "--rounds", "2", "--seed", "1")
    assert run(*words).err == ""


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=2, max_size=60))
def test_an_interval_of_wins_keeps_within_all_and_nothing(shares: list[float]) -> None:
    least, most = share_interval(shares)
    assert least is not None
    assert most is not None
    assert 0 <= least <= 100 * statistics.fmean(shares) + 0.001
    assert 100 * statistics.fmean(shares) - 0.001 <= most <= 100
    assert least < most


def test_swapped_deals_that_are_shared_say_more_than_their_number() -> None:
    narrow, wide = share_interval([0.5] * 20), share_interval([0.0, 1.0] * 10)
    assert narrow[0] is not None
    assert wide[0] is not None
    assert wide[0] < narrow[0] < 50


def test_players_of_one_name_are_numbered_in_its_records(run: Run, tmp_path: Path) -> None:
    seats = "beginner,casual,beginner"
    words = ("arena", "draw", "--seats", seats, "--rounds", "1", "--seed", "1", "--swap")
    run(*words, "--records", tmp_path)
    told = run("replay", tmp_path / "0002.domino").out
    assert told.startswith("Draw: Beginner 2, Beginner 1, Casual\n")


def test_equal_names_in_a_record_are_told_apart() -> None:
    assert named_apart(["Bo", "Ann"]) == ("Bo", "Ann")
    assert named_apart(["Bo", "Bo", "Bo 1"]) == ("Bo 2", "Bo 3", "Bo 1")


def test_figures_are_the_textbook_s() -> None:
    assert lead_over_others((10, 4, 0), 0) == 8
    assert win_share((1,), (1,), 2) == 1
    assert win_share((0, 2), (1, 3), 2) == 0
    assert win_share((0, 1), (0,), 3) == win_share((), (0,), 2) == 0.5
    assert win_share((0, 2), (0, 2), 2) == 1
    assert interval([1.0]) == (None, None)
    assert interval([1.0, 3.0]) == (0.04, 3.96)
    assert share_interval([1.0]) == (None, None)
    assert share_interval([1.0] * 7 + [0.0] * 3) == (39.678, 89.221)
    assert milliseconds([]) == {"median": None, "p95": None, "worst": None}
    ranked = [n / 1000 for n in range(1, 101)]
    assert milliseconds(ranked) == {"median": 50.5, "p95": 95.0, "worst": 100.0}
