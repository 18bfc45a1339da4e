"""Scenes: the spinner with its four sides, and points in play."""

from __future__ import annotations

from dominoes_desktop.rules.event import Scored
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from tests.rules.texts import lay, one
from tests.rules_pages.ending import FEW_PIPS, OTHERS
from tests.rules_pages.table import Table, ends, played, plays, result, to_move


def scored(table: Table, *moves: str) -> list[int]:
    """What each of these tiles scores when they are laid in turn."""
    gains = [
        [event.points for event in done.events if isinstance(event, Scored)]
        for done in table.laid(*moves, scores=table.far)
    ]
    return [sum(gain) for gain in gains]


def after(table: Table, *moves: str) -> Match:
    """The round once these tiles are laid."""
    return table.laid(*moves, scores=table.far)[-1].match


def counted(table: Table, *moves: str) -> int | None:
    """The sum of the open ends once they are laid."""
    return observe(after(table, *moves), 0).count


def fives_goal(table: Table) -> None:
    assert scored(table, "6-4") == [10]


def one_end(table: Table) -> None:
    match = table.at("6-4 6-3 3-2", line="6-6")
    assert {play.host for play in plays(match)} == {one("6-6")}
    match = played(match, [lay("6-4@6-6")])
    assert match.round is not None
    assert match.round.sizes()[0] == 2
    assert to_move(match) != 0


def spinner(table: Table) -> None:
    """Played on at four sides, whether it was led or joined to another tile."""
    led = ["6-6", "6-3@6-6", "6-4@6-6", "6-2@6-6", "6-0@6-6"]
    for moves in (led, ["6-3", "6-6@6-3", *led[2:]]):
        assert ends(after(table, *moves)) == [0, 2, 3, 4]


def short_after(table: Table) -> None:
    assert ends(table.at("6-1", line="6-6 6-3")) == [3, 6]
    assert ends(table.at("6-2", line="4-6 6-6 6-3")) == [3, 4, 6, 6]


def short_anytime(table: Table) -> None:
    assert ends(table.at("6-1", line="6-6")) == [6, 6, 6, 6]


def one_spinner(table: Table) -> None:
    assert ends(table.at("3-1", line="4-6 6-6 6-3 3-3")).count(3) == 1


def four_arms(table: Table) -> None:
    assert ends(after(table, *table.pictured[:-1])) == [1, 3, 4, 6]
    assert ends(after(table, *table.pictured)) == [0, 1, 3, 4]


def count(table: Table) -> None:
    assert scored(table, "6-5", "5-4@6-5", "6-2@6-5", "4-3@5-4") == [0, 10, 0, 5]


def count_first(table: Table) -> None:
    assert scored(table, "5-5") == [10]
    assert scored(table, "4-1") == [5]
    assert scored(table, "6-3") == [0]


def count_lead(table: Table) -> None:
    assert scored(table, *table.pictured) == [6 + 4]


def count_double(table: Table) -> None:
    assert scored(table, "4-2", "4-4@4-2") == [0, 4 + 4 + 2]


def count_plain(table: Table) -> None:
    assert counted(table, *table.pictured) == 4 + 4 + 1
    assert scored(table, *table.pictured)[-1] == 0


def count_spinner(table: Table) -> None:
    assert counted(table, "6-6") == 6 + 6
    assert counted(table, "6-6", "6-3@6-6") == 6 + 6 + 3
    assert counted(table, "6-6", "6-3@6-6", "6-4@6-6") == 3 + 4


def count_covered(table: Table) -> None:
    assert scored(table, *table.pictured)[-1] == 3 + 2


def count_arm(table: Table) -> None:
    assert counted(table, "6-6", "6-3@6-6", "6-4@6-6") == 3 + 4
    assert counted(table, "6-6", "6-3@6-6", "6-4@6-6", "6-2@6-6") == 3 + 4 + 2


def target_in_play(table: Table) -> None:
    start = table.scored(int(table.facts["target"]) - 10)
    match = table.laid("6-4", scores=start)[-1].match
    assert result(match).reason == "target"
    assert (match.wants, match.champions) == ("nothing", table.sides[0])


def rounded(table: Table) -> None:
    """Ann goes out, or blocks, and the others hold 12 pips, then 13."""
    for others, worth in ((12, 10), (13, 15)):
        assert table.says(others)
        assert table.says(worth)
        assert table.rounded(others) == worth
    for match in (table.out(*OTHERS), table.blocked(*FEW_PIPS)):
        for tally in result(match).tallies:
            held = sum([term.pips - term.less for term in tally.terms])
            assert tally.points == (table.rounded(max(0, held)) if tally.terms else 1)


def one_points(table: Table) -> None:
    """The second side does not win the round, but has the most points."""
    gain = result(table.out(*OTHERS, scores=table.far)).points[0]
    match = table.out(*OTHERS, scores=table.scored(0, gain + 5))
    assert result(match).winners == table.sides[0]
    assert (match.wants, match.champions) == ("nothing", table.sides[1])


def one_points_level(table: Table) -> None:
    gain = result(table.out(*OTHERS, scores=table.far)).points[0]
    match = table.out(*OTHERS, scores=table.scored(0, gain))
    assert match.champions == tuple(sorted(table.sides[0] + table.sides[1]))


def one_pointless(table: Table) -> None:
    gain = result(table.out(*OTHERS, scores=table.far)).points[0]
    match = table.out(*OTHERS, scores=table.scored(-gain))
    assert max(match.scores) == 0
    assert (match.wants, match.champions) == ("nothing", table.sides[0])
