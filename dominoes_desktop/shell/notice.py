"""What has the player to be told, or asked, before anything goes on?"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ..table.theme import DEFAULT, Theme
from ..words.text import Tr
from .controls import label
from .sheet import Sheet

APART = 8  # px between what is told of one thing and of the next


class NoticeSheet(Sheet):
    """A sentence, perhaps with a detail in small letters; ``finished`` gives True."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        sentence: str,
        tr: Tr,
        detail: str = "",
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, title, theme=theme)
        self._told = [(sentence, detail)]
        _say(self, sentence, detail)
        self.escape = self.button(tr("OK"), True, acting=True)

    def takes(self, other: NoticeSheet, several: str) -> bool:
        """Is it told here what the other tells? As it was, or from now on where there is a title
        for ``several`` of the kind; "" where each stands alone.
        """
        new = [one for one in other._told if one not in self._told]
        if self.title not in (other.title, several) or (new and not several):
            return False
        for sentence, detail in new:
            self.body.addSpacing(APART)
            _say(self, sentence, detail)
        if new:
            self._told += new
            self._head.setText(several)
            self.setAccessibleName(several)
        return True


class ErrorSheet(NoticeSheet):
    """One clear sentence about what did not work; ``finished`` gives True."""

    def __init__(
        self,
        parent: QWidget,
        sentence: str,
        tr: Tr,
        detail: str = "",
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, tr("That did not work"), sentence, tr, detail, theme)


class AskSheet(Sheet):
    """A question answered by two buttons; ``finished`` gives True for ``yes``, False for ``no``.

    ``lost``: what ``yes`` does can't be taken back, so that Enter says ``no``.
    """

    def __init__(
        self,
        parent: QWidget,
        title: str,
        sentence: str,
        yes: str,
        no: str,
        theme: Theme = DEFAULT,
        *,
        lost: bool = False,
    ) -> None:
        super().__init__(parent, title, theme=theme)
        _say(self, sentence, "")
        if lost:
            self.yes = self.button(yes, True)
        self.escape = self.button(no, False, acting=lost)
        if not lost:
            self.yes = self.button(yes, True, acting=True)


def _say(sheet: Sheet, sentence: str, detail: str) -> None:
    said = label(sentence)
    said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    sheet.body.addWidget(said)
    if detail:
        sheet.body.addWidget(label(detail, "quiet"))
    before = sheet.accessibleDescription()
    sheet.setAccessibleDescription(f"{before} {sentence} {detail}".strip())
