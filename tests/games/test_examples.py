"""Do the games do what the worked examples say? (rules.md C: their conventions.)

A player whose hand is not given holds what is elsewhere. A state in words ("blocked", "A out") is
set up: a double that nobody can join lies alone, or A has one last tile to lay.
"""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, PEBBLE
from dominoes_desktop.rules.event import MatchEnded
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.reason import BadDeal, IllegalMove
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile, halves, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step, to_move
from tests.rules.texts import dealt, one, row, ruled, tiles

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8")
)["examples"]
GAME = {game.key: game for game in (ANIMAL, PEBBLE, BLOCK, DRAW)}
REASONS = {"domino": "out", "blocked": "blocked"}
OURS = [pytest.param(e, id=e["id"]) for e in EXAMPLES if e["variant"] in GAME]
SETS = [pytest.param(e, id=e["id"]) for e in EXAMPLES if e["variant"] == "set_facts"]

# Where a hand's size alone matters: with the 1-1 that is given, A's draw would already end the
# round as blocked (rules.md B1: no further passes are made), so B holds a tile that fits.
HOLDS_INSTEAD = {"E062-draw": {"B": ["6-6"]}}

Ends = dict[str, tuple[Tile, int]]


class Example:
    """One example played out; ``facts`` are what it shows, by the keys of ``expect``."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.setup = {**data["setup"]}
        self.setup["hands"] = {**self.setup["hands"], **HOLDS_INSTEAD.get(data["id"], {})}
        self.players: list[str] = self.setup["players"]
        self.game = ruled(GAME[data["variant"]], **self.setup.get("options", {}))
        if "target" in self.setup:
            self.game = ruled(self.game, target=self.setup["target"])
        self.facts: dict[str, Any] = {}
        self.ends: Ends = {}
        if "handSize" in self.setup:
            self._deal()
        else:
            self._stand()
            for move in data["moves"]:
                self._move(move)
            self._tell()

    def _deal(self) -> None:
        game = ruled(self.game, hand=self.setup["handSize"])
        hands = [" ".join(self.setup["hands"][name]) for name in self.players]
        match = new_match(game, len(hands))
        try:
            match = step(match, dealt(game, *hands)).match
        except IllegalMove as refused:
            if refused.reason == BadDeal("no_double"):
                fresh = step(match, deal(match, Random(1))).match
                assert fresh.wants == "move"
                self.facts = {"starter": None, "action": "reshuffle_and_redeal"}
            return
        (lead,) = legal_moves(match)
        assert isinstance(lead, Play)
        self.facts = {"starter": self._name(match), "lead": str(lead.tile)}

    def _stand(self) -> None:
        given = {name: tiles(" ".join(held)) for name, held in self.setup["hands"].items()}
        layout = " ".join(self.setup.get("layout", {}).get("line", []))
        stock = tiles(" ".join(self.setup.get("stock", [])))
        known = {one for held in given.values() for one in held} | set(stock)
        known |= {one(word) for word in layout.split()}
        rest = [one for one in tile_set(6) if one not in known]
        out = self.setup.get("state") in ("A out", "A plays his last tile")
        if not layout:
            held = {half for one in known - set(stock) for half in (one.high, one.low)}
            lone = next(d for d in rest if d.double and (out or d.high not in held))
            layout = str(lone)
            rest.remove(lone)
            if out:
                given["A"] = (next(one for one in rest if one.has(lone.high)),)
        hands = [given.get(name, tuple(rest)) for name in self.players]
        seat = self.players.index(self.setup.get("toMove", "A"))
        scores = [self.setup.get("scores", {}).get(name, 0) for name in self.players]
        self.match = position(self.game, hands, row(layout), stock, seat, scores)
        words = layout.split()
        left, right = halves(words[0])[0], halves(words[-1])[1]
        self.ends = {"L": (one(words[0]), left), "R": (one(words[-1]), right)}
        self._before(self.match)
        if out:
            self.match = step(self.match, legal_moves(self.match)[0]).match

    def _before(self, match: Match) -> None:
        self.facts["legal"] = self._places(match)
        self.facts["mustPass"] = legal_moves(match) == (Pass(),)
        self.facts["ends"] = sorted(pips for _, pips in self.ends.values())
        self.facts["blocked"] = match.round is not None and match.round.result is not None
        self.facts["draws"] = 0

    def _move(self, told: dict[str, Any]) -> None:
        assert self._name(self.match) == told["p"]
        move: Move = Pass()
        if "draw" in told:
            move = Draw(tiles(told["draw"]))
            self.facts["draws"] += 1
        elif "play" in told:
            host, pips = self.ends[told["at"]]
            move = Play(one(told["play"]), pips, host)
            self.ends[told["at"]] = move.tile, move.tile.other(pips)
        self.match = step(self.match, move).match
        if isinstance(move, Draw):
            self.facts["legalAfterDraw"] = self._places(self.match)
        if isinstance(move, Play):
            self.facts["newEnds"] = [self.ends["L"][1], self.ends["R"][1]]

    def _tell(self) -> None:
        assert self.match.round is not None
        if self.match.round.turn_draws and legal_moves(self.match) == (Pass(),):
            self.match = step(self.match, Pass()).match  # the text passes the turn in silence
        assert self.match.round is not None
        round = self.match.round
        self.facts["next"] = self._name(self.match)
        self.facts["handSizes"] = dict(zip(self.players, round.sizes(), strict=True))
        self.facts["stockCount"] = round.left()
        if round.result is None:
            return
        won = [self.players[seat] for seat in round.result.winners]
        self.facts["round"] = {
            "reason": round.result.reason,
            "winner": won if len(won) > 1 else won[0] if won else None,
            "points": max(round.result.points),
        }
        self.facts["pips"] = dict(zip(self.players, round.result.left, strict=True))
        self.facts["scores"] = dict(zip(self.players, self.match.scores, strict=True))
        for event in self.match.history:
            if isinstance(event, MatchEnded):
                champions = [self.players[seat] for seat in event.winners]
                self.facts["gameWinner"] = champions[0] if len(champions) == 1 else champions

    def _places(self, match: Match) -> list[str]:
        plays = [move for move in legal_moves(match) if isinstance(move, Play)]
        return sorted(
            f"{play.tile}@{side}"
            for play in plays
            for side, end in self.ends.items()
            if end == (play.host, play.inner)
        )

    def _name(self, match: Match) -> str | None:
        seat = to_move(match)
        return None if seat is None else self.players[seat]


def test_all_fifteen_examples_of_the_four_games_are_here() -> None:
    found = Counter(example["variant"] for example in EXAMPLES)
    assert {key: found[key] for key in GAME} == {"animal": 5, "pebble": 4, "block": 3, "draw": 3}


@pytest.mark.parametrize("data", OURS)
def test_the_example_comes_out_as_told(data: dict[str, Any]) -> None:
    expect = dict(data["expect"])
    if "round" in expect:
        expect["round"] = {**expect["round"], "reason": REASONS[expect["round"]["reason"]]}
    if "legal" in expect:
        expect["legal"] = sorted(expect["legal"])
    facts = Example(data).facts
    if "round" in expect and "points" not in expect["round"]:
        del facts["round"]["points"]
    assert {key: facts.get(key, "not shown") for key in expect} == expect


def test_the_draw_that_leaves_nobody_a_move_ends_the_round_without_a_pass() -> None:
    (e062,) = [example for example in EXAMPLES if example["id"] == "E062-draw"]
    given = {**e062, "id": "as it stands", "moves": e062["moves"][:1]}
    facts = Example(given).facts
    assert facts["round"] == {"reason": "blocked", "winner": "B", "points": 9 + 4 + 8 - 2}
    assert (facts["stockCount"], facts["next"]) == (2, None)


def longest_line(n: int) -> int:
    """Tiles of a longest line, laid out by the law: only two numbers may stand at an end.

    Each number lies on n halves of other tiles. Where n is odd, all numbers but two must give one
    of them up, in pairs; the rest is one closed walk along the numbers, or an open one.
    """
    tied: dict[int, list[int]] = {a: [b for b in range(n + 1) if b != a] for a in range(n + 1)}
    if n % 2:
        for a in range(2, n, 2):
            tied[a].remove(a + 1)
            tied[a + 1].remove(a)
    walk, path = [], [0]
    while path:
        at = path[-1]
        if tied[at]:
            path.append(tied[at].pop())
            tied[path[-1]].remove(at)
        else:
            walk.append(path.pop())
    words: list[str] = []
    for at, (a, b) in enumerate(pairwise(walk)):
        words += [f"{a}-{a}"] * (a not in walk[:at]) + [f"{a}-{b}"]
    words += [f"{walk[-1]}-{walk[-1]}"] * (walk[-1] not in walk[:-1])
    match = position(ruled(GAME["block"], set=n), ((), ()), row(" ".join(words)))
    assert match.round is not None
    return len(match.round.line())


@pytest.mark.parametrize("data", SETS)
def test_the_sets_are_as_told(data: dict[str, Any]) -> None:
    found = {
        "tiles": lambda n: len(tile_set(n)),
        "pips": lambda n: sum(one.pips for one in tile_set(n)),
        "doubles": lambda n: sum(one.double for one in tile_set(n)),
        "longestLine": longest_line,
    }
    for key, numbers in data["expect"].items():
        assert [found[key](n) for n in data["setup"]["n"]] == numbers
