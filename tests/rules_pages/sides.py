"""Scenes: what two against two changes at a round's end. Seats 0 and 2 are one side, 1 and 3."""

from __future__ import annotations

from tests.rules.texts import lay
from tests.rules_pages.table import LEVEL_SIDES, Pass, Table, hand, pips, played, result

OTHERS = ("6-5 3-1", "5-4", "2-2 2-1")
"""What the others hold when seat 0 goes out, its partner in the middle."""
FEWER = ("3-1 1-1", "5-5", "2-2 6-1", "6-5 4-3")
"""The first side has fewer pips, 17 against 28; the second has fewer tiles, 3 against 4."""
LOWEST = ("3-1", "5-1", "6-6 5-5", "6-2")
"""Seat 0 has the lowest hand, but the second side fewer pips, 14 against 26, and fewer tiles."""


def partners(table: Table) -> None:
    assert table.sides == ((0, 2), (1, 3))
    points = result(table.out(*OTHERS)).points
    assert (points[0], points[1]) == (points[2], points[3])


def silent(table: Table) -> None:
    match = table.at("6-4 2-1")
    before = match.round.sizes()[0] if match.round else 0
    assert len(hand(played(match, [lay("6-4@6-6")]))) == before - 1


def side_out_opponents(table: Table) -> None:
    points = table.rounded(pips(OTHERS[0], OTHERS[2]))
    assert result(table.out(*OTHERS)).points == (points, 0, points, 0)


def side_out_all(table: Table) -> None:
    points = table.rounded(pips(*OTHERS))
    assert result(table.out(*OTHERS)).points == (points, 0, points, 0)


def side_out_wins(table: Table) -> None:
    assert result(table.out(*OTHERS)).winners == (0, 2)
    assert result(table.out(*OTHERS)).points == (1, 0, 1, 0)


def side_pips(table: Table) -> None:
    assert result(table.blocked(*FEWER)).winners == (0, 2)
    assert result(table.blocked(*LOWEST)).winners == (1, 3)


def side_tiles(table: Table) -> None:
    assert result(table.blocked(*FEWER)).winners == (1, 3)


def side_individual(table: Table) -> None:
    assert result(table.blocked(*LOWEST)).winners == (0, 2)


def blocked_for(table: Table) -> tuple[int, int, tuple[int, int]]:
    """The points of a blocked round's winners, their own pips, and each opponent's."""
    done = result(table.blocked(*FEWER))
    left = [pips(text) for text in FEWER]
    one, two = done.winners
    other, another = [seat for seat in range(4) if seat not in done.winners]
    assert done.points[one] == done.points[two]
    assert done.points[other] == done.points[another] == 0
    return done.points[one], left[one] + left[two], (left[other], left[another])


def side_opponents(table: Table) -> None:
    points, _, others = blocked_for(table)
    assert points == table.rounded(sum(others))


def side_minus(table: Table) -> None:
    points, own, others = blocked_for(table)
    assert points == table.rounded(max(0, sum(others) - own))


def side_pairwise(table: Table) -> None:
    points, own, others = blocked_for(table)
    assert points == table.rounded(max(0, sum([other - own for other in others])))


def side_all(table: Table) -> None:
    points, own, others = blocked_for(table)
    assert points == table.rounded(sum(others) + own)


def side_wins(table: Table) -> None:
    assert blocked_for(table)[0] == 1


def side_least(table: Table) -> None:
    """12 and 4 pips on one side, 11 and 7 on the other, which has more tiles."""
    done = result(table.blocked("6-6", "6-5", "3-1", "3-2 1-1"))
    assert done.winners == (0, 2)
    assert done.points == (0, 0, 0, 0)


def side_minus_least(table: Table) -> None:
    """The side with the lowest hand, and with fewer tiles, has 14 pips against 10."""
    done = result(table.blocked("2-1", "2-2 1-1", "6-5", "3-1"))
    assert done.winners == (0, 2)
    assert done.points == (0, 0, 0, 0)


def side_tie_none(table: Table) -> None:
    done = result(table.tied())
    assert (done.winners, done.points, done.replayed) == ((), (0, 0, 0, 0), False)


def side_tie_shared(table: Table) -> None:
    done = result(table.tied())
    assert done.winners == (0, 1, 2, 3)
    assert (min(done.points) > 0) is (table.facts["level"] == "yes")


def side_tie_fewest(table: Table) -> None:
    """Both hold three tiles."""
    assert result(table.blocked("5-1", *LEVEL_SIDES[1:])).winners == (1, 3)
    side_tie_shared(table)


def side_tie_leader(table: Table) -> None:
    """Seat 1 leads the round that the next seat closes."""
    winners, closer = led_and_closed(table)
    assert winners == (1, 3)
    assert closer not in winners


def side_tie_closer(table: Table) -> None:
    winners, closer = led_and_closed(table)
    assert closer in winners


def side_tie_not_closer(table: Table) -> None:
    winners, closer = led_and_closed(table)
    assert winners
    assert closer not in winners


def side_tie_replay(table: Table) -> None:
    match = table.tied(table.far)
    assert (result(match).winners, result(match).points) == ((), (0, 0, 0, 0))
    assert (match.wants, match.scores, match.before) == ("deal", table.far, table.at().before)


def led_and_closed(table: Table) -> tuple[tuple[int, ...], int]:
    """Who won a level round that one side led and the other closed, and who closed it."""
    way = 1 if table.ruleset.direction == "clockwise" else -1
    led, closed = 1, (1 + way) % 4
    hands = list(LEVEL_SIDES)
    hands[closed] += " 6-6"
    match = table.at(*hands, line="0-0 0-6", seat=led)
    match = played(match, [Pass(), lay("6-6@6-0")])
    return result(match).winners, closed
