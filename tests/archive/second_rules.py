"""What do the rules of the four line games say? For the second reader; nothing of the package.

A tile is a pair of numbers, the larger first; rules are the texts of rules.md B0 by name.
"""

from collections.abc import Mapping, Sequence

Tile = tuple[int, int]
Rules = Mapping[str, str]

# rules.md B0, "Presets of the first ten games"; values a game shares with all are in COMMON.
COMMON = {
    "set": "6", "direction": "clockwise", "match": "equal", "spinner": "none",
    "fill_first": "none", "free_draw": "no", "table_edges": "off", "play_score": "none",
    "exact": "no", "teams": "none",
}  # fmt: skip
PRESETS = {
    "animal": {
        "hand": "7 5 5", "reserve": "0", "first_lead": "highest_double", "next_lead": "same",
        "lead_tile": "that_double", "no_double": "redeal", "draw": "one", "drawn": "may",
        "out_score": "wins", "block_winner": "tiles", "block_score": "wins",
        "block_tie": "shared", "target": "round", "best_of": "1",
    },
    "pebble": {
        "hand": "7 7 7", "reserve": "0", "first_lead": "lot", "next_lead": "rotate",
        "lead_tile": "any", "no_double": "heaviest", "draw": "one", "drawn": "next_turn",
        "out_score": "opponents", "block_winner": "pips", "block_score": "pairwise",
        "block_tie": "none", "target": "100",
    },
    "block": {
        "hand": "7 5 5", "reserve": "all", "first_lead": "highest_double", "next_lead": "winner",
        "lead_tile": "that_double", "no_double": "heaviest", "draw": "none", "drawn": "must",
        "out_score": "opponents", "block_winner": "pips", "block_score": "opponents_minus_own",
        "block_tie": "none", "target": "100",
    },
    "draw": {
        "hand": "7 5 5", "reserve": "2", "first_lead": "highest_double", "next_lead": "winner",
        "lead_tile": "that_double", "no_double": "heaviest", "draw": "until_playable",
        "drawn": "must", "out_score": "opponents", "block_winner": "pips",
        "block_score": "opponents_minus_own", "block_tie": "none", "target": "100",
    },
}  # fmt: skip


def preset(game: str, name: str, seats: int) -> str | None:
    """The preset value of a rule, None where it means nothing in the game."""
    value = PRESETS[game].get(name, COMMON.get(name))
    return value.split()[seats - 2] if name == "hand" and value else value


def heavy(tile: Tile) -> tuple[int, int]:
    return sum(tile), tile[0]


