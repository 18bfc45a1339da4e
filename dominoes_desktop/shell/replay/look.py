"""How does the table show what is not so now? An earlier moment, only to be looked at.

The match waits meanwhile: nobody is asked, nothing can be played, and what is shown is what a seat
saw then. Escape or the button in the sentence above the rack brings back what is so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from ...rules.event import Event
from ...rules.move import Play
from ...rules.observation import Observation
from ...rules.reason import Reason
from ...rules.ruleset import Ruleset
from ...session.request import Answer
from ...table.seen import Seen
from ...words import Voice
from ..access.speech import announce
from ..seeing import onlooking, seen_as, to_arrange
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

Back = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be looked at: what was seen, what is said of it, by whom it was seen.

    ``me`` is the seat whose tiles stand in the rack, None if nobody's do, and ``you`` who is
    spoken to, if anybody. ``best`` are plays to be shown as they would have lain. ``aloud`` is
    what is said, for an ear. ``events`` led to it: with them one sees how it came about.
    ``characters``: each seat's, as in `Seen`.
    """

    seen: Observation
    says: str
    names: tuple[str, ...]
    me: int | None = None
    you: int | None = None
    best: tuple[Play, ...] = ()
    aloud: str = ""
    events: tuple[Event, ...] = ()
    characters: tuple[str, ...] = ()


class Look(QObject):
    """One look at a time. ``active``: the table shows something else than what is so."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._back: Back | None = None
        self._name = ""
        self._aloud = ""
        self._before: Seen | None = None  # what was on the table
        self._ticket: int | None = None
        self._met: Back | None = None
        self.keys: dict[int, Callable[[], None]] = {}
        """What keys do meanwhile, beside Escape."""

    @property
    def active(self) -> bool:
        return self._back is not None

    def at(self, shown: Shown, back: Back, name: str, met: Back = lambda: None) -> None:
        """Show that moment, as soon as it is laid out. ``back`` is called when the look ends.

        ``name`` is written on the button that ends it; ``met`` is called once it is shown.
        """
        window = self._window
        if not self.active:
            window.referee.pause()
            self._before = window.view.table.seen
            window.view.installEventFilter(self)
        self._back, self._name, self._met = back, name, met
        self._dismiss()
        ask = to_arrange(shown.seen, tuple([replace(one, side="") for one in shown.best]))
        self._ticket = window.referee.consult(ask, lambda answer: self._came(shown, answer))

    def tell(self) -> None:
        """Say once more to a reader what is looked at."""
        announce(self._window.view, self._aloud)

    def end(self) -> None:
        """The match is seen again, and goes on."""
        before, back = self._before, self._forget()
        if back is None:
            return
        if before is not None and self._window.referee.desk is not None:
            self._window.view.director.drop()
            self._window.view.table.settle(before)
        back()
        self._window.referee.go_on()

    def drop(self) -> None:
        """The look is over, as something else is laid on the table."""
        self._forget()

    def _forget(self) -> Back | None:
        back, self._back, self.keys = self._back, None, {}
        self._before = None
        self._dismiss()
        if back is not None:
            self._window.view.removeEventFilter(self)
            furniture = self._window.view.table.furniture
            furniture.pill.set_inviting(False)
            furniture.offer_score(None)
        return back

    def _dismiss(self) -> None:
        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
            self._ticket = None

    def _came(self, shown: Shown, answer: Answer) -> None:
        self._ticket = None
        if not self.active:
            return
        view, arranged = self._window.view, answer.arranged
        told = Told(shown.names, shown.you, shown.seen.ruleset, shown.says)
        plain = replace(shown.seen, legal=(), fresh=(), leaders=())
        previews = dict(list(arranged.previews.items())[: len(shown.best)])
        seen = seen_as(plain, arranged, shown.names, told)
        if shown.me is None:
            seen = onlooking(seen, plain.result is None)
        seen = replace(seen, previews=previews, characters=shown.characters)
        met, self._met = self._met, None
        if met is not None:
            met()
        view.table.furniture.offer_score(self.end, self._name)
        view.table.furniture.pill.set_inviting(True)
        if shown.events:
            view.show_events(shown.events, seen)
            return
        view.director.drop()
        view.table.settle(seen)
        if previews:
            view.table.show_ghosts(list(previews))
        self._aloud = shown.aloud or shown.says
        if view.hasFocus():  # in the list its row is told
            self.tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and event.key() in self.keys:
            event.accept()  # it is no key of a menu meanwhile
            return True
        return event.type() == QEvent.Type.KeyPress and self.key(event.key())

    def key(self, key: int) -> bool:
        """A key that was pressed at the table, or beside it; True if it meant something here."""
        if not self.active:
            return False
        if key == Qt.Key.Key_Escape:
            self.end()
            return True
        if key not in self.keys:
            return False
        self.keys[key]()
        return True


class Told(Voice):
    """Says of a moment that is gone what is to be said of it, and not what could be done."""

    def __init__(self, names: tuple[str, ...], me: int | None, ruleset: Ruleset, says: str) -> None:
        super().__init__(tr, names, me, ruleset)
        self._says = says

    @property
    def aloud(self) -> Voice:
        speaker = self.speaker
        assert speaker.ruleset is not None
        spoken = Told(speaker.names, speaker.me, speaker.ruleset, self._says)
        spoken.speaker = replace(speaker, aloud=True)
        return spoken

    def prompt(self, seen: Observation) -> str:
        return self._says

    def why(self, reason: Reason) -> str:
        return self._says  # nothing is refused here: it is only looked at

    def turn_note(self, seat: int) -> str:
        return tr("to move")
