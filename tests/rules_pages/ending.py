"""Scenes: how a round ends, what it is worth, and how the match is won."""

from __future__ import annotations

from dataclasses import replace

from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import TILES
from tests.rules.texts import lay
from tests.rules_pages.table import FAR, LEVEL, Table, ended, pips, played, result

OTHERS = ("6-5 3-1", "5-4", "2-2 2-1", "5-5", "5-3", "5-2 1-1", "5-1")
"""What the others hold when seat 0 goes out."""
FEW_PIPS = ("3-1 1-1", "6-5", "6-4 2-1", "6-3 5-5 2-2", "6-6 5-1", "6-2 4-4", "5-3 4-3", "5-4 3-2")
"""Seat 0 has the fewest pips, seat 1 the fewest tiles."""
LEAST = (
    *("3-1", "6-5 1-1", "4-2 2-1", "6-4 3-3 5-1"),
    *("5-5 2-2", "6-6 5-2", "6-3 4-4", "5-3 4-1"),
)
"""Seat 0 has the fewest pips and the fewest tiles, and so has its side of two."""


def out(table: Table) -> None:
    match = as_asked(table)
    assert result(match).reason == "out"
    assert 0 in result(match).winners


def as_asked(table: Table) -> Match:
    """What becomes of the lesson's round when its task is done."""
    return played(table.scene(), [table.shown.way(0, table.scene())])


def goal(table: Table) -> None:
    assert 0 in result(table.out(*OTHERS)).winners


def blocked(table: Table) -> None:
    """After 1-0 on 0-0 nobody holds a 0 or a 1."""
    others = ("3-2", "4-3", "5-4", "5-3", "5-2", "4-4", "3-3")
    assert not ended(table.scene())
    assert result(as_asked(table)).reason == "blocked"
    if table.facts["draws"] != "none":
        match = table.at("1-0 2-2", *others[: table.seats - 1], line="0-0", drawable="5-5")
        assert not ended(played(match, [lay("0-1@0-0")]))


def out_opponents(table: Table) -> None:
    points = table.rounded(pips(*OTHERS[: table.seats - 1]))
    assert result(table.out(*OTHERS)).points[0] == points


def out_all(table: Table) -> None:
    out_opponents(table)


def out_boneyard(table: Table) -> None:
    match = table.at("6-4", *OTHERS[: table.seats - 1], drawable="4-3 4-4")
    match = played(match, [lay("6-4@6-6")])
    assert match.round is not None
    yard = match.round.boneyard
    left = sum([TILES[one].high + TILES[one].low for one in yard])
    assert left >= pips("4-3 4-4")
    assert result(match).points[0] == table.rounded(pips(*OTHERS[: table.seats - 1]) + left)


def out_wins(table: Table) -> None:
    assert result(table.out(*OTHERS)).winners == (0,)
    assert result(table.out(*OTHERS)).points == (1,) + (0,) * (table.seats - 1)


def block_pips(table: Table) -> None:
    assert result(table.blocked(*FEW_PIPS)).winners == (0,)


def block_tiles(table: Table) -> None:
    assert result(table.blocked(*FEW_PIPS)).winners == (1,)


def won_block(table: Table) -> tuple[int, int, list[int]]:
    """The points of a blocked round's winner, its own pips, and the pips of each other."""
    points = result(table.blocked(*FEW_PIPS)).points
    winner = 0 if table.facts["block_winner"] == "pips" else 1
    left = [pips(hand) for hand in FEW_PIPS[: table.seats]]
    own = left.pop(winner)
    assert {gain for seat, gain in enumerate(points) if seat != winner} == {0}
    return points[winner], own, left


def block_opponents(table: Table) -> None:
    points, _, others = won_block(table)
    assert points == table.rounded(sum(others))


def block_minus(table: Table) -> None:
    points, own, others = won_block(table)
    assert points == table.rounded(max(0, sum(others) - own))


def block_pairwise(table: Table) -> None:
    points, own, others = won_block(table)
    assert points == table.rounded(max(0, sum([other - own for other in others])))


def block_all(table: Table) -> None:
    points, own, others = won_block(table)
    assert points == table.rounded(sum(others) + own)


def block_wins(table: Table) -> None:
    assert won_block(table)[0] == 1


def block_least(table: Table) -> None:
    few = ("6-6", "1-1 2-1", "2-2 3-1", "3-2 4-1", "5-1 6-1", "5-2 4-2", "5-3 4-3", "5-4 6-2")
    if table.seats == 2:
        assert result(table.blocked(*few)).points == (0, 0)
    assert min(result(table.blocked(*few)).points) == 0


