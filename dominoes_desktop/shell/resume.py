"""A match was left unfinished: is it gone on with?"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import label, short
from .disc import Disc
from .files.picture import TablePicture
from .sheet import Sheet

PICTURE = 432, 132  # px at scale 1
LONGEST = 250  # px of a name at scale 1


class ResumeSheet(Sheet):
    """``finished`` gives "resume", "new", or "others" where there are ``others`` to be looked at.

    ``game`` is the game's name as it is shown, ``dress`` what its tiles wear in the picture,
    ``characters`` each player's, "" for none.
    """

    def __init__(
        self,
        parent: QWidget,
        game: str,
        players: Sequence[str],
        scores: Sequence[int],
        tr: Tr,
        when: datetime | None = None,
        now: datetime | None = None,
        theme: Theme = DEFAULT,
        *,
        dress: Theme = DEFAULT,
        others: bool = False,
        characters: Sequence[str] = (),
    ) -> None:
        super().__init__(parent, tr("Go on with your match?"), wide=480, theme=theme)
        self.picture = TablePicture(dress, *PICTURE)
        told = game
        if when is not None:
            told = f"{game}, {left_when(when, now or datetime.now(when.tzinfo), tr)}"
        self.body.addWidget(self.picture)
        self.body.addWidget(label(told))
        faces = characters or ("",) * len(players)
        for seat, (name, score, face) in enumerate(zip(players, scores, faces, strict=True)):
            self.body.addWidget(_player(Disc(seat, theme, character=face), name, score))
        if others:
            self.others = self.button(tr("Other matches..."), "others")
            self.others.setAccessibleName(tr("Other unfinished matches"))
        self.escape = self.button(tr("New match"), "new")
        self.button(tr("Resume"), "resume", acting=True)
        self.setAccessibleDescription(told)


def left_when(when: datetime, now: datetime, tr: Tr) -> str:
    """When that was, as one says it now: "today at 14:05"."""
    days = (now.date() - when.date()).days
    locale = QLocale()
    at = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    if days == 0:
        return tr("left today at {time}").format(time=at)
    if days == 1:
        return tr("left yesterday at {time}").format(time=at)
    date = locale.toString(QDate(when.year, when.month, when.day), QLocale.FormatType.LongFormat)
    return tr("left on {date}").format(date=date)


def _player(disc: Disc, name: str, score: int) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(12)
    disc.show_name(name)
    line.addWidget(disc)
    told = label(short(name, LONGEST), "strong")
    told.setAccessibleName(name)
    told.setToolTip(name if told.text() != name else "")
    line.addWidget(told, 1)
    counted = label(str(score), "score")
    counted.setWordWrap(False)
    line.addWidget(counted)
    return row
