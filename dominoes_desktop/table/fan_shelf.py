"""Which pictures have the tiles beside the plates? One shelf for the hands of all seats."""

from __future__ import annotations

from collections.abc import Callable

from .shelf import Shelf
from .theme import Theme


class FanShelf:
    """``patient``: may faces that are turned up come one after the other, or all at once?"""

    def __init__(self, patient: Callable[[], bool] = lambda: False) -> None:
        self._patient = patient
        self._shelf: Shelf | None = None

    def at(self, zoom: float, theme: Theme) -> Shelf:
        """For a painter that shows a logical pixel as so many of its own."""
        known = self._shelf
        if known is None or (known.dpr, known.theme) != (zoom, theme):
            made = self._shelf = Shelf(theme, zoom, lambda item, rect: None)
            if known is not None:
                made.follow(known)
            known = made
        known.patient = self._patient()
        return known
