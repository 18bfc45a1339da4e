"""Does the program behave as a good guest on its user's system? A session from start to end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from threading import Timer
from types import ModuleType

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.places import config_dir, state_dir
from dominoes_desktop.shell.files import local_posix, local_qt
from dominoes_desktop.shell.files.says import DONE, GREETING
from dominoes_desktop.shell.files.single import Instance, join
from dominoes_desktop.shell.start import RUNNING
from tests.archive.test_old_records import OLD
from tests.shell.evening import until

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120  # seconds for a whole session
BLOCK = ROOT / "tests" / "golden" / "block.domino"


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the running program's name: the test's own, and a path that is short enough."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("GSETTINGS_BACKEND", "memory")  # asked by another program, over a socket
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    with TemporaryDirectory(prefix="dd-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program, running with a match of Draw that the system has brought it."""
    command = [sys.executable, "-m", "tests.shell.files.session", str(copy(OLD, tmp_path))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        limit = Timer(PATIENCE, running.kill)  # a session that does not go on ends the test
        limit.start()
        yield running
        limit.cancel()
        running.kill()


def told(session: subprocess.Popen[str], begins: str) -> str:
    """The next line that begins so."""
    assert session.stdout is not None
    for line in session.stdout:
        if line.startswith(begins):
            return line.strip()
    raise AssertionError(f"the session ended without {begins!r}")


def test_a_session_opens_no_socket_but_its_own_name_and_is_found_by_later_starts(
    session: subprocess.Popen[str], tmp_path: Path, names: Path
) -> None:
    assert told(session, "shows").startswith("shows Draw")
    sockets = set(told(session, "over").split("\t")[1:])
    own = {one for one in sockets if str(names) in one}
    assert {one.split()[0] for one in own} == {"unix", "python"}  # as seen by the system, and made
    assert sockets - own == {"python AF_UNIX"}

    later = subprocess.run(
        [sys.executable, "-m", "dominoes_desktop", os.path.relpath(BLOCK, tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert later.stdout.strip() == RUNNING
    assert told(session, "shows").startswith("shows Replay: Block")

    session.send_signal(signal.SIGSTOP)  # it hangs: a later start has a window of its own
    alone = join(state_dir(), None, patience=300)
    session.send_signal(signal.SIGCONT)
    assert alone is not None

    session.terminate()  # the session of the user ends
    assert session.wait(timeout=PATIENCE) == 0
    settings = json.loads((config_dir() / "settings.json").read_text("utf-8"))
    assert settings["window"]
    assert [Path(one).name for one in settings["recent"]] == ["block.domino", "draw.domino"]
    assert not list(state_dir().glob("*.lock"))
    assert not list(names.glob("dominoes*"))


LISTENING = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject
from dominoes_desktop.shell.files.single import join
app = QCoreApplication([])
instance = join(Path(sys.argv[1]), None)
instance.listen(QObject(app))
print("up", flush=True)
app.exec()
"""


class Welcoming(QWidget):
    """In place of a window: what it was asked to show."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Path | None] = []
        self.games: list[str] = []

    def welcome(self, record: Path | None, game: str) -> None:
        self.shown.append(record)
        self.games.append(game)


def test_what_a_killed_program_left_is_in_nobodys_way(
    qtbot: QtBot, tmp_path: Path, names: Path
) -> None:
    command = [sys.executable, "-c", LISTENING, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as first:
        assert told(first, "up")
        first.kill()
    assert [len(list(folder.iterdir())) for folder in (tmp_path, names)] == [1, 1]
    window = Welcoming()
    qtbot.addWidget(window)
    instance = join(tmp_path, None, patience=60_000)
    assert instance is not None
    instance.listen(window)  # type: ignore[arg-type]
    assert said(qtbot, instance, b'{"open": "/tmp/a.domino", "token": ""}\n') == DONE
    assert window.shown == [Path("/tmp/a.domino")]
    instance.leave()
    assert [len(list(folder.iterdir())) for folder in (tmp_path, names)] == [0, 0]


def said(qtbot: QtBot, instance: Instance, words: bytes) -> bytes:
    """What the first start answers to these words of a later one."""
    wire = QLocalSocket()
    wire.connectToServer(instance.name)
    until(qtbot, wire.canReadLine)
    assert bytes(wire.readLine().data()) == GREETING
    wire.write(words)
    until(qtbot, lambda: wire.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    return bytes(wire.readAll().data())


@pytest.mark.parametrize("way", [local_posix, local_qt], ids=["here", "on Windows"])
@pytest.mark.parametrize("words", [b"\n", b"{}\n", b'{"open": 5, "token": ""}\n', b"\xff\xfe\n"])
def test_what_is_no_call_of_a_later_start_is_let_be(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: ModuleType, words: bytes
) -> None:
    monkeypatch.setattr("dominoes_desktop.shell.files.single._way", lambda: way)
    window = Welcoming()
    qtbot.addWidget(window)
    instance = join(tmp_path, None)
    assert instance is not None
    instance.listen(window)  # type: ignore[arg-type]
    assert said(qtbot, instance, words) == b""
    assert window.shown == []
    assert said(qtbot, instance, b'{"open": null, "token": ""}\n') == DONE
    assert window.shown == [None]
    assert said(qtbot, instance, b'{"open": null, "new": "draw", "token": ""}\n') == DONE
    assert window.games == ["", "draw"]
    instance.leave()


@pytest.mark.parametrize("way", [local_posix, local_qt], ids=["here", "on Windows"])
@pytest.mark.parametrize("left", [False, True], ids=["nothing", "the name of a killed one"])
def test_a_call_tells_where_nobody_listens(names: Path, way: ModuleType, left: bool) -> None:
    name = names / "name"
    if left:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as killed:
            killed.bind(str(name))
    assert way.call(str(name), b"{}\n", QDeadlineTimer(PATIENCE * 1000)) is None


class Answering:
    """In place of a way to the first start: what it answers, call by call."""

    def __init__(self, *answers: bool | None) -> None:
        self.answers = list(answers)

    def call(self, name: str, words: bytes, deadline: QDeadlineTimer) -> bool | None:
        return self.answers.pop(0)


def test_a_start_waits_for_a_first_that_does_not_listen_yet_and_not_for_one_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = join(tmp_path, None)
    assert first is not None
    way = Answering(None, None, True)
    monkeypatch.setattr("dominoes_desktop.shell.files.single._way", lambda: way)
    assert join(tmp_path, None, patience=0) is None
    way.answers = [None, False]
    assert join(tmp_path, None, patience=0) is not None
    assert way.answers == []


def test_a_first_that_cannot_listen_lets_later_starts_have_their_window(
    qtbot: QtBot, tmp_path: Path, names: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Welcoming()
    qtbot.addWidget(window)
    first = join(tmp_path, None)
    assert first is not None
    Path(first.name).mkdir()  # where its name should be
    first.listen(window)  # type: ignore[arg-type]
    monkeypatch.setattr("dominoes_desktop.shell.files.single._way", Answering)  # asked for nothing
    assert join(tmp_path, None) is not None


def test_where_no_lock_can_be_had_a_start_has_its_window_at_once(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be", encoding="utf-8")
    instance = join(tmp_path / "state", None, patience=60_000)
    assert instance is not None
    instance.leave()


def test_others_files_and_other_screens_have_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for user, screen in (("ann", ":0"), ("ann", ":1"), ("bo", ":0")):
        monkeypatch.setenv("DISPLAY", screen)
        instance = join(tmp_path / user, None)
        assert instance is not None
        found.append(instance.name)
    assert len(set(found)) == 3


def test_a_folder_that_others_can_write_is_not_used(
    names: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = names / "state"
    state.mkdir(mode=0o700)
    for rights, parent in ((0o777, state), (0o700, names)):
        names.chmod(rights)
        instance = join(state, None)
        assert instance is not None
        assert Path(instance.name).parent == parent
        instance.leave()
