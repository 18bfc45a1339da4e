"""How does the program become packages? `python3 packaging/build.py JOB [OUT]`, JOB being

    wheel    a pure wheel and a source archive, assets inside
    bundle   a folder that runs where no Python is, made by PyInstaller
    deb      that folder as a package for Debian and its relatives
    flatpak  a folder with what the Flatpak manifest takes: wheels and descriptions
    all      the first three, in this order

What is built comes to dist/ (or OUT). Like dev.py it sets up what it needs by itself, in .venv, and
uses the standard library alone. The version stands in dominoes_desktop/__init__.py only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import dev
from debian import package
from dev import PYTHON, ROOT, VENV
from flatpak import lay_flatpak
from machine import Trouble, say

SPEC = ROOT / "packaging" / "bundle.spec"
NAME = "dominoes-desktop"


def execute(*command: str | Path, **more: str) -> None:
    """Run one command of the build. Trouble with all its words where it fails."""
    environment = {**dev.test_environment(), **more}
    words = [str(part) for part in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"{' '.join(words)} failed:\n{done.stdout.decode(errors='replace')}")


def wheel(out: Path) -> list[Path]:
    """The wheel and the source archive, from a copy of the tree as git has it."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "build", "dist", "*.pyc"))
        made = Path(folder) / "made"
        execute(PYTHON, "-m", "build", "--no-isolation", "--outdir", made, tree)
        return [Path(shutil.copy(one, out)) for one in sorted(made.iterdir())]


def bundle(out: Path) -> list[Path]:
    """The folder that holds Python, Qt and the program, and nothing that it does not use."""
    target = out / NAME
    shutil.rmtree(target, ignore_errors=True)
    work = VENV / "bundle"
    options = ("--noconfirm", "--log-level", "WARN", "--distpath", out, "--workpath", work)
    execute(PYTHON, "-m", "PyInstaller", *options, SPEC)
    return [target]


def deb(out: Path) -> list[Path]:
    """The bundle as a Debian package; the bundle is built first where there is none."""
    folder = out / NAME
    if not folder.is_dir():
        bundle(out)
    return [package(folder, out)]


def flatpak(out: Path) -> list[Path]:
    """What flatpak-builder then makes a package of, without a network."""
    own, _ = wheel(out)
    folder = lay_flatpak(out)
    pip = (PYTHON, "-m", "pip", "download", "-q", "--only-binary=:all:", "-c", dev.CONSTRAINTS)
    execute(*pip, "-d", folder / "wheels", own, PYTHONPATH="")
    return [folder]


JOBS = {"wheel": wheel, "bundle": bundle, "deb": deb}
ASKED = {**JOBS, "flatpak": flatpak}


def size(path: Path) -> float:
    """Megabytes."""
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
    return sum(one.lstat().st_size for one in files) / 1e6


def main(arguments: Sequence[str]) -> int:
    """Build what the command line asks for; 2 where it can't be."""
    if len(arguments) not in (1, 2) or arguments[0] not in (*ASKED, "all"):
        say("use it so: build.py wheel|bundle|deb|flatpak|all [OUT]")
        return 2
    out = Path(arguments[1] if len(arguments) == 2 else ROOT / "dist").resolve()
    try:
        dev.set_up("build")
        out.mkdir(parents=True, exist_ok=True)
        for job in JOBS if arguments[0] == "all" else arguments[:1]:
            for made in ASKED[job](out):
                print(f"{os.path.relpath(made)}  {size(made):.1f} MB", flush=True)
    except (Trouble, OSError) as trouble:
        say(str(trouble))
        return 2
    except KeyboardInterrupt:
        say("interrupted.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
