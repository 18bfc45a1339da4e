"""Which sheets lie over the table, one above the other, and which of them is seen?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeVar

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from .notice import NoticeSheet
from .sheet import Sheet

Answered = Callable[[object], None]
S = TypeVar("S", bound=Sheet)


def stands(sheet: Sheet) -> bool:
    """Is it still there, and has not ended?"""
    return isValid(sheet) and not sheet.over


@dataclass(slots=True)
class Laid:
    sheet: Sheet
    answered: Answered
    under: bool = False  # hidden only because another lies on it


class Pile:
    """Only the upper sheet is seen; when it has ended, the one below is there again as it was.

    ``bare`` is called when one has ended and none is seen any more.
    """

    def __init__(self, bare: Callable[[], None]) -> None:
        self._bare = bare
        self._laid: list[Laid] = []

    @property
    def top(self) -> Sheet | None:
        """The upper one. It may have hidden itself, as long as it has not ended."""
        return self._laid[-1].sheet if self._laid else None

    @property
    def seen(self) -> bool:
        """Does a sheet lie before the table's eyes?"""
        return self.top is not None and not self.top.isHidden()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """All of them, the lowest first."""
        return tuple([one.sheet for one in self._laid])

    def find(self, kind: type[S], title: str = "") -> S | None:
        """The sheet of that kind, and with that title if one is given."""
        for laid in self._laid:
            if isinstance(laid.sheet, kind) and title in ("", laid.sheet.title):
                return laid.sheet
        return None

    def lay(self, sheet: Sheet, answered: Answered, focus: QWidget | None = None) -> None:
        """Put it on top, the keyboard on ``focus``; ``answered`` gets what it ended with."""
        self._cover_top()
        self._laid.append(self._connected(sheet, answered))
        sheet.open(focus)

    def tell(self, notice: NoticeSheet, several: str = "") -> None:
        """Put it on top; but below notices that are unread, or into one about the like of it."""
        unread = list(takewhile(lambda one: isinstance(one, NoticeSheet), reversed(self.sheets)))
        if any(isinstance(one, NoticeSheet) and one.takes(notice, several) for one in unread):
            notice.deleteLater()
        elif unread:
            laid = self._connected(notice, lambda _: None)
            laid.under = True
            self._laid.insert(len(self._laid) - len(unread), laid)
        else:
            self.lay(notice, lambda _: None)

    def slip(self, sheet: Sheet, answered: Answered) -> None:
        """Put it below all others: it is seen when they have ended."""
        laid = self._connected(sheet, answered)
        laid.under = bool(self._laid)
        self._laid.insert(0, laid)
        if not laid.under:
            sheet.open()

    def raised(self, kind: type[Sheet], title: str = "") -> bool:
        """Put the sheet of that kind on top, if one lies there."""
        laid = next((one for one in self._laid if one.sheet is self.find(kind, title)), None)
        if laid is not None and laid is not self._laid[-1]:
            self._cover_top()
            self._laid.remove(laid)
            self._laid.append(laid)
            self._uncover_top()
        return laid is not None

    def drop(self, sheet: Sheet) -> None:
        """Take this one away unanswered."""
        self._laid = [one for one in self._laid if one.sheet is not sheet]
        sheet.finished.disconnect()
        sheet.finish(None)
        self._uncover_top()

    def renew(self, sheet: Sheet, lay: Callable[[], object]) -> None:
        """``lay`` lays another one, which takes the place of this one, whatever lies over it."""
        at = next((at for at, one in enumerate(self._laid) if one.sheet is sheet), None)
        if at is None:
            return
        old, over = self._laid[at], self._laid[at + 1 :]
        hidden, self._laid = sheet.isHidden(), self._laid[:at]
        old.sheet.finished.disconnect()
        old.sheet.finish(None)
        lay()
        if over and len(self._laid) > at:
            self._cover_top()
            self._laid += over
            over[-1].sheet.raise_()
        elif len(self._laid) > at and hidden:
            self._laid[-1].sheet.leave()
        else:
            self._laid += over

    def clear(self) -> None:
        """Take all away unanswered."""
        laid, self._laid = self._laid, []
        for one in reversed(laid):
            one.sheet.finished.disconnect()
            one.sheet.finish(None)

    def put_by(self) -> list[Laid]:
        """Take all away as they lie, to be given back."""
        self._cover_top()
        laid, self._laid = self._laid, []
        return laid

    def give_back(self, laid: list[Laid]) -> None:
        """They lie there again, below what has come since."""
        self._laid = laid + self._laid
        if laid and self._laid[-1] is laid[-1]:
            self._uncover_top()

    def _connected(self, sheet: Sheet, answered: Answered) -> Laid:
        laid = Laid(sheet, answered)
        sheet.finished.connect(lambda result: self._ended(laid, result))
        return laid

    def _ended(self, laid: Laid, result: object) -> None:
        self._laid.remove(laid)
        laid.answered(result)
        self._uncover_top()
        if not self.seen:
            self._bare()

    def _cover_top(self) -> None:
        if self.seen:
            self._laid[-1].under = True
            self._laid[-1].sheet.leave()

    def _uncover_top(self) -> None:
        if self._laid and self._laid[-1].under:
            self._laid[-1].under = False
            self._laid[-1].sheet.open()
