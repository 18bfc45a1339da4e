"""Are the packages' descriptions as those want them who read them? By their own tools."""

from __future__ import annotations

import tempfile
from pathlib import Path

import debian
from carry import execute
from debian import ID, LINUX
from machine import Trouble

SOMEWHERE = "https://home.example/dominoes"


def described() -> str:
    """The .desktop file, the metainfo with and without a home page, and the MIME types."""
    execute("desktop-file-validate", LINUX / "dominoes-desktop.desktop")
    with tempfile.TemporaryDirectory() as name:
        facts = debian.fields()
        for home in dict.fromkeys(["", SOMEWHERE, facts["HOME"]]):
            target = Path(name) / f"{ID}.metainfo.xml"
            debian.lay(LINUX / target.name, target, {**facts, "HOME": home})
            execute("appstreamcli", "validate", "--no-net", "--explain", target)
        debian.lay(LINUX / "dominoes-desktop.xml", Path(name) / "mime/packages/d.xml", facts)
        said = execute("update-mime-database", Path(name) / "mime")
        globs = (Path(name) / "mime/globs2").read_text(encoding="utf-8")
        for kind, ending in (("x-domino", "*.domino"), ("x-domino-rules", "*.domino-rules")):
            if f":application/{kind}:{ending}\n" not in globs:
                raise Trouble(f"{ending} is not known as {kind}: {said}")
    return "desktop-file-validate, appstreamcli and update-mime-database find no fault"
