"""Is what happened in the file, whatever happens to the disk or to the program?"""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from dominoes_desktop.archive import Recorder, parse_record, read_record
from dominoes_desktop.archive.autosaves import Autosaves
from dominoes_desktop.archive.course import follow
from dominoes_desktop.archive.recorder import locked
from dominoes_desktop.archive.standing import practice
from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.move import Deal
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

from .matches import played, seated_for
from .second_reader import judge


def recorded(path: Path, desk: Desk) -> Recorder:
    recorder = Recorder(path, desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    return recorder


def test_each_entry_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    recorder = Recorder(path, DRAW, seated_for(2))
    recorder.head()
    desk = Desk(DRAW, seated_for(2), Random(5))
    desk.on_entry(recorder.append)
    desk.begin_round()
    while (seat := desk.to_move) is not None:
        desk.submit(seat, desk.observe(seat).legal[0])
        assert path.read_bytes().endswith(b"\n")
        assert read_record(path).entries == desk.log
    desk.undo()
    assert read_record(path).entries == desk.log


def test_names_are_written_so_that_they_can_be_read(tmp_path: Path) -> None:
    names = [" Ann\tthe  \n Great ", "\0", "", "\ud800x", "a\u2028b", "#", "e\u0301", "\ufeff"]
    for number, name in enumerate(names):
        path = tmp_path / f"{number}.domino"
        Recorder(path, DRAW, (Seated("human", name), Seated("bot", name))).head()
        seated = read_record(path).seated
        assert seated[0].name == seated[1].name == (" ".join(seated[0].name.split()) or "Player")
    assert read_record(tmp_path / "0.domino").seated[0].name == "Ann the Great"


def test_a_record_is_gone_on_with_where_it_stood(tmp_path: Path) -> None:
    desk = played(DRAW, 3, Random(7), rounds=2)
    deal = next(entry for entry in reversed(desk.log) if isinstance(entry.what, Deal))
    whole = parse_record(_bytes(tmp_path, desk), "x")
    path = tmp_path / "one.domino"
    recorded(path, desk).close()
    for torn in ("mo", "round 3", "round 3\n", "round 3\nhand 1 6-6 5-4"):
        raw = path.read_bytes() + torn.encode()
        path.write_bytes(raw)
        record = read_record(path)
        assert record.entries == desk.log
        recorder = Recorder.resume(record)
        recorder.close()
        assert raw.startswith(path.read_bytes())
        assert read_record(path).notices == ()
    recorder = Recorder.resume(read_record(path))
    recorder.append(deal)
    again = read_record(path)
    assert len(again.seals) == 3
    assert [seal.fair for seal in again.seals] == [True, True, None], "no salt is lost"
    assert whole.entries == desk.log


def _bytes(folder: Path, desk: Desk) -> bytes:
    recorded(folder / "other.domino", desk).finish()
    return (folder / "other.domino").read_bytes()


def test_a_full_disk_leaves_the_match_going_and_what_it_owes_is_written_later(
    tmp_path: Path,
) -> None:
    desk = played(DRAW, 2, Random(9), rounds=2, undos=0)
    path = tmp_path / "one.domino"
    recorder = Recorder(path, desk.ruleset, desk.seated, None)
    recorder.head()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        for entry in desk.log[:-1]:
            recorder.append(entry)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert recorder.trouble is not None
    assert str(path) in str(recorder.trouble)
    assert not recorder.recording
    assert path.stat().st_size == 1000
    assert read_record(path).notices  # half a line, dropped
    recorder.append(desk.log[-1])
    assert recorder.trouble is None
    assert recorder.recording
    assert read_record(path).entries == desk.log


def test_a_folder_that_cannot_be_written_leaves_the_match_going(tmp_path: Path) -> None:
    desk = played(DRAW, 2, Random(9), rounds=1)
    folder = tmp_path / "folder"
    folder.write_text("a file")
    recorder = recorded(folder / "one.domino", desk)
    assert recorder.trouble is not None
    folder.unlink()
    folder.mkdir()
    recorder.finish()
    assert recorder.trouble is None
    assert read_record(folder / "one.domino").entries == desk.log


def test_two_windows_never_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    first = Recorder(path, DRAW, seated_for(2))
    first.head()
    assert locked(path)
    second = Recorder.resume(read_record(path))
    assert second.trouble is not None
    first.close()
    assert not locked(path)


WRITER = """
import signal
import sys
from pathlib import Path
from random import Random
from dominoes_desktop.archive import Recorder
from dominoes_desktop.games import DRAW
from tests.archive.matches import played
desk = played(DRAW, 2, Random(11), rounds=3)
recorder = Recorder(Path(sys.argv[1]), desk.ruleset, desk.seated)
recorder.head()
print("begun", flush=True)
for entry in desk.log:
    recorder.append(entry)
signal.pause()
"""


def test_a_kill_at_any_moment_leaves_a_record_that_reads(tmp_path: Path, full: bool) -> None:
    desk = played(DRAW, 2, Random(11), rounds=3)
    rng, size = Random(12), len(_bytes(tmp_path, desk)) - 100
    for turn in range(50 if full else 4):
        path = tmp_path / f"{turn}.domino"
        words = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, env=_env()) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == b"begun\n"
            _until(path, rng.randrange(size))
            os.kill(child.pid, signal.SIGKILL)
        record = read_record(path)
        assert record.entries == desk.log[: len(record.entries)]
        judge(path.read_bytes())
        follow(record.ruleset, 2, record.entries)


def _until(path: Path, size: int) -> None:
    """Look at the file until it is that large."""
    while path.stat().st_size < size:
        pass


def _env() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}


def test_a_match_that_was_resigned_says_by_whom_and_is_not_offered_again(tmp_path: Path) -> None:
    shelf = Autosaves(tmp_path / "running", tmp_path / "played")
    desk = Desk(DRAW, seated_for(2), Random(5))
    recorder = shelf.begin(DRAW, desk.seated)
    desk.on_entry(recorder.append)
    desk.begin_round()
    recorder.resign(1)
    record = read_record(recorder.path)
    assert (record.resigned, record.entries) == (1, desk.log)
    assert not practice(record.entries)
    assert shelf.unfinished() is None
    assert [one.name for one in shelf.played.iterdir()] == [recorder.path.name]
    desk.submit(desk.to_move or 0, desk.observe(desk.to_move or 0).legal[0])
    desk.undo()
    assert practice(desk.log)
    assert desk.practice


def test_a_recorder_tells_whether_the_last_deal_is_revealed(tmp_path: Path) -> None:
    path = tmp_path / "one.domino"
    recorder = recorded(path, played(DRAW, 2, Random(7), rounds=1, undos=0))
    assert not recorder.revealed
    recorder.finish()
    assert recorder.revealed
    again = Recorder.resume(read_record(path))
    assert again.revealed
    again.close()
