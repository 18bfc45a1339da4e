"""Scenes: who is asked to lead, with which double, and the fat spinner that it becomes."""

from __future__ import annotations

from dominoes_desktop.rules.move import Deal
from tests.rules.texts import lay
from tests.rules_pages.lead import heaviest, holder, lead_lot, same_lead, some_deals
from tests.rules_pages.table import Draw, Table, ends, kinds, played, plays, result, to_move


def asked_heaviest(table: Table) -> None:
    for dealing in some_deals(table):
        given = table.led(dealing)[1]
        assert given.asked
        assert given.seat == holder(dealing, heaviest(dealing))


def asked_lot(table: Table) -> None:
    lead_lot(table)


def asked_double(table: Table) -> None:
    """Seat 1 alone holds a double, and the others are asked before, if they are asked."""
    singles = [tile for tile in table.tiles if not tile.double]
    match, given = table.led(table.dealt_from(singles, "15-14", "7-7"))
    assert given.asked
    assert to_move(match) == 1
    assert [str(play.tile) for play in plays(match)] == ["7-7"]


def asked_nobody(table: Table) -> None:
    singles = [tile for tile in table.tiles if not tile.double]
    dealing = table.dealt_from(singles)
    yard = sorted(dealing.boneyard, key=lambda tile: tile.double)
    first = [tile for tile in yard if not tile.double][:1]
    last = [tile for tile in yard if tile.double][:1]
    rest = tuple([tile for tile in yard if tile not in first + last])
    match, given = table.led(Deal(dealing.hands, (*first, *last, *rest)))
    asked = given.seat
    for _ in first:
        assert (to_move(match), kinds(match)) == (asked, {Draw})
        match = played(match, [Draw()])
        asked = (asked + table.way) % table.seats
    assert (to_move(match), kinds(match)) == (asked, {Draw})
    match = played(match, [Draw()])
    assert to_move(match) == asked
    assert [play.tile for play in plays(match)] == last


def asked_winner(table: Table) -> None:
    given = table.led(table.dealt(5), table.out(seat=1, scores=table.far))[1]
    assert given.asked
    assert given.seat == (1 + table.way) % table.seats


def asked_shared(table: Table) -> None:
    before = table.tied(table.far)
    assert result(before).winners == (0, 1)
    assert table.led(table.dealt(5), before)[1].seat == table.way % table.seats


def asked_tie(table: Table) -> None:
    same_lead(table, table.dealt(5), table.tied(table.far))


def asked_rotate(table: Table) -> None:
    given = table.led(table.dealt(5), table.out(seat=1, scores=table.far))[1]
    assert (given.seat, given.why) == ((1 + table.way) % table.seats, "rotate")


def asked_same(table: Table) -> None:
    same_lead(table, table.dealt(5), table.out(seat=1, scores=table.far))


def star(table: Table) -> None:
    assert ends(table.at("9-1", line="9-9")) == [9] * 6
    assert ends(table.scene()) == [7, 8, 9, 9, 9, 9]


def star_alone(table: Table) -> None:
    assert ends(table.at("9-1", line="9-9 9-8 8-8")).count(8) == 1


def six(table: Table) -> None:
    assert ends(table.laid(*table.pictured[:-1])[-1].match).count(9) == 1
    assert ends(table.laid(*table.pictured)[-1].match) == [1, 2, 4, 6, 7, 8]


def fit_or_wild(table: Table) -> None:
    assert [str(play.tile) for play in plays(table.at("6-4 5-5 5-4"))] == ["6-4"]
    wild = table.scene()
    assert {str(play.tile) for play in plays(wild)} == {"5-5", "13-1"}


def wild_open(table: Table) -> None:
    assert ends(played(table.at("5-5 2-1", line="13-13"), [lay("5-5@13-13")])) == [5] + [13] * 5
