"""How is a file written so that a crash leaves the old one or the new one, and never a half?"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from .disk import failed
from .said import Said


def write_whole(path: Path, content: bytes) -> Said | None:
    """Replace the file in one step, its folder made where there is none. Returns what failed."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        return failed(path, error)
    return None
