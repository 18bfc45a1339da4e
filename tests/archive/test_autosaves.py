"""Is the match that was left unfinished offered again, and no other?"""

import os
from pathlib import Path
from random import Random

import pytest

from dominoes_desktop.archive import read_record
from dominoes_desktop.archive.autosaves import Autosaves
from dominoes_desktop.games import ANIMAL, BLOCK, DRAW
from dominoes_desktop.session.desk import Desk

from .matches import played, seated_for


@pytest.fixture
def autosaves(tmp_path: Path) -> Autosaves:
    return Autosaves(tmp_path / "matches")


def saved(autosaves: Autosaves, desk: Desk, age: int = 0) -> Path:
    """The match's file, let go of, so many seconds old."""
    recorder = autosaves.begin(desk.ruleset, desk.seated)
    for entry in desk.log:
        recorder.append(entry)
    recorder.close()
    os.utime(recorder.path, (1e9 - age, 1e9 - age))
    return recorder.path


def test_nothing_is_offered_where_nothing_was_played(autosaves: Autosaves) -> None:
    assert autosaves.unfinished() is None
    autosaves.begin(DRAW, seated_for(2)).close()
    assert autosaves.unfinished() is None


def test_the_newest_unfinished_match_is_offered_as_it_stood(autosaves: Autosaves) -> None:
    saved(autosaves, played(DRAW, 2, Random(1), rounds=1), age=20)
    desk = played(BLOCK, 3, Random(2), rounds=2)
    path = saved(autosaves, desk, age=10)
    record = autosaves.unfinished()
    assert record is not None
    assert Path(record.path) == path
    again = Desk(record.ruleset, record.seated, Random(0), record.entries)
    assert [again.observe(seat) for seat in range(3)] == [desk.observe(seat) for seat in range(3)]


def test_a_match_that_is_over_is_put_with_the_played_ones(autosaves: Autosaves) -> None:
    path = saved(autosaves, played(ANIMAL, 2, Random(3), rounds=50))
    assert autosaves.unfinished() is None
    assert not path.exists()
    assert [one.name for one in autosaves.played.iterdir()] == [path.name]


def test_a_match_that_is_played_to_its_end_is_kept_with_all_that_was_promised(
    autosaves: Autosaves,
) -> None:
    desk = played(ANIMAL, 2, Random(3), rounds=50)
    recorder = autosaves.begin(desk.ruleset, desk.seated)
    for entry in desk.log:
        recorder.append(entry)
    autosaves.finish(recorder)
    record = read_record(autosaves.played / recorder.path.name)
    assert record.entries == desk.log
    assert [seal.fair for seal in record.seals] == [True]
    assert autosaves.unfinished() is None


def test_a_match_set_aside_is_not_offered_again(autosaves: Autosaves) -> None:
    older = saved(autosaves, played(DRAW, 2, Random(1), rounds=1), age=20)
    newer = saved(autosaves, played(DRAW, 2, Random(2), rounds=1))
    autosaves.set_aside(newer)
    record = autosaves.unfinished()
    assert record is not None
    assert Path(record.path) == older
    autosaves.set_aside(older)
    assert autosaves.unfinished() is None
    assert len(list(autosaves.played.iterdir())) == 2


def test_a_match_that_is_gone_on_with_grows_in_its_file(autosaves: Autosaves) -> None:
    desk = played(DRAW, 2, Random(4), rounds=1, undos=0)
    path = saved(autosaves, desk)
    record = autosaves.unfinished()
    assert record is not None
    recorder = autosaves.resume(record)
    assert autosaves.unfinished() is None  # it is being played in this window
    desk.on_entry(recorder.append)
    desk.undo()
    recorder.close()
    record = autosaves.unfinished()
    assert record is not None
    assert record.entries == desk.log
    assert Path(record.path) == path


def test_a_match_whose_file_has_gone_is_gone_on_with_in_another(autosaves: Autosaves) -> None:
    desk = played(DRAW, 2, Random(4), rounds=1, undos=0)
    path = saved(autosaves, desk)
    record = autosaves.unfinished()
    assert record is not None
    autosaves.set_aside(path)
    recorder = autosaves.resume(record)
    desk.on_entry(recorder.append)
    desk.undo()
    recorder.close()
    again = autosaves.unfinished()
    assert again is not None
    assert again.entries == desk.log
    assert autosaves.unreadable == []


