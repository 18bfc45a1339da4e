"""How does a running match get on the disk? A line per entry, at once, whatever the disk says."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..rules.move import Deal
from ..rules.ruleset import Ruleset
from ..session.entry import Entry, Seated
from .disk import InUse, failed
from .fairness import commitment, kept_salt, new_salt, salt_remark
from .origin import FOREIGN, Origin
from .said import Said
from .standing import resigned_remark
from .writer import as_bytes, entry_lines, head_lines

if TYPE_CHECKING:
    from .reader import Record

if sys.platform != "win32":
    import fcntl

_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Recorder:
    """One match's file. A kill at any moment leaves whole lines and at most one torn one.

    Nothing here raises when the disk is full or the folder can't be written: ``trouble`` then says
    why, and what is still owed is written with the next line that goes through.

    Every deal is committed to (record.md 1) by a salt from ``salts``; None writes no commitments.
    ``origin`` stands below the head.
    """

    def __init__(
        self,
        path: Path,
        ruleset: Ruleset,
        seated: tuple[Seated, ...],
        salts: Callable[[], str] | None = new_salt,
        origin: Origin | None = None,
    ) -> None:
        self.path = path
        self.origin = origin or FOREIGN
        self.trouble: Said | None = None
        self.commit = self.salt = ""  # of the deal that was written last
        self._ruleset = ruleset
        self._seated = seated
        self._salts = salts
        self._owes_salt = False
        self.revealed = False  # is the salt of the last round in the file, so that it stands?
        self._held = False
        self._round = 0
        self._file = -1
        self._sure = 0  # bytes that are in the file
        self._owed = b""  # bytes that are not

    @classmethod
    def resume(cls, record: Record, salts: Callable[[], str] | None = new_salt) -> Recorder:
        """Goes on with a record that was read from its file; what did not count is cut off.

        The salt of its last round stands in a remark; where that is gone, the round stays without.
        """
        recorder = cls(Path(record.path), record.ruleset, record.seated, salts, record.origin)
        recorder._round = len(record.seals)
        if record.seals:
            last = record.seals[-1]
            recorder.commit = last.commit
            recorder.salt = last.salt or kept_salt(record.path, last)
            recorder._owes_salt = bool(recorder.salt) and not last.salt
            recorder.revealed = bool(last.salt)
        recorder._sure = record.kept
        recorder._write(b"")
        return recorder

    @property
    def recording(self) -> bool:
        """Is all that happened in the file?"""
        return self._file >= 0 and not self._owed

    def hold(self) -> None:
        """Write nothing until ``release``: what was opened is in a file already."""
        self._held = True

    def release(self) -> None:
        """From now on all is written, with the next entry also what was held back."""
        self._held = False

    @property
    def held(self) -> bool:
        """Is nothing of this match in a file of its own?"""
        return self._held

    def head(self) -> None:
        """Begin the file, whatever was in it."""
        self.close()
        self._sure, self._owed, self._round = 0, b"", 0
        self.commit, self.salt, self._owes_salt = "", "", False
        self._write(as_bytes(head_lines(self._ruleset, self._seated) + self.origin.lines()))

    def append(self, entry: Entry) -> None:
        """Put down one entry. A deal is written in one piece, after the salt of the one before."""
        lines: list[str] = []
        if isinstance(entry.what, Deal):
            lines = self._revealed()
            self.revealed = False
            self._round += 1
            self.commit = self.salt = ""
            if self._salts is not None:
                self.salt, self._owes_salt = self._salts(), True
                self.commit = commitment(self.salt, entry.what)
                lines.append(salt_remark(self.salt))
        self._write(as_bytes(lines + entry_lines(entry, self._round, self.commit)))

    def resign(self, seat: int) -> None:
        """The seat gives up the match, which ends where it stands, and the file is closed."""
        self.release()
        self._write(as_bytes([resigned_remark(seat)]))
        self.close()

    def finish(self) -> None:
        """Reveal the salt of the last round, which must be over, and close the file."""
        lines = self._revealed()
        if lines:
            self._write(as_bytes(lines))
        self.close()

    def content(self) -> Callable[[], bytes]:
        """What gives, on any thread, all that was recorded up to now. It raises OSError."""
        path, sure, owed = self.path, self._sure, self._owed

        def read() -> bytes:
            if not sure:
                return owed
            with open(path, "rb") as file:
                return file.read(sure) + owed

        return read

    def close(self) -> None:
        """Let go of the file; an ``append`` opens it again."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = -1

    def _revealed(self) -> list[str]:
        owed, self._owes_salt = self._owes_salt, False
        self.revealed = self.revealed or owed
        return [f"salt {self.salt}"] if owed else []

    def _write(self, data: bytes) -> None:
        self._owed += data
        if self._held:
            return
        try:
            if self._file < 0:
                self._open()
            while self._owed:
                count = os.write(self._file, self._owed)
                self._sure += count
                self._owed = self._owed[count:]
            self.trouble = None
        except OSError as error:
            self.trouble = failed(self.path, error)

    def _open(self) -> None:
        file = os.open(self.path, _FLAGS, 0o644)
        try:
            _lock(file)
            os.ftruncate(file, self._sure)
            os.lseek(file, self._sure, os.SEEK_SET)
        except OSError:
            os.close(file)
            raise
        self._file = file


def settle_on_disk(path: Path) -> None:
    """Wait until what was written there is safe from a power cut, too, as far as the disk allows.

    It may take a disk's time: not for the window's thread.
    """
    for what in (path, path.parent):  # a new file's name stands in its folder
        with contextlib.suppress(OSError):
            file = os.open(what, os.O_RDWR if what is path else os.O_RDONLY)
            try:
                os.fsync(file)
            finally:
                os.close(file)


def _lock(file: int) -> None:
    """InUse where another recorder has the file. Folders that know no locks go without."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse from None
    except OSError:
        return


def locked(path: Path) -> bool:
    """Is a recorder at work on this file, in this process or another?"""
    if sys.platform == "win32":
        return False
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        os.close(file)
    return False
