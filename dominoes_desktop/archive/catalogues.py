"""Which languages does the program know, and which English text stands behind a translated one?"""

from __future__ import annotations

from pathlib import Path

from .assets import assets

ENGLISH = "en"
QT = "qtbase_"  # Qt's own texts, where Qt has no catalogue


def catalogues() -> Path:
    """The folder of all catalogues."""
    return assets() / "i18n"


def languages() -> tuple[str, ...]:
    """Their codes, English first: it needs no catalogue."""
    found = sorted(path.stem for path in catalogues().glob("*.qm"))
    return (ENGLISH, *[name for name in found if not name.startswith(QT)])


def sources(language: str) -> dict[str, str]:
    """The English text for every text of that language that has neither fields nor counts.

    Of English itself: each text for itself, as far as there is any catalogue.
    """
    from xml.etree import ElementTree  # not before another language is chosen

    known = [name for name in languages() if name != ENGLISH]
    if not known:
        return {}
    read = language if language in known else known[0]
    found: dict[str, str] = {}
    for message in ElementTree.parse(catalogues() / f"{read}.ts").iter("message"):
        source = message.findtext("source") or ""
        said = source if language == ENGLISH else message.findtext("translation") or ""
        if said and "{" not in source:
            found.setdefault(said, source)
    return found
