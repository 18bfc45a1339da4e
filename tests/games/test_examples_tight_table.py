"""Does Tight Table do what the worked examples say?"""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from dominoes_desktop.games.tight_table import TIGHT_TABLE
from dominoes_desktop.geometry.tight import TightTable
from dominoes_desktop.rules.event import LeadGiven
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Draw, Move, Play
from dominoes_desktop.rules.parts.placing import TableEdges
from dominoes_desktop.rules.round import LEAD, place_of, spot_in
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import halves
from dominoes_desktop.rules.umpire import legal_moves, new_match, position, step, to_move
from tests.rules.texts import dealt, one, tiles

from .examples import EXAMPLES, elsewhere, examples, held


def straight(words: list[str]) -> Line:
    """A row laid eastward from its first tile, which lies in the middle of the table."""
    line: list[Joined] = []
    for word in words:
        left, _ = halves(word)
        if not line:
            line.append(Joined(one(word), one(word).high))
            continue
        last = line[-1].tile
        match = position(
            TIGHT_TABLE, ((one(word),), (one("0-0"),)), tuple(line), tiles("1-0 2-0 3-0")
        )
        (there,) = [
            move.spot
            for move in legal_moves(match)
            if isinstance(move, Play) and move.host == last and move.inner == left
            if move.spot and (move.spot.way, move.spot.y) == ("e", 13)
        ]
        line.append(Joined(one(word), left, last, left, spot=there))
    return tuple(line)


@dataclass(frozen=True)
class FullTable:
    """A table on which there is room for three tiles, and no more."""

    def spots(
        self, size: tuple[int, int], joined: tuple[int, ...], place: int, double: bool
    ) -> tuple[int, ...]:
        return TightTable().spots(size, joined, place, double) if len(joined) < 3 else ()


def at_ends(match: Match, words: list[str]) -> list[str]:
    """The legal plays as ``tile@L`` and ``tile@R``, however they may lie."""
    ends = {(one(words[0]), halves(words[0])[0]): "L", (one(words[-1]), halves(words[-1])[1]): "R"}
    plays = [move for move in legal_moves(match) if isinstance(move, Play) and move.host]
    return sorted({f"{play.tile}@{ends[play.host, play.inner]}" for play in plays if play.host})


def with_id(*numbers: int) -> list[Any]:
    wanted = {f"E{number:03}-novel" for number in numbers}
    return [e for e in examples("tight_table") if e.values[0]["id"] in wanted]


@pytest.mark.parametrize("data", with_id(43, 44))
def test_the_starter_is_as_told_and_may_lead_any_tile(data: dict[str, Any]) -> None:
    hands = [" ".join(data["setup"]["hands"][name]) for name in "AB"]
    match = step(new_match(TIGHT_TABLE, 2), dealt(TIGHT_TABLE, *hands)).match
    (lead,) = [event for event in match.history if isinstance(event, LeadGiven)]
    assert match.round is not None
    facts = {"starter": "AB"[lead.seat], "byTile": str(lead.tile), "stockCount": match.round.left()}
    assert {key: facts[key] for key in data["expect"]} == data["expect"]
    assert len(legal_moves(match)) == 7


@pytest.mark.parametrize("data", with_id(46, 47))
def test_moves_are_as_told(data: dict[str, Any]) -> None:
    setup, expect = data["setup"], data["expect"]
    words = setup["layout"]["line"]
    stock = tiles(" ".join(setup.get("stock", [])))
    line = straight(words)
    hands = [held(data, name) for name in "AB"]
    rest = elsewhere(*hands, stock, tuple([joined.tile for joined in line]))
    hands = [hand or tuple(rest[:5]) for hand in hands]
    match = position(TIGHT_TABLE, hands, line, stock, "AB".index(setup["toMove"]))
    facts: dict[str, Any] = {"legal": at_ends(match, words), "legalBefore": at_ends(match, words)}
    facts["draws"] = 0
    for told in data["moves"]:
        move: Move = Draw(tiles(told.get("draw", "")))
        if "play" in told:
            move = legal_moves(match)[0]
            assert isinstance(move, Play)
            assert (move.tile, move.host) == (one(told["play"]), one(words[0]))
        else:
            facts["draws"] += 1
        match = step(match, move).match
    assert match.round is not None
    facts["handSizes"] = dict(zip("AB", match.round.sizes(), strict=True))
    facts["stockCount"] = match.round.left()
    facts["next"] = "AB"[to_move(match) or 0]
    assert {key: facts[key] for key in expect} == expect


@pytest.mark.parametrize("data", with_id(49, 50, 52))
def test_a_blocked_round_ends_as_told(data: dict[str, Any]) -> None:
    setup, expect = data["setup"], data["expect"]
    hands = [held(data, name) for name in "AB"]
    game, line = TIGHT_TABLE, straight(["5-5"])
    if "layout" in setup:
        game = replace(TIGHT_TABLE, placing=TableEdges(FullTable()))
        line = straight(setup["layout"]["line"])
    rest = elsewhere(*hands, tuple([joined.tile for joined in line]))
    match = position(game, hands, line, rest[:2])
    assert match.round is not None
    result = match.round.result
    assert result is not None
    winner = "AB"[result.winners[0]] if result.winners else None
    found = {"reason": result.reason, "winner": winner, "points": max(result.points)}
    assert found == expect["round"]
    assert dict(zip("AB", result.left, strict=True)) == expect["pips"]


@pytest.mark.parametrize(
    ("data", "size"),
    [(e.values[0], size) for e, size in zip(with_id(53, 55), ((12, 8), (16, 10)), strict=True)],
)
def test_there_is_room_as_told(data: dict[str, Any], size: tuple[int, int]) -> None:
    """The first tile lies in the middle here, so the table is as narrow as brings the end there."""
    words = [one(tile["tile"]) for tile in data["setup"]["geometry"]["tiles"]]
    first, second = words
    codes = [LEAD << 13 | first.high << 8 | first.id]
    on = place_of(first, first.low)
    (there, *_) = [
        bits
        for bits in TightTable().spots(size, tuple(codes), on, second.double)
        if (spot := spot_in(bits)) and (spot.y, spot.way) in ((size[1] // 2, "e"), (4, "s"))
    ]
    codes.append(there | on << 13 | first.low << 8 | second.id)
    end = place_of(second, data["setup"]["geometry"]["end"]["value"])
    found = {}
    for text in data["setup"]["hands"]["A"]:
        spots = TightTable().spots(size, tuple(codes), end, one(text).double)
        ways = [spot.way for bits in spots if (spot := spot_in(bits))]
        found[f"placements_{text.replace('-', '_')}"] = ["straight" for way in ways if way == "e"]
        assert set(ways) <= {"e"}
    assert {**found, "legal": []} == {"legal": [], **data["expect"]}


def test_all_nine_examples_are_here() -> None:
    assert len(with_id(43, 44, 46, 47, 49, 50, 52, 53, 55)) == 9
    assert sum(example["variant"] == "tight_table" for example in EXAMPLES) == 9
