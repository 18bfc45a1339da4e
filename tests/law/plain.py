"""What do the rules say? A round written down once more, plainly, from the text alone.

Nothing here is shared with the law but tiles and moves: no tables, no bits, no codes. Rules are
the texts of rules.md B0. The tests hold the two against each other on every move.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.tile import Tile, tile

from .plain_score import Outcome, Seats, blocked, sides_of, went_out
from .plain_table import Lying, Table

Rules = Mapping[str, int | str]


@dataclass
class Plain:
    """A round. ``must`` are the tiles that may be led, None where all may.

    ``step`` is 1 clockwise, -1 counterclockwise. ``spell`` is the tile whose 13 is due, laid by
    ``caster``. ``costs``: a double of this turn costs the next seat its own.
    """

    rules: Rules
    hands: list[set[Tile]]
    stock: list[Tile]
    seat: int
    must: set[Tile] | None = None
    scores: Seats = ()
    draws: int = 0
    outcome: Outcome | None = None
    leader: int = -1
    last: int = -1
    step: int = 0
    spell: Tile | None = None
    caster: int = -1
    costs: bool = False
    made: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = Table(self.rules)
        self.step = 1 if self.rules["direction"] == "clockwise" else -1
        self.leader = self.seat
        self.scores = self.scores or (0,) * len(self.hands)
        self.made = [0] * len(self.hands)
        if self.must and any(hand & self.must for hand in self.hands):
            while not self.hands[self.seat] & self.must:
                self._next()
            self.leader = self.seat

    def ends(self) -> list[tuple[Tile, int]]:
        """Every free place: the tile there and its open half."""
        return self.table.ends()

    def fitting(self, hand: set[Tile]) -> set[Move]:
        if not self.table.laid:
            may = hand if self.must is None else hand & self.must
            return {Play(one, one.high) for one in may}
        places = self.ends()
        if self.spell is not None:
            places = [(self.spell, 13)]
        elif self.rules["fill_first"] == "cross":
            lead = self.table.laid[0].tile
            places = [place for place in places if place[0] == lead and lead.double] or places
        found: set[Move] = set()
        for host, pips in places:
            for one in hand:
                inner = self._inner(one, host, pips)
                if inner is not None:
                    found |= self.table.ways(one, inner, host, pips)
        return found

    def _inner(self, one: Tile, host: Tile, pips: int) -> int | None:
        """The half by which the tile may be joined there, None if it may not."""
        if pips in (one.high, one.low):
            key = self.rules["match"]
            if one.double or key not in ("unlocked", "on_double"):
                return pips
            if key == "on_double":
                return pips if host.double else None
            on_table = any(lying.tile == tile(pips, pips) for lying in self.table.laid)
            return pips if on_table else None
        wild = self.rules["match"] == "double_on_13" and pips == 13 and one.double
        return one.high if wild else None

    def left_to_draw(self) -> int:
        """How many tiles may still be drawn by somebody, from now on."""
        reserve = self.rules["reserve"]
        return 0 if reserve == "all" else max(0, len(self.stock) - int(reserve))

    def seats_may_draw(self) -> bool:
        """Is there a tile that some seat that can't play could draw?"""
        stuck = self.rules["draw"] != "none" or self.rules.get("cannot_play") == "draw_two"
        return bool((stuck or self.spell is not None) and self.left_to_draw())

    def may_draw(self) -> int:
        """How many tiles the seat to move would draw now."""
        again = self.rules["draw"] == "until_playable"
        if self.draws and not again:
            return 0
        if self.spell is not None:
            size = 0 if self.seat == self.caster else 2
        elif self.rules.get("cannot_play") == "draw_two" or self.rules["draw"] == "two":
            size = 2
        else:
            size = 0 if self.rules["draw"] == "none" else 1
        if not self.table.laid:
            size = 1
        return min(size, self.left_to_draw())

    def allowed(self) -> set[Move]:
        """All that the seat to move may do."""
        plays = self.fitting(self.hands[self.seat])
        if not self.table.laid and plays:
            return plays
        draw = self.may_draw() > 0
        if not plays:
            return {Draw()} if draw else {Pass()}
        if self.rules["free_draw"] == "yes":
            return plays | {Pass()} | ({Draw()} if draw else set())
        if self.draws and self.rules["drawn"] == "may":
            return plays | {Pass()}
        return plays

    def do(self, move: Move) -> None:
        """Make a move that is allowed."""
        match move:
            case Play():
                self._lay(move)
            case Draw():
                self._draw()
            case Pass():
                self._next()
        if self.outcome is None and self.table.laid:
            self._look_for_a_block()

    def _look_for_a_block(self) -> None:
        def stuck() -> bool:
            return not any(self.fitting(hand) for hand in self.hands)

        if self.seats_may_draw() or not stuck():
            return
        if self.spell is not None and self.rules["spell_lapse"] == "lapse":
            self.spell = None
            if not stuck():
                return
        self.outcome = blocked(
            self.rules, self.hands, self.leader, self.last, self.made if self.counts else None
        )

    @property
    def counts(self) -> bool:
        return self.rules["play_score"] != "none"

    def _lay(self, play: Play) -> None:
        self.hands[self.seat].remove(play.tile)
        self.last = self.seat
        pips = self.table.pips_under(play)
        if play.host is None:
            self.leader = self.seat
        self.table.lay(Lying(play.tile, play.inner, play.host, pips, play.spot))
        reached = self.counts and self._score()
        if not self.hands[self.seat]:
            made = self.made if self.counts else None
            self.outcome = went_out(self.rules, self.hands, self.seat, self.stock, made)
        elif reached:
            side = sides_of(self.rules, len(self.hands))[self.seat]
            none = (0,) * len(self.hands)
            self.outcome = Outcome("target", side, none, made=tuple(self.made))
        elif "trigger" in self.rules:
            self._act(play)
        else:
            self._next()

    def _score(self) -> bool:
        """Points in play. True where the match's target is reached."""
        count = self.table.count()
        if count % 5:
            return False
        target, old = self.rules["target"], self.scores[self.seat]
        if self.rules["exact"] == "yes" and target != "round" and old + count > int(target):
            return False
        for seat in sides_of(self.rules, len(self.hands))[self.seat]:
            self.made[seat] += count
        self.scores = tuple(
            score + count * (seat in sides_of(self.rules, len(self.hands))[self.seat])
            for seat, score in enumerate(self.scores)
        )
        return target != "round" and self.scores[self.seat] >= int(target)

    def _act(self, play: Play) -> None:
        """The effects of Super Dominoes, by the number left open."""
        shown = play.tile.low if play.inner == play.tile.high else play.tile.high
        numbers = {shown}
        if self.rules["trigger"] == "either_half":
            numbers.add(play.inner)
        self.spell = None
        seats = len(self.hands)
        if 15 in numbers:
            for away in range(1, seats):
                if self.left_to_draw():
                    self.hands[(self.seat + away * self.step) % seats].add(self.stock.pop(0))
        if 3 in numbers and seats > 2:
            self.step = -self.step
        if shown == 13:
            self.spell, self.caster = play.tile, self.seat
        fat = play.host is None
        costs = play.tile.double and not fat and play.tile != tile(13, 13)
        self.costs = costs or (self.costs and self.rules["double_skips"] == "every")
        if 14 in numbers:
            self.draws = 0
            if self.fitting(self.hands[self.seat]):
                return
        self._next()

    def _draw(self) -> None:
        leading = not self.table.laid
        for _ in range(self.may_draw()):
            self.hands[self.seat].add(self.stock.pop(0))
        self.draws += 1
        fits = self.fitting(self.hands[self.seat])
        if leading:
            if not fits:
                self._next()
            return
        if self.rules["drawn"] == "next_turn" and (fits or self.rules["draw"] != "until_playable"):
            self._next()

    def _next(self) -> None:
        self.seat = (self.seat + self.step) % len(self.hands)
        if self.costs:
            self.costs = False
            self.seat = (self.seat + self.step) % len(self.hands)
        self.draws = 0
