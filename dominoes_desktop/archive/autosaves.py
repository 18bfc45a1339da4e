"""Which matches were left unfinished? A file per match, kept apart once played or set aside."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..games import GAMES
from ..rules.observation import Observation, observe
from ..rules.ruleset import Ruleset
from ..session.entry import Seated
from .beside import put_beside
from .error import RecordError
from .fairness import new_salt
from .origin import Origin
from .recorder import Recorder, locked

if TYPE_CHECKING:
    from .reader import Games, Record

SUFFIX = ".domino"
_FIRST = b"domino-record"


@dataclass(frozen=True, slots=True)
class Left:
    """A match that is not over: its file, what its first person sees of it, when it was left.

    ``when`` in seconds since 1970. ``record`` is what it is gone on with; None while it is played.
    """

    path: Path
    seated: tuple[Seated, ...]
    seen: Observation
    when: float
    record: Record | None = None


class Autosaves:
    """A folder with a record for each match that is not over.

    Those that shall not be offered again go to the folder ``played``; nothing is deleted.
    ``unreadable`` tells of those that could not be read, and were put beside as such.
    Nothing here raises when a folder can't be read or written: the match goes on, and the
    recorder's ``trouble`` says why it is not being kept.
    """

    def __init__(
        self,
        folder: Path,
        played: Path | None = None,
        games: Games = GAMES,
    ) -> None:
        self.folder = folder
        self.played = played or folder / "played"
        self.unreadable: list[RecordError] = []
        self._games = games

    def begin(
        self,
        ruleset: Ruleset,
        seated: tuple[Seated, ...],
        salts: Callable[[], str] | None = new_salt,
        hold: bool = False,
        origin: Origin | None = None,
    ) -> Recorder:
        """A recorder with its head written, in a file of its own; held back (``hold``) at first."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        path = _free(self.folder, f"{time.strftime('%Y%m%d-%H%M%S')}-{ruleset.key}")
        recorder = Recorder(path, ruleset, seated, salts, origin or Origin())
        if hold:
            recorder.hold()
        recorder.head()
        return recorder

    def unfinished(self) -> Record | None:
        """The newest record that can be gone on with, in which something was dealt.

        Records of matches that are over are put to the played ones on the way, those that can't
        be read get another name. Those that another window is writing are let be.
        """
        return next((one.record for one in self.left()), None)

    def left(self, besides: Path | None = None) -> Iterator[Left]:
        """All such records, the newest first, but for the one ``besides``."""
        for path in self._newest_first():
            if path == besides or locked(path) or not path.is_file():
                continue
            from .course import follow  # not where nothing was left
            from .reader import read_record

            when = -_age(path)[0] / 1e9
            try:
                record = read_record(path, self._games)
            except RecordError as error:
                self._put_beside(path, error)
                continue
            if record.over:
                self.set_aside(path)
            elif record.seals:
                match = follow(record.ruleset, len(record.seated), record.entries).match
                seen = observe(match, first_person(record.seated))
                yield Left(path, record.seated, seen, when, record)

    def count(self) -> int:
        """How many files there are that look like matches that were left; none is read."""
        return len([path for path in self._newest_first() if not locked(path)])

    def resume(self, record: Record) -> Recorder:
        """Goes on writing a record that ``unfinished`` gave.

        Where its file is not what it was, all of it is written to another: a file that has gone
        would be filled with nothing up to where the match stood.
        """
        if _size(Path(record.path)) >= record.kept:
            return Recorder.resume(record)
        recorder = self.begin(record.ruleset, record.seated, origin=record.origin)
        for entry in record.entries:
            recorder.append(entry)
        return recorder

    def finish(self, recorder: Recorder) -> None:
        """The match is over: its last salt is revealed, and its record put with the played ones."""
        recorder.finish()
        self.set_aside(recorder.path)

    def set_aside(self, path: Path) -> Path | None:
        """A match that is over or not wanted: never offered again. Close its recorder first.

        Where it lies now; None if it could not be moved.
        """
        with contextlib.suppress(OSError):
            self.played.mkdir(parents=True, exist_ok=True)
            # also to another disk, which a bare rename can't do
            now = _free(self.played, path.name.removesuffix(SUFFIX))
            shutil.move(path, now)
            return now
        with contextlib.suppress(OSError):  # where no folder can be made a name must do
            now = path.with_name(path.name + ".played")
            os.replace(path, now)
            return now
        return None

    def bring_back(self, aside: Path) -> Path | None:
        """One that was set aside is wanted after all; where it lies now, None if it can't be."""
        now = _free(self.folder, aside.name.removesuffix(".played").removesuffix(SUFFIX))
        try:
            shutil.move(aside, now)
        except OSError:
            return None
        return now

    def _put_beside(self, path: Path, error: RecordError) -> None:
        """Not read again at each start, and not lost either. A torn head is just a start.

        One of a newer version stays where it is, for the program that can read it.
        """
        if error.newer:
            return
        try:
            with open(path, "rb") as file:
                head = file.read(len(_FIRST))
            if not head:  # the disk was full when it was begun
                path.unlink()
                return
            start = error.begun and _FIRST.startswith(head)
        except OSError:
            return
        if put_beside(path, ".unreadable") is not None and not start:
            self.unreadable.append(error)

    def _newest_first(self) -> Iterator[Path]:
        try:
            found = [path for path in self.folder.iterdir() if path.name.endswith(SUFFIX)]
            yield from sorted(found, key=_age)
        except OSError:
            return


def first_person(seated: tuple[Seated, ...]) -> int:
    """The seat of the first human, of the first player where there is none."""
    return next((seat for seat, one in enumerate(seated) if one.kind == "human"), 0)


def _age(path: Path) -> tuple[int, str]:
    try:
        return -path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name


def _size(path: Path) -> int:
    """In bytes; -1 where there is no such file."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _free(folder: Path, name: str) -> Path:
    """A name in the folder that no file has yet."""
    path, again = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        again += 1
        path = folder / f"{name}-{again}{SUFFIX}"
    return path
