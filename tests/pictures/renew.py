"""How are the approved pictures made anew? `python -m tests.pictures.renew [NAME ...]`.

From the project's root. Do so when a picture is meant to change; look at each that did, beside what
it was before, and commit them with the change.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from .scenes import PICTURES, approved, coarse


def main(names: list[str]) -> int:
    """Draw those, or all."""
    known = {draw.__name__: draw for draw in PICTURES}
    if unknown := [name for name in names if name not in known]:
        print(f"there is no picture {unknown[0]!r}; there are {', '.join(known)}")
        return 2
    application = QApplication([])
    for name in names or known:
        file = approved(name)
        coarse(known[name]()).save(str(file))
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
