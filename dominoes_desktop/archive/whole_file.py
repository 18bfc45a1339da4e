"""How is a small file replaced so that a crash leaves the old or the new, never half of it?"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def replace_file(path: Path, content: bytes) -> str:
    """In one step. What failed, "" if nothing did."""
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
        return f"{path}: {error.strerror or error}"
    return ""
