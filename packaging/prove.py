"""Do the packages hold what they promise? `python3 packaging/prove.py [FOLDER]` tries them.

What lies in FOLDER (dist/ unless named) is taken, and built first where it is missing. The wheel is
installed in an environment of its own; the .deb in a bare Debian of its own, made by debootstrap
(as root; elsewhere that part is left out, and said so). In each the window opens under Xvfb and a
tile is dragged by xdotool. The descriptions are checked by the tools of those who read them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import build
import debian
import dev
from dev import CONSTRAINTS, PYTHON, ROOT
from machine import Trouble, install, say

TOOLS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "update-mime-database": "shared-mime-info",
}
LINUX = ROOT / "packaging" / "linux"
RELEASE = "bookworm"
DRAG = ROOT / "packaging" / "drag.py"


def execute(*command: str | Path, **more: str) -> str:
    """What a command prints; Trouble with all that it said where it fails."""
    words = [str(part) for part in command]
    environment = {**dev.test_environment(), **more}
    done = subprocess.run(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Trouble(f"{' '.join(words)} failed:\n{text}")
    return text


def found(folder: Path, pattern: str, job: str) -> Path:
    """That package, built first where it is missing."""
    made = sorted(folder.glob(pattern))
    if not made:
        folder.mkdir(parents=True, exist_ok=True)
        made = [path for path in build.JOBS[job](folder) if path.match(pattern)]
    return made[-1]


def described(folder: Path) -> None:
    """The .desktop file, the metainfo and the MIME type, by the tools that read them."""
    execute("desktop-file-validate", LINUX / "dominoes-desktop.desktop")
    with tempfile.TemporaryDirectory() as name:
        share = Path(name)
        facts = debian.fields()
        target = share / "org.dominoes_desktop.DominoesDesktop.metainfo.xml"
        debian.lay(LINUX / target.name, target, facts)
        execute("appstreamcli", "validate", "--no-net", "--explain", target)
        debian.lay(LINUX / "dominoes-desktop.xml", share / "packages" / "d.xml", facts)
        execute("update-mime-database", share)


def wheel_works(folder: Path) -> None:
    """The wheel in an environment of its own: its commands, its window, and one tile dragged."""
    wheel = found(folder, "*.whl", "wheel")
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        execute(PYTHON, "-m", "venv", place / "venv")
        pip = (place / "venv/bin/python", "-m", "pip", "install", "-q", "-c", CONSTRAINTS)
        execute(*pip, wheel, PYTHONPATH="")
        command = place / "venv/bin/dominoes-desktop"
        tried([command], place / "home")


def tried(command: Sequence[str | Path], home: Path, show: Path | None = None) -> None:
    """Games, arena and smoke; then the window on a screen of its own, where a tile is dragged.

    ``home``: a folder for the user's files, as the command sees it; ``show``: as it is seen here.
    """
    here = show or home
    here.mkdir(parents=True, exist_ok=True)
    with dev.screen() as display:
        own = {"HOME": str(home), "DISPLAY": display, "PYTHONPATH": "", "QT_QPA_PLATFORM": "xcb"}
        own |= {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")}
        assert "all_fives" in execute(*command, "games", **own)
        arena = ("arena", "draw", "--seats", "casual,beginner", "--rounds", "10", "--seed", "1")
        assert "casual" in execute(*command, *arena, **own)
        execute(*command, "--smoke", home / "smoke.png", **own)
        if not (here / "smoke.png").is_file():
            raise Trouble("--smoke drew no picture")
        say(execute(sys.executable, DRAG, home, here, *command, **own).strip())


def deb_works(folder: Path) -> None:
    """The package in a bare Debian: installed with all that it needs, tried, and removed again."""
    package = found(folder, "*.deb", "deb")
    with tempfile.TemporaryDirectory() as name:
        root = Path(name) / "debian"
        execute("debootstrap", "--variant=minbase", "--include=ca-certificates", RELEASE, root)
        shutil.copy(package, root / "package.deb")
        inside: list[str | Path] = ["chroot", root]
        execute(*inside, "apt-get", "install", "--yes", "./package.deb", **DEBIAN)
        execute("mount", "-t", "proc", "proc", root / "proc")
        try:
            home = Path("/home-of-a-player")
            tried([*inside, "/usr/games/dominoes-desktop"], home, root / home.relative_to("/"))
            kept = sorted((root / home.relative_to("/")).rglob("*.domino"))
            execute(*inside, "apt-get", "purge", "--yes", "dominoes-desktop", **DEBIAN)
            left = [p for p in (root / "usr").rglob("*domino*")]
            if left or not kept or not all(path.exists() for path in kept):
                raise Trouble(f"after the purge there is {left}, and of the user's {kept}")
        finally:
            execute("umount", root / "proc")


DEBIAN = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C", "PATH": os.environ.get("PATH", "")}


def linted(folder: Path) -> None:
    """The package by Debian's own reader of policy; what is overridden has its reason there."""
    execute(
        "lintian", "--fail-on", "error", "--tag-display-limit", "0", found(folder, "*.deb", "deb")
    )


def main(arguments: Sequence[str]) -> int:
    """Each proof in turn; 1 where one fails, 2 where they can't be made here."""
    folder = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    proofs: list[Callable[[Path], None]] = [described, wheel_works]
    if os.geteuid() == 0:
        proofs += [linted, deb_works]
    else:
        say("only root can make a bare Debian: the .deb is not tried.")
    try:
        dev.set_up("build")
        install([package for tool, package in TOOLS.items() if not shutil.which(tool)])
    except Trouble as trouble:
        say(str(trouble))
        return 2
    failed = [proof.__name__ for proof in proofs if not holds(proof, folder)]
    return 1 if failed else 0


def holds(proof: Callable[[Path], None], folder: Path) -> bool:
    """Make that proof and print what became of it."""
    begun, passed = time.monotonic(), True
    try:
        proof(folder)
    except Trouble as trouble:
        passed = False
        say(str(trouble))
    took = time.monotonic() - begun
    print(f"{proof.__name__:<12}{'passed' if passed else 'FAILED'} {took:6.1f} s", flush=True)
    return passed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