class Dealt:
    """A round as it stands. ``line`` is the tiles in order, ``ends`` the two (host, pips)."""

    def __init__(self, rules: Rules, hands: list[list[Tile]], stock: list[Tile]) -> None:
        self.rules = rules
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.seat = -1
        self.must: Tile | None = None
        self.ends: list[tuple[Tile, int]] = []
        self.draws = 0
        self.over: tuple[str, list[int], list[int]] | None = None  # reason, winners, points

    def leader(self, before: tuple[int, list[int]] | None) -> str | None:
        """Sets who leads; "lot" where a lot decides, "redeal" where the deal is thrown in."""
        rules, held = self.rules, [tile for hand in self.hands for tile in hand]
        if before and rules["next_lead"] == "rotate":
            self.seat = (before[0] + self._way()) % len(self.hands)
            return None
        if before and before[1] and rules["next_lead"] == "winner":
            self.seat = min(before[1])
            return None
        first = rules["first_lead"]
        if first == "lot":
            return "lot"
        if first == "heaviest":
            among = held
        elif first == "highest_double":
            among = [tile for tile in held if tile[0] == tile[1]]
        else:
            named = tuple(map(int, first.split("_")[2].split("-")))
            among = [tile for tile in held if tile == named]
        if not among and rules["no_double"] == "redeal":
            return "redeal"
        best = max(among or held, key=heavy)
        self.seat = [best in hand for hand in self.hands].index(True)
        self.must = best if rules["lead_tile"] == "that_double" else None
        return None

    def drawable(self) -> int:
        if self.rules["draw"] == "none" or self.rules["reserve"] == "all":
            return 0
        return max(0, len(self.stock) - int(self.rules["reserve"]))

    def may(self) -> list[str]:
        """All that the seat to move may do, as bare words of the notation."""
        hand = self.hands[self.seat]
        if not self.ends:
            return [f"{a}-{b}" for a, b in hand if self.must in (None, (a, b))]
        plays = sorted(
            {
                f"{pips}-{a + b - pips}@{host[0]}-{host[1]}"
                for host, pips in self.ends
                for a, b in hand
                if pips in (a, b)
            }
        )
        again = self.rules["draw"] == "until_playable"
        draw = ["draw"] if self.drawable() and (again or not self.draws) else []
        if not plays:
            return draw or ["pass"]
        if self.rules["free_draw"] == "yes":
            return [*plays, *draw, "pass"]
        if self.draws and self.rules["drawn"] == "may":
            return [*plays, "pass"]
        return plays

    def free_sides(self, host: Tile, pips: int) -> int:
        return self.ends.count((host, pips))

    def lay(self, tile: Tile, inner: int, host: Tile | None) -> None:
        outer = sum(tile) - inner
        self.hands[self.seat].remove(tile)
        if host is None:
            self.ends = [(tile, inner), (tile, outer)]
        else:
            self.ends[self.ends.index((host, inner))] = (tile, outer)
        if not self.hands[self.seat]:
            self._end("out", [self.seat], self.rules["out_score"])
            return
        self._next()
        self._stuck()

    def draw(self) -> list[Tile]:
        count = min(2 if self.rules["draw"] == "two" else 1, self.drawable())
        drawn = [self.stock.pop(0) for _ in range(count)]
        self.hands[self.seat] += drawn
        self.draws += 1
        if self.rules["drawn"] == "next_turn":
            fits = any(pips in tile for tile in self.hands[self.seat] for _, pips in self.ends)
            if fits or self.rules["draw"] != "until_playable":
                self._next()
        self._stuck()
        return drawn

    def go_on(self) -> None:
        self._next()

    def _way(self) -> int:
        return 1 if self.rules["direction"] == "clockwise" else -1

    def _next(self) -> None:
        self.seat = (self.seat + self._way()) % len(self.hands)
        self.draws = 0

    def _stuck(self) -> None:
        fits = any(p in tile for hand in self.hands for tile in hand for _, p in self.ends)
        if fits or self.drawable():
            return
        pips = [sum(map(sum, hand)) for hand in self.hands]
        by = pips if self.rules["block_winner"] == "pips" else [len(hand) for hand in self.hands]
        best = [seat for seat, value in enumerate(by) if value == min(by)]
        tie = self.rules["block_tie"]
        if tie == "fewest_pips":
            least = min(pips[seat] for seat in best)
            best = [seat for seat in best if pips[seat] == least]
        if len(best) > 1 and tie in ("none", "replay"):
            self.over = ("blocked", [], [0] * len(pips))
        else:
            self._end("blocked", best, self.rules["block_score"])

    def _end(self, reason: str, winners: list[int], how: str) -> None:
        pips = [sum(map(sum, hand)) for hand in self.hands]
        losers = [value for seat, value in enumerate(pips) if seat not in winners]
        points = [0] * len(pips)
        for seat in winners:
            worth = {
                "wins": 1,
                "opponents": sum(losers),
                "all": sum(pips),
                "opponents_minus_own": sum(losers) - pips[seat],
                "pairwise": sum(losers) - pips[seat] * len(losers),
            }
            points[seat] = max(0, worth[how])
        self.over = (reason, winners, points)


def champions(
    rules: Rules, scores: Sequence[int], wins: Sequence[int], last: Sequence[int]
) -> list[int] | None:
    """Who has won the match after a round that counted; None while it goes on."""
    best_of = int(rules.get("best_of", "1"))
    if best_of > 1:
        enough = [seat for seat, won in enumerate(wins) if won >= (best_of + 1) // 2]
        if enough or rules["target"] == "round":
            return enough or None
    if rules["target"] == "round":
        return list(last)
    if max(scores) < int(rules["target"]):
        return None
    first = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return first if len(first) == 1 or rules["exact"] == "yes" else None
