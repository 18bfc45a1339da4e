"""How is it said that a file can't be opened? In a sentence, and small below it where it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...archive.error import RecordError
from ...words import refused_says, told
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window


def refuse(window: Window, title: str, error: RecordError) -> None:
    """Lay the sheet that says so, one for all that is not read yet; nothing else happens."""
    several = tr("These files can't be opened")
    window.sheets.say(title, refused_says(error, tr), told(error.said, tr), several)
