"""Are the files for systems that are not here whole, and what their tools would read?

Flatpak's manifest, the installer for Windows, the bundle for macOS: read as far as it goes without
their builders (`packaging/README.md` says what was built).
"""

from __future__ import annotations

import ast
import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImageReader

from dominoes_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
ID = "org.dominoes_desktop.DominoesDesktop"
INSTALLER = PACKAGING / "windows" / "installer.iss"

# What Inno Setup's help lists for the sections that are used.
KEYS = {
    "Languages": {"Name", "MessagesFile"},
    "Tasks": {"Name", "Description", "Flags"},
    "Files": {"Source", "DestDir", "Flags"},
    "Icons": {"Name", "Filename", "Tasks", "AppUserModelID"},
    "Registry": {"Root", "Subkey", "ValueType", "ValueName", "ValueData", "Flags"},
    "Run": {"Filename", "Description", "Flags"},
}
SETUP = set(
    "AppId AppName AppVersion AppPublisher DefaultDirName DefaultGroupName PrivilegesRequired "
    "PrivilegesRequiredOverridesAllowed LicenseFile OutputDir OutputBaseFilename SetupIconFile "
    "UninstallDisplayIcon ChangesAssociations ArchitecturesInstallIn64BitMode "
    "ArchitecturesAllowed Compression SolidCompression VersionInfoVersion".split()
)
CONSTANTS = {"{app}", "{autopf}", "{group}", "{autodesktop}", "{#Version}"}
FLAGS = set(
    "unchecked ignoreversion recursesubdirs uninsdeletevalue uninsdeletekey nowait postinstall "
    "skipifsilent".split()
)


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, qapp: object) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("icons")


