"""Which languages does the program know, and which English text stands behind a translated one?"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .assets import assets

ENGLISH = "en"
QT = "qtbase_"  # Qt's own texts, where Qt has no catalogue
_ONE = re.compile(r"\(for 1: (.*)\)$", re.DOTALL)  # a note to translators


def catalogues() -> Path:
    """The folder of all catalogues."""
    return assets() / "i18n"


def languages() -> tuple[str, ...]:
    """Their codes, English first: it needs no catalogue."""
    found = sorted(path.stem for path in catalogues().glob("*.qm"))
    return (ENGLISH, *[name for name in found if not name.startswith(QT)])


@dataclass(frozen=True, slots=True)
class Phrase:
    """How a language says an English text: ``said``, both perhaps with fields.

    ``one``: the English form for one thing, where the text counts; ``said`` is then any of the
    language's forms. ``meaning``: which of several is meant.
    """

    said: str
    english: str
    one: str = ""
    meaning: str = ""


def phrases(language: str) -> tuple[Phrase, ...]:
    """Everything that the program says in that language.

    In English each text says itself, as far as there is any catalogue.
    """
    from xml.etree import ElementTree  # not before another language is chosen

    known = [name for name in languages() if name != ENGLISH]
    if not known:
        return ()
    read = language if language in known else known[0]
    found: list[Phrase] = []
    for message in ElementTree.parse(catalogues() / f"{read}.ts").iter("message"):
        english, meaning = message.findtext("source") or "", message.findtext("comment") or ""
        one = _ONE.search(message.findtext("extracomment") or "")
        single = one[1] if one is not None else ""
        said = [form.text or "" for form in message.iter("numerusform")]
        said = said or [message.findtext("translation") or ""]
        if language == ENGLISH:
            said = [single, english]
        found += [Phrase(form, english, single, meaning) for form in said if form]
    return tuple(found)
