"""What is legal and what does a move do? A ruleset turned into tables, for so many seats.

One law for all: ``umpire.step`` runs it with events on a copy, searches run it in place without.
"""

from __future__ import annotations

from functools import cache

from .ending import finish, judge, score
from .event import Event, Passed, TileDrawn, TilePlayed, TurnSkipped
from .options import check
from .round import DRAW, LEAD, PASS, Round, end_of, place_in
from .ruleset import Ruleset
from .tile import OUTER, TILES, Tile, ids_in, mask, tile_set


class Law:
    """The tables of one game for a number of seats. Holds no state of any match."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.tiles: tuple[Tile, ...] = tile_set(ruleset.set)
        self.all = mask(self.tiles)
        self.doubles = mask([tile for tile in self.tiles if tile.double])
        way = 1 if ruleset.direction == "clockwise" else -1
        self.order = tuple([(seat + way) % seats for seat in range(seats)])
        self.backward = tuple([(seat - way) % seats for seat in range(seats)])
        self.sides = ruleset.teams.sides(seats)
        self.side_of = tuple([next(s for s in self.sides if seat in s) for seat in range(seats)])
        self.joins = [ruleset.matching.joins(self, pips) for pips in range(ruleset.set + 1)]
        # pips -> tiles that may be joined to such a half, as bits
        self.fits = [sum({1 << (low & 255) for low in lows}) for lows in self.joins]
        self._lows: list[dict[int, list[int]]] = [{0: []} for _ in self.joins]
        stuck = ruleset.stuck
        self.draws = {"none": 0, "one": 1, "until_playable": 1, "two": 2}[stuck.draw]
        self.again = stuck.draw == "until_playable"
        self.drawn = stuck.drawn
        self.free = stuck.free_draw == "yes"
        self.counts = ruleset.play_score.counts
        self.acts = ruleset.effects.acts
        self.locks = ruleset.matching.locks
        self.binds = ruleset.placing.binds
        self.closes = self.locks or self.binds
        more = self.counts or self.acts or self.closes
        self.plain = ruleset.branching.plain and not more

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles may ever be drawn."""
        reserve = self.ruleset.stuck.reserve
        if not (self.draws or self.acts) or not isinstance(reserve, int):
            return 0
        return max(0, boneyard - reserve)

    def lows(self, pips: int, bits: int) -> list[int]:
        """Each ``inner << 8 | tile id`` of these tiles that may be laid on a half of pips."""
        known = self._lows[pips]
        found = known.get(bits)
        if found is None:
            if len(known) > 20_000:
                known.clear()
            found = known[bits] = [low for low in self.joins[pips] if bits >> (low & 255) & 1]
        return found

    def plays(self, round: Round, hand: int) -> list[int]:
        """The code of every way to lay one of these tiles now, each once."""
        ends = round.ends
        if not ends:
            may = hand & round.must if round.must else hand
            return [LEAD << 13 | TILES[i].high << 8 | i for i in ids_in(may)]
        if self.closes or round.due:
            return self._bound_plays(round, hand)
        fits = self.fits
        out: list[int] = []
        before = -1
        for place in ends if len(ends) < 3 else dict.fromkeys(ends):
            if place == before:
                continue
            before = place
            pips = place & 31
            bits = hand & fits[pips]
            if bits:
                lows = self._lows[pips].get(bits) or self.lows(pips, bits)
                base = place << 13
                for low in lows:
                    out.append(base | low)
        return out

    def _bound_plays(self, round: Round, hand: int) -> list[int]:
        """The same where places may be due, numbers locked, and room wanting."""
        out: list[int] = []
        for place in dict.fromkeys(round.due or round.ends):
            bits = hand & self.admits(round, place)
            if not bits:
                continue
            base = place << 13
            for low in self.lows(place & 31, bits):
                if self.binds:
                    double = TILES[low & 255].double
                    spots = self.ruleset.placing.spots(round, place, double)
                    out += [spot | base | low for spot in spots]
                else:
                    out.append(base | low)
        return out

    def admits(self, round: Round, place: int) -> int:
        """All tiles of the set that could be laid on that free place now, as bits."""
        if round.due and place not in round.due:
            return 0
        bits = self.fits[place & 31]
        if self.locks:
            bits = self.ruleset.matching.admits(self, round, place, bits)
        if self.binds:
            for double, some in ((True, self.doubles), (False, self.all & ~self.doubles)):
                if bits & some and not self.ruleset.placing.spots(round, place, double):
                    bits &= ~some
        return bits

    def fitting(self, round: Round) -> int:
        """All tiles of the set that could be laid somewhere now, as bits; 0 before the lead."""
        bits = 0
        if self.closes or round.due:
            for place in dict.fromkeys(round.due or round.ends):
                bits |= self.admits(round, place)
        else:
            for place in round.ends:
                bits |= self.fits[place & 31]
        return bits

    def drawing(self, round: Round) -> int:
        """How many tiles a draw of the seat to move brings now; 0: it may not draw."""
        if not round.drawable or (round.turn_draws and not self.again):
            return 0
        if not round.ends:
            return 1
        draws = self.ruleset.effects.draws(self, round) if self.acts else self.draws
        return min(draws, round.drawable)

    def moves(self, round: Round) -> list[int]:
        """What the seat to move may do: codes of plays, DRAW, PASS. Never empty in a round."""
        out = self.plays(round, round.hands[round.seat])
        if out:
            if not self.free:
                if round.turn_draws and self.drawn == "may" and round.ends:
                    out.append(PASS)
            elif round.ends:
                if self.drawing(round):
                    out.append(DRAW)
                out.append(PASS)
            return out
        return [DRAW] if round.drawable and self.drawing(round) else [PASS]

    def play(self, round: Round, code: int, events: list[Event] | None = None) -> None:
        """Do a move in place. The code must be one of ``moves``; ``events`` gets the facts."""
        if code >= 0:
            self._lay(round, code, events)
        elif code == DRAW:
            self._draw(round, events)
        else:
            if events is not None:
                seat = round.seat
                ends = tuple(sorted({place & 31 for place in round.due or round.ends}))
                unable = not self.plays(round, round.hands[seat])
                events.append(Passed(seat, unable, ends, self._private(round)))
            self.end_turn(round, events)

    def join(self, round: Round, code: int) -> None:
        """Put a tile on the table: what lies there, which places are free, which are due."""
        rules = self.ruleset
        round.joined.append(code)
        round.laid |= 1 << (code & 255)
        round.ends = rules.branching.opened(self, round, code)
        round.due = rules.branching.due(self, round) or rules.effects.due(code)

    def _lay(self, round: Round, code: int, events: list[Event] | None) -> None:
        tile, place, seat = code & 255, code >> 13, round.seat
        bit = 1 << tile
        hands = round.hands
        hand = hands[seat] = hands[seat] ^ bit
        round.held ^= bit
        round.last = seat
        if not self.plain:
            self._lay_bound(round, code, events)
            return
        round.joined.append(code)
        round.laid |= bit
        ends = round.ends
        outer = tile << 5 | OUTER[code & 8191]
        if not ends:
            ends.append(tile << 5 | code >> 8 & 31)
            ends.append(outer)
        elif ends[0] == place:
            ends[0] = outer
        else:
            ends[1] = outer
        if events is not None:
            end = None if place == LEAD else end_of(place)
            events.append(TilePlayed(seat, TILES[tile], code >> 8 & 31, end, hand.bit_count()))
        if not hand:
            finish(self, round, "out", events)
            return
        round.seat = round.order[seat]
        round.turn_draws = 0
        round.fresh = 0
        if not round.drawable:
            fits, bits = self.fits, 0
            for open_end in ends:
                bits |= fits[open_end & 31]
            if not bits & round.held:
                finish(self, round, "blocked", events)

    def _lay_bound(self, round: Round, code: int, events: list[Event] | None) -> None:
        """The same where a tile does more than open its far half: it branches, scores, acts."""
        seat, place, due = round.seat, place_in(code), round.due
        hand = round.hands[seat]
        if place == LEAD:
            round.leader = seat
        self.join(round, code)
        if events is not None:
            end = None if place == LEAD else end_of(place)
            laid = TILES[code & 255]
            events.append(TilePlayed(seat, laid, code >> 8 & 31, end, hand.bit_count()))
        reached = self.counts and score(self, round, seat, events)
        if not hand or reached:
            finish(self, round, "target" if hand else "out", events)
            return
        if self.acts:
            self.ruleset.effects.act(self, round, code, due, events)
        else:
            self.end_turn(round, events)
        judge(self, round, events)

    def _draw(self, round: Round, events: list[Event] | None) -> None:
        seat = round.seat
        self.take(round, seat, self.drawing(round), events)
        round.turn_draws += 1
        if not round.ends:
            if not round.hands[seat] & round.must:
                self.end_turn(round, events)
            return
        if self.drawn == "next_turn" and (not self.again or self.plays(round, round.hands[seat])):
            self.end_turn(round, events)
        judge(self, round, events)

    def take(
        self,
        round: Round,
        seat: int,
        count: int,
        events: list[Event] | None,
        forced: bool = False,
    ) -> None:
        """Give a seat so many tiles of the boneyard, or as many as there are."""
        for _ in range(min(count, round.drawable)):
            tile = round.boneyard[round.taken]
            round.taken += 1
            round.drawable -= 1
            round.hands[seat] |= 1 << tile
            round.held |= 1 << tile
            if not forced:
                round.fresh |= 1 << tile
            if events is not None:
                events.append(TileDrawn(seat, TILES[tile], round.left(), forced))

    def _private(self, round: Round) -> bool:
        """Do the rules let a seat pass here both with a fitting tile and without one?"""
        kept = self.free or (self.drawn == "may" and round.turn_draws > 0)
        return kept and not self.drawing(round)

    def end_turn(self, round: Round, events: list[Event] | None = None) -> None:
        """The next seat is to move, or the one after it where the turn cost it its own."""
        before = round.seat
        round.seat = round.order[before]
        round.turn_draws = 0
        round.fresh = 0
        if round.skips:
            round.skips = False
            if events is not None:
                events.append(TurnSkipped(round.seat, before))
            round.seat = round.order[round.seat]


@cache
def law_of(ruleset: Ruleset, seats: int) -> Law:
    """The tables for this game and number of seats; BadRuleset if they can't play it."""
    check(ruleset, seats)
    return Law(ruleset, seats)
