"""Why did the disk, or the system, not do what it should? In words that can be translated."""

from __future__ import annotations

import errno
import os

from .said import Part, Said, printable, said

CAUSES = {
    errno.ENOSPC: "No space left on the disk",
    errno.EDQUOT: "No more of the disk may be used by you",
    errno.EFBIG: "The file would grow too large",
    errno.EACCES: "The system does not allow it",
    errno.EPERM: "The system does not allow it",
    errno.EROFS: "Nothing can be written there",
    errno.ENOENT: "There is no such file or folder",
    errno.EEXIST: "Something of that name is there already",
    errno.EISDIR: "It is a folder",
    errno.ENOTDIR: "It is no folder",
    errno.ENAMETOOLONG: "The name is too long",
    errno.EBUSY: "It is being used by another program",
    errno.EIO: "The disk does not work as it should",
}


class InUse(OSError):
    """A match that another window is writing."""


def failed(path: str | os.PathLike[str], error: Exception) -> Said:
    """Which file it was, and what was the matter."""
    return about(path, cause(error))


def about(path: str | os.PathLike[str], why: Part) -> Said:
    """What is said of a file."""
    return said("{file}: {why}", file=printable(os.fspath(path)), why=why)


def cause(error: Exception) -> Part:
    """What was the matter; the system's own words where it is nothing usual."""
    if isinstance(error, InUse):
        return said("Another window is writing this match")
    if isinstance(error, OSError) and error.errno in CAUSES:
        return said(CAUSES[error.errno])
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
