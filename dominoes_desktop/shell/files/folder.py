"""Where does a file go that is saved? A folder that is missing is made if one likes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window


def in_folder(window: Window, path: Path, write: Callable[[], None]) -> None:
    """``write`` the file there; where its folder is not there, ask before."""

    def looked(missing: bool) -> None:
        if not missing:
            write()
            return
        from ..notice import AskSheet

        ask = AskSheet(
            window.view,
            tr("Make a new folder?"),
            tr("There is no folder {folder} yet.").format(folder=path.parent),
            tr("Make it"),
            tr("Don't save"),
            window.dressing.for_sheets,
        )
        window.sheets.lay(ask, lambda yes: write() if yes else None)

    window.aside.run(lambda: _missing(path.parent), looked)


def _missing(folder: Path) -> bool:
    """Is it not there, and could it be made?"""
    there = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    return there != folder and there.is_dir()
