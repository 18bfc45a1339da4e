"""Is every damaged record refused in one line, unless a second reading finds it whole?"""

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.archive import Recorder
from dominoes_desktop.games import GAMES
from tests.archive.matches import played
from tests.archive.second_reader import Invalid, judge

Run = Callable[..., Any]
LIMIT = 40  # times as much work an answer may take as to count to a million
LONG = 10 * 1024 * 1024


def records(folder: Path) -> Iterator[bytes]:
    """A whole record of every game and number of seats, with commitments, undos, several rounds."""
    for game in GAMES:
        for seats in range(game.seats[0], min(game.seats[1], 4) + 1):
            desk = played(game, seats, Random(f"{game.key} {seats}"), rounds=2)
            path = folder / f"{game.key}{seats}.domino"
            recorder = Recorder(path, game, desk.seated, lambda: "77ab")
            recorder.head()
            for entry in desk.log:
                recorder.append(entry)
            recorder.finish()
            yield path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    return list(records(tmp_path_factory.mktemp("whole")))


def _pick(raw: bytes, word: bytes, rng: Random) -> tuple[int, int]:
    """Where a line with that word begins and ends."""
    return rng.choice([found.span() for found in re.finditer(rb"(?m)^" + word + rb".*\n", raw)])


def truncated(raw: bytes, rng: Random) -> bytes:
    return raw[: rng.randrange(len(raw))]


def flipped(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ 1 << rng.randrange(8)]) + raw[at + 1 :]


def wrong_turn(raw: bytes, rng: Random) -> bytes:
    start, _ = _pick(raw, b"move", rng)
    return raw[: start + 5] + b"%d" % rng.randint(1, 4) + raw[start + 6 :]


def unknown_game(raw: bytes, rng: Random) -> bytes:
    start, end = _pick(raw, b"game", rng)
    return raw[:start] + rng.choice([b"game all_fives\n", b"game\n", b"game x y\n"]) + raw[end:]


def duplicate_tile(raw: bytes, rng: Random) -> bytes:
    start, end = _pick(raw, b"(hand|boneyard)", rng)
    words = raw[start : end - 1].split(b" ")
    first = 2 if words[0] == b"hand" else 1
    words[rng.randrange(first, len(words))] = words[rng.randrange(first, len(words))]
    return raw[:start] + b" ".join(words) + b"\n" + raw[end:]


def nul(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + b"\0" * rng.choice([1, 1, 4096]) + raw[at:]


def long_line(raw: bytes, rng: Random) -> bytes:
    start, end = _pick(raw, b"", rng)
    stuff = rng.choice([b"x", b"6-6 ", b" ", b"#", b"9", b"move 1 6-6", b"\xc3\xa9"])
    line = (stuff * (LONG // len(stuff) + 1))[:LONG]
    return raw[: rng.choice([start, end - 1])] + line + rng.choice([b"\n", b"\n", b""]) + raw[end:]


def not_utf_8(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + rng.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf8"]) + raw[at:]


def newer(raw: bytes, rng: Random) -> bytes:
    version = rng.choice([b"2", b"10", b"1.1", b"999999999999999999999999"])
    return raw.replace(b"domino-record 1\n", b"domino-record " + version + b"\n")


def line_lost(raw: bytes, rng: Random) -> bytes:
    start, end = _pick(raw, b"", rng)
    return raw[:start] + raw[end:]


def line_twice(raw: bytes, rng: Random) -> bytes:
    start, end = _pick(raw, b"", rng)
    return raw[:end] + raw[start:end] + raw[end:]


def lines_changed_over(raw: bytes, rng: Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    at = rng.randrange(len(lines) - 1)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return b"".join(lines)


def piece_lost(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + raw[at + rng.randint(1, 40) :]


DAMAGES = (
    truncated,
    flipped,
    wrong_turn,
    unknown_game,
    duplicate_tile,
    nul,
    not_utf_8,
    newer,
    line_lost,
    line_twice,
    lines_changed_over,
    piece_lost,
)


@cache
def counting() -> float:
    """Seconds of the processor to count to a million, here and now."""
    began, number = time.process_time(), 0
    while number < 1_000_000:
        number += 1
    return time.process_time() - began


def check(run: Run, path: Path, raw: bytes) -> bool:
    """The command and the second reader agree; gives whether it was refused."""
    path.write_bytes(raw)
    began = time.process_time()
    said = run("replay", path, "--json")
    assert time.process_time() - began < LIMIT * counting()
    try:
        second = judge(raw)
    except Invalid:
        second = None
    if second is None:
        number = re.fullmatch(rf"{re.escape(str(path))}:([1-9][0-9]*): .+", said.refusal)
        assert number, said.err
        assert int(number[1]) <= raw.count(b"\n") + 1
        assert "expected" in said.refusal
        assert len(said.refusal) < 600
        return True
    assert said.status == 0, said.err
    told = json.loads(said.out)
    assert told["scores"] == second.scores
    assert told["match"]["over"] == (second.winners is not None)
    assert not second.torn or "notice" in said.err
    return False


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_record_is_refused_in_one_line(
    run: Run,
    tmp_path: Path,
    whole: list[bytes],
    full: bool,
    damage: Callable[[bytes, Random], bytes],
) -> None:
    refused = 0
    for number in range(100 if full else 12):
        rng = Random(f"{damage.__name__} {number}")
        raw = damage(rng.choice(whole), rng)
        refused += check(run, tmp_path / "damaged.domino", raw)
    assert refused


def test_a_line_of_ten_megabytes_is_soon_refused(
    run: Run, tmp_path: Path, whole: list[bytes], full: bool
) -> None:
    for number in range(40 if full else 3):
        rng = Random(f"long {number}")
        check(run, tmp_path / "damaged.domino", long_line(rng.choice(whole), rng))


def test_whole_records_are_not_refused(run: Run, tmp_path: Path, whole: list[bytes]) -> None:
    for raw in whole:
        assert not check(run, tmp_path / "whole.domino", raw)


def test_every_cut_of_a_record_reads_as_the_second_reader_says(
    run: Run, tmp_path: Path, whole: list[bytes], full: bool
) -> None:
    raw = whole[0]
    for end in range(0, len(raw), 1 if full else 97):
        check(run, tmp_path / "cut.domino", raw[:end])
