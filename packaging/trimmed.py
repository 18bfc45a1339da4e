"""What of Qt and Python does the bundle do without, and what does each system want beside it?"""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path

import icons

ROOT = Path(__file__).resolve().parent.parent

# Modules that hooks and the standard library pull in, and that nothing here imports.
MODULES = [
    "tkinter",
    "unittest",
    "pydoc_data",
    "lib2to3",
    "ensurepip",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtPdf",
    "PySide6.QtTest",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtDBus",
    # No connection is made but to the first window on this machine; seals are Python's SHA-256.
    "_ssl",
    "_hashlib",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
]
# Files of Qt, by name: parts that come in as somebody's dependency, plugins of no use here.
FILES = re.compile(
    r"(Qt6(Qml|Quick|Pdf|VirtualKeyboard|Test|OpenGL|EglFS|WlShell|3D|Designer|Labs)"
    r"|libav|libsw(scale|resample)|ffmpeg"
    r"|plugins/(imageformats/libq(gif|icns|ico|jpeg|pdf|tga|tiff|wbmp|webp)"
    r"|platforms/libq(eglfs|linuxfb|minimalegl|minimal|vnc|vkkhrdisplay|directfb)"
    r"|platformthemes/libqgtk3|platforminputcontexts/libqtvirtualkeyboard|egldeviceintegrations|generic|qmltooling"
    r"|sqldrivers|tls|networkinformation|printsupport|position"
    r"|wayland-graphics-integration|wayland-shell-integration/lib(wl|ivi|qt|fullscreen)-shell)"
    r"|Qt/qml|qtwebengine|qt_help_|designer_|linguist_|assistant_|qtdeclarative_|qtmultimedia_"
    r"|qtconnectivity_|qtlocation_|qtserialport_|qtwebsockets_)",
    re.IGNORECASE,
)
KEPT_LANGUAGES = re.compile(r"translations/qt(base)?_(da|bg|af|en)\.qm$")

# On Linux the system's libraries stay its own, as for the wheels; these come with Python.
SYSTEM = re.compile(r"[^/]*\.so(\.[0-9.]+)?$")
BROUGHT = re.compile(r"lib(python|sqlite3|ffi|bz2|lzma|z\.|stdc|gcc_s|expat|readline|uuid)")


def wanted(name: str) -> bool:
    """Does this file belong in the bundle? ``name`` is its path inside, in either slash."""
    path = name.replace("\\", "/")
    if path.endswith(".qm") and "translations/" in path:
        return KEPT_LANGUAGES.search(path) is not None
    if sys.platform == "linux" and SYSTEM.fullmatch(path) and path.startswith("lib"):
        return BROUGHT.match(path) is not None
    return FILES.search(path) is None


def version() -> str:
    """The program's version, from the one place where it stands."""
    text = (ROOT / "dominoes_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def icon(folder: Path) -> str | None:
    """The icon in the system's own format, written into that folder; None where it wants none."""
    make = {"win32": (icons.ico, "ico"), "darwin": (icons.icns, "icns")}.get(sys.platform)
    if make is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"dominoes-desktop.{make[1]}"
    path.write_bytes(make[0](icons.APP))
    return str(path)


def version_file(folder: Path) -> str:
    """What Windows shows under Properties, written into that folder."""
    numbers = (*[int(part) for part in version().split(".")[:3]], 0)
    text = (ROOT / "packaging" / "windows" / "version.txt").read_text(encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "version.txt"
    filled = text.replace("@NUMBERS@", str(numbers)).replace("@VERSION@", version())
    path.write_text(filled, encoding="utf-8")
    return str(path)


def plist() -> dict[str, object]:
    """What macOS reads: names, version, and that records are ours to open."""
    text = (ROOT / "packaging" / "macos" / "Info.plist").read_text(encoding="utf-8")
    made: dict[str, object] = plistlib.loads(text.replace("@VERSION@", version()).encode())
    return made
