"""Does a match keep its name, its number and its people, wherever its record goes?"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from dominoes_desktop.archive import parse_record, read_record
from dominoes_desktop.archive.autosaves import Autosaves
from dominoes_desktop.archive.origin import FOREIGN, Origin, read_origin
from dominoes_desktop.games import BLOCK
from dominoes_desktop.session.desk import Desk

from .matches import seated_for
from .second_reader import judge

SEATED = seated_for(2)
WHOLE = Origin("0a1b", 20261130, "2026-11-30", ("ab12", ""))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    autosaves = Autosaves(tmp_path)
    recorder = autosaves.begin(BLOCK, SEATED, origin=WHOLE)
    assert read_record(recorder.path).origin == WHOLE
    assert judge(recorder.path.read_bytes()).game == "block"


def test_a_resumed_match_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    autosaves = Autosaves(tmp_path)
    recorder = autosaves.begin(BLOCK, SEATED, origin=WHOLE)
    desk = Desk(BLOCK, SEATED, Random(1), number=WHOLE.number)
    desk.on_entry(recorder.append)
    desk.begin_round()
    recorder.close()
    left = autosaves.unfinished()
    assert left is not None
    assert left.origin == WHOLE
    assert autosaves.resume(left).origin == WHOLE
    again = Desk(BLOCK, SEATED, Random(2), left.entries, left.origin.number)
    for one in (desk, again):
        while (seat := one.to_move) is not None:
            one.submit(seat, one.observe(seat).legal[0])
        one.begin_round()
    assert desk.log == again.log


def test_every_match_begun_has_a_name_of_its_own(tmp_path: Path) -> None:
    autosaves = Autosaves(tmp_path)
    names = {autosaves.begin(BLOCK, SEATED).origin.match for _ in range(3)}
    assert len(names) == 3


@pytest.mark.parametrize(
    "remark",
    [
        "# match: ../x",
        "# deal number: 0",
        "# deal number: -4",
        "# deal number: 12345678901",
        "# daily deal: today",
        "# persons: A B",
        "# match:0a1b",
    ],
)
def test_a_remark_that_can_not_be_so_says_nothing(remark: str) -> None:
    assert read_origin(f"{remark}\n".encode()) == FOREIGN


def test_a_record_of_others_has_no_name() -> None:
    text = "domino-record 1\ngame block\nseat 1 human Ann\nseat 2 human Bo\n"
    assert parse_record(text.encode(), "x").origin == FOREIGN
