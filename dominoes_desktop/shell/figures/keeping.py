"""How do the figures follow the match on the table? Counted beside the window when it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...session.entry import Entry, Undo
from ...words import told
from ..texts import tr

if TYPE_CHECKING:
    from pathlib import Path

    from ...archive.account import Account
    from ...archive.ledger import Ledger
    from ...archive.origin import Origin
    from ...archive.outcome import Outcome
    from ...session.desk import Desk
    from ..window import Window


RECENT = 60  # seconds for which a match that is over is the last one


class Keeping:
    """The figures in the file ``path``. All of it is done beside the window, in the order asked."""

    def __init__(self, window: Window, path: Path) -> None:
        self._window, self._path = window, path
        self._made: Ledger | None = None
        self._told = False  # that the figures can't be kept
        self._counted = ""  # the match that is over on the table, and counted
        self.note = ""  # what it did to the figures

    def watch(self, desk: Desk, origin: Origin) -> None:
        """Count that match when it is over; played on after that, it is counted anew."""
        self._counted = self.note = ""
        if any(origin.persons) and origin.match:
            desk.on_entry(lambda entry: self._heard(desk, origin, entry))

    def outcomes(self, person: str, then: Callable[[list[Outcome]], None]) -> None:
        """All of that person's matches, the oldest first; those not counted yet are before that."""
        since, folder = self._window.persons.since, self._window.matches.played
        first = self._window.persons.all[0].id

        def count() -> int:
            from ...archive.catch_up import catch_up

            return catch_up(self._ledger(), folder, since, first)

        def counted(waiting: int) -> None:
            if waiting:
                self._window.aside.run(count, counted)
            else:
                self._window.aside.run(lambda: self._ledger().outcomes(person), got)

        def got(found: list[Outcome]) -> None:
            then(found)
            self._tell()

        self._window.aside.run(count, counted)

    def reset(self, person: str, then: Callable[[], None]) -> None:
        """Strike all figures of that person; the records of the matches stay."""
        self._window.aside.run(lambda: self._ledger().reset(person), lambda _: self._after(then))

    def _after(self, then: Callable[[], None]) -> None:
        then()
        self._tell()

    def _ledger(self) -> Ledger:
        """On the thread beside the window, and when it is first wanted."""
        if self._made is None:
            from ...archive.ledger import Ledger

            self._made = Ledger(self._path)
        return self._made

    def _heard(self, desk: Desk, origin: Origin, entry: Entry) -> None:
        if desk.wants == "nothing":
            self._counted = origin.match
            now, log = int(time.time()), desk.log
            self._window.aside.run(lambda: self._count(desk, log, origin, now), self._note)
        elif isinstance(entry.what, Undo) and self._counted == origin.match:
            self._counted = self.note = ""
            self._do(lambda: self._ledger().forget(origin.match))

    def _count(self, desk: Desk, log: Sequence[Entry], origin: Origin, now: int) -> Account | None:
        """The match is in the figures; what has become of those of the person who played."""
        from ...archive.account import account
        from ...archive.outcome import outcomes
        from ...archive.summary import Asked

        ledger, found = self._ledger(), outcomes(desk.ruleset, desk.seated, log, origin, now)
        ledger.count(found)
        if len(found) != 1 or ledger.trouble:
            return None
        every = ledger.outcomes(found[0].person)
        one = next((one for one in every if one.match == origin.match), None)
        if one is None or one.status != "counted" or now - one.ended > RECENT:
            return None
        return account(every, Asked(game=desk.ruleset.key))

    def _note(self, told: Account | None) -> None:
        """What the match did to the figures, where one looks at its result."""
        from ...words.figures import counted_says

        if told is not None:
            self.note = counted_says(told, tr)
            self._window.sheets.note_on_result(self.note)
        self._tell()

    def _do(self, work: Callable[[], None]) -> None:
        self._window.aside.run(work, lambda _: self._tell())

    def _tell(self) -> None:
        """What went wrong, in a sentence, each once."""
        ledger = self._made
        if ledger is None:
            return
        if ledger.put_aside is not None:
            text = tr(
                "The file was damaged and is kept as {file}. The figures were counted anew from "
                "the records of your matches."
            )
            name, ledger.put_aside = str(ledger.put_aside), None
            self._window.sheets.say(tr("The statistics were counted anew"), text.format(file=name))
        if ledger.trouble and not self._told:
            self._told = True
            text = tr("The match goes on, but it is not counted yet: {why}")
            why = text.format(why=told(ledger.trouble, tr))
            self._window.sheets.say(tr("The statistics can't be kept"), why)
