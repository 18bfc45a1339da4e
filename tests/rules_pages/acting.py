"""Scenes: numbers that act, spells, doubles that cost a turn."""

from __future__ import annotations

from dominoes_desktop.rules.event import DirectionTurned, OthersDraw, SpellBroken, SpellCast
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match, Step
from dominoes_desktop.rules.umpire import step
from tests.rules.texts import lay, one
from tests.rules_pages.table import (
    Draw,
    Pass,
    Play,
    Table,
    ended,
    hand,
    kinds,
    played,
    plays,
    result,
    to_move,
)


def acting(table: Table) -> None:
    fifteen(table)
    spell(table)
    if table.seats > 2:
        three(table)


def boneyard_acts(table: Table) -> None:
    assert table.says(len(table.dealt(1).boneyard))
    fifteen(table)


# numbers that act


def laying(table: Table, move: str, kept: str = "2-1", line: str = "6-6", yard: str = "") -> Step:
    """Seat 0 lays that tile, and keeps others."""
    held = f"{move.partition('@')[0]} {kept}".strip()
    return step(table.at(held, line=line, drawable=yard), lay(move))


def spare(count: int) -> str:
    """So many tiles for the boneyard that fit neither 6 nor 13, none of them a double."""
    low = [f"{high}-{low}" for high in (5, 4, 3, 2) for low in range(high)]
    high = [f"{high}-{low}" for high in (12, 11, 10) for low in (5, 4, 3, 2, 1, 0)]
    return " ".join([text for text in low + high if text not in ("2-1", "4-2")][:count])


def has(done: Step, kind: type) -> bool:
    return any(isinstance(event, kind) for event in done.events)


def act_open(table: Table) -> None:
    assert not has(laying(table, "15-4@15-6", line="6-15", yard=spare(8)), OthersDraw)
    assert has(laying(table, "6-15@6-6", yard=spare(8)), OthersDraw)


def act_either(table: Table) -> None:
    assert has(laying(table, "15-4@15-6", line="6-15", yard=spare(8)), OthersDraw)
    assert has(laying(table, "6-15@6-6", yard=spare(8)), OthersDraw)


def fifteen(table: Table) -> None:
    done = laying(table, "6-15@6-6", yard=spare(8)).match
    assert done.round is not None
    assert done.round.sizes() == (1,) + (2,) * (table.seats - 1)


def fourteen(table: Table) -> None:
    assert to_move(laying(table, "6-14@6-6", "14-1 2-1").match) == 0
    assert to_move(laying(table, "6-14@6-6", "2-1").match) == table.way % table.seats


def three(table: Table) -> None:
    done = laying(table, "6-3@6-6")
    assert has(done, DirectionTurned)
    assert to_move(done.match) == -table.way % table.seats


def three_two(table: Table) -> None:
    done = laying(table, "6-3@6-6")
    assert not has(done, DirectionTurned)
    assert to_move(done.match) == 1


def act_lead(table: Table) -> None:
    assert has(laying(table, "15-15", line="", yard=spare(8)), OthersDraw)
    assert to_move(laying(table, "14-14", "14-1 2-1", line="").match) == 0
    assert has(laying(table, "13-13", line="", yard=spare(8)), SpellCast)
    assert has(laying(table, "3-3", line=""), DirectionTurned) is (table.seats > 2)


def act_last(table: Table) -> None:
    done = laying(table, "6-15@6-6", kept="", yard=spare(8))
    assert result(done.match).reason == "out"
    assert not has(done, OthersDraw)


def short_yard(table: Table) -> None:
    done = laying(table, "6-15@6-6", yard=spare(1)).match
    assert done.round is not None
    assert sum(done.round.sizes()) == table.seats + 1
    assert done.round.left() == 0


# the spell


def cast(table: Table, other: str, yard: str, kept: str = "2-1") -> Match:
    """Seat 0 has cast a spell with the 13-6, and the next seat holds these tiles."""
    hands = ["" for _ in range(table.seats)]
    hands[0] = f"13-6 {kept}"
    hands[table.way % table.seats] = other
    spares = iter(["6-5", "6-1", "6-0", "6-2", "6-4", "7-6", "8-6", "9-6"])
    held = [text or next(spares) for text in hands]
    return played(table.at(*held, drawable=yard), [lay("6-13@6-6")])


