"""Do the packages hold what they promise? `python3 packaging/prove.py [--unpacked] [FOLDER]`.

Wheel, bundle and .deb are built anew into a folder that goes again; with FOLDER, those in it are
taken, and what is missing there is built. Each is installed in a place of its own: the wheel in an
environment, the .deb in a bare Debian. There its commands run, the window opens under Xvfb, a tile
is dragged by xdotool, the picture is compared with that of the source tree, and all is removed
again. Where no bare Debian can be made, or with --unpacked, the .deb is unpacked into a folder and
tried there, and a line says so.
"""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import build
import dev
import trials
from bare import Bare, NotMade, bare_debian, lacking
from carry import execute, fetched
from described import described
from dev import CONSTRAINTS, PYTHON, VENV
from machine import Trouble, install, say
from warm import warm

TOOLS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "update-mime-database": "shared-mime-info",
    "gio": "libglib2.0-bin",
}
BUNDLE, DEB = 120.0, 40.0  # MB that they may have
OWN = Path("usr/lib/dominoes-desktop")
CLICKS = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")  # what a desktop brings


@dataclass(frozen=True, slots=True)
class Proof:
    """``folder`` has the packages, ``model`` is a picture of the tree's own window."""

    folder: Path
    model: Path
    unpacked: bool = False

    @property
    def wheel(self) -> Path:
        return next(self.folder.glob("*.whl"))

    @property
    def deb(self) -> Path:
        return next(self.folder.glob("*.deb"))

    @property
    def bundle(self) -> Path:
        return self.folder / build.NAME


def built(proof: Proof) -> str:
    """What is missing is built; none is larger than it may be."""
    proof.folder.mkdir(parents=True, exist_ok=True)
    for job, pattern in (("wheel", "*.whl"), ("bundle", build.NAME), ("deb", "*.deb")):
        if not list(proof.folder.glob(pattern)):
            build.JOBS[job](proof.folder)
    sizes = [build.size(one) for one in (proof.wheel, proof.bundle, proof.deb)]
    text = "wheel {:.1f} MB, bundle {:.1f} MB, .deb {:.1f} MB".format(*sizes)
    if sizes[1] > BUNDLE or sizes[2] > DEB:
        raise Trouble(f"more than {BUNDLE:.0f} and {DEB:.0f} MB: {text}")
    return text


def wheel_works(proof: Proof) -> str:
    """The wheel in an environment of its own, and out of it again."""
    with tempfile.TemporaryDirectory(dir=VENV) as name:
        own, home = Path(name, "venv"), Path(name, "home")
        execute(PYTHON, "-m", "venv", own)
        pip = (own / "bin/python", "-m", "pip")
        wanted = (*pip, "install", "-q", "--progress-bar", "off", "-c", CONSTRAINTS, proof.wheel)
        fetched(lambda: execute(*wanted, own={"PYTHONPATH": ""}))
        with trials.place(home) as where:
            near = trials.tried(where, [own / "bin/dominoes-desktop"], proof.model)
        before = trials.files(home)
        execute(*pip, "uninstall", "--yes", "dominoes-desktop", own={"PYTHONPATH": ""})
        left = [str(one) for one in own.rglob("*domino*")]
        if left or trials.files(home) != before:
            raise Trouble(f"uninstalled, it leaves {left}, or it has taken the user's files along")
    return f"installed, opened, a tile dragged, removed; {near}"


def deb_works(proof: Proof) -> str:
    """The .deb in a bare Debian, or in the next best place where there can be none."""
    why = "it was asked for" if proof.unpacked else lacking()
    if not why:
        try:
            with bare_debian() as bare:
                return in_bare_debian(proof, bare)
        except NotMade as trouble:
            why = str(trouble)
    print(f"NO BARE DEBIAN HERE ({why}): the .deb is tried unpacked", flush=True)
    return f"{in_a_folder(proof)}; unpacked only: {why[:60]}"