def tie_none(table: Table) -> None:
    match = table.tied()
    assert (result(match).winners, max(result(match).points)) == ((), 0)
    assert result(match).replayed is False


def tie_shared(table: Table) -> None:
    points = result(table.tied()).points
    assert result(table.tied()).winners == (0, 1)
    assert points[0] == points[1]
    assert (points[0] > 0) is (table.facts["level"] == "yes")


def tie_fewest(table: Table) -> None:
    level = ("5-3", "3-1", *LEVEL[2:])
    assert result(table.blocked(*level)).winners == (1,)
    assert result(table.tied()).winners == (0, 1)


def tie_replay(table: Table) -> None:
    match = table.tied(table.far)
    assert (result(match).winners, max(result(match).points)) == ((), 0)
    assert (match.wants, set(match.wins), match.scores) == ("deal", {0}, table.far)
    assert match.before == table.at("2-1").before


def match_one(table: Table) -> None:
    match = table.out(*OTHERS)
    assert (match.wants, match.champions) == ("nothing", table.sides[0])
    match = table.blocked(*FEW_PIPS)
    assert (match.wants, match.champions) == ("nothing", result(match).winners)


def one_nobody(table: Table) -> None:
    assert (table.tied().wants, table.tied().champions) == ("nothing", ())


def one_shared(table: Table) -> None:
    assert (table.tied().wants, table.tied().champions) == ("nothing", result(table.tied()).winners)


def best_of(table: Table) -> None:
    need = int(table.facts["need"])
    assert table.says(need)
    assert table.says(2 * need - 1)
    for won in range(need):
        match = after_wins(table, won, table.out(*OTHERS, scores=table.far).wins)
        over = won + 1 == need
        assert match.wants == ("nothing" if over else "deal")
        assert match.champions == ((0,) if over else ())


def after_wins(table: Table, won: int, gain: tuple[int, ...]) -> Match:
    """Seat 0 has won so many rounds, and then goes out again."""
    assert gain == (1,) + (0,) * (table.seats - 1)
    match = table.at("6-4", *OTHERS[: table.seats - 1], scores=table.far)
    wins = (won,) + (0,) * (table.seats - 1)
    return played(replace(match, wins=wins), [lay("6-4@6-6")])


def best_shared(table: Table) -> None:
    assert table.tied(table.far).wins == (1, 1) + (0,) * (table.seats - 2)


def best_nobody(table: Table) -> None:
    assert table.tied(table.far).wins == (0,) * table.seats


def best_points(table: Table) -> None:
    match = reaching(table, 0)
    assert (match.wants, match.champions, max(match.wins)) == ("nothing", (0,), 1)


def target(table: Table) -> None:
    assert table.says(int(table.facts["target"]))
    assert reaching(table, 0).champions == table.sides[0]
    assert reaching(table, 0).wants == "nothing"
    assert reaching(table, -1).wants == "deal"
    before = table.at("6-4", *OTHERS[: table.seats - 1], scores=table.far)
    after = played(before, [lay("6-4@6-6")])
    assert after.scores[0] - before.scores[0] == result(after).points[0]


def target_exact(table: Table) -> None:
    target(table)


def exact_over(table: Table) -> None:
    won = max((table.out(*OTHERS), table.blocked(*LEAST)), key=lambda m: max(result(m).points))
    points = result(won).points
    before = [int(table.facts["target"]) + 1 - gain if gain else FAR for gain in points]
    rounds = (table.out(*OTHERS, scores=before), table.blocked(*LEAST, scores=before))
    beyond = next(match for match in rounds if result(match).points == points)
    assert max(points) > 1
    assert (beyond.scores, beyond.wants) == (tuple(before), "deal")


def reaching(table: Table, over: int) -> Match:
    """Seat 0 goes out with points that lead it to the target, and so far over it."""
    points = result(table.out(*OTHERS, scores=table.far)).points[0]
    start = int(table.facts["target"]) + over - points
    return table.out(*OTHERS, scores=table.scored(start))


def target_level(table: Table) -> None:
    assert level(table, 0, 1).champions == table.sides[1]
    both = level(table, 0, 0)
    assert (both.wants, both.champions) == ("deal", ())


def exact_level(table: Table) -> None:
    assert level(table, 0, 0).champions == result(table.tied()).winners


def level(table: Table, first: int, second: int) -> Match:
    """Seats 0 and 1 share a round that leads them to the target, and so far over it."""
    points = result(table.tied()).points[0]
    start = int(table.facts["target"]) - points
    return table.tied(table.scored(start + first, start + second))
