"""What becomes of each move on a plain line, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.observation import Observation
from ..rules.round import LEAD, PASS
from ..rules.tile import TILES
from ..rules.umpire import code_of
from .facts import Facts
from .line import LineLaw
from .settle import settled
from .worlds import Worlds
from .worth import Worth


class LineTrials:
    """``Trials`` for games that are played on a plain line."""

    def __init__(
        self, observation: Observation, facts: Facts, line: LineLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.world = worlds.next
        self.worth = Worth(facts.law, observation.seat, observation.scores)
        self._deals = worlds.deals
        self._sure = worlds.sure
        self._line = line
        self._rng = rng
        self._seat = observation.seat
        known = facts.known
        self._taken = known.taken
        self._limit = known.taken + known.drawable
        self._leader = known.leader
        self._last = known.last
        self._draws = facts.law.drawing(known)
        self._starts = [self._start(facts, code_of(one, known.ends)) for one in observation.legal]

    def _start(self, facts: Facts, code: int) -> tuple[int, int]:
        """The bit of the tile that a move lays, 0 for a pass, -1 for a draw; the ends after it."""
        line, places = self._line, facts.known.ends
        pips = [place & 31 for place in places]
        if code < 0:
            return 0 if code == PASS else -1, line.pair(*pips) if pips else 0
        tile, inner = TILES[code & 255], code >> 8 & 31
        bit = line.bits[tile.id]
        if code >> 13 == LEAD:
            return bit, line.pair(tile.high, tile.low)
        kept = pips[1] if places[0] == code >> 13 else pips[0]
        return bit, line.pair(tile.other(inner), kept)

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        line, seat, deals = self._line, self._seat, self._deals
        bit, ends = self._starts[move]
        hands, taken, last = deals.hands[:], self._taken, self._last
        after, drew = line.order[seat], 0
        if bit > 0:
            last = seat
            hands[seat] ^= bit
            if not hands[seat]:
                rest = deals.bones[taken:]
                return settled(line, self.worth, hands, rest, seat, True, self._leader)
        elif bit < 0:
            after, drew = seat, 1
            for one in deals.bones[taken : taken + self._draws]:
                hands[seat] |= one
                taken += 1
        laid, out, taken = line.play_on(
            hands, deals.bones, taken, self._limit, after, ends, drew, self._sure, self._rng
        )
        rest = deals.bones[taken:]
        last = last if laid < 0 else laid
        return settled(line, self.worth, hands, rest, last, out, self._leader)
