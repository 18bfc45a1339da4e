"""What does the program look like in a language of nobody, a third longer than English?

``You lead`` is ``[Ýôû ļéáđ~~~]``: a text without the marks has come past the translators, one
whose end is not seen is cut.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from dominoes_desktop.words.rules_page_told import parted

LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÁßÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŘŠŢÛṼŴẊÝŽáƀçđéƒĝĥîĵķļɱñôþǫřšţûṽŵẋýž",
)
LONGER = 0.35
FIELDS = re.compile(
    r"(\{\w*#?[ }]|\}|<[^<>:]*:|[|>]|\(\*[^)]*\))"
)  # as they stand in texts, and in rules pages


def pseudo(text: str) -> str:
    """The text as it would be said there, its fields as they are."""
    parts = FIELDS.split(text)
    said = "".join([part if at % 2 else part.translate(LETTERS) for at, part in enumerate(parts)])
    if "(*" in text or "({pattern})" in text:  # a filter of file names, which Qt reads
        return said
    return f"[{said}{'~' * round(LONGER * len(text))}]"


def pseudo_page(text: str) -> str:
    """A rules page in that language."""
    lines = []
    for line in text.splitlines():
        key, head, said = parted(line)
        lines.append(head + pseudo(said) if key else line)
    return "\n".join(lines)


class Pseudo(QTranslator):
    """Translates all there is, Qt's own texts too, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()
        self.twice: set[str] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == "QShortcut":  # keys are called what stands on them
            return text
        self.asked.add((context, text))
        if "~]" in text:
            self.twice.add(text)
        return pseudo(text)
