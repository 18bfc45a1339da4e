"""Is every played match counted, once, after crashes and losses too?"""

from __future__ import annotations

import os
from pathlib import Path

from dominoes_desktop.archive.autosaves import Autosaves
from dominoes_desktop.archive.catch_up import catch_up
from dominoes_desktop.archive.figures_csv import as_csv, save_csv
from dominoes_desktop.archive.ledger import Ledger
from dominoes_desktop.archive.origin import FOREIGN, Origin
from dominoes_desktop.archive.outcome import outcomes
from dominoes_desktop.games import BLOCK
from dominoes_desktop.session.desk import Desk

from .evenings import ANN, BO, WON, played_out

SINCE = {"ann": 0}


class Shelf:
    """Folders with played matches, and the figures of them."""

    def __init__(self, folder: Path) -> None:
        self.autosaves = Autosaves(folder / "state", folder / "data" / "matches")
        self.ledger = Ledger(folder / "data" / "statistics.sqlite")

    def keep(self, origin: Origin | None = None, seed: int = 1) -> Desk:
        desk = played_out(BLOCK, (ANN, BO), seed)
        origin = origin or Origin(persons=("ann", ""))
        recorder = self.autosaves.begin(desk.ruleset, desk.seated, origin=origin)
        for entry in desk.log:
            recorder.append(entry)
        self.autosaves.finish(recorder)
        return desk

    def catch_up(self, since: dict[str, int] = SINCE, first: str = "", most: int = 20) -> int:
        return catch_up(self.ledger, self.autosaves.played, since, first, most)


def test_what_is_not_counted_yet_is_counted_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    origin = Origin("mine", persons=("ann", ""))
    desk = shelf.keep(origin)
    shelf.keep(seed=2)
    counted = outcomes(desk.ruleset, desk.seated, desk.log, origin, 5)
    shelf.ledger.count(counted)  # at once, when the match was over
    assert [shelf.catch_up(most=1) for _ in range(3)] == [1, 0, 0]
    found = shelf.ledger.outcomes("ann")
    assert len(found) == 2
    assert counted[0] in found


def test_figures_that_were_lost_are_counted_again_from_the_records(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for seed in range(3):
        shelf.keep(seed=seed)
    shelf.catch_up()
    before = shelf.ledger.outcomes()
    shelf.ledger.path.write_bytes(b"\0" * 5000)
    again = Shelf(tmp_path)
    again.catch_up()
    assert again.ledger.put_aside is not None
    assert sorted(again.ledger.outcomes(), key=str) == sorted(before, key=str)


def test_what_was_reset_does_not_come_back(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep()
    (path,) = shelf.autosaves.played.iterdir()
    os.utime(path, (1000, 1000))
    shelf.catch_up({"ann": 2000})
    assert shelf.ledger.outcomes() == []


def test_records_of_before_there_were_names_are_the_first_persons(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep(FOREIGN)
    shelf.catch_up(first="ann")
    assert [one.person for one in shelf.ledger.outcomes()] == ["ann"]


def test_strangers_and_damaged_records_count_for_nobody(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep(Origin("theirs", persons=("zoe", "")))
    (shelf.autosaves.played / "bad.domino").write_text("domino-record 1\ngame whist\n")
    assert shelf.catch_up() == 0
    assert shelf.ledger.outcomes() == []
    assert shelf.ledger.files() == {path.name for path in shelf.autosaves.played.iterdir()}


def test_a_spreadsheet_gets_a_line_for_each(tmp_path: Path) -> None:
    text = as_csv([WON], {"ann": '=Ann, the "Great"'})
    head, line = text.splitlines()
    assert head.startswith("match,seat,person,ended,game,rules")
    assert line.startswith('m1,0,"\'=Ann, the ""Great""",')
    assert save_csv(tmp_path / "out.csv", text) is None
    assert (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbfmatch,")
    assert "out.csv" in str(save_csv(tmp_path / "out.csv" / "no.csv", text))
