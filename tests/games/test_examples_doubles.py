"""Does Doubles do what the worked examples say?"""

from typing import Any

import pytest

from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Draw, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import halves
from dominoes_desktop.rules.umpire import legal_moves, position, step, to_move
from tests.rules.texts import one, tiles

from .examples import EXAMPLES, elsewhere, examples, held, play


def tree(nodes: list[dict[str, Any]]) -> Line:
    line: list[Joined] = []
    for node in nodes:
        inner, _ = halves(node["tile"])
        if node["on"] is None:
            line.append(Joined(one(node["tile"]), inner))
        else:
            line.append(Joined(one(node["tile"]), inner, line[node["on"]].tile, inner))
    return tuple(line)


def at_nodes(match: Match, line: Line) -> list[str]:
    """The legal plays as ``tile@node``."""
    nodes = {laid.tile: number for number, laid in enumerate(line)}
    plays = [move for move in legal_moves(match) if isinstance(move, Play) and move.host]
    return sorted(f"{move.tile}@{nodes[move.host]}" for move in plays if move.host)


@pytest.mark.parametrize(
    "data", [e for e in examples("doubles") if "layout" in e.values[0]["setup"]]
)
def test_what_is_legal_is_as_told(data: dict[str, Any]) -> None:
    setup, expect = data["setup"], data["expect"]
    line = tree(setup["layout"]["tree"])
    stock = tiles(" ".join(setup.get("stock", [])))
    known = [held(data, name) for name in "AB"]
    rest = elsewhere(*known, stock, tuple([laid.tile for laid in line]))
    hands = [hand or tuple(rest[:5]) for hand in known]
    match = position(DOUBLES, hands, line, stock, "AB".index(setup["toMove"]))
    facts: dict[str, Any] = {"legal": at_nodes(match, line), "legalBefore": at_nodes(match, line)}
    assert match.round is not None
    free = [str(end.host) for end in match.round.open_ends()]
    facts["openSides"] = {
        str(number): free.count(str(laid.tile))
        for number, laid in enumerate(line)
        if str(number) in expect.get("openSides", {})
    }
    for move in data["moves"]:
        if "draw" in move:
            match = step(match, Draw(tiles(move["draw"]))).match
            facts["legalAfterDraw"] = at_nodes(match, line)
            facts["forced"] = all(isinstance(move, Play) for move in legal_moves(match))
        else:
            host = line[move["at"]]
            match = step(match, play(move["play"], (host.tile, host.outer))).match
    facts["next"] = "AB"[to_move(match) or 0]
    assert {key: facts.get(key, "not shown") for key in expect} == expect


@pytest.mark.parametrize(
    "data", [e for e in examples("doubles") if "layout" not in e.values[0]["setup"]]
)
def test_the_round_ends_as_told(data: dict[str, Any]) -> None:
    setup, expect = data["setup"], data["expect"]
    out = "last tile" in setup["state"]
    hands = [held(data, name) for name in "ABC"]
    taken = {half for hand in hands for tile in hand for half in (tile.high, tile.low)}
    rest = elsewhere(*hands)
    lone = next(one for one in rest if one.double and (out or one.high not in taken))
    if out:
        hands[0] = (next(one for one in rest if one.has(lone.high) and one != lone),)
    match = position(DOUBLES, hands, (Joined(lone, lone.high),))
    if out:
        match = step(match, legal_moves(match)[0]).match
    assert match.round is not None
    result = match.round.result
    assert result is not None
    assert result.reason == {"domino": "out"}.get(expect["round"]["reason"], "blocked")
    assert ["ABC"[seat] for seat in result.winners] == [expect["round"]["winner"]]
    assert result.points[result.winners[0]] == expect["round"]["points"]
    left = dict(zip("ABC", result.left, strict=True))
    assert {name: left[name] for name in expect["pips"]} == expect["pips"]


def test_all_six_examples_are_here() -> None:
    assert sum(example["variant"] == "doubles" for example in EXAMPLES) == 6
