"""Do the packages' descriptions tell what is so? Icons, versions, games, files."""

from __future__ import annotations

import importlib
import plistlib
import re
import struct
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType

import pytest

from dominoes_desktop import __version__
from dominoes_desktop.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Parts of the packaging, by name."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("trimmed")


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, qapp: object) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("icons")


def test_the_drawings_in_the_tree_are_the_scripts_own(icons: ModuleType, tmp_path: Path) -> None:
    icons.write(tmp_path)
    for made in tmp_path.glob("*.svg"):
        kept = ROOT / "assets" / "icons" / made.name
        assert kept.read_text(encoding="utf-8") == made.read_text(encoding="utf-8")


def test_icons_hold_every_size_as_the_systems_read_them(icons: ModuleType) -> None:
    ico, icns = icons.ico(icons.APP), icons.icns(icons.APP)
    reserved, kind, count = struct.unpack("<HHH", ico[:6])
    assert (reserved, kind, count) == (0, 1, 7)
    for number in range(count):
        size, at = struct.unpack("<II", ico[6 + 16 * number + 8 : 6 + 16 * number + 16])
        assert ico[at : at + 4] == b"\x89PNG"
        assert at + size <= len(ico)
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)


@pytest.mark.parametrize("name", ["dominoes-desktop", "application-x-domino"])
def test_at_16_pixels_halves_and_pips_can_be_told(icons: ModuleType, name: str) -> None:
    """Down the middle of the tile: bone, a dark pip, bone, the line, bone."""
    from PySide6.QtGui import QImage

    (_, png), *_ = icons.pixmaps(name, (16,))
    image = QImage.fromData(png)
    greys = [image.pixelColor(8, y).lightness() for y in range(16)]
    assert min(greys) < 110 < 200 < max(greys)


def test_the_version_stands_in_one_place(part: ModuleType) -> None:
    assert part.version() == __version__
    for file in PACKAGING.rglob("*"):
        if file.is_file() and file.suffix in {".xml", ".6", ".desktop", ".plist", ".txt", ".json"}:
            numbers = re.findall(rf"\b{re.escape(__version__)}\b", file.read_text("utf-8"))
            assert not numbers or file.name == "constraints.txt", file


def test_every_action_of_the_desktop_begins_a_game_that_is_there() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(PACKAGING / "linux" / "dominoes-desktop.desktop", encoding="utf-8")
    named = entry["Desktop Entry"]["Actions"].strip(";").split(";")
    keys = {game.key for game in GAMES}
    for action in named:
        started = entry[f"Desktop Action {action}"]["Exec"].split()
        assert started[:2] == ["dominoes-desktop", "--new"]
        assert started[2] in keys


def test_records_are_known_by_their_ending_and_their_first_words() -> None:
    tree = ElementTree.parse(PACKAGING / "linux" / "dominoes-desktop.xml")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [one.get("pattern") for one in tree.iter(f"{space}glob")]
    magic = [one.get("value") for one in tree.iter(f"{space}match")]
    assert "*.domino" in globs
    assert "domino-record " in magic


def test_macos_is_told_names_version_and_the_records_type(part: ModuleType) -> None:
    said = part.plist()
    assert said["CFBundleShortVersionString"] == __version__
    assert plistlib.dumps(said)
    endings = said["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert endings == {"public.filename-extension": ["domino"]}


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libwl-shell-plugin.so", False),
        ("PySide6/Qt/translations/qtbase_da.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("dominoes_desktop/assets/sounds/win.wav", True),
    ],
)
def test_the_bundle_holds_what_is_used_alone(part: ModuleType, file: str, wanted: bool) -> None:
    assert part.wanted(file) is wanted
