"""Scenes: who leads a round, and with which tile."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dominoes_desktop.rules.move import Deal
from dominoes_desktop.rules.reason import BadDeal
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile
from dominoes_desktop.rules.umpire import leaders, new_match, step
from tests.rules_pages.table import (
    LEVEL,
    Draw,
    Table,
    hand,
    played,
    plays,
    refused,
    result,
    to_move,
)


def leading(table: Table) -> None:
    match, given = table.led(table.dealt(1))
    if not given.asked:
        assert to_move(match) == given.seat
    while not plays(match):
        match = played(match, [Draw()])
    first = plays(match)[0]
    assert first.host is None
    after = played(match, [first]).round
    assert after is not None
    assert [laid.tile for laid in after.line()] == [first.tile]


def lead_lot(table: Table) -> None:
    match = step(new_match(table.ruleset, table.seats), table.dealt(1)).match
    assert match.wants == "lead"
    assert leaders(match) == tuple(range(table.seats))


def lead_highest(table: Table) -> None:
    for dealing in some_deals(table):
        doubles = [tile for hand in dealing.hands for tile in hand if tile.high == tile.low]
        if doubles:
            assert table.led(dealing)[1].seat == holder(dealing, max(doubles))


def lead_heaviest(table: Table) -> None:
    for dealing in some_deals(table):
        assert table.led(dealing)[1].seat == holder(dealing, heaviest(dealing))


def lead_holder(table: Table) -> None:
    assert str(table.facts["holder"]) in table.text
    dealing = table.dealt_from(table.tiles, *["5-0"], str(table.facts["holder"]))
    if table.facts["holder"] == "5-0":
        dealing = table.dealt_from(table.tiles, "5-0")
    match, given = table.led(dealing)
    assert str(table.facts["holder"]) in [str(tile) for tile in hand(match, given.seat)]


def lead_that(table: Table) -> None:
    match, given = table.led(table.dealt(1))
    assert [play.tile for play in plays(match)] == [given.tile]


def lead_any(table: Table) -> None:
    match, given = table.led(table.dealt(1))
    assert [play.tile for play in plays(match)] == list(hand(match, given.seat))


def none_redeal(table: Table) -> None:
    assert refused(start(table), without_doubles(table)) == BadDeal("no_double")


def none_heaviest(table: Table) -> None:
    by_weight(table, without_doubles(table))


def none_highest(table: Table) -> None:
    by_halves(table, without_doubles(table))


def holder_highest(table: Table) -> None:
    by_halves(table, without_holder(table))


def higher(table: Table) -> None:
    """6-0 is higher than 5-4, and 6-1 than 6-0."""
    few = [tile for tile in table.tiles if not tile.double and tile.high < 6]
    few = [tile for tile in few if str(tile) != table.facts["holder"]]
    if len(few) >= table.ruleset.hand_size(table.seats) * table.seats:
        for firsts, leader in ((("5-4", "6-0"), 1), (("6-1", "6-0"), 0)):
            if table.facts["holder"] not in firsts:
                given = table.led(table.dealt_from(few, *firsts))[1]
                assert (given.seat, given.why) == (leader, "highest")


def holder_redeal(table: Table) -> None:
    assert refused(start(table), without_holder(table)) == BadDeal("no_double")


def holder_heaviest(table: Table) -> None:
    by_weight(table, without_holder(table))


def heavier(table: Table) -> None:
    """6-3 and 5-4 have equally many pips, and the 6 is larger than the 5."""
    missing = str(table.facts["missing"])
    few = sorted(table.tiles, key=weight)
    if missing == "double":
        few = [tile for tile in few if tile.high != tile.low]
    few = [tile for tile in few if str(tile) != table.facts["holder"]]
    dealing = table.dealt_from(few, "5-4", "6-3")
    if str(table.facts["holder"]) in ("5-4", "6-3"):
        dealing = table.dealt_from(few)
    by_weight(table, dealing, must=False)


def later_same(table: Table) -> None:
    dealing = table.dealt(5)
    for before in (table.out(seat=1, scores=table.far), table.tied(table.far)):
        if before.wants == "deal":
            same_lead(table, dealing, before)


def later_winner(table: Table) -> None:
    match, given = table.led(table.dealt(5), table.out(seat=1, scores=table.far))
    assert (given.seat, given.why) == (1, "winner")
    assert [play.tile for play in plays(match)] == list(hand(match, 1))


def later_nobody(table: Table) -> None:
    before = table.tied(table.far)
    assert result(before).winners == ()
    same_lead(table, table.dealt(5), before)


def later_shared(table: Table) -> None:
    before = table.tied(table.far, 1 if table.seats > 2 else 0)
    winners = result(before).winners
    assert len(winners) > 1
    assert table.led(table.dealt(5), before)[1].seat == min(winners)


def later_out(table: Table) -> None:
    later_winner(table)


def later_blocked(table: Table) -> None:
    before = table.blocked(*LEVEL[1:], "3-1", scores=table.far)
    assert result(before).winners
    same_lead(table, table.dealt(5), before)


def later_side(table: Table) -> None:
    later_winner(table)


def later_side_blocked(table: Table) -> None:
    before = table.blocked("6-5", "3-1", "6-4", "2-2", scores=table.far)
    assert result(before).winners == (1, 3)
    match, given = table.led(table.dealt(5), before)
    assert given.seat == 1
    assert [play.tile for play in plays(match)] == list(hand(match, 1))


def later_chosen(table: Table) -> None:
    before = table.out(seat=1, scores=table.far)
    asked = step(before, table.dealt(5)).match
    assert (asked.wants, leaders(asked)) == ("lead", (1, 3))
    match, given = table.led(table.dealt(5), before)
    assert given.why == "choice"
    assert [play.tile for play in plays(match)] == list(hand(match, given.seat))


def later_chosen_nobody(table: Table) -> None:
    way = 1 if table.ruleset.direction == "clockwise" else -1
    before = table.tied(table.far)
    assert result(before).winners == ()
    assert table.led(table.dealt(5), before)[1].seat == way % table.seats


def later_rotate(table: Table) -> None:
    step_on = 1 if table.ruleset.direction == "clockwise" else -1
    before = table.out(seat=1, scores=table.far)
    match, given = table.led(table.dealt(5), before)
    assert (given.seat, given.why) == ((1 + step_on) % table.seats, "rotate")
    assert [play.tile for play in plays(match)] == list(hand(match, given.seat))


def start(table: Table) -> Match:
    return new_match(table.ruleset, table.seats)


def some_deals(table: Table) -> Iterator[Deal]:
    yield from [table.dealt(seed) for seed in range(4)]


def holder(dealing: Deal, tile: Tile) -> int:
    return next(seat for seat, hand in enumerate(dealing.hands) if tile in hand)


def weight(tile: Tile) -> tuple[int, int]:
    return tile.high + tile.low, tile.high


def heaviest(dealing: Deal) -> Tile:
    return max([tile for hand in dealing.hands for tile in hand], key=weight)


def without_doubles(table: Table) -> Deal:
    return shuffled(table, [tile for tile in table.tiles if tile.high != tile.low])


def without_holder(table: Table) -> Deal:
    return shuffled(table, [tile for tile in table.tiles if str(tile) != table.facts["holder"]])


def shuffled(table: Table, pool: list[Tile]) -> Deal:
    Random(3).shuffle(pool)
    return table.dealt_from(pool)


def by_weight(table: Table, dealing: Deal, must: bool = True) -> None:
    match, given = table.led(dealing)
    assert (given.seat, given.why) == (holder(dealing, heaviest(dealing)), "heaviest")
    laid = [play.tile for play in plays(match)]
    if must and "with that tile" in table.text:
        assert laid == [heaviest(dealing)]
    elif must:
        assert laid == list(hand(match, given.seat))


def by_halves(table: Table, dealing: Deal) -> None:
    match, given = table.led(dealing)
    highest = max([tile for hand in dealing.hands for tile in hand], key=lambda t: (t.high, t.low))
    assert (given.seat, given.why) == (holder(dealing, highest), "highest")
    laid = [play.tile for play in plays(match)]
    alone = "with that tile" in table.text
    assert laid == ([highest] if alone else list(hand(match, given.seat)))


def same_lead(table: Table, dealing: Deal, before: Match) -> None:
    """The same deal as the first round of a match has the same lead."""
    first, again = step(start(table), dealing).match, step(before, dealing).match
    assert first.wants == again.wants
    assert leaders(first) == leaders(again)
    assert table.led(dealing)[1] == table.led(dealing, before)[1]
