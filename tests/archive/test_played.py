"""Are the matches with the played ones listed, each with how it ended?"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from dominoes_desktop.archive.played import played
from dominoes_desktop.archive.recorder import Recorder
from dominoes_desktop.games import DRAW
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.words.played import ended_says, standing_says
from tests.archive.matches import played as played_on
from tests.archive.matches import seated_for


def kept(path: Path, desk: Desk, when: int) -> Recorder:
    recorder = Recorder(path, desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    recorder.close()
    os.utime(path, (when, when))
    return recorder


def test_they_are_listed_the_newest_first_with_how_they_ended(tmp_path: Path) -> None:
    desk = played_on(DRAW, 2, Random(7), rounds=50, undos=0)
    assert desk.wants == "nothing"
    kept(tmp_path / "over.domino", desk, 30)
    left = played_on(DRAW, 3, Random(7), rounds=1, undos=0)
    kept(tmp_path / "left.domino.played", left, 20)
    undone = Desk(DRAW, seated_for(2), Random(1))
    undone.begin_round()
    undone.submit(undone.to_move or 0, undone.observe(undone.to_move or 0).legal[0])
    undone.undo()
    kept(tmp_path / "given_up.domino", undone, 10).resign(1)
    os.utime(tmp_path / "given_up.domino", (10, 10))
    kept(tmp_path / "never_dealt.domino", Desk(DRAW, seated_for(2), Random(1)), 40)
    (tmp_path / "unreadable.domino").write_text("nonsense\n")
    (tmp_path / "notes.txt").touch()
    found = list(played(tmp_path))
    assert [one.path.name for one in found] == [
        "over.domino",
        "left.domino.played",
        "given_up.domino",
    ]
    assert [(one.over, one.practice, one.resigned) for one in found] == [
        (True, False, None),
        (False, False, None),
        (False, True, 1),
    ]
    names = ("Ann", "Bo", "Cy")
    said = [ended_says(str, names[: one.seen.seats], one.seen, one.resigned) for one in found]
    assert "wins the match" in said[0]
    assert said[1].startswith("Put away unfinished: Ann ")
    assert said[2] == "Bo resigned"
    assert standing_says(str, "today", 1, True) == "1 round, today, practice"
    assert list(played(tmp_path / "nowhere")) == []
