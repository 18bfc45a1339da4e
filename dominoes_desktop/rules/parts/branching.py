"""Which places does a laid tile open?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..options import Choice, option
from ..round import LEAD, Round, place_in
from ..tile import IS_DOUBLE, OUTER, TILES

_SHORT_SIDES = Choice(("after_both", "anytime"))


@dataclass(frozen=True, slots=True)
class NoSpinner:
    """One line with two ends: a tile opens its far half, a double too."""

    constants: ClassVar[dict[str, str]] = {"spinner": "none", "fill_first": "none"}
    plain: ClassVar[bool] = True

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        return _grown(round, code)

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class FirstDoubleSpins:
    """The first double of the line, led or later, has four sides: two long ones, two short ones.

    ``short_sides`` open once both long sides are covered, or ``anytime``: all four are alike then.
    """

    short_sides: str = option("short_sides", "after_both", _SHORT_SIDES)
    constants: ClassVar[dict[str, str]] = {"spinner": "first", "fill_first": "none"}
    plain: ClassVar[bool] = False

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        for one in round.joined:
            if IS_DOUBLE[one & 255]:
                return _spun(round, code, self.short_sides, one & 255)
        return _grown(round, code)

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class EveryDoubleSpins:
    """Every double has four sides, one of them taken by what it was joined to.

    ``fill_first`` cross: the four sides of the double that was led are filled before any other.
    """

    short_sides: str = option("short_sides", "anytime", _SHORT_SIDES)
    fill_first: str = option("fill_first", "none", Choice(("none", "cross")))
    constants: ClassVar[dict[str, str]] = {"spinner": "all"}
    plain: ClassVar[bool] = False

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        return _spun(round, code, self.short_sides)

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        if self.fill_first == "none":
            return ()
        lead = TILES[round.joined[0] & 255]
        place = lead.id << 5 | lead.high
        return (place,) if lead.double and place in round.ends else ()


@dataclass(frozen=True, slots=True)
class LeadIsStar:
    """The double that is led has six places, all alike; later doubles do not branch."""

    constants: ClassVar[dict[str, str]] = {"spinner": "star6", "fill_first": "none"}
    plain: ClassVar[bool] = False

    def opened(self, law: Law, round: Round, code: int) -> list[int]:
        if place_in(code) == LEAD and TILES[code & 255].double:
            return [(code & 255) << 5 | code >> 8 & 31] * 6
        return _grown(round, code)

    def due(self, law: Law, round: Round) -> tuple[int, ...]:
        return ()


def covered(round: Round, host: int) -> int:
    """How many sides of the tile with that id are taken, the one it was joined by included."""
    joined = round.joined
    taken = [code for code in joined if code >> 18 & 255 == host]
    return len(taken) + (joined[0] & 255 != host)


def _grown(round: Round, code: int) -> list[int]:
    """The free places when the tile opens its far half alone."""
    tile, place = code & 255, place_in(code)
    outer = tile << 5 | OUTER[code & 8191]
    if place == LEAD:
        return [tile << 5 | code >> 8 & 31, outer]
    ends = round.ends[:]
    ends[ends.index(place)] = outer
    return ends


def _spun(round: Round, code: int, short_sides: str, spinner: int | None = None) -> list[int]:
    """The free places where doubles spin: the ``spinner``, or (None) every one."""
    ends = _grown(round, code)
    tile, host = code & 255, code >> 18 & 255
    if short_sides == "anytime":
        if IS_DOUBLE[tile] and (spinner is None or spinner == tile):
            ends += [tile << 5 | code >> 8 & 31] * 2
    elif IS_DOUBLE[host] and (spinner is None or spinner == host) and covered(round, host) == 2:
        ends += [place_in(code)] * 2
    return ends
