"""What came of all matches so far? A small database, safe against crashes at any moment.

Everything in it can be counted again from the records of played matches: a file that is damaged is
put beside under another name, and nothing is lost. No call raises because of a disk or a file:
``trouble`` says why, and the match goes on. Each call opens the file for itself: any thread may.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple, fields, replace
from pathlib import Path
from typing import TypeVar

from .beside import put_beside
from .disk import about, cause
from .outcome import AGAIN, COUNTED, DRAWN, Outcome
from .said import Part, Said, said

T = TypeVar("T")
COLUMNS = tuple([one.name for one in fields(Outcome)])
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE outcome (
        match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, ended INTEGER NOT NULL,
        game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL, level TEXT NOT NULL,
        character TEXT NOT NULL, rivals TEXT NOT NULL, partners TEXT NOT NULL, number INTEGER,
        daily TEXT NOT NULL, status TEXT NOT NULL, won REAL NOT NULL, rounds INTEGER NOT NULL,
        rounds_won INTEGER NOT NULL, points INTEGER NOT NULL, best_round INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    );
    CREATE INDEX outcome_person ON outcome (person, ended);
    CREATE TABLE counted_file (name TEXT PRIMARY KEY);
    """,
)
"""What makes each version of the file out of the one before; none is ever changed."""
_PATIENCE = 5.0  # seconds for another window that is writing
_WRITE = (
    f"INSERT INTO outcome ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "
    "ON CONFLICT (match, seat) DO UPDATE SET "
    + ", ".join([f"{name} = excluded.{name}" for name in COLUMNS if name != "ended"])
)
_BEFORE = """
    SELECT 1 FROM outcome WHERE person = ? AND game = ? AND number = ? AND match != ?
    AND rowid < ifnull((SELECT rowid FROM outcome WHERE match = ? AND seat = ?), 1e18)
"""


_CAUSES = {
    sqlite3.SQLITE_FULL: "No space left on the disk",
    sqlite3.SQLITE_BUSY: "It is being used by another program",
    sqlite3.SQLITE_LOCKED: "It is being used by another program",
    sqlite3.SQLITE_READONLY: "Nothing can be written there",
    sqlite3.SQLITE_PERM: "The system does not allow it",
    sqlite3.SQLITE_CANTOPEN: "The file can't be opened",
    sqlite3.SQLITE_IOERR: "The disk does not work as it should",
    sqlite3.SQLITE_CORRUPT: "The file is damaged",
    sqlite3.SQLITE_NOTADB: "The file is damaged",
}


class Newer(Exception):
    """The file was written by a newer program."""


class Ledger:
    """``put_aside`` is where a damaged file went, until somebody asks; ``steps`` make the file."""

    def __init__(self, path: Path, steps: Sequence[str] = STEPS) -> None:
        self.path = path
        self.trouble: Said | None = None
        self.put_aside: Path | None = None
        self._steps = steps
        self._looked = False  # whether the file is whole has been looked at

    def count(self, found: Iterable[Outcome], files: Sequence[str] = ()) -> None:
        """Take these in, each once; ``files`` are records that are counted with them."""

        def write(db: sqlite3.Connection) -> None:
            for one in found:
                db.execute(_WRITE, astuple(_known(db, one)))
            for name in files:
                db.execute("INSERT OR IGNORE INTO counted_file VALUES (?)", (name,))

        self._do(write)

    def forget(self, match: str) -> None:
        """That match is played on: it is not over any more."""
        self._do(lambda db: db.execute("DELETE FROM outcome WHERE match = ?", (match,)))

    def reset(self, person: str) -> bool:
        """Strike all that is known of a person. Did it work?"""
        strike = "DELETE FROM outcome WHERE person = ?"
        return self._do(lambda db: db.execute(strike, (person,))) is not None

    def outcomes(self, person: str = "") -> list[Outcome]:
        """All of that person, or of everybody, the oldest first; empty where there is trouble."""
        asked = "WHERE person = ?" if person else ""
        query = f"SELECT {', '.join(COLUMNS)} FROM outcome {asked} ORDER BY ended, match, seat"

        def read(db: sqlite3.Connection) -> list[Outcome]:
            return [Outcome(*row) for row in db.execute(query, (person,) if person else ())]

        return self._do(read) or []

    def files(self) -> set[str] | None:
        """The names of the records that are counted; None where there is trouble."""
        return self._do(
            lambda db: {name for (name,) in db.execute("SELECT name FROM counted_file")}
        )

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """In one transaction; a damaged file is put beside, and the work done in a new one."""
        for again in (False, True):
            try:
                with self._open() as db:
                    done = work(db)
                self.trouble = None
                return done
            except Newer:
                newer = said("A newer version of this program has written it")
                self.trouble = about(self.path, newer)
                return None
            except (sqlite3.OperationalError, OSError) as error:
                self.trouble = about(self.path, _cause(error))
                return None
            except sqlite3.DatabaseError as error:
                if again or not self._move_aside():
                    self.trouble = about(self.path, _cause(error))
                    return None
        return None

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)
        try:
            db.execute("PRAGMA synchronous = FULL")
            if not self._looked:
                self._look(db)
            db.execute("BEGIN IMMEDIATE")
            self._bring_up(db)
            yield db
            db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
        finally:
            db.close()

    def _look(self, db: sqlite3.Connection) -> None:
        """Is the file whole? Once, as it takes its time."""
        (said,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(said)
        self._looked = True

    def _bring_up(self, db: sqlite3.Connection) -> None:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(self._steps):
            raise Newer
        for number, step in enumerate(self._steps[version:], version + 1):
            for statement in step.split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")

    def _move_aside(self) -> bool:
        """Keep the damaged file, with what SQLite left beside it, under a name that is free."""
        beside = put_beside(self.path, ".corrupt")
        if beside is None:
            return False
        for tail in ("-journal", "-wal", "-shm"):
            with suppress(OSError):
                os.replace(f"{self.path}{tail}", f"{beside}{tail}")
        self.put_aside, self._looked = beside, False
        return True


def _cause(error: Exception) -> Part:
    """What was the matter with the file; what SQLite says, where it is nothing usual."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # what is above only says it closer
    return said(_CAUSES[code]) if code in _CAUSES else cause(error)


def _known(db: sqlite3.Connection, one: Outcome) -> Outcome:
    """Practice where that person has played this numbered deal before."""
    if one.number is None or one.status not in (COUNTED, DRAWN):
        return one
    key = (one.person, one.game, one.number, one.match, one.match, one.seat)
    return one if db.execute(_BEFORE, key).fetchone() is None else replace(one, status=AGAIN)