def spell(table: Table) -> None:
    if table.name == "spell":
        assert has(step(table.scene(), lay("6-13@6-6")), SpellCast)
    match = cast(table, "13-5 5-5 9-6 3-2", spare(8))
    assert {str(play.tile) for play in plays(match)} == {"13-5", "5-5"}
    assert {play.host for play in plays(match)} == {one("13-6")}


def spell_cost(table: Table) -> None:
    match = table.scene()
    assert kinds(match) == {Draw}
    assert len(hand(played(match, [Draw()]))) == len(hand(match)) + 2


def drawing_for(table: Table, yard: str) -> tuple[Match, int]:
    """The next seat could not play on the 13, and has drawn; which seat it is."""
    match = cast(table, "9-6 7-1", f"{yard} {spare(8)}")
    victim = to_move(match)
    assert victim is not None
    return played(match, [Draw()]), victim


def spell_waits(table: Table) -> None:
    match, victim = drawing_for(table, "13-1")
    assert to_move(match) == (victim + table.way) % table.seats
    assert one("13-1") in hand(match, victim)
    assert observe(match, 0).due


def spell_may(table: Table) -> None:
    match, victim = drawing_for(table, "13-1")
    assert kinds(match) == {Play, Pass}
    assert {str(play.tile) for play in plays(match)} == {"13-1"}
    passed_on(table, match, victim)


def spell_must(table: Table) -> None:
    match, _ = drawing_for(table, "13-1")
    assert kinds(match) == {Play}
    match, victim = drawing_for(table, "")
    assert kinds(match) == {Pass}
    passed_on(table, match, victim)


def passed_on(table: Table, match: Match, victim: int) -> None:
    match = played(match, [Pass()])
    assert to_move(match) == (victim + table.way) % table.seats
    assert observe(match, 0).due


def spell_caster(table: Table) -> None:
    match = cast(table, "9-6 7-1", spare(28))
    for _ in range(table.seats - 1):
        victim = to_move(match)
        match = played(match, [Draw()])
        if to_move(match) == victim and table.seats > 1:
            match = played(match, [Pass()])
    assert to_move(match) == 0
    assert observe(match, 0).boneyard > 0
    assert kinds(match) == {Pass}


def spell_broken(table: Table) -> None:
    match = table.scene()
    assert {str(play.tile) for play in plays(match)} == {"13-5", "5-5"}
    assert observe(played(match, plays(match)[:1]), 0).due == ()
    match = cast(table, "15-13 9-1", spare(8))
    done = step(match, lay("13-15@13-6"))
    assert has(done, SpellBroken)
    assert has(done, OthersDraw)
    assert observe(done.match, 0).due == ()


def spell_again(table: Table) -> None:
    match = cast(table, "13-13 9-1", spare(8))
    done = step(match, lay("13-13@13-6"))
    assert has(done, SpellBroken)
    assert has(done, SpellCast)
    assert {end.host for end in observe(done.match, 0).due} == {one("13-13")}


def spell_blocked(table: Table) -> None:
    match = cast(table, "9-6 7-1", "")
    assert result(match).reason == "blocked"


def spell_lapse(table: Table) -> None:
    match = cast(table, "9-6 7-1", "")
    assert not ended(match)
    assert observe(match, 0).due == ()
    assert {str(play.tile) for play in plays(match)} == {"9-6"}


# doubles


def after_double(table: Table) -> int | None:
    """Whose turn it is after seat 0 has laid a double."""
    return to_move(laying(table, "6-6@9-6", line="9-9 9-6").match)


def ending_plain(table: Table) -> int | None:
    """Whose turn it is after a double and another tile in the same turn."""
    match = table.at("14-14 9-1 2-1", line="9-9 9-14")
    return to_move(played(match, [lay("14-14@14-9"), lay("9-1@9-9")]))


def skip_last(table: Table) -> None:
    assert after_double(table) == 2 * table.way % table.seats
    assert ending_plain(table) == table.way % table.seats


def skip_every(table: Table) -> None:
    assert after_double(table) == 2 * table.way % table.seats
    assert ending_plain(table) == 2 * table.way % table.seats
    match = table.at("14-14 7-7 7-1", line="14-7")
    twice = played(match, [lay("14-14@14-7"), lay("7-7@14-7")])
    assert to_move(twice) == 2 * table.way % table.seats


def skip_not(table: Table) -> None:
    assert to_move(laying(table, "9-9", "9-1", line="").match) == table.way % table.seats
    match = cast(table, "13-13 9-1", spare(8))
    after = played(match, [lay("13-13@13-6")])
    assert to_move(after) == 2 * table.way % table.seats
