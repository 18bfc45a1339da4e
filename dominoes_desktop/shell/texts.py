"""How do the texts of windows and sheets get into the user's language?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..rules.ruleset import Ruleset
from ..words import Voice


def tr(text: str) -> str:
    """The text in the user's language."""
    return QCoreApplication.translate("shell", text)


def voice(names: tuple[str, ...], me: int | None, ruleset: Ruleset) -> Voice:
    """The voice that speaks to the seat ``me`` at a table of this game with these names."""
    return Voice(tr, names, me, ruleset)
