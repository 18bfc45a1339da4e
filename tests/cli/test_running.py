"""What do commands tell of a match that is not over? Nothing that lies face down in it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dominoes_desktop.archive import Recorder, read_record
from dominoes_desktop.archive.places import state_dir
from dominoes_desktop.session.entry import Seated
from tests.archive.texts import BLOCK

Run = Callable[..., Any]
SEATS = (Seated("human", "Ann"), Seated("computer", "Bo", "casual"))
HEAD = BLOCK.replace("game block", "game draw").replace("hand 2 6-5 3-1", "hand 2 4-3 3-1")
RUNNING = HEAD[: HEAD.index("move 2")].replace(" 4-3 4-4", " 6-5 4-4") + (
    "move 2 draw 0-0\nmove 2 draw 1-0\n"
)


@pytest.fixture
def own() -> Path:
    """The file of a match that this program is playing: the computer draws."""
    folder = state_dir() / "matches"
    folder.mkdir(parents=True)
    path = folder / "one.domino"
    path.write_text(RUNNING)
    return path


def test_json_of_a_match_played_here_has_what_its_person_sees(run: Run, own: Path) -> None:
    told = run("replay", own, "--json").json
    moves = told["rounds"][0]["moves"]
    assert [(one["move"], one["legal"]) for one in moves] == [
        ("6-6", ["6-6"]),
        ("draw", None),
        ("draw", None),
    ]
    assert told["next"] == {"seat": 2, "legal": None}
    assert set(moves[1]) == set(moves[0])


def test_a_watcher_sees_no_hand_at_all(run: Run, own: Path) -> None:
    own.write_text(RUNNING.replace("human Ann", "computer:casual Ann"))
    told = run("replay", own, "--json").json
    assert {one["legal"] for one in told["rounds"][0]["moves"]} == {None}


def test_what_a_window_has_open_is_played_here_wherever_it_lies(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    path.write_text(RUNNING)
    recorder = Recorder.resume(read_record(path))
    assert run("replay", path, "--json").json["next"]["legal"] is None
    recorder.close()
    told = run("replay", path, "--json").json
    assert told["next"]["legal"] is not None
    assert [one["move"] for one in told["rounds"][0]["moves"]] == ["6-6", "draw", "draw"]


def test_after_the_round_all_of_it_is_told(run: Run, own: Path) -> None:
    own.write_text(BLOCK)
    moves = run("replay", own, "--json").json["rounds"][0]["moves"]
    assert moves[1]["legal"] == ["6-5@6-6"]


def test_nobody_is_told_by_advice_what_a_computer_holds(run: Run, own: Path) -> None:
    words = ("advise", own, "--level", "casual", "--seed", "1")
    assert "'Bo's turn, whose tiles lie face down" in run(*words).refusal.replace("''", "'")
    own.write_text(RUNNING[: RUNNING.index("move 1")])
    assert run(*words).out.startswith("Ann: 6-6")


def sealed(path: Path) -> Recorder:
    """The match of ``RUNNING`` with its deal sealed."""
    source = path.with_suffix(".plain")
    source.write_text(RUNNING)
    record = read_record(source)
    recorder = Recorder(path, record.ruleset, SEATS)
    recorder.head()
    for entry in record.entries:
        recorder.append(entry)
    recorder.close()
    return recorder


NO_SALT = "\nThe deal can't be verified: the salt that opens its commitment is missing\n"


def test_a_seal_is_told_closed_open_or_lost(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    sealed(path)
    text = path.read_text()
    running = run("replay", path, "--verify")
    assert (running.status, running.err) == (0, "")
    assert "\nThe deal is sealed; the salt that opens it is told when the round" in running.out
    ended = text + "move 2 draw 1-1\n# resigned 1\n"
    path.write_text(ended)
    assert "\nThe deal is the one that was committed to\n" in run("replay", path, "--verify").out
    path.write_text("".join(x for x in ended.splitlines(True) if not x.startswith("# salt")))
    assert NO_SALT in run("replay", path, "--verify").out
    path.write_text("".join(x for x in ended.splitlines(True) if not x.startswith("commit")))
    assert "verified: no commitment to it was made" in run("replay", path, "--verify").out


def test_the_salt_that_is_shown_after_a_round_opens_its_seal_at_once(
    run: Run, tmp_path: Path
) -> None:
    path, plain = tmp_path / "one.domino", tmp_path / "plain.domino"
    plain.write_text(BLOCK)
    record = read_record(plain)
    recorder = Recorder(path, record.ruleset, SEATS)
    recorder.head()
    for entry in record.entries:
        recorder.append(entry)
    assert "\nsalt " not in path.read_text()  # the last move may still be taken back
    assert json.loads(run("replay", path, "--verify", "--json").out)["rounds"][0]["fair"] is True
    assert "\nThe deal is the one that was committed to\n" in run("replay", path, "--verify").out
    recorder.finish()


@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        ("human You", "computer:casual Bo", "You lead 6-6"),
        ("human Ann", "computer:casual You", "Player 2 plays 6-5 and holds one tile"),
        ("human You", "human You", "Player 1 leads 6-6"),
        ("bot:you you", "human You", "Player 1 leads 6-6"),
    ],
)
def test_who_is_called_you_is_spoken_to_or_has_another_name(
    run: Run, tmp_path: Path, first: str, second: str, says: str
) -> None:
    path = tmp_path / "one.domino"
    path.write_text(BLOCK.replace("human Ann", first).replace("computer:casual Bo", second))
    told = run("replay", path).out
    assert f"\n{says}\n" in told
    for broken in ("ou leads", "ou plays", "ou holds", "ou is ", "ou goes", "ou has"):
        assert broken not in told


def test_advice_calls_nobody_else_you(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    path.write_text(RUNNING.replace("human Ann", "human You"))
    words = ("advise", path, "--level", "skilled", "--seed", "1", "--json")
    assert "You has" not in run(*words).out


def test_a_level_that_nobody_knows_is_told_of(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    path.write_text(BLOCK.replace("computer:casual", "computer:skialed"))
    assert "\nBo has the level 'skialed', which is none of beginner," in run("replay", path).out
    assert "has the level" not in run("replay", path, "--json").out
