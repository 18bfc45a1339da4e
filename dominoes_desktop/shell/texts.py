"""How does the window speak? In the user's language, to the seat that sits before it."""

from __future__ import annotations

from ..rules.ruleset import Ruleset
from ..table.texts import tr
from ..words import Voice

__all__ = ("tr", "voice")


def voice(names: tuple[str, ...], me: int | None, ruleset: Ruleset) -> Voice:
    """The voice that speaks to the seat ``me`` at a table of this game with these names."""
    return Voice(tr, names, me, ruleset)
