"""What is a round worth, who leads, who has won? The same rules once more, from the text alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dominoes_desktop.rules.tile import Tile, tile

Rules = Mapping[str, int | str]
Seats = tuple[int, ...]
Before = tuple[int, Seats, int]  # leader, winners, the seat that went out or -1


@dataclass(frozen=True)
class Outcome:
    """How a round ended, in points by seat; ``counts`` is false where it is played again."""

    reason: str
    winners: Seats
    points: Seats
    counts: bool = True
    made: Seats = ()
    out: int = -1


def pips(hand: set[Tile]) -> int:
    return sum(one.high + one.low for one in hand)


def sides_of(rules: Rules, seats: int) -> list[Seats]:
    """By seat: the seats of its side."""
    if rules["teams"] == "2x2":
        return [(0, 2), (1, 3), (0, 2), (1, 3)]
    return [(seat,) for seat in range(seats)]


def went_out(
    rules: Rules,
    hands: Sequence[set[Tile]],
    seat: int,
    stock: Sequence[Tile],
    made: Sequence[int] | None,
) -> Outcome:
    winners = sides_of(rules, len(hands))[seat]
    points = _points(str(rules["out_score"]), rules, hands, winners, pips(set(stock)))
    return Outcome("out", winners, points, made=tuple(made or ()), out=seat)


def blocked(
    rules: Rules,
    hands: Sequence[set[Tile]],
    leader: int,
    last: int,
    made: Sequence[int] | None,
) -> Outcome:
    sides = sides_of(rules, len(hands))
    left = [pips(hand) for hand in hands]

    def total(side: Seats) -> int:
        return sum(left[seat] for seat in side)

    def measure(side: Seats) -> int:
        match rules["block_winner"]:
            case "tiles":
                return sum(len(hands[seat]) for seat in side)
            case "individual":
                return min(left[seat] for seat in side)
        return total(side)

    best = [side for side in set(sides) if measure(side) == min(map(measure, sides))]
    tie = rules["block_tie"]
    if tie == "fewest_pips":
        best = [side for side in best if total(side) == min(map(total, best))]
    if len(best) > 1:
        best = {
            "none": [],
            "replay": [],
            "leader_team": [sides[leader]],
            "closer": [sides[last]],
            "not_closer": [side for side in best if side != sides[last]],
        }.get(str(tie), best)
    told = tuple(made or ())
    if not best:
        return Outcome("blocked", (), (0,) * len(hands), tie != "replay", told)
    winners = tuple(sorted(seat for side in best for seat in side))
    points = _points(str(rules["block_score"]), rules, hands, winners, 0)
    return Outcome("blocked", winners, points, made=told)


def _points(
    how: str, rules: Rules, hands: Sequence[set[Tile]], winners: Seats, stock: int
) -> Seats:
    left = [pips(hand) for hand in hands]
    opponents = [left[seat] for seat in range(len(left)) if seat not in winners]

    def worth(own: int) -> int:
        match how:
            case "wins":
                return 1
            case "opponents":
                return sum(opponents)
            case "with_boneyard":
                return sum(opponents) + stock
            case "opponents_minus_own":
                return sum(opponents) - own
            case "pairwise":
                return sum(other - own for other in opponents)
        assert how == "all"
        return sum(left)

    def side_worth(seat: int) -> int:
        side = sides_of(rules, len(hands))[seat]
        points = max(0, worth(sum(left[one] for one in side)))
        if rules["play_score"] == "fives" and how != "wins":
            points = points - points % 5 + 5 * (points % 5 > 2)
        return points

    return tuple(side_worth(s) if s in winners else 0 for s in range(len(left)))


def leader(
    rules: Rules, hands: Sequence[set[Tile]], last: Before | None
) -> tuple[int, set[Tile] | None] | str:
    """Who leads (or is asked first), and the tiles that may be led; a word where none can be named.

    ``"lot"``, ``"redeal"``, or ``"choice 0 2"`` of these seats.
    """
    step = 1 if rules["direction"] == "clockwise" else -1
    asked = rules["no_double"] == "draw_in_turn"
    doubles = {tile(n, n) for n in range(19)} if asked else None
    later = rules["next_lead"]
    if last is not None and later in ("rotate", "team_chooses"):
        if later == "team_chooses" and last[1]:
            return "choice " + " ".join(map(str, last[1]))
        return (last[0] + step) % len(hands), doubles
    again = rules["play_score"] == "fives" and last is not None and last[2] < 0
    if last is not None and later == "winner" and last[1] and not again:
        if asked:
            return (min(last[1]) + step) % len(hands), doubles
        return last[2] if last[2] >= 0 else min(last[1]), None
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
    if not wanted and rules["no_double"] == "highest":
        best = max(held, key=lambda one: (one.high, one.low))
    seat = next(seat for seat, hand in enumerate(hands) if best in hand)
    if asked:
        return seat, doubles
    return seat, {best} if rules["lead_tile"] == "that_double" else None


def over(rules: Rules, scores: Seats, wins: Seats, last: Outcome) -> Seats | None:
    """The winners of the match, None while it goes on; () when its one round was drawn."""
    if not last.counts:
        return None
    best_of, target = int(rules.get("best_of", 1)), rules["target"]
    if best_of > 1:
        enough = tuple(s for s, won in enumerate(wins) if won >= (best_of + 1) // 2)
        if enough or target == "round":
            return enough or None
    best = tuple(s for s, points in enumerate(scores) if points == max(scores))
    if target == "round":
        return best if rules["play_score"] != "none" and max(scores) else last.winners
    if max(scores) < int(target):
        return None
    one_side = best == sides_of(rules, len(scores))[best[0]]
    return best if one_side or rules["exact"] == "yes" else None


def added(rules: Rules, scores: Seats, points: Seats) -> Seats:
    """The scores after a round."""
    new = [old + more for old, more in zip(scores, points, strict=True)]
    if rules["exact"] == "yes" and rules["target"] != "round":
        target = int(rules["target"])
        new = [old if n > target else n for old, n in zip(scores, new, strict=True)]
    return tuple(new)
