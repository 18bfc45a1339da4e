"""Where are the files that come with the program? In the package, or in the tree around it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def assets() -> Path:
    """The folder ``assets``: in the installed package, else in the source tree around it."""
    inside = PACKAGE / "assets"
    return inside if inside.is_dir() else PACKAGE.parent / "assets"


def rules_texts(language: str = "en") -> Callable[[str], str]:
    """Gives the text of a rules page, or of a part of one, by its name, in that language.

    "" for what is not translated. FileNotFoundError where there is no such page in English.
    """
    folder = assets() / "rules" / language

    def read(name: str) -> str:
        page = folder / f"{name}.md"
        known = language == "en" or page.is_file()
        return page.read_text(encoding="utf-8") if known else ""

    return read
