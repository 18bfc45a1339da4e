"""What does a file that a user hands over hold, if it can be read at all?"""

from __future__ import annotations

import os
import stat

from .disk import cause
from .error import too_large, unread
from .said import Said, said


def file_bytes(path: str | os.PathLike[str], most: int, expected: Said) -> bytes:
    """All of it, at most so many bytes. RecordError says why it can't be had, and what was
    ``expected``: a pipe or a device, which would be waited for, is not even opened.
    """
    name = os.fspath(path)
    try:
        found = os.stat(name)
        mode = found.st_mode
        endless = not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)
        data = b"" if endless else _first_bytes(name, most + 1)
    except IsADirectoryError:
        raise unread(name, said("this is a folder"), expected).of("folder") from None
    except FileNotFoundError:
        raise unread(name, said("there is no such file"), expected).of("missing") from None
    except (OSError, ValueError) as error:
        why = said("the file can't be read ({why})", why=cause(error))
        raise unread(name, why, expected).of("closed") from None
    if endless:
        what = said("this is a pipe") if stat.S_ISFIFO(mode) else said("this is no file")
        raise unread(name, what, expected).of("foreign")
    if len(data) > most:
        raise too_large(name, max(found.st_size, len(data)), most)
    return data


def _first_bytes(name: str, count: int) -> bytes:
    with open(name, "rb") as file:
        return file.read(count)
