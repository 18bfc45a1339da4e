"""Who of two partners leads, where their side may choose? Asked of one, who sees his own hand."""

from __future__ import annotations

from ..rules.observation import Observation
from ..rules.tile import Tile


def who_leads(observation: Observation) -> int:
    """The seat itself if it can lead well, else the next of ``leaders``.

    To lead well is to hold a double and another tile with its number: it gets rid of what is
    hardest to lay, and can go on from it. ValueError where the seat has nothing to choose.
    """
    seat, leaders = observation.seat, observation.leaders
    if seat not in leaders:
        raise ValueError("nothing to choose from")
    others = [one for one in leaders if one != seat]
    return seat if not others or _leads_well(observation.hand) else others[0]


def _leads_well(hand: tuple[Tile, ...]) -> bool:
    return any(
        double.double and any(one.has(double.high) for one in hand if one != double)
        for double in hand
    )
