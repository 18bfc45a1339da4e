"""Does an installed program do what is promised? Its commands, its window, a tile dragged, a file
opened by a double click; and what is left of it when it is removed.
"""

from __future__ import annotations

import configparser
import hashlib
import os
import shlex
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import dev
import drag
from bare import Bare
from carry import execute
from dev import ROOT
from drag import Place
from machine import Trouble

DESKTOP = Path("usr/share/applications/dominoes-desktop.desktop")
LEFT_ALONE = {"proc", "sys", "home", "tmp", "run", "dev", "var/cache", "var/log"}  # the system's
ARENA = ("arena", "draw", "--seats", "casual,beginner", "--rounds", "4", "--seed", "1")


@contextmanager
def place(
    home: Path, here: Path | None = None, more: Mapping[str, str] | None = None
) -> Iterator[Place]:
    """A screen, and a folder for the user's files: ``home`` to the program, ``here`` to us.

    ``more``: what else its environment has.
    """
    seen = here or home
    seen.mkdir(parents=True, exist_ok=True)
    with dev.screen() as display:
        own = {"HOME": str(home), "DISPLAY": display, "PYTHONPATH": "", "QT_QPA_PLATFORM": "xcb"}
        own |= {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")}
        yield Place(home, seen, {**dev.test_environment(), **own, **(more or {})})


def tree_shown(picture: Path) -> None:
    """The program of this very tree, started as README.md has it; with a tile dragged, what
    installed ones must look like.
    """
    program: list[str | Path] = [sys.executable, ROOT / "packaging/dev.py", "run"]
    with tempfile.TemporaryDirectory() as name, place(Path(name)) as where:
        if '"all_fives"' not in execute(*program, "games", "--json", own=where.environment):
            raise Trouble("`run games --json` does not list the games")
        drag.started(where, [*program, "--new", "doubles"])
        drag.play(where, program, picture)


def commands(where: Place, program: Sequence[str | Path]) -> None:
    """Games, arena, and three moves by real gestures whose picture is kept."""
    own = where.environment
    if "all_fives" not in execute(*program, "games", own=own):
        raise Trouble("`games` does not list the games")
    if "casual" not in execute(*program, *ARENA, own=own):
        raise Trouble("`arena` does not tell who won")
    execute(*program, "--smoke", where.home / "smoke.png", own=own)
    if not (where.here / "smoke.png").is_file():
        raise Trouble("`--smoke` drew no picture")


def tried(where: Place, program: Sequence[str | Path], model: Path) -> str:
    """All of it; in words how near its picture is to that of the tree."""
    commands(where, program)
    picture = where.here / "dragged.png"
    drag.play(where, program, picture)
    return drag.same(picture, model)


def opened(where: Place, program: Sequence[str | Path], model: Path) -> None:
    """The record opened by what the .desktop file says."""
    picture = where.here / "opened.png"
    drag.play(where, program, picture)
    drag.same(picture, model)


def double_clicked(where: Place, enter: Sequence[str | Path], model: Path) -> None:
    """What a desktop does where a record is clicked: its kind, the program for it, and a start."""
    record = where.home / drag.NAME
    kind = execute(
        *enter, "gio", "info", "-a", "standard::content-type", record, own=where.environment
    )
    if "application/x-domino\n" not in kind:
        raise Trouble(f"a record is taken for something else: {kind}")
    chosen = execute(*enter, "gio", "mime", "application/x-domino", own=where.environment)
    if DESKTOP.name not in chosen:
        raise Trouble(f"records are opened by another program: {chosen}")
    picture = where.here / "clicked.png"
    drag.play(where, [*enter, "gio", "open"], picture, waits=False)
    drag.same(picture, model)


def executed(desktop: Path) -> list[str]:
    """What the .desktop file has a desktop start, without the file that comes last."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(desktop, encoding="utf-8")
    words = shlex.split(entry["Desktop Entry"]["Exec"])
    if words[-1] != "%f":
        raise Trouble(f"{desktop.name} does not hand a file on: {words}")
    return words[:-1]


def files(folder: Path) -> dict[str, str]:
    """Each of the user's files with its digest."""
    return {
        str(one.relative_to(folder)): hashlib.sha256(one.read_bytes()).hexdigest()
        for one in folder.rglob("*")
        if one.is_file()
    }


def listing(root: Path) -> set[str]:
    """Every path of that system but for what changes by itself."""
    found = set()
    for folder, inner, names in os.walk(root):
        here = Path(folder).relative_to(root)
        inner[:] = [one for one in inner if str(here / one) not in LEFT_ALONE]
        found |= {str(here / one) for one in names}
    return found


def left_over(bare: Bare, own: Sequence[str]) -> list[str]:
    """What the program left of itself in that system, by name or in what others keep of it."""
    root = bare.folder
    named = [one for one in listing(root) if "domino" in one and "var/lib/apt" not in one]
    still = [one for one in own if not (root / one).is_dir() and (root / one).exists()]
    kept = [*(root / "usr/share/applications").rglob("*"), *(root / "usr/share/mime").rglob("*")]
    told = [str(one) for one in kept if one.is_file() and b"domino" in one.read_bytes()]
    return sorted({*named, *still, *told})


def unresolved(enter: Sequence[str | Path], folder: Path) -> list[str]:
    """Libraries that some file of the package wants and the system has not."""
    find = f"find {shlex.quote(str(folder))} -type f \\( -name '*.so*' -o -perm -100 \\)"
    search = f"LD_LIBRARY_PATH={shlex.quote(str(folder / '_internal'))}"  # as its loader sets it
    told = execute(*enter, "sh", "-c", f"{find} -exec env {search} ldd {{}} + 2>/dev/null || true")
    return sorted({line.split()[0] for line in told.splitlines() if "not found" in line})
