"""What did a change to the match lead to, and who is told what of it?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.event import Event
from ..rules.observation import redact


@dataclass(frozen=True, slots=True)
class Change:
    """The ``serial`` of the match after it, and the events in order: the whole truth.

    An undo has no events: what is so afterwards, ``Desk.observe`` says.
    """

    serial: int
    events: tuple[Event, ...] = ()

    def seen_by(self, seat: int) -> tuple[Event, ...]:
        """The events without what that seat may not know."""
        return redact(self.events, seat)
