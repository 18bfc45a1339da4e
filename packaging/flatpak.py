"""What does the Flatpak manifest take? A folder of wheels, and of descriptions under its own name.

Inside a Flatpak every file that is shown outside must bear the program's id.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from debian import ID, LINUX, NAME, fields, lay, lay_icons

FOLDER = "flatpak"
RENAMED = {f"Icon={NAME}": f"Icon={ID}", f"{NAME}.desktop<": f"{ID}.desktop<"}
RENAMED |= {f">{NAME}</icon>": f">{ID}</icon>", '"application-x-domino"': f'"{ID}.x-domino"'}


def lay_flatpak(out: Path) -> Path:
    """All but the wheels, which are to lie in ``wheels`` beside it; the folder."""
    folder = out / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    share, facts = folder / "share", fields()
    for source, target in (
        (f"{NAME}.desktop", share / "applications" / f"{ID}.desktop"),
        (f"{NAME}.xml", share / "mime" / "packages" / f"{ID}.xml"),
        (f"{ID}.metainfo.xml", share / "metainfo" / f"{ID}.metainfo.xml"),
    ):
        lay(LINUX / source, target, facts)
        text = target.read_text(encoding="utf-8")
        for was, now in RENAMED.items():
            text = text.replace(was, now)
        target.write_text(text, encoding="utf-8")
    lay_icons(share)
    for icon in [one for one in share.rglob("*.*") if one.suffix in {".png", ".svg"}]:
        named = ID if icon.stem == NAME else f"{ID}.x-domino"
        icon.rename(icon.with_name(f"{named}{icon.suffix}"))
    (folder / "wheels").mkdir()
    return folder
