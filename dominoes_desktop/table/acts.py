"""Which events are shown at once? A tile that makes several hands draw, a draw of several tiles."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.event import Event, OthersDraw, TileDrawn

Act = tuple[Event, ...]


def acts(events: Iterable[Event]) -> list[Act]:
    """The events in order, those in one tuple that are shown together."""
    found: list[Act] = []
    for event in events:
        if found and _goes_with(event, found[-1]):
            found[-1] = (*found[-1], event)
        else:
            found.append((event,))
    return found


def _goes_with(event: Event, act: Act) -> bool:
    if not isinstance(event, TileDrawn):
        return False
    match act[0]:
        case OthersDraw():
            return event.forced
        case TileDrawn(seat=seat, forced=forced):
            return (event.seat, event.forced) == (seat, forced)
        case _:
            return False
