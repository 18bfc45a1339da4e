"""How does a new machine run and test the program? With Python and this command alone.

    python3 packaging/dev.py run [arguments of the program]
    python3 packaging/dev.py test [--full]

Either command first sets up what it needs: a virtual environment in .venv beside pyproject.toml
(each clone its own, gone with it), the pinned packages, and on Debian and its relatives the system
libraries, through apt where it may. What was set up is remembered in a stamp, so a second call is
at its job at once. Only the standard library is used, and no shell, so that the same file serves
Linux, macOS and Windows.
"""

from __future__ import annotations

import hashlib
import os
import platform
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import machine
from machine import Trouble, call, equip, missing_packages, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
OLDEST = (3, 11)

# Imports the window's libraries and opens the plugin of X11 as Qt would, but without its abort.
PROBE = """
import ctypes, pathlib, sys
import PySide6.QtWidgets
if sys.platform == "linux":
    home = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
    ctypes.CDLL(str(home / "libqxcb.so"))
"""


# --- The virtual environment -------------------------------------------------------------------


def requirements(job: str) -> list[str]:
    """What pyproject.toml asks for: the program's packages, and the extra of that job."""
    import tomllib  # not in an older Python, which is told so before this line

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = list(project["dependencies"])
    extra = {"test": "dev", "build": "build"}.get(job)
    return packages + (project["optional-dependencies"][extra] if extra else [])


def stamp_text(job: str) -> str:
    """One line that differs as soon as anything differs that the set-up was made from."""
    facts = [
        platform.python_version(),
        str(ROOT),
        CONSTRAINTS.read_text(encoding="utf-8"),
        *requirements(job),
    ]
    facts += [Path(file).read_text(encoding="utf-8") for file in (__file__, machine.__file__)]
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()


def is_set_up(job: str) -> bool:
    """Was everything set up for this job? The others' environments serve a run as well."""
    for kind in {job, "test", "build"} if job == "run" else {job}:
        stamp = VENV / f"set-up-for-{kind}"
        if stamp.exists() and stamp.read_text(encoding="utf-8") == stamp_text(kind):
            return PYTHON.exists() and not missing_packages(job)
    return False


def make_venv() -> None:
    """Make the virtual environment anew, unless there is one of this very Python and place."""
    config = VENV / "pyvenv.cfg"
    known = config.read_text(encoding="utf-8") if config.exists() and PYTHON.exists() else ""
    if f"version = {platform.python_version()}\n" in known and f" {VENV}\n" in known:
        return
    say(f"making the virtual environment {VENV}")
    if not call([sys.executable, "-m", "venv", "--clear", VENV]):
        raise Trouble(f"no virtual environment could be made in {VENV} (see above).")


def set_up(job: str) -> None:
    """Do all that stands between a bare machine and the job; nothing on a second call."""
    if is_set_up(job):
        return
    equip(job)
    make_venv()
    say("installing the pinned packages")
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-user",
    ]
    if not call([*pip, "--progress-bar", "off", "-c", CONSTRAINTS, *requirements(job)]):
        raise Trouble("the packages could not be installed; what pip says stands above.")
    if not call([PYTHON, "-c", PROBE]):
        raise Trouble("Qt can't be loaded here; the library it lacks is named above.")
    (VENV / f"set-up-for-{job}").write_text(stamp_text(job), encoding="utf-8")


# --- The jobs ----------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    """Start the program where the user stands, so that a FILE means what it says."""
    set_up("run")
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path}
    # -P: the program of this clone, whatever folder the user stands in.
    command = [str(PYTHON), "-P", "-m", "dominoes_desktop", *arguments]
    if os.name == "posix":  # become the program: its signals and its status are then its own
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def test_environment(**more: str) -> dict[str, str]:
    """The environment of all steps: no screen of the user's, none of his wishes about Qt.

    What Python compiles is kept in .venv: every step starts the program many times.
    """
    others = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in others and not name.startswith("QT_")
    }
    ours = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return {**kept, **ours, "PYTHONPYCACHEPREFIX": str(VENV / "bytecode"), **more}


def step(name: str, *command: str, **more: str) -> tuple[str, bool, float, str]:
    """Run one step: its name, whether it passed, seconds, and the last line that it printed."""
    print(f"\n--- {name}: {Path(command[0]).stem} {' '.join(command[1:])}", flush=True)
    start = time.monotonic()
    tail = b""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=test_environment(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
    ) as process:
        assert process.stdout is not None
        try:
            while chunk := process.stdout.read(65536):
                sys.stdout.buffer.write(chunk)
                sys.stdout.buffer.flush()
                tail = (tail + chunk)[-4000:]
        except KeyboardInterrupt:
            process.terminate()
            raise
    lines = tail.decode(errors="replace").split("\n")
    last = next((line.strip() for line in reversed(lines) if line.strip()), "")
    return name, process.returncode == 0, time.monotonic() - start, last


@contextmanager
def screen() -> Iterator[str]:
    """An X server of our own on a display that it finds free itself; gives the display's name."""
    read_end, write_end = os.pipe()
    # Without -noreset it starts anew when its last client leaves, and who comes then is refused.
    shape = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), *shape],
        pass_fds=[write_end],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        ready, _, _ = select.select([read_end], [], [], 30)
        number = os.read(read_end, 16).decode().strip() if ready else ""
        if not number:
            raise Trouble("the X server Xvfb did not start.")
        yield f":{number}"
    finally:
        os.close(read_end)
        server.terminate()
        server.wait()


def test(full: bool) -> int:
    """Run every check, all of them even where one fails, and end with what became of each."""
    set_up("test")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a time limit leaves nothing behind
    pytest = [str(PYTHON), "-m", "pytest", "-q", *(["--full"] if full else [])]
    # Benchmarks are ratios: they run alone, the other tests side by side.
    apart = ["-n", "2", "--dist=worksteal", "--durations=25"]
    apart += ["--benchmark-disable", "--ignore=tests/benchmarks"]
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    done = [
        step("format", str(PYTHON), "-m", "ruff", "format", "--check", "."),
        step("lint", str(PYTHON), "-m", "ruff", "check", "."),
        step("types", str(PYTHON), "-m", "mypy", "--strict"),
        step("imports", str(PYTHON.with_stem("lint-imports"))),
        step("tests", *pytest, *apart, **offscreen),
        step("benchmarks", *pytest, "tests/benchmarks", **offscreen),
    ]
    if sys.platform == "linux":
        with screen() as display:
            environment = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
            done.append(step("window", *pytest, "-m", "window", **environment))
    return sum_up(done)


def sum_up(done: list[tuple[str, bool, float, str]]) -> int:
    """Print what became of each step, pytest's own last lines among it; the exit status."""
    print()
    for name, passed, seconds, last in done:
        print(f"{name:<11}{'passed' if passed else 'FAILED'} {seconds:6.1f} s   {last}")
    failed = [name for name, passed, _, _ in done if not passed]
    total = sum(seconds for _, _, seconds, _ in done)
    print(f"FAILED: {', '.join(failed)}" if failed else f"All steps passed in {total:.0f} s.")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    """Do what the command line asks; 2 where it can't be understood or the machine can't."""
    if sys.version_info < OLDEST:
        say(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {sys.version.split()[0]}.")
        return 2
    try:
        if arguments[:1] == ["run"]:
            return run(arguments[1:])
        if arguments in (["test"], ["test", "--full"]):
            return test("--full" in arguments)
        say("use it so: dev.py run [arguments of the program] | dev.py test [--full]")
    except Trouble as trouble:
        say(str(trouble))
    except KeyboardInterrupt:
        say("interrupted.")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