def in_bare_debian(proof: Proof, bare: Bare) -> str:
    """Installed by apt with all that it needs, tried, clicked, and purged."""
    home = Path("/home/player")
    here = bare.folder / home.relative_to("/")
    shutil.copy(proof.deb, bare.folder / "package.deb")
    bare.install("./package.deb")
    own = bare.run("dpkg", "-L", "dominoes-desktop").split("\n/")
    missing = trials.unresolved(bare.enter, "/" / OWN)
    if missing:
        raise Trouble(f"Depends does not bring {', '.join(missing)}")
    installed = trials.listing(bare.folder)
    path = {"PATH": "/usr/games:/usr/sbin:/usr/bin:/sbin:/bin", "TMPDIR": "/tmp"}
    with trials.place(home, here, path) as where:
        near = trials.tried(where, [*bare.enter, "/usr/games/dominoes-desktop"], proof.model)
        written = trials.listing(bare.folder) - installed
        if written:
            raise Trouble(f"the program writes to {written}")
        bare.install(*CLICKS)
        trials.double_clicked(where, bare.enter, proof.model)
    before = trials.files(here)
    bare.run("apt-get", "purge", "--yes", "--autoremove", "dominoes-desktop")
    left = trials.left_over(bare, own)
    if left or trials.files(here) != before:
        raise Trouble(f"purged, it leaves {left}, or it has taken the user's files along")
    return f"bare Debian: installed, opened, a tile dragged, a record clicked, purged; {near}"


def in_a_folder(proof: Proof) -> str:
    """Unpacked, what it depends on asked of apt, and started from there with a home of its own."""
    with tempfile.TemporaryDirectory(dir=VENV) as name:
        root, home = Path(name, "root"), Path(name, "home")
        execute("dpkg-deb", "--extract", proof.deb, root)
        package = Path(shutil.copy(proof.deb, Path(name, "package.deb")))
        said = execute("apt-get", "--simulate", "--no-install-recommends", "install", package)
        if "Inst dominoes-desktop" not in said:
            raise Trouble(f"apt would not install it: {said}")
        missing = trials.unresolved([], root / OWN)
        if missing:
            raise Trouble(f"Depends does not bring {', '.join(missing)}")
        share = root / "usr/share"
        execute("update-mime-database", share / "mime")
        execute("update-desktop-database", share / "applications")
        path = {"PATH": f"{root / 'usr/games'}:/usr/sbin:/usr/bin:/sbin:/bin"}
        path |= {"XDG_DATA_DIRS": f"{share}:/usr/share"}
        with trials.place(home, more=path) as where:
            near = trials.tried(where, [root / "usr/games/dominoes-desktop"], proof.model)
            clicked = trials.executed(root / trials.DESKTOP)
            clicked[0] = str(root / "usr/games" / clicked[0])
            trials.opened(where, clicked, proof.model)
            trials.double_clicked(where, [], proof.model)
    return f"opened, a tile dragged, a record clicked; {near}"


def linted(proof: Proof) -> str:
    """The package by Debian's own reader of policy; what is overridden has its reason there."""
    wanted = ("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0")
    execute(*wanted, "--allow-root", proof.deb)
    return "no error and no warning"


def started(proof: Proof) -> str:
    """How long the bundle takes to its first picture, by the tree's own time."""
    return warm(proof.bundle / build.NAME)


def model_shown(proof: Proof) -> str:
    """The window of this tree with the same tile dragged: what installed ones must look like."""
    trials.tree_shown(proof.model)
    return "a tile dragged, its picture is the model of the others"


def proved(name: str, prove: Callable[[], str]) -> tuple[str, bool, float, str]:
    """Make that proof: its name, whether it holds, seconds, and what it says in a line."""
    print(f"\n--- {name}", flush=True)
    begun = time.monotonic()
    try:
        said, passed = prove(), True
    except (Trouble, OSError) as trouble:
        print(trouble, flush=True)
        said, passed = str(trouble).splitlines()[0][:100], False
    print(said, flush=True)
    return name, passed, time.monotonic() - begun, said


def prove(proof: Proof) -> int:
    """All of them, even where one fails; the exit status."""
    done = [proved("described", described), proved("built", partial(built, proof))]
    if done[-1][1]:
        rest = {
            "tree": model_shown,
            "started": started,
            "lintian": linted,
            "wheel": wheel_works,
            "deb": deb_works,
        }
        done += [proved(name, partial(one, proof)) for name, one in rest.items()]
    return dev.sum_up(done)


def main(arguments: Sequence[str]) -> int:
    """1 where a proof fails, 2 where none can be made here."""
    unpacked, named = "--unpacked" in arguments, [one for one in arguments if one[:2] != "--"]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a time limit leaves nothing behind
    try:
        fetched(lambda: dev.set_up("build"))
        fetched(lambda: install([name for tool, name in TOOLS.items() if not shutil.which(tool)]))
        with suppress(Trouble):  # without it there is no bare Debian, which will be said
            install([] if shutil.which("debootstrap") else ["debootstrap"])
        with tempfile.TemporaryDirectory(dir=VENV) as name:
            folder = Path(named[0]).resolve() if named else Path(name, "dist")
            return prove(Proof(folder, Path(name, "model.png"), unpacked))
    except Trouble as trouble:
        say(str(trouble))
    except KeyboardInterrupt:
        say("interrupted.")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
