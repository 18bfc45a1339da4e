"""Is a deal that was committed to told from another one?"""

from hashlib import sha256
from pathlib import Path
from random import Random

from dominoes_desktop.archive import Recorder, read_record
from dominoes_desktop.archive.fairness import commitment, new_salt
from dominoes_desktop.games import PEBBLE
from dominoes_desktop.rules.move import Deal
from dominoes_desktop.rules.tile import tile

from .matches import played

DEAL = Deal(((tile(6, 6),), (tile(5, 4),)), (tile(1, 0), tile(0, 0)))
TEXT = b"77ab\nhand 1 6-6\nhand 2 5-4\nboneyard 1-0 0-0\n"


def test_the_commitment_is_over_the_salt_and_the_lines_of_the_deal() -> None:
    assert commitment("77ab", DEAL) == sha256(TEXT).hexdigest()


def test_a_line_without_tiles_is_left_out() -> None:
    none = Deal(DEAL.hands)
    assert commitment("77ab", none) == sha256(TEXT.partition(b"boneyard")[0]).hexdigest()


def test_salts_are_long_and_never_the_same() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert all(len(salt) == 32 for salt in salts)


def test_a_recorded_match_verifies_and_a_changed_deal_does_not(tmp_path: Path) -> None:
    desk = played(PEBBLE, 2, Random(3), rounds=2, undos=0)
    path = tmp_path / "one.domino"
    recorder = Recorder(path, desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    assert [seal.fair for seal in read_record(path).seals] == [True, None]
    recorder.finish()
    assert [seal.fair for seal in read_record(path).seals] == [True, True]
    text = path.read_text()
    path.write_text(text.replace("salt ", "salt 0", 1))
    assert [seal.fair for seal in read_record(path).seals] == [False, True]
