"""How does the bundle become a package for Debian? Laid out as policy wants it, and packed.

Only the standard library and dpkg-deb; the icons are drawn in the program's own environment.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import time
from email.utils import formatdate
from pathlib import Path

from dev import PYTHON, ROOT
from machine import FONT, LIBRARIES, Trouble

NAME = "dominoes-desktop"
LINUX = ROOT / "packaging" / "linux"
HOME = Path("usr/lib/dominoes-desktop")
ID = "org.dominoes_desktop.DominoesDesktop"

HOME_PAGE = "DOMINOES_HOME_PAGE"
"""The variable that names the program's home page, where its pictures lie: https://..."""
OF_THE_HOME = re.compile(
    r" *<screenshots>.*?</screenshots>\n| *<url type=.homepage.>[^\n]*\n", re.DOTALL
)

MAINTAINER = "The Dominoes Desktop authors <maintainers@dominoes-desktop.example>"

DEBIAN_CHANGES = """dominoes-desktop ({VERSION}-1) unstable; urgency=medium

  * The bundle of this version; what is new in it stands in changelog.gz.

 -- {maintainer}  {when}
"""

CONTROL = """Package: {name}
Version: {version}-1
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libpulse0
Maintainer: {maintainer}
Description: many domino games on one beautiful table
 Ivory tiles on green felt that one drags to the ends of the line, against
 computer players that think and never see a hidden tile, or with others at
 one screen. Ten games, from animal dominoes for children to Super Dominoes
 with double-fifteen, each with its house rules; hints, reviews, a text record
 of every match. No account, no network.
"""

COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Dominoes Desktop

Files: *
Copyright: 2026 The Dominoes Desktop authors
License: Expat

Files: usr/lib/dominoes-desktop/_internal/PySide6/* usr/lib/dominoes-desktop/_internal/shiboken6/*
Copyright: 2026 The Qt Company Ltd. and others
License: LGPL-3
Comment: used unchanged, as shared libraries that may be replaced; this and what else
 the package holds is told in
 usr/lib/dominoes-desktop/_internal/dominoes_desktop/assets/licences/NOTICES.md.

License: Expat
{licence}
License: LGPL-3
 On Debian systems the text of this licence is in
 /usr/share/common-licenses/LGPL-3.
"""


def asked(*words: str) -> str:
    """What a command prints. Trouble where it fails or is not there."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(f"{words[0]} is needed for this package, and failed: {error}") from error
    return done.stdout.strip()


def fields() -> dict[str, str]:
    """Version, day of the newest change, and who maintains it: from the tree itself."""
    own = "import sys; sys.path.insert(0, 'packaging'); import trimmed; print(trimmed.version())"
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or None
    day = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    home = os.environ.get(HOME_PAGE, "").rstrip("/")
    return {"VERSION": asked(str(PYTHON), "-c", own), "DATE": day, "HOME": home}


def lay(source: Path, target: Path, facts: dict[str, str], packed: bool = False) -> None:
    """Copy a text with its fields filled in, packed as policy wants manuals and changes."""
    text = source.read_text(encoding="utf-8")
    if not facts["HOME"]:  # an address that nobody answers at is none
        text = OF_THE_HOME.sub("", text)
    for name, value in facts.items():
        text = text.replace(f"@{name}@", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode()
    target.write_bytes(gzip.compress(data, 9, mtime=0) if packed else data)


def lay_icons(share: Path) -> None:
    """Both icons in every size of the hicolor theme, and as SVG."""
    code = (
        "import os, sys; os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "sys.path.insert(0, 'packaging'); import icons; from pathlib import Path\n"
        "for name, kind in ((icons.APP, 'apps'), (icons.RECORD, 'mimetypes')):\n"
        "    for size, png in icons.pixmaps(name):\n"
        "        folder = Path(sys.argv[1], f'{size}x{size}', kind); folder.mkdir(parents=True)\n"
        "        (folder / f'{name}.png').write_bytes(png)\n"
        "    folder = Path(sys.argv[1], 'scalable', kind); folder.mkdir(parents=True)\n"
        "    (folder / f'{name}.svg').write_text(icons.drawing(name, True))\n"
    )
    asked(str(PYTHON), "-c", code, str(share / "icons" / "hicolor"))


def lay_documents(share: Path, facts: dict[str, str]) -> None:
    """The licence, the changes and the manual page, where policy looks for them."""
    documents = share / "doc" / NAME
    lay(ROOT / "CHANGELOG.md", documents / "changelog.gz", facts, packed=True)
    news = DEBIAN_CHANGES.format(**facts, maintainer=MAINTAINER, when=formatdate(usegmt=False))
    (documents / "changelog.Debian.gz").write_bytes(gzip.compress(news.encode(), 9, mtime=0))
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").rstrip().splitlines()
    lines = "\n".join([f" {line}" if line.strip() else " ." for line in licence])
    (documents / "copyright").write_text(COPYRIGHT.format(licence=lines), encoding="utf-8")
    lay(LINUX / f"{NAME}.6", share / "man" / "man6" / f"{NAME}.6.gz", facts, packed=True)
    lay(LINUX / "lintian-overrides", share / "lintian" / "overrides" / NAME, facts)


def modes(root: Path) -> None:
    """What may be read, and what may be run: nothing is left to the builder's own umask."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            run = path.is_dir() or path == root / HOME / NAME
            path.chmod(0o755 if run else 0o644)


def package(folder: Path, out: Path) -> Path:
    """Lay out and pack; the path of the package."""
    facts, architecture = fields(), asked("dpkg", "--print-architecture")
    root = out / "debian"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / HOME, symlinks=True)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / NAME).symlink_to(Path("..") / HOME.relative_to("usr") / NAME)
    share = root / "usr/share"
    lay(LINUX / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop", facts)
    lay(LINUX / f"{NAME}.xml", share / "mime" / "packages" / f"{NAME}.xml", facts)
    lay(LINUX / f"{ID}.metainfo.xml", share / "metainfo" / f"{ID}.metainfo.xml", facts)
    lay_documents(share, facts)
    lay_icons(share)
    modes(root)
    depends = sorted({*LIBRARIES.values(), FONT[1], "libc6 (>= 2.34)"} - {"libpulse0"})
    kilobytes = sum(one.lstat().st_size for one in root.rglob("*")) // 1024
    control = CONTROL.format(
        name=NAME,
        version=facts["VERSION"],
        architecture=architecture,
        kilobytes=kilobytes,
        depends=", ".join(depends),
        maintainer=MAINTAINER,
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    made = out / f"{NAME}_{facts['VERSION']}-1_{architecture}.deb"
    asked("dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", str(root), str(made))
    shutil.rmtree(root)
    return made
