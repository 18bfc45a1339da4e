"""Does a record that was written before a game's rules were changed still open, as it was played?

``old/draw.domino`` lies there as one of the first programs wrote it, and is never written anew.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from dominoes_desktop.archive import parse_record, read_record
from dominoes_desktop.archive.course import follow
from dominoes_desktop.games import DRAW, GAMES
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.options import values, with_rule
from dominoes_desktop.rules.ruleset import Ruleset

OLD = Path(__file__).with_name("old") / "draw.domino"


def later() -> tuple[Ruleset, ...]:
    """The book after Draw was revised: other presets for all that matters here."""
    draw = DRAW
    for name, value in {
        "hand": "5",
        "reserve": "0",
        "first_lead": "lot",
        "next_lead": "rotate",
        "draw": "one",
        "target": "250",
        "block_score": "all",
    }.items():
        draw = with_rule(draw, name, value)
    revised = replace(draw, revision=DRAW.revision + 1)
    return tuple([revised if game.key == "draw" else game for game in GAMES])


def test_an_old_record_opens_as_it_was_left() -> None:
    record = read_record(OLD)
    match = follow(record.ruleset, 2, record.entries).match
    assert match.number == 2
    assert match.wants == "move"
    assert [seal.fair for seal in record.seals] == [True, None]
    assert record.notices == ()


def test_a_later_revision_of_the_game_plays_it_by_the_rules_that_stand_in_it() -> None:
    then, now = read_record(OLD), read_record(OLD, later())
    assert values(now.ruleset, 2) == values(then.ruleset, 2)
    before, after = (follow(one.ruleset, 2, one.entries).match for one in (then, now))
    for seat in range(2):
        told = observe(before, seat), observe(after, seat)
        assert replace(told[0], ruleset=told[1].ruleset) == told[1]


@pytest.mark.parametrize("rule", ["free_draw", "table_edges", "exact", "teams", "fill_first"])
def test_a_rule_that_the_old_program_did_not_know_has_its_preset(rule: str) -> None:
    lines = OLD.read_text(encoding="utf-8").splitlines(keepends=True)
    without = "".join([line for line in lines if not line.startswith(f"rule {rule} ")])
    record = parse_record(without.encode(), "old.domino")
    assert record.entries == read_record(OLD).entries
    assert values(record.ruleset, 2)[rule] == values(DRAW, 2)[rule]
