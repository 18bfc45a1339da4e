"""Does dev.py tell a machine what it lacks, and set up again only what has changed?"""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The part that looks at the machine: here one with apt and all libraries."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    module = importlib.import_module("machine")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda tool: f"/usr/bin/{tool}")
    monkeypatch.setattr(module, "loads", lambda library: True)
    monkeypatch.setattr(module, "FONT", (Path(__file__), "fonts-dejavu-core"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    return module


@pytest.fixture
def dev(machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The command itself, its virtual environment a folder of the test's."""
    module = importlib.import_module("dev")
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    return module


@pytest.fixture
def not_root(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(machine, "root_prefix", lambda: None)


def test_a_machine_that_has_everything_lacks_nothing(machine: ModuleType) -> None:
    assert machine.missing_packages("test") == []


def test_a_library_that_does_not_load_is_asked_for_by_its_package(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "loads", lambda library: library != "libxcb-cursor.so.0")
    assert machine.missing_packages("run") == ["libxcb-cursor0"]


def test_only_the_tests_need_a_screen_of_their_own(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {"apt-get"}
    monkeypatch.setattr(shutil, "which", lambda tool: tool if tool in there else None)
    assert machine.missing_packages("run") == []
    assert machine.missing_packages("test") == ["xvfb", "xdotool", "dbus-daemon"]


@pytest.mark.usefixtures("not_root")
def test_who_may_not_install_is_told_the_exact_line(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "loads", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(machine, "venv_package", lambda: "python3-venv")
    with pytest.raises(machine.Trouble) as trouble:
        machine.equip("run")
    assert str(trouble.value).splitlines()[-1] == (
        "sudo apt-get update && sudo apt-get install --yes --no-install-recommends "
        "libegl1 python3-venv"
    )


def test_a_system_without_apt_is_told_what_to_look_for(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "loads", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda tool: None)
    with pytest.raises(machine.Trouble, match="what Debian calls libegl1;"):
        machine.equip("run")


def test_what_is_set_up_is_not_set_up_again(dev: ModuleType, tmp_path: Path) -> None:
    assert not dev.is_set_up("run")
    (tmp_path / "set-up-for-run").write_text(dev.stamp_text("run"), encoding="utf-8")
    assert dev.is_set_up("run")
    assert not dev.is_set_up("test")


def test_the_tests_environment_serves_a_run_as_well(dev: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "set-up-for-test").write_text(dev.stamp_text("test"), encoding="utf-8")
    assert dev.is_set_up("run")


def test_another_pin_asks_for_a_set_up(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "set-up-for-run").write_text(dev.stamp_text("run"), encoding="utf-8")
    other = tmp_path / "constraints.txt"
    other.write_text("PySide6==6.9.0\n", encoding="utf-8")
    monkeypatch.setattr(dev, "CONSTRAINTS", other)
    assert not dev.is_set_up("run")


def test_one_failed_step_fails_the_whole_and_is_named(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    done = [("lint", True, 0.2, "All checks passed!"), ("tests", False, 3.0, "1 failed, 9 passed")]
    assert dev.sum_up(done) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2].endswith("1 failed, 9 passed")
    assert lines[-1] == "FAILED: tests"


def test_a_step_tells_its_last_line_and_whether_it_passed(dev: ModuleType) -> None:
    say = "print('first'); print('7 passed in 0.1s'); raise SystemExit(3)"
    name, passed, _, last = dev.step("tests", sys.executable, "-c", say)
    assert (name, passed, last) == ("tests", False, "7 passed in 0.1s")


@pytest.mark.parametrize("words", [[], ["walk"], ["test", "--slow"]])
def test_a_call_that_makes_no_sense_says_how_to_call_it(words: list[str]) -> None:
    called = subprocess.run(
        [sys.executable, str(PACKAGING / "dev.py"), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert called.returncode == 2
    assert "dev.py run [arguments of the program] | dev.py test [--full]" in called.stderr


@pytest.mark.window
def test_the_tests_screen_is_one_that_a_client_can_see(dev: ModuleType) -> None:
    with dev.screen() as display:
        size = subprocess.run(
            ["xdotool", "getdisplaygeometry"],
            env={"DISPLAY": display},
            capture_output=True,
            text=True,
            check=True,
        )
    assert size.stdout.split() == ["1920", "1080"]
