"""Can a bare Debian be made on this machine, and how does one work in it?

Mirror, proxies and certificates are those of the machine's own apt.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from carry import execute, fetched
from dev import VENV
from machine import FONT, Trouble

CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
MAKING = 420.0  # seconds for all attempts: slower, it would leave no time for the rest
QUICK = ("-o", "Dpkg::Options::=--force-unsafe-io")  # it goes again: no power cut can harm it
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C", "PYTHONPATH": ""}
ROOT_ALONE = "import os, sys; os.chroot(sys.argv[1])"


class NotMade(Trouble):
    """No bare Debian could be made: the machine's fault or the network's, not the package's."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A root of its own."""

    folder: Path

    @property
    def enter(self) -> list[str | Path]:
        """What is written before a command that is run inside."""
        return ["chroot", self.folder]

    def run(self, *command: str | Path) -> str:
        return execute(*self.enter, *command, own=QUIET)

    def install(self, *packages: str) -> None:
        """By apt, which may have to fetch them."""
        fetched(lambda: self.run("apt-get", "install", "--yes", *QUICK, *packages))


def lacking() -> str:
    """Why no bare Debian can be made here; nothing where it can be tried."""
    if os.geteuid():
        return "only root can make one"
    missing = [tool for tool in ("debootstrap", "chroot", "mount") if not shutil.which(tool)]
    if missing:
        return f"{', '.join(missing)} is not there"
    with tempfile.TemporaryDirectory(dir=VENV) as name:
        try:
            device = Path(name, "null")
            os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 3))
            device.write_bytes(b"nothing")
            execute(sys.executable, "-c", ROOT_ALONE, name)
            with processes(Path(name)):
                pass
        except (OSError, Trouble) as error:
            return f"device files, a root or /proc are refused: {str(error).splitlines()[-1]}"
    return "" if mirror() else "apt names no mirror of this system's release"


@contextmanager
def processes(folder: Path) -> Iterator[None]:
    """/proc inside that root, as long as it is needed."""
    target = folder / "proc"
    target.mkdir(exist_ok=True)
    execute("mount", "-t", "proc", "proc", target)
    try:
        yield
    finally:
        execute("umount", "--lazy", target)


def release() -> str:
    """This system's release, by its code name: what is built here runs on that, or later."""
    text = Path("/etc/os-release").read_text(encoding="utf-8")
    facts = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    return facts.get("VERSION_CODENAME", "").strip('"')


def mirror() -> str:
    """Where the machine's apt fetches that release from; "" where it does not tell."""
    form = "$(SITE) $(CODENAME) $(COMPONENT)"  # whatever name the sources give the release
    try:
        told = execute("apt-get", "indextargets", "--format", form).splitlines()
    except Trouble:
        return ""
    sites = [words[0] for words in map(str.split, told) if words[1:] == [release(), "main"]]
    return sites[0] if sites else ""


def settings() -> str:
    """How the machine's apt reaches its mirrors: proxies, certificates, time limits."""
    told = execute("apt-config", "dump", "--no-empty", "--format", '%F "%v";%n')
    kinds = ("Acquire::http::", "Acquire::https::", "Acquire::Retries")
    return "\n".join([line for line in told.splitlines() if line.startswith(kinds)]) + "\n"


def proxy() -> dict[str, str]:
    """apt's own proxy for debootstrap, which knows the environment's alone."""
    if any(name.lower() == "http_proxy" for name in os.environ):
        return {}
    told = execute("apt-config", "shell", "PROXY", "Acquire::http::Proxy")
    address = told.strip().partition("=")[2].strip("'")
    return {"http_proxy": address} if address.startswith("http") else {}


@contextmanager
def bare_debian() -> Iterator[Bare]:
    """A root with nothing in it but what every Debian has. NotMade where it can't be had."""
    folder = Path(tempfile.mkdtemp(prefix="debian-", dir=VENV))
    try:
        bare = Bare(folder / "root")
        try:
            make(bare)
        except (Trouble, OSError) as trouble:
            raise NotMade(str(trouble).strip().splitlines()[-1]) from trouble
        with processes(bare.folder):
            yield bare
    finally:
        subprocess.run(["rm", "-r", "--one-file-system", folder], check=False)


def make(bare: Bare) -> None:
    """Fetch it, tell its apt how the machine's fetches, and see that it can."""
    command = ("debootstrap", "--variant=minbase", "--include=ca-certificates", release())

    end = time.monotonic() + MAKING

    def once() -> None:
        shutil.rmtree(bare.folder, ignore_errors=True)
        left = max(1.0, end - time.monotonic())
        execute(*command, bare.folder, mirror(), patience=left, own={**QUIET, **proxy()})

    fetched(once)
    if CERTIFICATES.is_file():
        shutil.copy(CERTIFICATES, bare.folder / CERTIFICATES.relative_to("/"))
    (bare.folder / "etc/apt/apt.conf.d/90machine").write_text(settings(), encoding="utf-8")
    fetched(lambda: bare.run("apt-get", "update"))
    bare.install(FONT[1])  # it can fetch: what fails from here on is the package's fault
