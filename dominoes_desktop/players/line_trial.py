"""What becomes of each move on a plain line, in one world after the other?"""

from __future__ import annotations

from random import Random

from ..rules.observation import Observation
from ..rules.round import LEAD, PASS
from ..rules.tile import TILES
from ..rules.umpire import code_of
from .facts import Facts
from .line import LineLaw
from .reply import Replies
from .turn import Turn
from .worlds import Worlds

SWIFT = 4  # choices looked at that count as one ending
HELD = 16  # tiles in the hand: with more there are too many replies to look at


class LineTrials:
    """``Trials`` for games that are played on a plain line."""

    def __init__(
        self, observation: Observation, facts: Facts, line: LineLaw, worlds: Worlds, rng: Random
    ) -> None:
        self.extra = 0
        self._worlds = worlds
        self._replies: Replies | None = None
        self._turn = Turn(observation, facts, line, worlds)
        self._line = line
        self._rng = rng
        side = facts.law.side_of[observation.seat]
        self._others = [seat for seat in range(facts.law.seats) if seat not in side]
        self._looks = len(observation.hand) <= HELD and not facts.law.free
        self._partners = [seat for seat in side if seat != observation.seat]
        ends = facts.known.ends
        self._starts = [self._start(facts, code_of(one, ends)) for one in observation.legal]

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

    def world(self) -> float:
        """Deal the next world; its weight, 0 where it is not worth a trial."""
        weight, turn, line = self._worlds.next(), self._turn, self._line
        self._replies = None
        if weight and self._looks and all([turn.sure[seat] for seat in self._others]):
            some = self._rng.getrandbits
            sure = turn.sure[:]
            for seat in self._partners:
                sure[seat] = some(line.width)
            self._replies = Replies(line, turn, sure, some(line.width))
        return weight

    def trial(self, move: int) -> float:
        """Play the world to its end after that move; what the end is worth to the seat."""
        turn = self._turn
        bit, ends = self._starts[move]
        hands, taken, seat, drew = turn.after(bit)
        if not hands[turn.seat]:
            return turn.ended(hands, taken, bit, turn.seat, True)
        if self._replies is not None:
            value, looked = self._replies.best(hands, taken, seat, ends, drew, bit)
            self.extra += looked // SWIFT
            return value
        last, out, taken = self._line.play_on(
            hands, turn.deals.bones, taken, turn.limit, seat, ends, drew, turn.sure, self._rng
        )
        return turn.ended(hands, taken, bit, last, out)
