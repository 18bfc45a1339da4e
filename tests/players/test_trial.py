"""Are moves tried fairly, as often as asked for, and given up when they are far behind?"""

from random import Random

import pytest

from dominoes_desktop.games import BLOCK, DRAW, SUPER, TIGHT_TABLE
from dominoes_desktop.players.choose import choose
from dominoes_desktop.players.star_trial import StarTrials
from dominoes_desktop.players.trial import FIRST_LOOK, tried
from dominoes_desktop.players.why import Reckoned
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset

from .worlds import moments


class Fair:
    """Each move pays its number on average, give or take; every third world is left out."""

    extra = 0

    def __init__(self, leaves_out: bool = False) -> None:
        self.rng = Random(1)
        self.worlds = self.trials = 0
        self.leaves_out = leaves_out

    def world(self) -> float:
        self.worlds += 1
        return 0.0 if self.leaves_out and self.worlds % 3 == 0 else 1.0

    def trial(self, move: int) -> float:
        self.trials += 1
        return move + self.rng.uniform(-5, 5)


def test_the_better_move_is_found_within_the_budget() -> None:
    trials = Fair()
    found = tried(trials, 3, 3000)
    assert trials.trials <= 3000
    assert found[0].value < found[1].value < found[2].value


def test_what_is_far_behind_is_not_tried_on() -> None:
    found = tried(Fair(), 9, 9000)
    assert len(found[0].results) < len(found[8].results)
    assert len(found[0].results) >= FIRST_LOOK


def test_each_move_is_tried_once_at_least() -> None:
    assert [len(one.results) for one in tried(Fair(), 4, 1)] == [1, 1, 1, 1]


def test_worlds_may_be_left_out() -> None:
    trials = Fair(leaves_out=True)
    assert len(tried(trials, 2, 40)[0].results) == 20
    assert trials.worlds > 20


def test_enough_is_enough() -> None:
    trials = Fair()
    tried(trials, 2, 100_000, lambda: trials.trials > 50)
    assert 50 < trials.trials < 100


@pytest.mark.parametrize("ruleset", [BLOCK, DRAW], ids=["block", "draw"])
def test_who_is_hurried_still_chooses(ruleset: Ruleset) -> None:
    for moment in moments(ruleset, 2, Random(3)):
        seen = observe(moment.match, moment.seat)
        choice = choose(seen, "expert", Random(1), enough=lambda: True)
        assert choice.move in seen.legal


def made(monkeypatch: pytest.MonkeyPatch, seats: int) -> int:
    """How many trials of Super, of so many seats, a budget of 90 pays for."""
    count = []
    trial = StarTrials.trial

    def counted(self: StarTrials, move: int) -> float:
        count.append(move)
        return trial(self, move)

    monkeypatch.setattr(StarTrials, "trial", counted)
    for moment in moments(SUPER, seats, Random(1)):
        seen = observe(moment.match, moment.seat)
        if seen.line and len(seen.legal) > 1:
            choose(seen, "expert", Random(1), 90)
            return len(count)
    raise AssertionError("never")


def test_a_round_of_many_seats_is_long_and_fewer_of_them_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The slowest decision of eight is to take no longer than one at a smaller table."""
    assert 80 < made(monkeypatch, 2) <= 90
    assert 20 < made(monkeypatch, 8) <= 30


@pytest.mark.parametrize("ruleset", [BLOCK, TIGHT_TABLE], ids=["block", "tight_table"])
def test_who_is_hurried_reckons_no_long_end_out(ruleset: Ruleset) -> None:
    """All tiles are dealt: from the first moment it is known who holds what."""
    asked = []

    def enough() -> bool:
        asked.append(True)
        return True

    all_dealt = with_rule(ruleset, "hand", "14")
    moment = next(one for one in moments(all_dealt, 2, Random(1)) if len(one.done) > 2)
    seen = observe(moment.match, moment.seat)
    choice = choose(seen, "expert", Random(1), enough=enough)
    assert choice.move in seen.legal
    assert not isinstance(choice.ranked[0].why, Reckoned)
    assert len(asked) == 2, "while it was reckoned, and after the first few worlds"
