"""What must the machine itself have, and how does it come there?

Part of dev.py. Asked by what is there, not by a package's name: names differ between releases, and
a machine may have a library from elsewhere.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# What Qt opens at run time: the library as the loader knows it, and Debian's package of it.
# The wheels bring none of these, and where one is missing Qt aborts, often naming the wrong one.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libpulse.so.0": "libpulse0",
}
# The wheels bring no font either.
FONT = (Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"), "fonts-dejavu-core")
# What the tests on a real window start: the command, and Debian's package of it.
WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "dbus-run-session": "dbus-daemon"}
# With what the tests hear the program as a screen reader does: the system's own Python has it.
EARS = (Path("/usr/lib/python3/dist-packages/pyatspi/__init__.py"), "python3-pyatspi")


class Trouble(Exception):
    """What stands in the way, as a sentence that says what to do."""


def say(sentence: str) -> None:
    """Speak beside the job's own output: `run games --json` must stay JSON."""
    print(f"dev.py: {sentence}", file=sys.stderr, flush=True)


def call(command: Sequence[str | Path], **more: str) -> bool:
    """Run a command of the set-up, its words beside the job's output; true where it succeeded."""
    words = [str(part) for part in command]
    environment = {**os.environ, **more}
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=2, env=environment, check=False)
    return done.returncode == 0


def loads(library: str) -> bool:
    """Does the system's loader find this library?"""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(job: str) -> list[str]:
    """Debian's names for what this job needs and the machine lacks; empty on other systems."""
    if sys.platform != "linux":
        return []
    packages = [package for library, package in LIBRARIES.items() if not loads(library)]
    if shutil.which("apt-get") and not FONT[0].exists():
        packages.append(FONT[1])
    if job == "test":
        packages += [name for tool, name in WINDOW_TOOLS.items() if not shutil.which(tool)]
        packages += [] if EARS[0].exists() else [EARS[1]]
    if importlib.util.find_spec("ensurepip") is None:  # what Debian takes out of Python
        packages.append(venv_package())
    return packages


def venv_package() -> str:
    """Debian's package that lets this very Python make virtual environments."""
    if Path(sys.executable).resolve() == Path("/usr/bin/python3").resolve():
        return "python3-venv"
    return f"python3.{sys.version_info.minor}-venv"


def root_prefix() -> list[str] | None:
    """What to write before a command that only root may do: nothing, sudo, or None: may not."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
        return None
    return [sudo, "-n"] if sudo else None


def equip(job: str) -> None:
    """Install the system's packages that are missing, or say the exact line that does."""
    install(missing_packages(job))
    left = missing_packages(job)
    if left:
        raise Trouble(f"{', '.join(left)} is still missing though apt installed it.")


def install(packages: Sequence[str]) -> None:
    """Have apt install these; Trouble with the exact line to type where it can't."""
    if not packages:
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        names = ", ".join(packages)
        raise Trouble(
            f"the system lacks what Debian calls {names}; install it by the system's own means, "
            "then start again."
        )
    become = "" if os.geteuid() == 0 else "sudo "
    line = f"{become}apt-get update && {become}{' '.join(install)}"
    prefix = root_prefix()
    if prefix is None:
        raise Trouble(
            f"the system lacks {', '.join(packages)}. Type this line, then start again:\n{line}"
        )
    say(f"installing {', '.join(packages)}")
    call([*prefix, "apt-get", "update"])
    if not call([*prefix, "env", "DEBIAN_FRONTEND=noninteractive", *install]):
        raise Trouble(f"apt could not install what is missing (see above). The line was:\n{line}")
    importlib.invalidate_caches()
