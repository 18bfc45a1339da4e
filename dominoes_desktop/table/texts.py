"""How do the texts of table, windows and sheets get into the user's language?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..words.text import Counted, Meant

CONTEXT = "dominoes"


def tr(text: str) -> str:
    """The text in the user's language."""
    if isinstance(text, Counted):
        said = QCoreApplication.translate(CONTEXT, text.many, None, text.number)
        return str(text) if said == text.many else said  # not translated: the English form
    meaning = text.meaning if isinstance(text, Meant) else None
    return QCoreApplication.translate(CONTEXT, text, meaning)
