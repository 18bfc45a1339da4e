"""Does a report tell what helps, and of the running round nothing that lies face down?"""

import re
from pathlib import Path
from random import Random

import pytest

from dominoes_desktop.archive import Recorder
from dominoes_desktop.archive.logbook import NAME
from dominoes_desktop.archive.report import make_report, record_lines
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.move import Deal, Play
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk

from .matches import played, seats_of


def kept(desk: Desk, folder: Path) -> bytes:
    """The match as the program keeps it, salts and commitments included."""
    recorder = Recorder(folder / "match.domino", desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    recorder.close()
    return recorder.path.read_bytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_tile_that_lies_face_down_stands_in_it(tmp_path: Path, game: Ruleset) -> None:
    desk = played(game, seats_of(game)[-1], Random(5), rounds=1)
    if desk.wants == "deal":
        desk.begin_round()
    for _ in range(6):
        if (seat := desk.to_move) is not None:
            desk.submit(seat, desk.observe(seat).legal[0])
    while desk.to_move is None:  # the match was over after one round
        desk.undo()
    lines, hides = record_lines(kept(desk, tmp_path), running=True)
    assert hides
    start = next(at for at in reversed(range(len(lines))) if lines[at].startswith("round "))
    dealt = max([at for at, entry in enumerate(desk.log) if isinstance(entry.what, Deal)])
    seen = [one.what.tile for one in desk.log[dealt:] if isinstance(one.what, Play)]
    told = re.findall(r"[0-9]+-[0-9]+", "\n".join(lines[start:]))
    assert {tuple(sorted(map(int, one.split("-")))) for one in told} <= {
        tuple(sorted((one.high, one.low))) for one in seen
    }
    assert not any(line.startswith(("commit", "hand", "boneyard")) for line in lines[start:])
    salts = [line for line in lines if line.startswith("# salt")]
    deals = [entry for entry in desk.log if isinstance(entry.what, Deal)]
    assert len(salts) == len(deals) - 1


def test_a_round_that_is_over_stands_there_whole(tmp_path: Path) -> None:
    desk = played(GAMES[0], seats_of(GAMES[0])[0], Random(5), rounds=1)
    record = kept(desk, tmp_path)
    lines, hides = record_lines(record, running=False, over=True)
    assert not hides
    assert lines == record.decode().splitlines()


def test_the_number_that_tells_all_deals_stands_there_when_the_match_is_over() -> None:
    record = (
        b"domino-record 1\n# match: 12ab\n# deal number: 77\n# daily deal: 2026-11-30\nround 1\n"
    )
    for running in (True, False):
        lines = record_lines(record, running)[0]
        assert lines == ["domino-record 1", "# match: 12ab", "round 1"]
    assert "# deal number: 77" in record_lines(record, running=False, over=True)[0]


def test_it_has_the_facts_the_end_of_the_log_and_no_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / NAME).write_text("early\n" * 9000 + f"late {tmp_path}/x\n", encoding="utf-8")
    report = make_report(["Dominoes 1"], tmp_path, b"", running=False)
    assert report.text.startswith("Dominoes 1\n\n--- log\nearly\n")
    assert report.text.endswith("late ~/x\n")
    assert len(report.text) < 20_000
    assert (report.log, report.record, report.hides) == (True, False, False)


def test_what_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    report = make_report(["Dominoes 1"], tmp_path / "none", b"", running=True)
    assert report.text == "Dominoes 1\n"
    assert (report.log, report.record) == (False, False)
