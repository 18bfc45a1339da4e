"""What does a played match come to, for those who played in it?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_desktop.archive.origin import Origin
from dominoes_desktop.archive.outcome import Outcome, outcomes
from dominoes_desktop.archive.summary import Asked, grouped, rules_of, summed
from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PARTNERSHIP
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

from .evenings import ANN, BO, LOST, WON, played_out

MINE = Origin("m", persons=("ann", ""))


def of(desk: Desk, origin: Origin = MINE) -> list[Outcome]:
    return outcomes(desk.ruleset, desk.seated, desk.log, origin, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_is_counted_as_the_table_counted_it(game: Ruleset) -> None:
    seats = max(2, game.seats[0])
    seated = (ANN, *[replace(BO, name=f"Bo {n}") for n in range(1, seats)])
    for seed in range(3):
        desk = played_out(game, seated, seed)
        (one,) = of(desk)
        seen = desk.observe(0)
        assert (one.points, one.rounds_won) == (seen.scores[0], seen.wins[0])
        assert (one.won > 0) == (0 in seen.champions)
        assert one.status == "counted"
        assert one.rounds >= one.rounds_won
        assert one.best_round <= one.points


def test_a_match_with_an_undo_is_practice() -> None:
    assert [one.status for one in of(played_out(DRAW, (ANN, BO), undo=True))] == ["undo"]


def test_a_match_put_away_is_left() -> None:
    desk = played_out(BLOCK, (ANN, BO))
    (one,) = outcomes(desk.ruleset, desk.seated, desk.log[:6], MINE, 1)
    assert (one.status, one.won) == ("left", 0.0)


def test_a_match_that_is_resigned_is_lost_and_the_other_side_has_won() -> None:
    ben = Seated("human", "Ben")
    desk, both = played_out(BLOCK, (ANN, ben)), Origin("m", persons=("ann", "ben"))
    log = desk.log[:6]
    found = outcomes(desk.ruleset, desk.seated, log, both, 1, resigned=0)
    assert [(one.status, one.won) for one in found] == [("counted", 0.0), ("counted", 1.0)]
    three, all_three = (ANN, ben, BO), Origin("m", persons=("ann", "ben", ""))
    desk = played_out(BLOCK, three)
    found = outcomes(desk.ruleset, desk.seated, desk.log[:6], all_three, 1, resigned=0)
    assert [(one.status, one.won) for one in found] == [("counted", 0.0), ("left", 0.0)]


def test_a_match_that_nobody_won_is_drawn() -> None:
    ruleset = with_rule(BLOCK, "target", "round")
    desks = [played_out(ruleset, (ANN, BO), seed, target="round") for seed in range(60)]
    drawn = [desk for desk in desks if not desk.observe(0).champions]
    assert drawn
    assert {of(desk)[0].status for desk in drawn} == {"drawn"}
    told = summed([WON, *of(drawn[0])])
    assert (told.matches, told.won, told.streak) == (2, 1, 1)


def test_guests_and_computers_have_no_figures() -> None:
    assert of(played_out(BLOCK, (ANN, BO)), Origin("m")) == []
    assert of(played_out(BLOCK, (ANN, BO)), Origin("m", persons=("", "ann"))) == []


def test_each_of_the_family_gets_their_own() -> None:
    ben = Seated("human", "Ben")
    found = of(played_out(ANIMAL, (ANN, ben)), Origin("m", persons=("ann", "ben")))
    assert [one.person for one in found] == ["ann", "ben"]
    assert {one.level for one in found} == {"people"}
    assert sum(one.won for one in found) == 1


def test_partners_win_together_and_are_no_opponents() -> None:
    cast = (ANN, BO, Seated("computer", "Cy", "expert"), replace(BO, name="Di"))
    desk = played_out(PARTNERSHIP, cast)
    (one,) = of(desk, Origin("m", persons=("ann", "", "", "")))
    assert (one.rivals, one.partners, one.level) == ("casual+casual", "expert", "casual")
    assert one.won == float(0 in desk.observe(0).champions)


def test_house_rules_are_told_from_the_preset() -> None:
    (one,) = of(played_out(DRAW, (ANN, BO)))
    assert one.rules == "target=30"
    assert [rules_of(one), rules_of(WON), rules_of(replace(WON, daily="2026-11-30"))] == [
        "changed",
        "preset",
        "daily",
    ]


def test_figures_add_up() -> None:
    practice = replace(WON, match="m3", status="undo", points=999)
    left = replace(WON, match="m4", status="left")
    whole = summed([WON, WON, LOST, practice, left])
    assert (whole.matches, whole.won, whole.rounds, whole.points) == (3, 2, 15, 268)
    assert (whole.best, whole.longest, whole.streak) == (104, 2, -1)
    assert (whole.practice, whole.left) == (1, 1)
    assert whole.win_share == pytest.approx(2 / 3)
    assert whole.per_round == pytest.approx(268 / 15)
    assert summed([]).per_match is None


def test_what_is_asked_for_is_what_is_summed() -> None:
    block = replace(LOST, game="block", level="expert", rules="target=50")
    every = [WON, LOST, block]
    assert [one for one in every if Asked(game="block").takes(one)] == [block]
    assert [one for one in every if Asked(level="casual", rules="preset").takes(one)] == [WON, LOST]
    assert [(key, row.matches) for key, row in grouped(every, lambda one: one.game)] == [
        ("draw", 2),
        ("block", 1),
    ]
