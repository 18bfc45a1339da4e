"""Does Super Dominoes do what the worked examples say?"""

from dataclasses import replace
from typing import Any

import pytest

from dominoes_desktop.games.super import SUPER
from dominoes_desktop.rules.event import LeadGiven, LeadPassed
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Deal, Draw
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import legal_moves, new_match, position, step, to_move
from tests.rules.texts import dealt, legal, one, tiles

from .examples import EXAMPLES, Place, arm, elsewhere, examples, held, named, play, tip

# Hands of which only the size matters: as they are given nobody could go on, and the round would
# be over as blocked (rules.md B1: no further passes are made).
HOLDS_INSTEAD = {
    "E010-super": {"A": ["15-9", "7-2"]},
    "E014-super": {"A": ["15-14", "14-1"]},
    "E019-super": {"D": ["9-4"]},
    "E020-super": {"A": ["9-9", "7-1"]},
}


class Example:
    """One example played out; ``facts`` are what it shows, by the keys of ``expect``."""

    def __init__(self, data: dict[str, Any]) -> None:
        hands = {**data["setup"].get("hands", {}), **HOLDS_INSTEAD.get(data["id"], {})}
        self.setup = {**data["setup"], "hands": hands}
        self.data = {**data, "setup": self.setup}
        self.players: list[str] = self.setup["players"]
        self.facts: dict[str, Any] = {}
        self.places: dict[str, Place] = {}
        if "toMove" in self.setup and "handSize" not in self.setup:
            self.match = self._stand()
        else:
            self.match = self._deal()
        before = self._stock()
        for number, move in enumerate(data["moves"], 1):
            self._move(move)
            self.facts[f"nextAfter{number}"] = self._next()
        self._tell(before)

    def _stand(self) -> Match:
        layout = self.setup.get("layout")
        line: Line = ()
        if layout:
            spinner = one(layout["fatSpinner"])
            arms = [arm(spinner, words) for words in layout["arms"]]
            line = (Joined(spinner, spinner.high), *[tile for some in arms for tile in some])
            self.places = {"S": (spinner, spinner.high)}
            self.places |= {f"A{at}": tip(spinner, some) for at, some in enumerate(arms)}
        stock = tiles(" ".join(self.setup.get("stock", [])))
        hands = [held(self.data, name) for name in self.players]
        seat = self.players.index(self.setup["toMove"])
        return position(SUPER, hands, line, stock, seat)

    def _deal(self) -> Match:
        hands = [held(self.data, name) for name in self.players]
        if "handSize" in self.setup:
            lead = one(self.setup["lead"])
            rest = [one for one in tile_set(15) if one != lead]
            size = self.setup["handSize"]
            hands = [(lead, *rest[: size - 1])]
            hands += [tuple(rest[at : at + size]) for at in (120, 40, 60)]
        game = replace(SUPER, hand=((2, len(hands[0])),))
        stock = tiles(" ".join(self.setup.get("stock", [])))
        dealt_out: Deal = Deal(tuple(hands), (*stock, *elsewhere(*hands, stock, n=15)))
        match = step(new_match(game, len(hands)), dealt_out).match
        (given,) = [event for event in match.history if isinstance(event, LeadGiven)]
        assert given.asked
        self.facts["firstPlayer"] = self.players[given.seat]
        self.facts["firstPlayerTile"] = str(given.tile)
        for event in match.history:
            if isinstance(event, LeadPassed):
                self.facts[f"legal{self.players[event.seat]}"] = []
        if legal(match) != {"draw"}:
            self.facts["leader"] = self._next(match)
            self.facts[f"legal{self._next(match)}"] = sorted(legal(match))
        return match

    def _move(self, told: dict[str, Any]) -> None:
        if told.get("noDouble"):
            return
        name = told["p"]
        assert self._next() == name
        self.facts[f"legal{name}"] = self._legal()
        if "play" not in told:
            drawn = told["draws"] if "draws" in told else [told["draw"]]
            self.match = step(self.match, Draw(tiles(" ".join(drawn)))).match
            return
        at = told.get("at")
        if at is None:
            self.facts |= {"leader": name, "lead": told["play"]}
        place = self.places[at] if at else None
        self.match = step(self.match, play(told["play"], place)).match
        what = one(told["play"])
        if place is None:
            self.places["S"] = (what, what.high)
            return
        inner = place[1] if what.has(place[1]) else what.high
        number = len(self.places) - 1 if at == "S" else int(told["at"][1:])
        self.places[f"A{number}"] = (what, what.other(inner))
        self.facts["openEnd"] = what.other(inner)

    def _legal(self) -> list[str]:
        if not self.places:
            return sorted(legal(self.match))
        return named(self.match, self.places)

    def _next(self, match: Match | None = None) -> str | None:
        seat = to_move(match or self.match)
        return None if seat is None else self.players[seat]

    def _stock(self) -> int:
        assert self.match.round is not None
        return self.match.round.left()

    def _tell(self, before: int) -> None:
        round = self.match.round
        assert round is not None
        self.facts["next"] = self._next()
        self.facts["spell"] = bool(observe(self.match, 0).due)
        self.facts["stockCount"] = round.left()
        self.facts["stockCountDelta"] = round.left() - before
        self.facts["handSizes"] = dict(zip(self.players, round.sizes(), strict=True))
        if self._next() and legal_moves(self.match):
            self.facts.setdefault(f"legal{self._next()}", self._legal())
        if round.result is not None:
            (self.facts["winner"],) = [self.players[seat] for seat in round.result.winners]


@pytest.mark.parametrize("data", examples("super"))
def test_the_example_comes_out_as_told(data: dict[str, Any]) -> None:
    facts = Example(data).facts
    expect = data["expect"]
    told = {key: facts.get(key, "not shown") for key in expect}
    if "handSizes" in expect:
        told["handSizes"] = {name: told["handSizes"][name] for name in expect["handSizes"]}
    assert told == expect


def test_all_thirteen_examples_are_here() -> None:
    assert sum(example["variant"] == "super" for example in EXAMPLES) == 13
    assert len(dealt(SUPER).boneyard) == 136