@pytest.fixture
def flatpak(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("flatpak")


def entries() -> Iterator[tuple[str, dict[str, str]]]:
    """Each line of the installer: its section, and its parameters by name."""
    section = ""
    for line in INSTALLER.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith((";", "#")) and not line.startswith("  #"):
            assert line.count('"') % 2 == 0, line
            if section == "Setup":
                name, _, value = line.partition("=")
                yield section, {name: value}
            else:
                pairs = re.findall(r'(\w+): ("(?:[^"]|"")*"|[^;"]+)(?:; |$)', line)
                assert "; ".join(f"{name}: {value}" for name, value in pairs) == line
                yield section, {name: value.strip('"') for name, value in pairs}


def test_the_installer_says_only_what_inno_setup_knows() -> None:
    for section, said in entries():
        assert set(said) <= (SETUP if section == "Setup" else KEYS[section]), said
        assert set(said.get("Flags", "").split()) <= FLAGS
        for value in said.values():
            braced = set(re.findall(r"(?<!\{)\{[^{}]+\}", value)) - CONSTANTS
            assert {one for one in braced if not one.startswith("{cm:") and "-" not in one} == set()


def test_the_installer_takes_what_the_bundle_makes_and_ties_both_endings_to_it() -> None:
    said = list(entries())
    settings = [one for section, one in said if section == "Setup"]
    setup = {name: value for one in settings for name, value in one.items()}
    assert (INSTALLER.parent / setup["LicenseFile"].replace("\\", "/")).resolve().is_file()
    assert setup["AppVersion"] == "{#Version}"
    assert re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", setup["AppId"])
    keys = {one["Subkey"]: one["ValueData"] for section, one in said if section == "Registry"}
    for ending in (".domino", ".domino-rules"):
        kind = keys[f"Software\\Classes\\{ending}"]
        command = keys[f"Software\\Classes\\{kind}\\shell\\open\\command"]
        assert command.replace('""', '"').strip('"') == '{app}\\dominoes-desktop.exe" "%1'


def test_windows_and_the_installer_know_the_program_by_one_name() -> None:
    source = (ROOT / "dominoes_desktop/shell/start.py").read_text(encoding="utf-8")
    own = re.search(r'WINDOWS_ID = "(.+)"', source)
    assert own is not None
    shown = [one for section, one in entries() if section == "Icons"]
    assert {one["AppUserModelID"] for one in shown} == {own[1]}


def test_what_windows_shows_under_properties_is_a_form_that_can_be_read() -> None:
    text = (PACKAGING / "windows/version.txt").read_text(encoding="utf-8")
    numbers = (*[int(part) for part in __version__.split(".")], 0)
    tree = ast.parse(text.replace("@NUMBERS@", str(numbers)).replace("@VERSION@", __version__))
    called = {one.func.id for one in ast.walk(tree) if isinstance(one, ast.Call)}  # type: ignore
    assert called == {
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    }
    strings = {one.value for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    assert {"ProductName", "FileVersion", "OriginalFilename", __version__} <= strings


@pytest.mark.parametrize(("kind", "sides"), [("ico", {16, 32, 48, 256}), ("icns", {16, 128, 512})])
def test_icons_are_read_by_others_in_every_size(
    icons: ModuleType, kind: str, sides: set[int], tmp_path: Path
) -> None:
    file = tmp_path / f"icon.{kind}"
    file.write_bytes(getattr(icons, kind)(icons.APP))
    reader = QImageReader(str(file))
    read = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        assert not image.isNull()
        read.add(image.width())
    assert sides <= read


def test_the_flatpak_is_named_as_its_descriptions_and_has_no_network() -> None:
    manifest = json.loads((LINUX / f"{ID}.json").read_text(encoding="utf-8"))
    assert manifest["id"] == ID
    assert manifest["command"] == "dominoes-desktop"
    assert {"runtime", "runtime-version", "sdk", "finish-args", "modules"} <= set(manifest)
    assert not any("network" in one or "filesystem" in one for one in manifest["finish-args"])
    (module,) = manifest["modules"]
    assert module["buildsystem"] == "simple"
    assert all("--no-index" in one for one in module["build-commands"] if "pip" in one)
    (source,) = module["sources"]
    assert (LINUX / source["path"]).resolve() == ROOT / "dist" / "flatpak"


def test_in_the_flatpak_all_that_is_seen_outside_bears_its_id(
    flatpak: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    facts = {"VERSION": __version__, "DATE": "2026-11-30", "HOME": ""}
    monkeypatch.setattr(flatpak, "fields", lambda: facts)
    monkeypatch.setattr(flatpak, "lay_icons", lambda share: None)
    share = flatpak.lay_flatpak(tmp_path) / "share"
    laid = sorted(one for one in share.rglob("*") if one.is_file())
    assert all(one.name.startswith(ID) for one in laid)
    texts = {one.suffix: one.read_text(encoding="utf-8") for one in laid if "meta" not in one.name}
    assert f"Icon={ID}\n" in texts[".desktop"]
    assert f'name="{ID}.x-domino"' in texts[".xml"]
    (metainfo,) = (share / "metainfo").iterdir()
    assert f"{ID}.desktop</launchable>" in metainfo.read_text(encoding="utf-8")


def test_the_four_languages_name_the_games_as_the_program_does() -> None:
    """In the .desktop file, whose actions begin them."""
    entry = (LINUX / "dominoes-desktop.desktop").read_text(encoding="utf-8")
    for language in ("da", "bg", "af"):
        catalogue = (ROOT / f"assets/i18n/{language}.ts").read_text(encoding="utf-8")
        for english in ("All Fives", "Doubles", "Super Dominoes", "Tight Table"):
            found = re.search(
                rf"<source>{english}</source>.*?<translation>(.*?)</translation>", catalogue, re.S
            )
            assert found is not None
            assert re.search(rf"^Name\[{language}\]=.*: {found[1]}$", entry, re.M)
    metainfo = (LINUX / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    said = [len(re.findall(rf'xml:lang="{one}"', metainfo)) for one in ("da", "bg", "af")]
    assert len(set(said)) == 1
    assert said[0] > 6
