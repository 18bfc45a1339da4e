"""How does the window speak? In the user's language, to the seat that sits before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from ..archive.assets import rules_texts
from ..rules.ruleset import Ruleset
from ..table.texts import tr
from ..words import Voice

if TYPE_CHECKING:
    from ..words.rules_page_syntax import Read

__all__ = ("rules_read", "spoken", "tr", "voice")


def spoken() -> str:
    """The language in which the window speaks, by its code in two or three letters."""
    return QLocale().name().partition("_")[0]


def rules_read() -> Read:
    """Gives the rules pages in the user's language."""
    from ..words.rules_page_told import in_language

    return in_language(rules_texts(), rules_texts(spoken()))


def voice(names: tuple[str, ...], me: int | None, ruleset: Ruleset) -> Voice:
    """The voice that speaks to the seat ``me`` at a table of this game with these names."""
    return Voice(tr, names, me, ruleset)
