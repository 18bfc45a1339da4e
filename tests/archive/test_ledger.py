"""Are the figures safe: counted once, whatever the disk, a crash or another version does?"""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from dominoes_desktop.archive.ledger import STEPS, Ledger

from .evenings import LOST, WON


def ledger(folder: Path, **more: object) -> Ledger:
    return Ledger(folder / "data" / "statistics.sqlite", **more)  # type: ignore[arg-type]


def test_a_match_counts_once_however_often_it_is_told(tmp_path: Path) -> None:
    kept = ledger(tmp_path)
    kept.count([WON, LOST])
    kept.count([replace(WON, ended=WON.ended + 50)])
    assert ledger(tmp_path).outcomes("ann") == [WON, LOST]
    assert kept.trouble is None


def test_a_match_that_is_played_on_is_forgotten(tmp_path: Path) -> None:
    kept = ledger(tmp_path)
    kept.count([WON, LOST])
    kept.forget("m1")
    assert kept.outcomes() == [LOST]


def test_everybody_has_their_own_and_reset_strikes_only_that(tmp_path: Path) -> None:
    kept, ben = ledger(tmp_path), replace(WON, seat=1, person="ben", won=0.0)
    kept.count([WON, ben])
    assert kept.reset("ann")
    assert kept.outcomes() == [ben]


def test_a_numbered_deal_counts_the_first_time_alone(tmp_path: Path) -> None:
    kept = ledger(tmp_path)
    first = replace(WON, number=5)
    kept.count([first])
    kept.count([replace(first, match="m9", ended=first.ended + 9)])
    kept.count([first])
    kept.count([replace(first, match="m10", person="ben", ended=first.ended + 10)])
    kept.count([replace(first, match="m11", game="block", ended=first.ended + 11)])
    assert [one.status for one in kept.outcomes()] == ["counted", "again", "counted", "counted"]


def test_a_damaged_file_is_kept_beside_and_a_new_one_begun(tmp_path: Path) -> None:
    kept = ledger(tmp_path)
    kept.count([WON])
    kept.path.write_bytes(b"not a database, " * 300)
    again = ledger(tmp_path)
    again.count([LOST])
    assert again.put_aside is not None
    assert again.put_aside.read_bytes().startswith(b"not a database")
    assert (again.outcomes(), again.trouble) == ([LOST], None)


def test_a_page_that_is_spoilt_is_seen_before_anything_is_written(tmp_path: Path) -> None:
    kept = ledger(tmp_path)
    kept.count([replace(WON, match=f"m{n}") for n in range(300)])
    data = bytearray(kept.path.read_bytes())
    data[4096 * 2 : 4096 * 3] = b"\xff" * 4096
    kept.path.write_bytes(data)
    again = ledger(tmp_path)
    assert again.files() == set()
    assert again.put_aside is not None


def test_a_disk_that_can_not_be_written_is_told_and_raises_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    kept = ledger(tmp_path)
    kept.count([WON])
    assert kept.trouble is not None
    assert "statistics.sqlite" in str(kept.trouble)
    assert (kept.outcomes(), kept.files(), kept.reset("ann")) == ([], None, False)


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    ledger(tmp_path).count([WON])
    script = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from dominoes_desktop.archive.ledger import Ledger\n"
        "from tests.archive.evenings import LOST\n"
        "from dataclasses import replace\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "kept = Ledger(Path(sys.argv[1]))\n"
        "size = kept.path.stat().st_size\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))\n"
        "kept.count([replace(LOST, match=f'm{n}' * 40) for n in range(2000)])\n"
        "print(kept.trouble)\n"
    )
    path = str(ledger(tmp_path).path)
    said = subprocess.run(
        [sys.executable, "-c", script, path], capture_output=True, text=True, check=True
    )
    assert "statistics.sqlite" in said.stdout
    assert ledger(tmp_path).outcomes() == [WON]


WRITES = """
import sys
from dataclasses import replace
from pathlib import Path
from dominoes_desktop.archive.ledger import Ledger
from tests.archive.evenings import WON
kept = Ledger(Path(sys.argv[1]))
for number in range(100000):
    kept.count([replace(WON, match=f"m{number}"), replace(WON, match=f"m{number}", seat=1)])
    print(number, flush=True)
"""


def test_a_kill_while_writing_leaves_whole_matches(tmp_path: Path, full: bool) -> None:
    """Known complaint C70: figures that were lost."""
    path, sure = ledger(tmp_path).path, 0
    for after in range(1, 20 if full else 4):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        for _ in range(after):
            sure = int(writer.stdout.readline())
        os.kill(writer.pid, signal.SIGKILL)
        writer.communicate()
        kept = ledger(tmp_path)
        found = kept.outcomes()
        assert kept.put_aside is None
        assert len(found) % 2 == 0
        assert len(found) >= 2 * (sure + 1)


def test_an_upgrade_keeps_what_was_counted(tmp_path: Path) -> None:
    """Known complaint C70: figures that went back to nothing with a new version."""
    ledger(tmp_path).count([WON])
    newer = (*STEPS, "ALTER TABLE outcome ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'")
    after = ledger(tmp_path, steps=newer)
    assert after.outcomes() == [WON]
    with sqlite3.connect(after.path) as db:
        assert db.execute("SELECT mood FROM outcome").fetchall() == [("merry",)]
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
    db.close()


def test_a_file_of_a_newer_program_is_let_be(tmp_path: Path) -> None:
    newer = (*STEPS, "ALTER TABLE outcome ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'")
    ledger(tmp_path, steps=newer).count([WON])
    old = ledger(tmp_path)
    old.count([LOST])
    assert old.trouble is not None
    assert "newer version" in str(old.trouble)
    assert ledger(tmp_path, steps=newer).outcomes() == [WON]