def test_what_cannot_be_read_is_told_and_kept_beside(autosaves: Autosaves) -> None:
    path = saved(autosaves, played(DRAW, 2, Random(5), rounds=1), age=10)
    spoilt = autosaves.folder / "spoilt.domino"
    spoilt.write_bytes(b"\0\0\0")
    (autosaves.folder / "folder.domino").mkdir()
    record = autosaves.unfinished()
    assert record is not None
    assert Path(record.path) == path
    assert len(autosaves.unreadable) == 1
    assert "spoilt.domino" in str(autosaves.unreadable[0])
    beside = spoilt.with_name("spoilt.domino.unreadable")
    assert beside.read_bytes() == b"\0\0\0"
    assert (autosaves.folder / "folder.domino").is_dir()
    assert autosaves.unfinished() is not None
    assert len(autosaves.unreadable) == 1


def test_a_folder_that_cannot_be_made_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file")
    autosaves = Autosaves(tmp_path / "matches")
    assert autosaves.unfinished() is None
    recorder = autosaves.begin(DRAW, seated_for(2))
    assert recorder.trouble is not None
    autosaves.set_aside(recorder.path)


def test_two_matches_begun_in_one_second_have_their_own_files(autosaves: Autosaves) -> None:
    first, second = (autosaves.begin(DRAW, seated_for(2)) for _ in range(2))
    assert first.path != second.path


def test_all_that_was_left_is_listed_with_what_one_sees_of_it(autosaves: Autosaves) -> None:
    desks = [played(game, 2, Random(7), rounds=1, undos=0) for game in (DRAW, BLOCK)]
    paths = [saved(autosaves, desk, age=10 * at) for at, desk in enumerate(desks)]
    saved(autosaves, played(ANIMAL, 2, Random(3), rounds=50))  # over, so with the played ones
    left = list(autosaves.left())
    assert [one.path for one in left] == paths
    assert [one.seen for one in left] == [desk.observe(0) for desk in desks]
    assert [one.when for one in left] == [1e9, 1e9 - 10]
    assert [one.path for one in autosaves.left(besides=paths[0])] == paths[1:]
    assert autosaves.count() == 2


def test_a_match_set_aside_can_be_brought_back(autosaves: Autosaves) -> None:
    path = saved(autosaves, played(DRAW, 2, Random(1), rounds=1))
    before = path.read_bytes()
    aside = autosaves.set_aside(path)
    assert aside is not None
    back = autosaves.bring_back(aside)
    assert back == path
    assert back.read_bytes() == before
    assert autosaves.bring_back(aside) is None
    assert autosaves.set_aside(path.with_name("none.domino")) is None


def test_one_of_a_newer_version_stays_for_the_program_that_reads_it(autosaves: Autosaves) -> None:
    path = saved(autosaves, played(DRAW, 2, Random(1), rounds=1))
    newer = path.read_text(encoding="utf-8").replace("domino-record 1", "domino-record 2")
    path.write_text(newer, encoding="utf-8")
    assert autosaves.unfinished() is None
    assert autosaves.unreadable == []
    assert path.read_text(encoding="utf-8") == newer


def test_a_head_that_was_being_written_when_the_program_was_killed_is_no_news(
    autosaves: Autosaves,
) -> None:
    recorder = autosaves.begin(DRAW, seated_for(2))
    recorder.close()
    path = recorder.path
    head = path.read_bytes()
    for kept in (0, 5, 13, 15, 16, 40, len(head) - 3):
        path.write_bytes(head[:kept])
        assert autosaves.unfinished() is None
        assert path.with_name(f"{path.name}.unreadable").exists() == (kept > 0)
    path.write_bytes(b"something else")
    assert autosaves.unfinished() is None
    assert len(autosaves.unreadable) == 1


def test_what_cannot_be_read_never_takes_the_place_of_another(autosaves: Autosaves) -> None:
    for spoilt in (b"one", b"two", b"three"):
        path = autosaves.begin(DRAW, seated_for(2)).path.with_name("spoilt.domino")
        path.write_bytes(spoilt)
        assert autosaves.unfinished() is None
    beside = sorted(path for path in autosaves.folder.iterdir() if "unreadable" in path.name)
    assert [path.read_bytes() for path in beside] == [b"one", b"two", b"three"]


def test_what_was_opened_is_in_no_file_of_its_own_until_more_happens(autosaves: Autosaves) -> None:
    desk = played(DRAW, 2, Random(4), rounds=1, undos=0)
    recorder = autosaves.begin(DRAW, desk.seated, hold=True)
    for entry in desk.log:
        recorder.append(entry)
    assert not recorder.path.exists()
    recorder.release()
    desk.on_entry(recorder.append)
    desk.undo()
    assert read_record(recorder.path).entries == desk.log
