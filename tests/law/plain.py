"""What do the rules say? The line games written down once more, plainly, from the text alone.

Nothing here is shared with the law but tiles and moves: no tables, no bits, no codes. Rules are
the texts of rules.md B0. The tests hold the two against each other on every move.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.tile import Tile, tile

Rules = Mapping[str, int | str]
Seats = tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """How a round ended, in points by seat; ``counts`` is false where it is played again."""

    reason: str
    winners: Seats
    points: Seats
    counts: bool = True


@dataclass
class Plain:
    """A round: ``chain`` lies from left to right as (tile, left half, right half)."""

    rules: Rules
    hands: list[set[Tile]]
    stock: list[Tile]
    seat: int
    must: Tile | None = None
    chain: list[tuple[Tile, int, int]] = field(default_factory=list)
    draws: int = 0
    outcome: Outcome | None = None

    def ends(self) -> list[tuple[Tile, int]]:
        """The left end and the right one: the tile there and its open half."""
        if not self.chain:
            return []
        left, right = self.chain[0], self.chain[-1]
        return [(left[0], left[1]), (right[0], right[2])]

    def fitting(self, hand: set[Tile]) -> set[Move]:
        if not self.chain:
            return {Play(one, one.high) for one in ({self.must} if self.must else hand) if one}
        return {
            Play(one, pips, host)
            for host, pips in self.ends()
            for one in hand
            if pips in (one.high, one.low)
        }

    def may_draw(self) -> bool:
        """Is there a tile that some seat could draw?"""
        reserve = self.rules["reserve"]
        if self.rules["draw"] == "none" or reserve == "all":
            return False
        return len(self.stock) > int(reserve)

    def allowed(self) -> set[Move]:
        """All that the seat to move may do."""
        plays = self.fitting(self.hands[self.seat])
        if not self.chain:
            return plays
        draw = self.may_draw() and (self.draws == 0 or self.rules["draw"] == "until_playable")
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
                if not self.hands[self.seat]:
                    self.outcome = score(self.rules, self.hands, self.seat)
                    return
                self._next()
            case Draw():
                self._draw()
            case Pass():
                self._next()
        stuck = self.chain and not any(self.fitting(hand) for hand in self.hands)
        if stuck and not self.may_draw():
            self.outcome = score(self.rules, self.hands, None)

    def _lay(self, play: Play) -> None:
        self.hands[self.seat].remove(play.tile)
        other = play.tile.low if play.inner == play.tile.high else play.tile.high
        if not self.chain:
            self.chain = [(play.tile, play.tile.high, play.tile.low)]
        elif (play.host, play.inner) == self.ends()[0]:
            self.chain.insert(0, (play.tile, other, play.inner))
        else:
            assert (play.host, play.inner) == self.ends()[1]
            self.chain.append((play.tile, play.inner, other))

    def _draw(self) -> None:
        for _ in range(2 if self.rules["draw"] == "two" else 1):
            if self.may_draw():
                self.hands[self.seat].add(self.stock.pop(0))
        self.draws += 1
        goes_on = self.rules["draw"] == "until_playable"
        if self.rules["drawn"] == "next_turn" and not (
            goes_on and not self.fitting(self.hands[self.seat])
        ):
            self._next()

    def _next(self) -> None:
        step = 1 if self.rules["direction"] == "clockwise" else -1
        self.seat = (self.seat + step) % len(self.hands)
        self.draws = 0


def pips(hand: set[Tile]) -> int:
    return sum(one.high + one.low for one in hand)


def score(rules: Rules, hands: Sequence[set[Tile]], out: int | None) -> Outcome:
    """The end of a round: ``out`` laid the last tile, or nobody did and all are blocked."""
    seats = range(len(hands))
    left = [pips(hand) for hand in hands]
    if out is not None:
        return Outcome("out", (out,), _points(str(rules["out_score"]), left, (out,)))
    measure = left if rules["block_winner"] == "pips" else [len(hand) for hand in hands]
    best = [seat for seat in seats if measure[seat] == min(measure)]
    if rules["block_tie"] == "fewest_pips":
        best = [seat for seat in best if left[seat] == min(left[s] for s in best)]
    if len(best) > 1 and rules["block_tie"] in ("none", "replay"):
        return Outcome("blocked", (), (0,) * len(hands), rules["block_tie"] != "replay")
    winners = tuple(best)
    return Outcome("blocked", winners, _points(str(rules["block_score"]), left, winners))


def _points(how: str, left: Sequence[int], winners: Seats) -> Seats:
    opponents = [left[seat] for seat in range(len(left)) if seat not in winners]

    def worth(own: int) -> int:
        match how:
            case "wins":
                return 1
            case "opponents":
                return sum(opponents)
            case "opponents_minus_own":
                return sum(opponents) - own
            case "pairwise":
                return sum(other - own for other in opponents)
        assert how == "all"
        return sum(left)

    return tuple(max(0, worth(left[s])) if s in winners else 0 for s in range(len(left)))


def leader(
    rules: Rules, hands: Sequence[set[Tile]], last: tuple[int, Seats] | None
) -> tuple[int, Tile | None] | str:
    """Who leads, and the tile that must be led; ``"lot"`` or ``"redeal"``.

    ``last``: the leader and the winners of the last round that counted.
    """
    if last is not None and rules["next_lead"] == "rotate":
        return (last[0] + (1 if rules["direction"] == "clockwise" else -1)) % len(hands), None
    if last is not None and rules["next_lead"] == "winner" and last[1]:
        return min(last[1]), None
    first = str(rules["first_lead"])
    if first == "lot":
        return "lot"
    held = [one for hand in hands for one in hand]
    wanted = [one for one in held if one.high == one.low]
    if first.startswith("holder_of_"):
        a, b = first.removeprefix("holder_of_").split("-")
        wanted = [one for one in held if one == tile(int(a), int(b))]
    elif first == "heaviest":
        wanted = held
    if not wanted and rules["no_double"] == "redeal":
        return "redeal"
    best = max(wanted or held, key=lambda one: (one.high + one.low, one.high))
    seat = next(seat for seat, hand in enumerate(hands) if best in hand)
    return seat, best if rules["lead_tile"] == "that_double" else None


def over(rules: Rules, scores: Seats, wins: Seats, last: Outcome) -> Seats | None:
    """The winners of the match, None while it goes on; () when its one round was drawn."""
    if not last.counts:
        return None
    best_of, target = int(rules.get("best_of", 1)), rules["target"]
    if best_of > 1:
        enough = tuple(s for s, won in enumerate(wins) if won >= (best_of + 1) // 2)
        if enough or target == "round":
            return enough or None
    if target == "round":
        return last.winners
    if max(scores) < int(target):
        return None
    best = tuple(s for s, points in enumerate(scores) if points == max(scores))
    return best if len(best) == 1 or rules["exact"] == "yes" else None


def added(rules: Rules, scores: Seats, points: Seats) -> Seats:
    """The scores after a round."""
    new = [old + more for old, more in zip(scores, points, strict=True)]
    if rules["exact"] == "yes" and rules["target"] != "round":
        target = int(rules["target"])
        new = [old if n > target else n for old, n in zip(scores, new, strict=True)]
    return tuple(new)
